"""`/game import`: logs and result lines become games, with names that nobody knows, and files of every kind."""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.results import InteractionResult, ResponseMessage

import bot
from cogs.game.log_game import read_game
from cogs.host.config import Config
from core.logs import read_log
from core.rules import load_preset
from db.errors import GameUnknown
from db.store import Confirmation, GameStatus, PlayerRef
from tests.support.cases import DATA
from tests.support.limits import walk
from tests.support.members import ref
from tests.support.reading import buttons, text
from tests.support.table import Past, Table, said

FOUR = (DATA / "logs" / "four.json").read_bytes()
WINS = (DATA / "logs" / "wins.xml").read_bytes()
CONFIRM, CANCEL = "Confirm", "Cancel"
LINE = "Aoi(+61.0) Ben(+15.0) Chie(-26.0) Dan(-50.0)"


@pytest.fixture(autouse=True)
async def _league(table: Table) -> None:
    await table.house.create("Thursdays", Confirmation.NONE)


async def bring(
    table: Table, data: bytes = FOUR, *, who: simcord.MemberActor | None = None, name: str = "log.json", **options: str
) -> InteractionResult:
    """Let somebody, Ann unless said, import a file."""
    return await table.use(who or table.ann, "import", log=(name, data), **options)


async def paste(table: Table, typed: str) -> InteractionResult:
    """Let Ann import what she pasted."""
    return await table.use(table.ann, "import", text=typed)


def preview(result: InteractionResult) -> ResponseMessage:
    """The card of the game, which everybody sees."""
    assert result.followups, result
    assert not result.followups[0].ephemeral
    return result.followups[0]


def report(result: InteractionResult) -> str:
    """What is said beside the game."""
    (_, told) = result.followups
    assert not told.ephemeral
    return text(told)


def lines(message: ResponseMessage) -> list[str]:
    return text(message).splitlines()


def lists(message: ResponseMessage) -> dict[str, dict[str, Any]]:
    """The lists of a card by their placeholder."""
    return {part["placeholder"]: part for part in walk(message.components) if "placeholder" in part}


def list_id(message: ResponseMessage, placeholder: str) -> str:
    return str(lists(message)[placeholder]["custom_id"])


async def choose(
    who: simcord.MemberActor,
    message: ResponseMessage,
    name: str,
    *values: simcord.MemberActor | str,
    kind: str = "member",
) -> InteractionResult:
    """Say which member, or guest, somebody of the log is."""
    return await who.select(message, values, custom_id=list_id(message, f"{name} is this {kind}…"))


# --- a log becomes a game


async def test_a_log_becomes_a_game_settled_by_the_leagues_rules(table: Table) -> None:
    """30800 27700 26300 15200 under the F league.

    31 - 30 + 30 + 20 = +51, 28 - 30 + 10 = +8, 26 - 30 - 10 = -14, 15 - 30 - 30 = -45; the log has uma 20-10.
    """
    result = await bring(table)
    message = preview(result)
    assert lines(message)[:10] == [
        "# Not saved yet",
        "-# Thursdays · F league",
        "**1. Aoi** · East · 30800 · **+51.0**",
        "-# 31000 − 30000 = +1.0 · uma +30.0 · oka +20.0 · (+1 F)",
        "**2. Chie** · West · 27700 · **+8.0**",
        "-# 28000 − 30000 = −2.0 · uma +10.0",
        "**3. Ben** · South · 26300 · **−14.0**",
        "-# 26000 − 30000 = −4.0 · uma −10.0",
        "**4. Dan** · North · 15200 · **−45.0**",
        "-# 15000 − 30000 = −15.0 · uma −30.0 · (+1 F)",
    ]
    assert list(buttons(message)) == [CONFIRM, "Edit", "F-points", "Chombo", CANCEL]
    told = report(result)
    assert "**The result there is another one:**\nAoi +41.0, here +51.0\nDan −35.0, here −45.0" in told
    # Ben wins before his first draw, which is a yakuman here, and the game is over after East.
    assert "**By these rules of the league the game would have gone otherwise:** Renhou, Length of the game." in told
    assert told.endswith("\n-# 20 more rules are others there, but made no difference in this game.")
    await table.ann.click(message, label=CONFIRM)
    (game,) = await table.house.store.games.recent(table.house.guild)
    log = await table.house.store.games.log(table.house.guild, game.id)
    assert log is not None
    assert (log.source, log.names, log.start) == ("tenhou", ("Aoi", "Ben", "Chie", "Dan"), None)
    assert log.rules is not None
    assert log.rules.name == "tenhou"


async def test_fpoints_are_counted_from_the_hands(table: Table, oracle: Path) -> None:
    """Each deal-in of the log is one; the game is compared with the hands that its own payments tell."""
    data = (oracle / "mjlog" / "G00022.xml").read_bytes()
    rules = load_preset("f-league")
    read = read_game(data, rules)
    message = preview(await bring(table, data, name="x.xml"))
    draft = await table.house.store.games.get(table.house.guild, 1)
    counts = [0] * 4
    for kyoku in read.record.kyokus:
        if not kyoku.wins:
            continue
        first = kyoku.wins[0]
        if first.discarder is not None:
            counts[first.discarder] += {1: rules.fpoint_deal_in, 2: rules.fpoint_double_ron}[len(kyoku.wins)]
        elif any(each.yaku == "ippatsu" for each in first.yaku or ()):
            counts[first.winner] += rules.fpoint_ippatsu_tsumo
    assert [seat.fpoints for seat in draft.seats] == counts
    assert any(counts)
    assert "F)" in text(message)


async def test_the_same_log_is_refused_twice_in_either_form_of_its_file(table: Table) -> None:
    first, second = preview(await bring(table)), preview(await bring(table, gzip.compress(FOUR), name="x.json.gz"))
    await table.ann.click(first, label=CONFIRM)
    assert said(await table.ann.click(second, label=CONFIRM)) == "This log has been imported before: it is game 1."
    other_names = FOUR.replace(b'"Aoi"', b'"Xaver"')
    for data in (FOUR, other_names):
        assert said(await bring(table, data)) == "This log has been imported before: it is game 1."
    assert len(await table.house.store.games.recent(table.house.guild)) == 1


async def test_a_log_that_is_taken_back_may_come_again(table: Table) -> None:
    message = preview(await bring(table))
    await table.ann.click(message, label=CONFIRM)
    game = (await table.house.store.games.recent(table.house.guild))[0]
    await table.house.store.games.undo(table.house.deed(), game.id)
    await table.ann.click(preview(await bring(table)), label=CONFIRM)
    assert lines(preview(await bring(table, WINS, name="wins.mjlog")))[0] == "# Not saved yet"
    assert (await table.house.store.games.recent(table.house.guild))[0].number == 2


# --- who is who


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
        "P0 is Chi from now on whenever a Tenhou log is imported. /player unlink takes it back.\n"
        "P1 is Ann from now on whenever a Tenhou log is imported. /player unlink takes it back."
    )
    assert lists(message) == {}
    (game,) = await table.house.store.games.recent(table.house.guild)
    assert [seat.player.name for seat in game.seats] == ["Chi", "Ann", "P2", "P3"]
    log = await table.house.store.games.log(table.house.guild, game.id)
    assert log is not None
    assert log.reference == "2024022918gm-0009-0000-abcdef12"

    again = preview(await bring(table, two, who=table.bea, name="x.xml"))
    assert lists(again) == {}
    assert {line.split(" · ")[0].split(". ")[1] for line in lines(again) if line.startswith("**")} == {
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
    assert "Dan is Gus from now on" in said(await table.olga.click(message, label=CONFIRM))


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


async def test_who_is_no_organiser_can_have_only_their_own_name_remembered(table: Table) -> None:
    message = preview(await bring(table))
    await choose(table.ann, message, "Aoi", table.ann)
    await choose(table.ann, message, "Ben", table.bea)
    assert said(await table.ann.click(message, label=CONFIRM)) == (
        "Aoi is Ann from now on whenever a Tenhou log is imported. /player unlink takes it back.\n"
        "Bea or an organiser can have it remembered that Ben is Bea: /player link"
    )
    known = await table.house.store.players.known_as(table.house.guild, "tenhou", ["Aoi", "Ben", "Chie"])
    assert {name: player.name for name, player in known.items()} == {"Aoi": "Ann"}


async def test_a_name_that_was_linked_meanwhile_stays_with_whom_it_was_linked_to(table: Table) -> None:
    message = preview(await bring(table, who=table.olga))
    await choose(table.olga, message, "Aoi", table.bea)
    await table.house.store.players.link(table.house.deed(), ref(table.chi), service="tenhou", name="AOI")
    told = said(await table.olga.click(message, label=CONFIRM))
    assert told == "Bea or an organiser can have it remembered that Aoi is Bea: /player link"


async def test_only_who_imported_it_or_an_organiser_says_who_is_who(table: Table) -> None:
    message = preview(await bring(table))
    told = said(await choose(table.bea, message, "Aoi", table.bea))
    assert told.startswith("This is not saved yet: only whoever typed it, or an organiser")
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


# --- what is said about a log


async def test_each_disagreement_is_said_and_the_rest_is_counted(table: Table) -> None:
    wrong = FOUR.decode().replace("40符2飜2600点", "30符2飜2600点").replace("30800,41.0", "30900,41.0")
    result = await bring(table, wrong.encode())
    told = report(result)
    assert told.splitlines()[:4] == [
        "## About this import",
        "**2 things in the log do not follow from its own rules:**",
        "- East 1, 0 honba: South: fu: log says 30, the rules give 40",
        "- the game: Aoi: final points: log says 30900, the rules give 30800",
    ]
    # What the log states is what the players saw, so it is what is settled, and it does not add up.
    assert "**The points make 100100: 100 more than 100000.** Edit corrects them." in text(preview(result))


async def test_more_disagreements_than_there_is_room_for_are_counted(table: Table, oracle: Path) -> None:
    """A real log of many hands whose wins all claim another worth."""
    files = sorted((oracle / "mjlog").glob("*.xml"), key=lambda file: -file.read_bytes().count(b"<AGARI"))
    file = next(file for file in files if len(read_log(file.read_bytes()).names) == 4)
    wrong = file.read_text(encoding="utf-8")
    wrong = re.sub(r'(<AGARI[^>]*? ten="\d+),(\d+),', lambda match: f"{match[1]},{int(match[2]) + 100},", wrong)
    told = report(await bring(table, wrong.encode(), name="x.xml")).splitlines()
    heading = re.fullmatch(r"\*\*(\d+) things in the log do not follow from its own rules:\*\*", told[1])
    assert heading
    shown = [line for line in told if line.startswith("- ")]
    assert 900 < len("".join(shown)) <= 1000
    assert f"and {int(heading[1]) - len(shown)} more" in told


async def test_rules_that_only_the_numbers_tell_are_said(table: Table) -> None:
    room = json.loads(FOUR)
    room["lobby"] = 1234
    room["sc"][1::2] = [51.0, -14.0, 8.0, -45.0]
    told = report(await bring(table, json.dumps(room, ensure_ascii=False).encode()))
    assert "**Played by rules that the log does not name,** but that its numbers show: Uma " in told
    assert "do not follow" not in told
    assert "another one" not in told


async def test_other_rules_that_made_no_difference_need_no_word_of_their_own(table: Table) -> None:
    rules = replace(read_game(FOUR, load_preset("tenhou")).record.rules, name="own", kiriage_mangan=True)
    await table.house.store.leagues.change(table.house.deed(), "", rules=rules)
    assert len((await bring(table)).followups) == 1
    wins = await bring(table, WINS, name="wins.xml")
    assert "otherwise:** Rounding up to mangan (kiriage)" in report(wins)


def test_of_more_hands_than_a_game_has_all_other_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.game.log_game._MOST_HANDS", 1)
    read = read_game(FOUR, load_preset("f-league"))
    assert len(read.differing) > 20
    assert not read.alike


async def test_a_log_by_the_leagues_own_rules_needs_no_word(table: Table) -> None:
    await table.house.store.leagues.change(
        table.house.deed(), "", rules=read_game(FOUR, load_preset("tenhou")).log.rules
    )
    result = await bring(table)
    assert len(result.followups) == 1


def test_sticks_that_are_left_are_no_ones_points(oracle: Path) -> None:
    """The log adds them to first place; here the league's rules say whose they are."""
    found = 0
    for file in sorted((oracle / "mjlog").iterdir()):
        record = read_log(file.read_bytes())
        if len(record.names) == 4 and record.is_complete:
            read = read_game(file.read_bytes(), replace(load_preset("f-league"), start_points=record.start.points[0]))
            assert sum(read.points) + read.kyoutaku_points == sum(record.final_points or ())
            found += bool(read.kyoutaku_points)
    assert found


# --- what cannot be imported


def hostile() -> Iterator[tuple[str, bytes, str]]:
    """Files, and what is said of them."""
    yield "empty", b"", "This is neither a log nor a result. "
    yield "noise", bytes(range(128, 256)), "This is not the log of a game. "
    yield "words", b"hello there", "This is neither a log nor a result. "
    yield "long", b"A 1 " * 100_000, "This is neither a log nor a result. "
    yield "deep", b"[" * 100_000, "This log has parts inside parts, "
    yield "json", b'{"log": [1, 2', "This log is cut off: "
    yield "half", FOUR[: len(FOUR) // 2], "This log is cut off: "
    yield "xml", b"<mjloggm><GO type='9'", "This log is cut off: "
    yield "page", b"<html></html>", "This is not the log of a game. "
    yield "entities", b'<!DOCTYPE x [<!ENTITY a "b">]><mjloggm>&a;</mjloggm>', "This file declares a document type "
    yield "bomb", gzip.compress(b"<" + b" " * (4 << 20)), "This file is too large for the log of one game: "
    yield "gzip", gzip.compress(FOUR)[:-20], "This file is compressed, but damaged "
    yield "three", (DATA / "logs" / "three.xml").read_bytes(), "Three play in this log, but four in this league."
    middle = json.loads(FOUR)
    del middle["sc"]
    yield "no end", json.dumps(middle).encode(), "This log breaks off: its last hand is "
    other = FOUR.replace(b"[25000,25000,25000,25000]", b"[30000,30000,30000,30000]", 1)
    yield "points", other, "In this log all players began with 120000 points together, but in this league they begin "


@pytest.mark.parametrize(("data", "sentence"), [each[1:] for each in hostile()], ids=[each[0] for each in hostile()])
async def test_files_that_are_no_log_get_one_sentence(table: Table, data: bytes, sentence: str) -> None:
    result = await bring(table, data)
    told = said(result)
    assert told.startswith(sentence)
    assert "\n" not in told
    assert not [answer for answer in result.followups if not answer.ephemeral]
    with pytest.raises(GameUnknown):
        await table.house.store.games.get(table.house.guild, 1)


async def test_a_file_that_is_too_large_is_not_even_fetched(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fetched(_: discord.Attachment) -> bytes:
        pytest.fail("it was fetched")

    monkeypatch.setattr(discord.Attachment, "read", fetched)
    told = said(await bring(table, b"x" * ((1 << 20) + 1)))
    assert told.startswith("This file is too large for the log of one game: the most is 1 MiB")


async def test_a_file_that_is_gone_is_asked_for_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_: discord.Attachment) -> bytes:
        raise discord.NotFound(simcord_response(), "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    assert said(await bring(table)) == "Discord does not give this file out. Attach it once more."


def simcord_response() -> Any:  # noqa: ANN401  -- as little of a response as the error reads
    return type("Response", (), {"status": 404, "reason": "Not Found"})()


async def test_a_game_that_its_own_rules_do_not_allow_names_the_hand(table: Table) -> None:
    log = json.loads(FOUR)
    # The first hand once more, after the last: the game is over by then.
    log["log"].append(log["log"][0])
    told = said(await bring(table, json.dumps(log, ensure_ascii=False).encode()))
    assert (
        told == "In East 1, 0 honba of this log something happens that its own rules do not allow, so it cannot count."
    )


async def test_one_game_is_imported_at_a_time(table: Table) -> None:
    assert said(await table.use(table.ann, "import")).startswith("Attach a log, or paste its JSON")
    both = await bring(table, text=LINE)
    assert said(both) == "This is a file and a text. Import one game at a time."
    link = await paste(table, "https://tenhou.net/0/?log=2024022918gm-0009-0000-abcdef12&tw=1")
    assert said(link).startswith("This is a link to a log, and links are not followed.")


async def test_the_league_is_named_where_there_are_several(table: Table) -> None:
    await table.house.create("Fridays")
    assert said(await bring(table)).startswith("There are several leagues here")
    assert "Fridays" in text(preview(await bring(table, league="Fridays")))


# --- pasted


async def test_a_pasted_log_is_read_like_a_file(table: Table) -> None:
    short = json.loads(FOUR)
    short = json.dumps(short, ensure_ascii=False, separators=(",", ":"))
    assert len(short) < 6000
    message = preview(await paste(table, short))
    assert "**1. Aoi** · East · 30800 · **+51.0**" in lines(message)
    link = f"https://tenhou.net/6/#json={short}"
    assert "**1. Aoi** · East · 30800 · **+51.0**" in lines(preview(await paste(table, f"  {link}")))


async def test_a_pasted_result_line_becomes_a_game(table: Table) -> None:
    """Scores of the F league: +61 = 41 - 30 + 30 + 20, +15 = 35 - 30 + 10, -26 = 14 - 30 - 10, -50 = 10 - 30 - 30."""
    result = await paste(table, f"L1000 | 00:30 | 四般南喰赤 | {LINE}")
    message = preview(result)
    assert [line for line in lines(message) if line.startswith("**") and "·" in line] == [
        "**1. Aoi** · East · 41000 · **+61.0**",
        "**2. Ben** · South · 35000 · **+15.0**",
        "**3. Chie** · West · 14000 · **−26.0**",
        "**4. Dan** · North · 10000 · **−50.0**",
    ]
    told = report(result)
    assert told.splitlines()[1].startswith("The line has scores only, so everybody has the whole thousands")
    assert told.splitlines()[-1] == "A line does not say who sat where, so they sit in its order."
    await choose(table.ann, message, "Ben", table.bea)
    await table.ann.click(message, label=CONFIRM)
    (game,) = await table.house.store.games.recent(table.house.guild)
    assert (game.status, [seat.player.name for seat in game.seats]) == (
        GameStatus.CONFIRMED,
        ["Aoi", "Bea", "Chie", "Dan"],
    )
    assert await table.house.store.games.log(table.house.guild, game.id) is None


async def test_scores_by_tenhous_rules_are_settled_by_those_of_the_league(table: Table) -> None:
    """+45 = 35 - 30 + 20 + 20; with uma 30-10 it is +55."""
    told = report(await paste(table, "A(+45.0) B(+9.0) C(-20.0) D(-34.0)"))
    assert "A +45.0, here +55.0" in told
    assert "B +9.0" not in told


async def test_points_of_a_line_are_taken_as_they_are(table: Table) -> None:
    result = await paste(table, "A 51200(+61.0) B 34700(+15.0) C 14100(-26.0) D 0(-50.0)")
    assert "**1. A** · East · 51200 · **+71.0**" in lines(preview(result))
    assert "scores only" not in report(result)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A(+61.0) B(+15.0)", "This result has 2 players, but 4 play in this league."),
        ("A(+61.0)", "This result has one player, but 4 play in this league."),
        ("A(+99.0) B(+15.0) C(-26.0) D(-50.0)", "No points make these scores, neither by this league's rules nor "),
        ("A(51250) B(34650) C(14100) D(0)", "51250 are no full hundreds"),
        ("A(51200) B(+15.0) C(14100) D(0)", "This is neither a log nor a result. "),
        ("A(999999999) B(34700) C(14100) D(0)", "This is neither a log nor a result. "),
    ],
)
async def test_lines_that_make_no_game_get_one_sentence(table: Table, line: str, sentence: str) -> None:
    assert said(await paste(table, line)).startswith(sentence)
