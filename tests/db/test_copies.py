"""Leagues copied out of a database and into one."""

from dataclasses import replace

import pytest

from core.rules import load_preset
from db.errors import CopyDisagrees, LeagueNotEmpty, LeagueUnknown, PlayersDiffer, TooManyGames
from db.store import GameStatus, LeagueCopy, PlayerRef, Sort, View
from tests.support.evenings import play
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, FOUR, House
from tests.support.lines import lines_of

MANY = 10_000


async def standings(house: House, league: str) -> list[object]:
    """Everything that the pages of a league's seasons show."""
    found: list[object] = []
    for season in await house.store.leagues.seasons(house.guild, league):
        for sort in Sort:
            page = await house.store.standings.page(house.guild, league, View(season=season.number, sort=sort))
            found += [season.number, sort, page.games, page.players]
            found += [replace(line, player=replace(line.player, id=0)) for line in page.lines]
    return found


def by_name(copy: LeagueCopy) -> LeagueCopy:
    """A copy in which players are numbered by their names, to compare it with another one."""
    order = {player.key: at for at, player in enumerate(sorted(copy.players, key=lambda each: each.name))}
    players = sorted((replace(each, key=order[each.key]) for each in copy.players), key=lambda each: each.key)
    games = [
        replace(game, seats=tuple(replace(seat, player=order[seat.player]) for seat in game.seats))
        for game in copy.games
    ]
    penalties = tuple(replace(each, player=order[each.player]) for each in copy.penalties)
    return replace(copy, name="", players=tuple(players), games=tuple(games), penalties=penalties)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_league_comes_out_of_a_copy_as_it_was(house: House, neighbours: House, seed: int) -> None:
    await play(house, seed)
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    assert {game.status for game in copy.games} >= {
        GameStatus.CONFIRMED,
        GameStatus.UNDONE,
        GameStatus.PENDING,
        GameStatus.CANCELLED,
    }
    before = await standings(house, "Thursdays")
    await house.create("Fridays")
    for there, league in ((house, "Fridays"), (neighbours, "Thursdays")):
        info = await there.store.copies.put(there.deed(), league, copy)
        assert (info.name, info.confirmation, info.pending_hours) == (league, copy.confirmation, 48)
        assert await standings(there, league) == before
        again = await there.store.copies.take(there.guild, league, most=MANY)
        assert by_name(again) == by_name(copy)
    assert await standings(house, "Thursdays") == before
    # The lines of the copies are those that computing them anew gives.
    kept = await lines_of(house.store)
    for there, league in ((house, "Fridays"), (neighbours, "Thursdays")):
        await there.store.standings.recompute(there.guild, league)
    assert await lines_of(house.store) == kept


async def test_a_copy_goes_on_where_the_league_was(house: House) -> None:
    await play(house, 3, games=4)
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    await house.store.copies.put(house.deed(), "Fridays", copy)
    again = House(house.store, house.clock, league="Fridays")
    game = await again.record(FOUR)
    assert game.number == 1 + max(each.number for each in copy.games)
    assert game.status is GameStatus.PENDING
    pending = await house.store.games.pending(house.guild, "Fridays")
    assert len(pending) == 2
    await house.store.games.agree(house.deed(), pending[0].id, organiser=True)


async def test_players_are_found_again_and_never_become_one(house: House, neighbours: House) -> None:
    guest = PlayerRef("Gus")
    await house.record((ANN, guest, CAT, DAN))
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    store, deed = neighbours.store, neighbours.deed()
    # There Ann is called otherwise, a member is called as the guest here, and a guest as the member Cat.
    await store.leagues.create(
        deed, name="Other", rules=neighbours.rules, confirmation=(await store.leagues.get(200)).confirmation
    )
    other = House(store, neighbours.clock, neighbours.guild, league="Other")
    await other.record((PlayerRef("Anna", ANN.user_id), PlayerRef("Gus", 99), PlayerRef("Cat"), PlayerRef("Dan")))
    await store.copies.put(deed, "Thursdays", copy)
    page = await store.standings.page(neighbours.guild, "Thursdays", View())
    assert [(line.player.name, line.player.user_id) for line in page.lines] == [
        ("Anna", ANN.user_id),
        ("Gus 2", None),
        ("Cat 2", CAT.user_id),
        ("Dan 2", DAN.user_id),
    ]


async def test_one_season_alone_can_be_copied(house: House) -> None:
    await play(house, 4, games=6)
    copy = await house.store.copies.take(house.guild, "", season=2, most=MANY)
    assert [season.number for season in copy.seasons] == [2]
    assert {game.season for game in copy.games} == {2}
    assert {penalty.season for penalty in copy.penalties} == {2}


async def test_drafts_stay_out_and_are_dropped_when_a_copy_comes(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    there = House(house.store, house.clock, league="Fridays")
    draft = await there.draft()
    assert (await house.store.copies.take(house.guild, "Fridays", most=MANY)).games == ()
    await house.store.copies.put(house.deed(), "Fridays", copy)
    assert (await house.store.games.get(house.guild, draft.id)).status is GameStatus.CANCELLED


async def test_more_games_than_asked_for_are_refused(house: House) -> None:
    await house.record()
    await house.record()
    assert len((await house.store.copies.take(house.guild, "", most=2)).games) == 2
    with pytest.raises(TooManyGames) as refused:
        await house.store.copies.take(house.guild, "", most=1)
    assert refused.value.facts == {"count": 2, "most": 1}


async def test_only_an_empty_league_takes_a_copy(house: House) -> None:
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.record()
    before = await lines_of(house.store)
    with pytest.raises(LeagueNotEmpty):
        await house.store.copies.put(house.deed(), "", copy)
    assert await lines_of(house.store) == before
    await house.create("Punished")
    await house.store.standings.punish(house.deed(reason="x"), "Punished", ANN, -10)
    await house.create("Second season")
    await house.store.leagues.close_season(house.deed(), "Second season")
    await house.store.leagues.start_season(house.deed(), "Second season")
    for name in ("Punished", "Second season"):
        with pytest.raises(LeagueNotEmpty):
            await house.store.copies.put(house.deed(), name, copy)


async def test_a_game_that_does_not_come_out_as_copied_stops_everything(house: House) -> None:
    await house.record()
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    first, second = copy.games
    seat = second.seats[0]
    forged = (
        replace(second, seats=(replace(seat, placement=seat.placement._replace(rounded=9990)), *second.seats[1:])),
        replace(second, seats=(replace(seat, placement=seat.placement._replace(raw=90000)), *second.seats[1:])),
        replace(second, seats=(replace(seat, placement=seat.placement._replace(raw=40050)), *second.seats[1:])),
        replace(second, seats=(replace(seat, player=second.seats[1].player), *second.seats[1:])),
        replace(second, kyoutaku_points=1000),
    )
    history = len(await entries(house.store))
    for game in forged:
        with pytest.raises(CopyDisagrees) as refused:
            await house.store.copies.put(house.deed(), "Fridays", replace(copy, games=(first, game)))
        assert refused.value.facts == {"number": 2}
    page = await house.store.standings.page(house.guild, "Fridays", View())
    assert (page.games, page.players) == (0, 0)
    assert len(await entries(house.store)) == history


async def test_three_and_four_players_never_mix(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    mixed = replace(copy, rules="three", rulesets={**copy.rulesets, "three": load_preset("tenhou-sanma")})
    with pytest.raises(PlayersDiffer):
        await house.store.copies.put(house.deed(), "Fridays", mixed)


async def test_another_server_s_league_is_neither_copied_nor_filled(house: House, neighbours: House) -> None:
    await house.create("Only here")
    await House(house.store, house.clock, league="Only here").record()
    copy = await house.store.copies.take(house.guild, "Only here", most=MANY)
    with pytest.raises(LeagueUnknown):
        await house.store.copies.take(neighbours.guild, "Only here", most=MANY)
    with pytest.raises(LeagueUnknown):
        await house.store.copies.put(neighbours.deed(), "Only here", copy)


async def test_members_only_of_the_league_are_copied(house: House) -> None:
    await house.record()
    await house.create("Fridays")
    there = House(house.store, house.clock, league="Fridays")
    await there.record((PlayerRef("Zoe"), BEN, CAT, DAN))
    copy = await house.store.copies.take(house.guild, "Thursdays", most=MANY)
    assert [player.name for player in copy.players] == ["Ann", "Ben", "Cat", "Dan"]
