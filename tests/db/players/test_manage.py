"""Players: found, made, named."""

import asyncio

import pytest

from db import PlayerRef, Result
from db.errors import (
    AliasTaken,
    AliasUnknown,
    NameNotUsable,
    PlayerNameTaken,
    PlayerUnknown,
    SeatedTwice,
)
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, GUILD, POINTS, House, totals

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
