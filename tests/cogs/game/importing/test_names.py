"""`/game import`: who of the server the names of a log are."""

import json
from pathlib import Path

import pytest

import bot
from cogs.host.config import Config
from core.logs import NO_NAME
from db import Confirmation, PlayerRef
from tests.support.imports import CANCEL, CONFIRM, FOUR, bring, choose, lines, lists, preview
from tests.support.limits import walk
from tests.support.members import ref
from tests.support.reading import text
from tests.support.table import Past, Table, said


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


async def test_unknown_names_are_asked_for_and_known_from_then_on(table: Table, settings: Config, oracle: Path) -> None:
    """Real logs, whose players are all called P0 to P3."""
    one, two = [(oracle / "mjlog" / f"G000{number}.xml").read_bytes() for number in (22, 31)]
    result = await bring(table, one, who=table.olga, name="2024022918gm-0009-0000-abcdef12.xml")
    message = preview(result)
    assert "**Who is who?** Choose below; whoever is not chosen becomes a new guest." in lines(message)
    assert {f"P{at}: a new guest so far" for at in range(4)} < set(lines(message))
    assert "becomes a guest" not in text(message)
    assert list(lists(message)) == [f"P{at} is this member…" for at in range(4)]

    await choose(table.olga, message, "P0", table.bea)
    assert "P0: **Bea**" in lines(message)
    await table.club.env.restart_bot(bot.build(settings))
    await choose(table.olga, message, "P1", table.ann)
    assert {"P0: **Bea**", "P1: **Ann**", "P2: a new guest so far"} < set(lines(message))
    # A second choice takes the place of the first, and nobody of it.
    await choose(table.olga, message, "P0", table.chi)
    await choose(table.olga, message, "P1")
    assert {"P0: **Chi**", "P1: a new guest so far"} < set(lines(message))
    await choose(table.olga, message, "P1", table.ann)

    recorded = await table.olga.click(message, label=CONFIRM)
    assert said(recorded) == (
        "From now on P0 in Tenhou logs is Chi. /player unlink undoes this.\n"
        "From now on P1 in Tenhou logs is Ann. /player unlink undoes this."
    )
    assert lists(message) == {}
    (game,) = await table.house.store.games.recent(table.house.guild)
    assert [seat.player.name for seat in game.seats] == ["Chi", "Ann", "P2", "P3"]
    log = await table.house.store.games.log(table.house.guild, game.id)
    assert log is not None
    assert log.reference == "2024022918gm-0009-0000-abcdef12"

    again = preview(await bring(table, two, who=table.bea, name="x.xml"))
    assert lists(again) == {}
    assert {line.split(" · ")[0].split(" ", 1)[1] for line in lines(again) if line.startswith("**")} == {
        f"{name}**" for name in ("Chi", "Ann", "P2", "P3")
    }


async def test_a_member_who_is_called_as_in_the_log_gets_no_number(table: Table) -> None:
    log = json.loads(FOUR)
    log["name"][:2] = ["Ann", "Bea"]
    message = preview(await bring(table, json.dumps(log, ensure_ascii=False).encode()))
    await choose(table.ann, message, "Ann", table.ann)
    # Whoever is called Bea in the log is somebody else, and Chi is Bea.
    await choose(table.ann, message, "Chie", table.bea)
    draft = await table.house.store.games.get(table.house.guild, 1)
    assert [seat.player.name for seat in draft.seats] == ["Ann", "Bea", "Bea 2", "Dan"]
    assert [seat.player.user_id for seat in draft.seats] == [table.ann.id, None, table.bea.id, None]
    await choose(table.ann, message, "Ann")
    draft = await table.house.store.games.get(table.house.guild, 1)
    assert (draft.seats[0].player.name, draft.seats[0].player.user_id) == ("Ann 2", None)
    await choose(table.ann, message, "Ann", table.ann)
    assert "Ann: **Ann**" in lines(message)


async def test_guests_who_are_there_can_be_chosen_too(table: Table) -> None:
    await table.recorded(north="Gus")
    message = preview(await bring(table, who=table.olga))
    assert [option["label"] for option in lists(message)["Dan is this guest…"]["options"]] == [
        "Dan is a new guest",
        "Gus",
    ]
    (gus,) = await table.house.store.players.guests(table.house.guild)
    await choose(table.olga, message, "Dan", str(gus.id), kind="guest")
    assert "Dan: **Gus**" in lines(message)
    # Gus sits down once, so nobody else can be him any more.
    assert [name for name in lists(message) if "guest" in name] == ["Dan is this guest…"]
    await choose(table.olga, message, "Dan", "0", kind="guest")
    assert "Dan: a new guest so far" in lines(message)
    await choose(table.olga, message, "Dan", str(gus.id), kind="guest")
    assert "From now on Dan in Tenhou logs is Gus" in said(await table.olga.click(message, label=CONFIRM))


async def test_nobody_is_seated_twice(table: Table) -> None:
    message = preview(await bring(table))
    await choose(table.ann, message, "Aoi", table.bea)
    before = text(message)
    assert said(await choose(table.ann, message, "Ben", table.bea)) == "Bea has two seats. Each player sits once."
    assert text(message) == before


async def test_edit_keeps_what_is_asked(table: Table) -> None:
    message = preview(await bring(table))
    await choose(table.ann, message, "Aoi", table.bea)
    modal = await table.ann.click(message, label="Edit")
    await table.ann.submit_modal(
        modal, {"players": "Bea\nWim\nChie\nDan", "scores": "30800 26300 27700 15200", "comment": "at home"}
    )
    assert {"Aoi: **Bea**", "Ben: a new guest so far", "“at home”"} < set(lines(message))
    assert list(lists(message)) == [f"{name} is this member…" for name in ("Aoi", "Ben", "Chie", "Dan")]
    (_, second, *_) = (await table.house.store.games.get(table.house.guild, 1)).seats
    assert second.player.name == "Wim"


async def test_a_name_that_nobody_can_see_is_no_name(table: Table) -> None:
    log = json.loads(FOUR)
    log["name"][0] = "\u200b\u2060"
    message = preview(await bring(table, json.dumps(log).encode()))
    (draft,) = [await table.house.store.games.get(table.house.guild, 1)]
    assert draft.seats[0].player.name == NO_NAME
    assert f"{NO_NAME}: a new guest so far" in lines(message)


async def test_who_is_no_organiser_can_have_only_their_own_name_remembered(table: Table) -> None:
    message = preview(await bring(table))
    await choose(table.ann, message, "Aoi", table.ann)
    await choose(table.ann, message, "Ben", table.bea)
    assert said(await table.ann.click(message, label=CONFIRM)) == (
        "From now on Aoi in Tenhou logs is Ann. /player unlink undoes this.\n"
        "To remember that Ben is Bea, Bea or an organiser can use /player link."
    )
    known = await table.house.store.players.known_as(table.house.guild, "tenhou", ["Aoi", "Ben", "Chie"])
    assert {name: player.name for name, player in known.items()} == {"Aoi": "Ann"}


async def test_a_name_that_was_linked_meanwhile_stays_with_whom_it_was_linked_to(table: Table) -> None:
    message = preview(await bring(table, who=table.olga))
    await choose(table.olga, message, "Aoi", table.bea)
    await table.house.store.players.link(table.house.deed(), ref(table.chi), service="tenhou", name="AOI")
    told = said(await table.olga.click(message, label=CONFIRM))
    assert told == "To remember that Aoi is Bea, Bea or an organiser can use /player link."


async def test_only_who_imported_it_or_an_organiser_says_who_is_who(table: Table) -> None:
    message = preview(await bring(table))
    told = said(await choose(table.bea, message, "Aoi", table.bea))
    assert told.startswith("This game is not saved yet. Only the person who entered it or an organiser")
    await choose(table.olga, message, "Aoi", table.bea)
    assert "Aoi: **Bea**" in lines(message)


async def test_a_list_under_a_game_that_has_been_recorded_says_so(table: Table) -> None:
    message = preview(await bring(table))
    past = Past(message)
    await table.ann.click(message, label=CONFIRM)
    told = said(await past.name(table.ann, table.bea))
    assert told == "Game 1 is already confirmed."


async def test_names_that_say_nothing_are_guests_of_their_own_every_time(table: Table) -> None:
    nameless = json.loads(FOUR)
    nameless["name"] = ["NoName", "", "NoName", "Bea"]
    await table.recorded(north="NoName")
    message = preview(await bring(table, json.dumps(nameless).encode(), who=table.olga))
    draft = await table.house.store.games.get(table.house.guild, 2)
    assert [seat.player.name for seat in draft.seats] == ["NoName 2", "NoName 3", "NoName 4", "Bea"]
    assert "NoName is this member…" in lists(message)
    menus = [part["custom_id"] for part in walk(message.components) if "placeholder" in part]
    await table.olga.select(message, [table.chi], custom_id=menus[0])
    await table.olga.select(message, [], custom_id=menus[0])
    await table.olga.select(message, [table.chi], custom_id=menus[0])
    result = await table.olga.click(message, label=CONFIRM)
    assert not result.followups


async def test_two_names_of_one_player_are_not_seated_twice(table: Table) -> None:
    players = table.house.store.players
    for name in ("Aoi", "Ben"):
        await players.link(table.house.deed(), ref(table.bea), service="tenhou", name=name)
    await players.link(table.house.deed(), ref(table.chi), service="tenhou", name="Dan")
    log = json.loads(FOUR)
    # Chi is somebody else here: the player of that name sits at the table as Dan.
    log["name"][2] = "CHI"
    message = preview(await bring(table, json.dumps(log).encode()))
    draft = await table.house.store.games.get(table.house.guild, 1)
    assert [seat.player.name for seat in draft.seats] == ["Bea", "Ben", "CHI 2", "Chi"]
    assert list(lists(message)) == ["Ben is this member…", "CHI is this member…"]


async def test_the_longest_names_and_all_guests_fit(table: Table) -> None:
    guests = [f"{'*_~`|'[at % 5]}{'_' * 61}{at:02}" for at in range(28)]
    for at in range(0, 28, 4):
        await table.house.record(tuple(PlayerRef(name) for name in guests[at : at + 4]), (40000, 30000, 20000, 10000))
    log = json.loads(FOUR)
    log["name"] = [f"{'*' * 63}{at}" for at in range(4)]
    # Everything there can be to say is said as well.
    data = json.dumps(log, ensure_ascii=False).replace("27600", "27700").replace("30800", "99900").encode()
    message = preview(await bring(table, data, who=table.olga))
    menus = [part for part in walk(message.components) if "placeholder" in part]
    assert len(menus) == 8
    assert len(menus[1]["options"]) == 25
    for menu, guest in zip(menus[1::2], menus[1]["options"][1:], strict=False):
        await table.olga.select(message, [guest["value"]], custom_id=menu["custom_id"])
    await table.olga.click(message, label=CANCEL)
    assert lines(message)[0] == "# Dropped; nothing was saved"
    assert lists(message) == {}


async def test_nobody_in_a_log_is_a_bot(table: Table) -> None:
    carl = table.club.env.guild.add_member(table.club.env.create_user("Carl", bot=True))
    message = preview(await bring(table, who=table.olga))
    before = lines(message)
    assert said(await choose(table.olga, message, "Aoi", carl)).startswith("Carl is a bot, and bots do not play.")
    assert lines(message) == before
