"""What a player's page is read from."""

import pytest

from db import PlayerRef, Profile
from db.errors import PlayerUnknown, SamePlayer
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FAY, House

GUESTS = tuple(PlayerRef(f"Guest {number}") for number in range(6))


async def profile(house: House, ref: PlayerRef = ANN, least: int = 1) -> Profile:
    return await house.store.standings.profile(house.guild, house.league, ref, least=least)


async def test_a_page_has_each_season_with_its_rank(house: House) -> None:
    await house.record((ANN, BEN, CAT, DAN))
    await house.record((BEN, ANN, CAT, DAN))
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record((BEN, CAT, DAN, ANN))
    shown = await profile(house)
    assert [(season.number, line.rank, line.games, line.total) for season, line in shown.seasons] == [
        (2, 4, 1, -400),
        (1, 1, 2, 600),
    ]
    assert shown.form == (1, 2, 4)
    assert shown.player.name == "Ann"


async def test_games_that_do_not_count_are_not_in_the_form(house: House) -> None:
    game = await house.record((ANN, BEN, CAT, DAN))
    await house.draft((BEN, ANN, CAT, DAN))
    await house.record((BEN, CAT, ANN, DAN))
    await house.store.games.undo(house.deed(), game.id)
    assert (await profile(house)).form == (3,)


async def test_opponents_come_in_the_order_of_their_share(house: House) -> None:
    # Ann is ahead of Ben in three games of four, of Cat in two of two, behind Dan in two of two, even with Eve.
    for players in ((ANN, BEN, CAT, FAY), (ANN, BEN, CAT, FAY), (DAN, ANN, BEN, EVE), (DAN, BEN, ANN, GUESTS[0])):
        await house.record(players)
    await house.record((EVE, ANN, GUESTS[1], GUESTS[2]))
    shown = await profile(house, least=2)
    assert [(each.other.name, each.one_above, each.other_above) for each in shown.best] == [
        ("Cat", 2, 0),
        ("Fay", 2, 0),
        ("Ben", 3, 1),
    ]
    assert [(each.other.name, each.one_above, each.other_above) for each in shown.worst] == [("Dan", 0, 2)]
    assert {each.one.name for each in (*shown.best, *shown.worst)} == {"Ann"}


async def test_the_scores_of_an_opponent_are_seen_from_the_player(house: House) -> None:
    await house.record((ANN, BEN, CAT, DAN))
    for ref, totals in ((ANN, (500, 100)), (BEN, (100, 500))):
        shown = await profile(house, ref)
        ((one, other),) = {
            (each.one_total, each.other_total)
            for each in (*shown.best, *shown.worst)
            if {each.one.name, each.other.name} == {"Ann", "Ben"}
        }
        assert (one, other) == totals


async def test_only_three_of_each_are_shown_and_only_from_enough_games(house: House) -> None:
    for others in (GUESTS[:3], GUESTS[3:]):
        await house.record((ANN, *others))
    shown = await profile(house)
    assert (len(shown.best), len(shown.worst)) == (3, 0)
    assert (await profile(house, least=2)).best == ()


async def test_a_name_elsewhere_is_on_the_page(house: House) -> None:
    await house.store.players.link(house.deed(), ANN, service="Tenhou", name="Anna")
    shown = await profile(house)
    assert (shown.seasons, shown.form, shown.elsewhere) == ((), (), (("tenhou", "Anna"),))


async def test_other_leagues_and_servers_have_pages_of_their_own(house: House, neighbours: House) -> None:
    await house.record()
    with pytest.raises(PlayerUnknown):
        await profile(neighbours)
    await house.create("Fridays")
    house.league = "Fridays"
    assert (await profile(house)).form == ()
    house.league = "Thursdays"
    assert (await profile(house)).form == (1,)


async def test_a_forgotten_player_takes_along_who_was_merged_into_them(house: House) -> None:
    await house.record((GUESTS[0], BEN, CAT, DAN))
    await house.record((ANN, BEN, CAT, DAN))
    store, deed = house.store, house.deed()
    guest, ann = [await store.players.get(house.guild, each) for each in (GUESTS[0], ANN)]
    merged = PlayerRef("", player_id=guest.id)
    for _ in range(2):
        assert (await store.players.merge(deed, merged, PlayerRef("", player_id=ann.id))).id == ann.id
    for _ in range(2):
        made = await store.players.forget(deed, PlayerRef("", player_id=ann.id), anonymous="Former player")
        assert made.name == f"Former player {ann.id}"
    assert (await store.players.get(house.guild, merged)).name == f"Former player {guest.id}"
    ben = await profile(house, BEN)
    assert [each.other.name for each in ben.worst] == [f"Former player {ann.id}"]
    with pytest.raises(PlayerUnknown):
        await store.players.mergeable(house.guild, PlayerRef("", player_id=ann.id), BEN)
    with pytest.raises(SamePlayer):
        await store.players.mergeable(house.guild, BEN, BEN)
