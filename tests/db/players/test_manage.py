"""Players: found, made, named, made one, forgotten."""

import asyncio

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db import PlayerRef, Result, Store, View
from db.errors import (
    AliasTaken,
    AliasUnknown,
    NameNotUsable,
    PlayerNameTaken,
    PlayersShareGames,
    PlayerUnknown,
    SamePlayer,
    SeatedTwice,
)
from db.schema.players import Alias, Player
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FAY, GUILD, POINTS, House, totals

GUS = PlayerRef("Gus")
HAL = PlayerRef("Hal")


async def names(house: House) -> list[str]:
    return [player.name for player in await house.store.players.offer(GUILD, "")]


# --- made on the spot ----------------------------------------------------------------------------------------


async def test_nobody_is_there_before_a_game(house: House) -> None:
    assert await names(house) == []
    for unknown in (GUS, ANN, PlayerRef(""), PlayerRef("x", player_id=1)):
        with pytest.raises(PlayerUnknown) as caught:
            await house.store.players.get(GUILD, unknown)
        assert caught.value.name == unknown.name


async def test_members_and_guests_are_made_when_first_named(house: House) -> None:
    await house.record((ANN, GUS, PlayerRef("  Hal   the  Great "), BEN))
    assert await names(house) == ["Ann", "Ben", "Gus", "Hal the Great"]
    ann, gus = [await house.store.players.get(GUILD, ref) for ref in (ANN, GUS)]
    assert (ann.user_id, gus.user_id) == (ANN.user_id, None)
    assert await house.store.players.get(GUILD, PlayerRef("?", player_id=gus.id)) == gus
    assert await house.store.players.names(GUILD, [ann.id, gus.id, 999]) == {ann.id: "Ann", gus.id: "Gus"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Gus", "GUS"),
        ("Gus", "  gus "),
        ("Gus", "Ｇｕｓ"),
        ("Anna Maria", "anna   maria"),
        ("Weiß", "WEISS"),
        ("ｶﾅ", "カナ"),
        ("é", "e\N{COMBINING ACUTE ACCENT}"),
        ("🀄" * 64, "🀄" * 64),
    ],
)
async def test_two_spellings_are_one_guest(house: House, first: str, second: str) -> None:
    await house.record((ANN, BEN, CAT, PlayerRef(first)))
    await house.record((ANN, BEN, CAT, PlayerRef(second)))
    assert len(await names(house)) == 4
    assert (await house.store.players.get(GUILD, PlayerRef(second))).name == first


async def test_a_member_whose_name_is_taken_gets_a_number(house: House) -> None:
    long = "x" * 64
    namesakes = [PlayerRef("ann", 50), PlayerRef("ANN", 51), PlayerRef(long, 52), PlayerRef(long, 53)]
    await house.record((ANN, BEN, *namesakes[:2]))
    await house.record((ANN, BEN, *namesakes[2:]))
    found = [await house.store.players.get(GUILD, ref) for ref in namesakes]
    assert [player.name for player in found] == ["ann 2", "ANN 3", long, f"{'x' * 62} 2"]
    assert [player.user_id for player in found] == [50, 51, 52, 53]


async def test_a_member_keeps_the_name_whatever_the_account_is_called(house: House) -> None:
    await house.record()
    await house.record((PlayerRef("Ann-Marie", ANN.user_id), BEN, CAT, DAN))
    assert await names(house) == ["Ann", "Ben", "Cat", "Dan"]


@pytest.mark.parametrize("ref", [ANN, GUS])
async def test_somebody_named_by_many_at_once_is_made_once(house: House, ref: PlayerRef) -> None:
    others = [tuple(PlayerRef(f"Guest {table} {seat}") for seat in range(3)) for table in range(8)]
    await asyncio.gather(*(house.record((ref, *three)) for three in others))
    assert len(await names(house)) == 1 + 8 * 3
    assert (await totals(house))[ref.name] == 8 * 500


async def test_namesakes_who_come_at_once_get_different_names(house: House) -> None:
    await asyncio.gather(
        *(house.record((PlayerRef("Kim", 100 + table), BEN, CAT, DAN)) for table in range(6)),
    )
    assert [name for name in await names(house) if "Kim" in name] == ["Kim", *(f"Kim {n}" for n in range(2, 7))]


async def test_offered_are_those_with_the_letters_in_their_name_or_elsewhere(house: House) -> None:
    await house.record((ANN, BEN, PlayerRef("100%"), PlayerRef("a_b")))
    await house.store.players.link(house.deed(), BEN, service="tenhou", name="Wind_Rider")

    async def offered(typed: str) -> list[str]:
        return [player.name for player in await house.store.players.offer(GUILD, typed)]

    assert await offered("a") == ["a_b", "Ann"]
    assert await offered("RIDER") == ["Ben"]
    assert await offered("%") == ["100%"]
    assert await offered("_") == ["a_b", "Ben"]
    assert await offered("\\") == []


async def test_no_more_are_offered_than_discord_shows(house: House) -> None:
    for table in range(8):
        await house.record(tuple(PlayerRef(f"Guest {table} {seat}") for seat in range(4)))
    assert len(await names(house)) == 25


# --- names ---------------------------------------------------------------------------------------------------


async def test_renaming(house: House) -> None:
    await house.record((ANN, BEN, GUS, HAL))
    renamed = await house.store.players.rename(house.deed(5, "asked"), GUS, "  Big   Gus ")
    assert renamed.name == "Big Gus"
    assert (await house.store.players.rename(house.deed(), PlayerRef("big gus"), "BIG GUS")).name == "BIG GUS"
    with pytest.raises(PlayerUnknown):
        await house.store.players.rename(house.deed(), GUS, "Gus")
    with pytest.raises(PlayerNameTaken) as caught:
        await house.store.players.rename(house.deed(), ANN, "hal")
    assert caught.value.name == "hal"
    for unusable in ("", " ", "x" * 65, "\u200b", "\u3000\u202e", "\u200d"):
        with pytest.raises(NameNotUsable):
            await house.store.players.rename(house.deed(), ANN, unusable)
    first, *_ = [entry for entry in await entries(house.store) if entry.action == "rename"]
    assert (first.actor, first.reason, first.before, first.after) == (5, "asked", {"name": "Gus"}, {"name": "Big Gus"})


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("\u202eGus\u202c", "Gus"),
        ("G\u200bu\u2060s\ufeff", "Gus"),
        ("Gus \u200b \x1bBig", "Gus Big"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U0001f3f4\U000e0067\U000e0062\U000e007f"),
        ("\u5b50\ufe0f", "\u5b50\ufe0f"),
    ],
)
async def test_names_keep_only_what_can_be_seen_and_what_joins_it(house: House, typed: str, kept: str) -> None:
    await house.record((ANN, BEN, PlayerRef(typed), CAT))
    assert kept in await names(house)


async def test_a_name_with_something_invisible_in_it_is_the_same_name(house: House) -> None:
    with pytest.raises(SeatedTwice):
        await house.record((ANN, BEN, GUS, PlayerRef("Gus\u200b")))


async def test_several_renamed_to_one_name_at_once(house: House) -> None:
    await house.record()
    renaming = (house.store.players.rename(house.deed(), ref, "Ace") for ref in (ANN, BEN, CAT, DAN))
    outcome = await asyncio.gather(*renaming, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcome) == ["PlayerInfo", *["PlayerNameTaken"] * 3]


async def test_names_elsewhere(house: House) -> None:
    await house.record()
    players = house.store.players
    for service, name in (("Tenhou", "AnnT"), ("tenhou", "AnnT"), ("Mahjong Soul", " Ann  S ")):
        await players.link(house.deed(), ANN, service=service, name=name)
    assert await players.aliases(GUILD, ANN) == (("mahjong soul", "Ann S"), ("tenhou", "AnnT"))
    with pytest.raises(AliasTaken) as caught:
        await players.link(house.deed(), BEN, service="TENHOU", name="annt")
    assert (caught.value.service, caught.value.name, caught.value.owner) == ("tenhou", "annt", "Ann")
    await players.link(house.deed(), EVE, service="tenhou", name="eve")
    assert (await players.get(GUILD, EVE)).user_id == EVE.user_id
    for service, name in (("", "x"), ("x", ""), ("x" * 33, "x"), ("x", "x" * 65)):
        with pytest.raises(NameNotUsable):
            await players.link(house.deed(), ANN, service=service, name=name)
    links = [entry for entry in await entries(house.store) if entry.action == "link"]
    assert [entry.after for entry in links] == [
        {"service": "tenhou", "name": "AnnT"},
        {"service": "mahjong soul", "name": "Ann S"},
        {"service": "tenhou", "name": "eve"},
    ]


async def test_a_member_is_the_guest_of_that_name_whom_nobody_has_played_with(house: House) -> None:
    member = PlayerRef("GUS", 77)
    draft = await house.draft((ANN, BEN, CAT, GUS))
    guest = draft.seats[3].player
    game = await house.record((ANN, BEN, CAT, member))
    assert (game.seats[3].player.id, game.seats[3].player.name, game.seats[3].player.user_id) == (guest.id, "GUS", 77)


async def test_a_member_is_not_a_guest_of_that_name_at_the_same_table_or_in_a_game(house: House) -> None:
    draft = await house.draft((ANN, BEN, HAL, GUS))
    hal, gus = (seat.player.id for seat in draft.seats[2:])
    refs = (ANN, BEN, PlayerRef("Gus", 77), PlayerRef("Gus", player_id=gus))
    again = await house.store.games.redraft(house.deed(), draft.id, Result(players=refs, points=POINTS))
    assert [seat.player.name for seat in again.seats] == ["Ann", "Ben", "Gus 2", "Gus"]
    await house.record((ANN, BEN, PlayerRef("Hal", player_id=hal), CAT))
    other = await house.record((ANN, BEN, PlayerRef("Hal", 78), CAT))
    assert other.seats[2].player.name == "Hal 2"


async def test_names_elsewhere_are_looked_up_and_taken_back(house: House, neighbours: House) -> None:
    await house.record((ANN, BEN, GUS, HAL))
    players = house.store.players
    await players.link(house.deed(), ANN, service="tenhou", name="AnnT")
    found = await players.known_as(GUILD, "Tenhou", ["annt", "ＡnnＴ", "gus", ""])
    assert {name: player.name for name, player in found.items()} == {"annt": "Ann", "ＡnnＴ": "Ann"}
    assert await players.known_as(GUILD, "tenhou", []) == {}
    assert await neighbours.store.players.known_as(neighbours.guild, "tenhou", ["annt"]) == {}
    called = await players.called(GUILD, ["GUS", "nobody"])
    assert {name: player.name for name, player in called.items()} == {"GUS": "Gus"}
    assert [guest.name for guest in await players.guests(GUILD)] == ["Gus", "Hal"]
    assert await neighbours.store.players.guests(neighbours.guild) == ()
    assert (await players.unlink(house.deed(), service="TENHOU", name="annT")).name == "Ann"
    with pytest.raises(AliasUnknown) as caught:
        await players.unlink(house.deed(), service="tenhou", name="annT")
    assert (caught.value.service, caught.value.name) == ("tenhou", "annT")
    assert await players.known_as(GUILD, "tenhou", ["AnnT"]) == {}
    (entry,) = [entry for entry in await entries(house.store) if entry.action == "unlink"]
    assert entry.before == {"service": "tenhou", "name": "AnnT"}
    await players.link(house.deed(), BEN, service="tenhou", name="annt")


async def test_a_name_elsewhere_claimed_by_several_at_once(house: House) -> None:
    await house.record()
    linking = (
        house.store.players.link(house.deed(), ref, service="tenhou", name="NoName") for ref in (ANN, BEN, CAT, ANN)
    )
    outcome = await asyncio.gather(*linking, return_exceptions=True)
    assert {type(each).__name__ for each in outcome} == {"PlayerInfo", "AliasTaken"}
    owners = [ref.name for ref in (ANN, BEN, CAT) if await house.store.players.aliases(GUILD, ref)]
    assert len(owners) == 1


# --- made one ------------------------------------------------------------------------------------------------


async def test_a_guest_who_turns_out_to_be_a_member(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((BEN, EVE, CAT, DAN))
    await house.store.players.link(house.deed(), GUS, service="tenhou", name="gus")
    await house.store.penalties.give(house.deed(reason="late"), "", GUS, -50)
    merged = await house.store.players.merge(house.deed(), GUS, EVE)
    assert (merged.name, merged.user_id) == ("Eve", EVE.user_id)
    assert (await totals(house))["Eve"] == 500 - 50 + 100
    assert await house.store.players.aliases(GUILD, EVE) == (("tenhou", "gus"),)
    versus = await house.store.standings.versus(GUILD, "", EVE, BEN)
    assert (versus.games, versus.one_above, versus.other_above) == (2, 1, 1)
    assert (versus.one_total, versus.other_total) == (600, 600)
    assert await names(house) == ["Ben", "Cat", "Dan", "Eve"]
    with pytest.raises(PlayerUnknown):
        await house.store.players.get(GUILD, GUS)
    entry = (await entries(house.store))[-1]
    assert (entry.action, entry.before, entry.after) == ("merge", {"name": "Gus"}, {"name": "Eve"})


async def test_a_member_merged_into_a_guest_brings_the_account(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((EVE, BEN, CAT, DAN))
    merged = await house.store.players.merge(house.deed(), EVE, GUS)
    assert (merged.name, merged.user_id) == ("Gus", EVE.user_id)
    assert await house.store.players.get(GUILD, EVE) == merged


@pytest.mark.parametrize(("called", "name"), [("Zoe", "Zoe"), ("gus", "gus"), ("Ben", "Gus")])
async def test_a_guest_becomes_a_member_who_has_not_played(house: House, called: str, name: str) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    gus = await house.store.players.get(GUILD, GUS)
    member, by_id = PlayerRef(called, 77), PlayerRef("?", player_id=gus.id)
    assert await house.store.players.mergeable(GUILD, GUS, member) == (gus, None)
    merged = await house.store.players.merge(house.deed(), GUS, member)
    assert (merged.id, merged.name, merged.user_id) == (gus.id, name, 77)
    assert (await totals(house))[name] == 500
    entry = (await entries(house.store))[-1]
    assert (entry.action, entry.before, entry.after) == ("merge", {"name": "Gus"}, {"name": name})
    count = len(await entries(house.store))
    assert await house.store.players.merge(house.deed(), by_id, member) == merged
    assert len(await entries(house.store)) == count


async def test_who_is_forgotten_becomes_nobody(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    gone = PlayerRef("?", player_id=(await house.store.players.get(GUILD, GUS)).id)
    await house.store.players.forget(house.deed(), GUS, anonymous="Anonymous")
    with pytest.raises(PlayerUnknown):
        await house.store.players.merge(house.deed(), gone, PlayerRef("Zoe", 77))


async def test_who_cannot_be_made_one(house: House) -> None:
    await house.record((ANN, BEN, GUS, HAL))
    merge, mergeable = house.store.players.merge, house.store.players.mergeable
    for one, other, error in (
        (GUS, GUS, SamePlayer),
        (ANN, PlayerRef("ann"), SamePlayer),
        (GUS, HAL, PlayersShareGames),
        (GUS, PlayerRef("Nobody"), PlayerUnknown),
        (PlayerRef("Nobody"), GUS, PlayerUnknown),
    ):
        with pytest.raises(error):
            await mergeable(GUILD, one, other)
        with pytest.raises(error):
            await merge(house.deed(), one, other)
    with pytest.raises(PlayersShareGames) as caught:
        await merge(house.deed(), GUS, HAL)
    assert caught.value.count == 1


async def test_a_mistyped_preview_does_not_keep_two_apart(house: House) -> None:
    await house.record((ANN, BEN, CAT, GUS))
    cancelled, wrong = [await house.draft((GUS, BEN, CAT, HAL)) for _ in range(2)]
    await house.record((ANN, BEN, CAT, HAL))
    await house.store.games.cancel(house.deed(), cancelled.id)
    pair = await house.store.players.mergeable(GUILD, HAL, GUS)
    assert [each and each.name for each in pair] == ["Hal", "Gus"]
    await house.store.players.merge(house.deed(), HAL, GUS)
    with pytest.raises(SeatedTwice) as caught:
        await house.store.games.submit(house.deed(), wrong.id)
    assert caught.value.name == "Gus"
    assert (await totals(house))["Gus"] == -800


async def test_merging_again_changes_nothing(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((HAL, BEN, CAT, DAN))
    gone = (await house.store.players.get(GUILD, GUS)).id
    await house.store.players.merge(house.deed(), GUS, HAL)
    count = len(await entries(house.store))
    await house.store.players.merge(house.deed(), PlayerRef("Gus", player_id=gone), HAL)
    assert len(await entries(house.store)) == count
    assert (await totals(house))["Hal"] == 1000


async def test_merging_while_games_come_in_loses_nothing(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((HAL, BEN, CAT, DAN))
    await asyncio.gather(
        *(house.record((ANN, EVE, FAY, BEN)) for _ in range(5)),
        house.store.players.merge(house.deed(), GUS, HAL),
        *(house.record((HAL, EVE, FAY, BEN)) for _ in range(5)),
    )
    assert (await totals(house))["Hal"] == 7 * 500


# --- forgotten -----------------------------------------------------------------------------------------------


async def everything(store: Store) -> str:
    """All that is kept about people, as text."""
    async with AsyncSession(store.engine) as session:
        rows = [(player.name, player.name_key, player.user_id) for player in await session.scalars(select(Player))]
        aliases = [(alias.name, alias.service) for alias in await session.scalars(select(Alias))]
    return repr([rows, aliases, [(entry.before, entry.after) for entry in await entries(store)]])


async def test_a_forgotten_player_leaves_games_and_no_name(house: House) -> None:
    zed, old = PlayerRef("Zedekiah", 4711), PlayerRef("Zedekiah the Guest")
    await house.record((old, BEN, CAT, DAN))
    await house.record((zed, BEN, CAT, DAN))
    await house.store.players.link(house.deed(), zed, service="tenhou", name="zedekiah")
    await house.store.players.rename(house.deed(), old, "Zedekiah?")
    await house.store.players.merge(house.deed(), PlayerRef("zedekiah?"), zed)
    assert "edekiah" in await everything(house.store)
    forgotten = await house.store.players.forget(house.deed(), zed, anonymous="Anonymous")
    assert (forgotten.name, forgotten.user_id) == (f"Anonymous {forgotten.id}", None)
    kept = await everything(house.store)
    assert "edekiah" not in kept
    assert "4711" not in kept
    page = await house.store.standings.page(GUILD, "", View())
    assert (page.lines[0].player.name, page.lines[0].total) == (forgotten.name, 1000)
    assert await names(house) == ["Ben", "Cat", "Dan"]
    for gone in (zed, PlayerRef("zedekiah"), PlayerRef(forgotten.name)):
        with pytest.raises(PlayerUnknown):
            await house.store.players.get(GUILD, gone)
    actions = [entry.action for entry in await entries(house.store)]
    assert {"rename", "merge", "forget"} <= set(actions)


async def test_who_comes_back_after_being_forgotten_is_somebody_new(house: House) -> None:
    await house.record()
    before = await house.store.players.get(GUILD, ANN)
    await house.store.players.forget(house.deed(), ANN, anonymous="Anonymous")
    await house.record()
    assert (await house.store.players.get(GUILD, ANN)).id != before.id
    found = await totals(house)
    assert (found["Ann"], found[f"Anonymous {before.id}"]) == (500, 500)


async def test_forgetting_again_changes_nothing(house: House) -> None:
    await house.record()
    ann = await house.store.players.get(GUILD, ANN)
    ref = PlayerRef("", player_id=ann.id)
    first = await house.store.players.forget(house.deed(), ref, anonymous="Anonymous")
    count = len(await entries(house.store))
    assert await house.store.players.forget(house.deed(), ref, anonymous="Somebody") == first
    assert len(await entries(house.store)) == count
    with pytest.raises(PlayerUnknown):
        await house.store.players.merge(house.deed(), ref, BEN)
