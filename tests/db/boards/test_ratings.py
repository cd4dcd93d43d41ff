"""Ratings: computed from all games of a league in their order, and fresh whenever they are read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest
from sqlalchemy import select, update

from core.league import START_RATING
from core.rules import load_preset
from db import Confirmation, PlayerRef, Rating, RatingKind, RatingView, Result, Store
from db.schema.totals import RatingLine, RatingState
from db.totals.rating_models import BEGINNING, after_game, replayed
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FOUR, GUILD, POINTS, Clock, House
from tests.support.lines import ratings_of

BACKWARDS = POINTS[::-1]


async def board(house: House, view: RatingView | None = None) -> dict[str, Rating]:
    """The first page of the board."""
    shown = await house.store.ratings.board(house.guild, house.league, view)
    return {line.player.name: line.rating for line in shown.lines}


async def is_stale(store: Store) -> bool | None:
    """Whether the ratings would have to be computed anew."""
    async with store.engine.connect() as connection:
        return (await connection.execute(select(RatingState.stale))).scalar_one_or_none()


async def check(house: House) -> None:
    """The ratings are those that playing all games again gives."""
    kept = await board(house)
    await house.store.standings.recompute(house.guild, house.league)
    assert await is_stale(house.store)
    assert await board(house) == kept


def test_a_fresh_game_gives_what_openskill_is_known_for() -> None:
    after = after_game([BEGINNING] * 4)
    assert [round(each.mu, 2) for each in after] == [27.80, 26.55, 24.69, 20.96]
    assert [each.tenhou for each in after] == [153000, 151000, 149000, 147000]
    assert {each.games for each in after} == {1}
    assert all(each.is_provisional for each in after)
    assert [round(each.skill, 2) for each in (BEGINNING, after[0])] == [0.0, 3.0]


def test_a_rating_stops_being_provisional() -> None:
    ratings = replayed([1, 2, 3, 4] if number % 2 else [3, 1, 4, 2] for number in range(60))
    assert {each.is_provisional for each in ratings.values()} == {False}
    assert Rating(games=1, mu=25, sigma=5, tenhou=START_RATING).is_provisional is False
    assert Rating(games=1, mu=25, sigma=5.01, tenhou=START_RATING).is_provisional is True


async def test_a_game_is_rated(house: House) -> None:
    await house.record()
    rated = await board(house)
    assert [round(rated[name].mu, 2) for name in ("Ann", "Ben", "Cat", "Dan")] == [27.80, 26.55, 24.69, 20.96]
    assert rated["Ann"].tenhou == 153000
    profile = await house.store.standings.profile(GUILD, "", ANN, least=1)
    assert profile.rating == rated["Ann"]


async def test_who_has_not_played_has_no_rating(house: House) -> None:
    await house.store.players.link(house.deed(), ANN, service="tenhou", name="ann")
    assert (await house.store.standings.profile(GUILD, "", ANN, least=1)).rating is None
    assert await board(house) == {}


async def test_ties_are_broken_by_the_seats(house: House) -> None:
    await house.record(points=(25000, 25000, 25000, 25000))
    rated = await board(house)
    assert [round(rated[name].mu, 2) for name in ("Ann", "Ben", "Cat", "Dan")] == [27.80, 26.55, 24.69, 20.96]


async def test_the_newest_game_is_added_at_once(house: House, clock: Clock) -> None:
    await house.record()
    await board(house)
    for points in (BACKWARDS, POINTS, BACKWARDS):
        clock.go_on(minutes=30)
        await house.record((BEN, CAT, DAN, EVE), points)
        assert await is_stale(house.store) is False
    assert (await board(house))["Eve"].games == 3
    await check(house)


async def test_games_count_in_the_order_they_were_played(house: House, clock: Clock) -> None:
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    games = []
    for points in (POINTS, BACKWARDS, (10000, 40000, 30000, 20000)):
        games.append(await house.record(points=points))
        clock.go_on(minutes=30)
    for game in games:
        await house.store.games.agree(house.deed(), game.id, organiser=True)
    in_order = await board(house)
    for game in games:
        await house.store.games.undo(house.deed(), game.id)
    assert await board(house) == {}
    games = []
    for points in (POINTS, BACKWARDS, (10000, 40000, 30000, 20000)):
        games.append(await house.record(points=points))
        clock.go_on(minutes=30)
    for at in (0, 2, 1):
        await house.store.games.agree(house.deed(), games[at].id, organiser=True)
        assert len(await board(house)) == 4
    assert await board(house) == in_order


@pytest.mark.parametrize("change", ["undo", "edit"])
async def test_what_changes_a_game_changes_the_ratings_after_it(house: House, clock: Clock, change: str) -> None:
    games = []
    for points in (POINTS, BACKWARDS, POINTS):
        games.append(await house.record(points=points))
        clock.go_on(minutes=30)
    before = await board(house)
    if change == "undo":
        await house.store.games.undo(house.deed(), games[0].id)
        played = [BACKWARDS, POINTS]
    else:
        await house.store.games.edit(house.deed(), games[0].id, Result(players=FOUR, points=BACKWARDS))
        played = [BACKWARDS, BACKWARDS, POINTS]
    assert await is_stale(house.store)
    after = await board(house)
    assert after != before
    names = ("Ann", "Ben", "Cat", "Dan")
    expected = replayed([range(4) if points == POINTS else (3, 2, 1, 0) for points in played])
    assert after == {names[seat]: rating for seat, rating in expected.items()}
    await house.record()
    assert await is_stale(house.store) is False
    await check(house)


async def test_ratings_go_on_over_the_seasons(house: House) -> None:
    await house.record()
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record()
    assert (await board(house))["Ann"].games == 2


async def test_two_who_become_one_are_rated_as_one(house: House) -> None:
    guest = PlayerRef("Guest")
    await house.record()
    await house.record((guest, BEN, CAT, EVE))
    await board(house)
    await house.create("Fridays")
    await house.store.players.merge(house.deed(), guest, ANN)
    house.league = "Thursdays"
    rated = await board(house)
    assert "Guest" not in rated
    assert rated["Ann"].games == 2
    await check(house)


async def test_leagues_rate_apart(house: House) -> None:
    await house.create("Fridays")
    fridays, thursdays = House(house.store, house.clock, league="Fridays"), House(house.store, house.clock)
    thursdays.league = "Thursdays"
    await thursdays.record()
    assert await board(fridays) == {}
    await fridays.record(points=BACKWARDS)
    assert (await board(fridays))["Dan"].mu == (await board(thursdays))["Ann"].mu


async def test_three_players_are_rated_too(store: Store, clock: Clock) -> None:
    house = House(store, clock, rules=load_preset("tenhou-sanma"))
    await house.create()
    await house.record((ANN, BEN, CAT), (55000, 35000, 15000))
    rated = await board(house)
    assert [rated[name].tenhou for name in ("Ann", "Ben", "Cat")] == [153000, 150000, 147000]
    assert rated["Ann"].mu > rated["Ben"].mu > rated["Cat"].mu


async def test_games_that_come_in_meanwhile_are_not_missed(house: House) -> None:
    await house.record()
    # Whoever reads computes at once, while more games are recorded.
    done = await asyncio.gather(
        *(board(house) for _ in range(4)),
        *(house.record((BEN, CAT, DAN, EVE)) for _ in range(3)),
    )
    assert len(done) == 7
    assert (await board(house))["Eve"].games == 3
    await check(house)


async def test_a_game_that_comes_in_while_computing_is_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.record()
    computed = []

    async def interrupted(work: Callable[..., dict[int, Rating]], games: list[list[int]]) -> dict[int, Rating]:
        computed.append(len(games))
        if len(computed) == 1:
            await house.record((BEN, CAT, DAN, EVE))
        return work(games)

    monkeypatch.setattr(asyncio, "to_thread", interrupted)
    assert (await board(house))["Eve"].games == 1
    assert computed == [1, 2]


async def test_boards_are_ordered_and_cut(house: House) -> None:
    for number in range(3):
        await house.record(tuple(PlayerRef(f"Guest {number}{seat}") for seat in range(4)))
    await house.record((ANN, BEN, CAT, DAN))
    await house.record((ANN, BEN, CAT, DAN))
    first = await house.store.ratings.board(GUILD, "", asker=DAN.user_id)
    assert (len(first.lines), first.page, first.pages, first.players) == (10, 0, 2, 16)
    assert first.lines[0].player.name == "Ann"
    assert first.own is not None
    assert (first.own.player.name, first.own.rank) == ("Dan", 16)
    skills = [line.rating.skill for line in first.lines]
    assert all(better >= worse for better, worse in pairwise(skills))
    guests = [line for line in first.lines if line.player.name.startswith("Guest") and line.player.name.endswith("0")]
    assert len({line.rank for line in guests}) == 1
    by_r = await house.store.ratings.board(GUILD, "", RatingView(kind=RatingKind.TENHOU, min_games=2))
    assert [(line.rank, line.player.name, line.rating.games) for line in by_r.lines] == [
        (1, "Ann", 2),
        (2, "Ben", 2),
        (3, "Cat", 2),
        (4, "Dan", 2),
    ]
    assert (await board(house, RatingView(settled=True))) == {}


async def test_a_board_of_skill_is_sure_of_it_and_leaves_out_whoever_is_provisional(house: House) -> None:
    await house.record()
    await board(house)
    # A skill of 15, 16, 13.97 and 4: mu less three times sigma.
    kept = {ANN: (30, 5), BEN: (25, 3), CAT: (29, 5.01), DAN: (28, 8)}
    async with house.store.engine.begin() as connection:
        for player, (mu, sigma) in kept.items():
            found = (await house.store.standings.profile(GUILD, "", player, least=1)).player.id
            line = update(RatingLine).where(RatingLine.player_id == found).values(mu=mu, sigma=sigma)
            await connection.execute(line)
    assert list(await board(house)) == ["Ben", "Ann", "Cat", "Dan"]
    assert list(await board(house, RatingView(settled=True))) == ["Ben", "Ann"]


async def test_ratings_kept_are_those_that_are_read(house: House) -> None:
    await house.record()
    rated = await board(house)
    kept = await ratings_of(house.store)
    assert {(row["mu"], row["sigma"], row["tenhou"]) for row in kept.values()} == {
        (each.mu, each.sigma, each.tenhou) for each in rated.values()
    }
