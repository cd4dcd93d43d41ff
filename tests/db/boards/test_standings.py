"""Penalties, ranks, and two players against each other."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from core.league import Sort
from core.rules import load_preset
from db import PlayerRef, Standing, StandingsPage, View
from db.errors import PlayerUnknown, SamePlayer
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FAY, GUILD, POINTS, House
from tests.support.ledger import random_points


async def page(house: House, **view: object) -> StandingsPage:
    return await house.store.standings.page(GUILD, "", View(**view))  # type: ignore[arg-type]


# --- pages ---------------------------------------------------------------------------------------------------


async def test_an_empty_league_has_one_empty_page(house: House) -> None:
    found = await page(house, page=9)
    assert (found.lines, found.own, found.page, found.pages, found.players, found.games) == ((), None, 0, 1, 0, 0)
    assert found.computed_at == house.clock()


async def test_who_is_equal_shares_the_rank_whatever_page_it_is_on(house: House) -> None:
    for table in range(6):
        await house.record(tuple(PlayerRef(f"Guest {table} {seat}") for seat in range(4)))
    pages = [await page(house, page=number) for number in range(3)]
    assert [(each.page, each.pages, each.players, len(each.lines)) for each in pages] == [
        (0, 3, 24, 10),
        (1, 3, 24, 10),
        (2, 3, 24, 4),
    ]
    ranks = [line.rank for each in pages for line in each.lines]
    assert ranks == [1] * 6 + [7] * 6 + [13] * 6 + [19] * 6
    assert await page(house, page=99) == pages[2]
    assert await page(house, page=-1) == pages[0]


async def test_the_askers_line_is_added_where_it_is_not_on_the_page(house: House) -> None:
    for table in range(3):
        await house.record((*(PlayerRef(f"Guest {table} {seat}") for seat in range(3)), ANN))
    first = await house.store.standings.page(GUILD, "", View(), asker=ANN.user_id)
    assert first.own is None
    assert first.lines[-1].player.name == "Ann"
    await house.record(tuple(PlayerRef(f"Late guest {seat}") for seat in range(4)))
    first = await house.store.standings.page(GUILD, "", View(), asker=ANN.user_id)
    assert first.own is not None
    assert (first.own.player.name, first.own.rank, first.own.total) == ("Ann", 14, -1200)
    assert (await house.store.standings.page(GUILD, "", View(), asker=12345)).own is None


async def test_a_season_counts_games_whatever_rules_the_league_has_now(house: House) -> None:
    for _ in range(3):
        await house.record()
    await house.store.leagues.change(house.deed(), "", rules=load_preset("tenhou-east"))
    assert (await page(house)).games == 3


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(2))
async def test_every_order_is_as_sorted_by_hand(house: House, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    players = [PlayerRef(f"Guest {number}") for number in range(9)]
    for _ in range(20):
        await house.record(
            tuple(chance.sample(players, 4)), random_points(chance), fpoints={chance.randrange(4): chance.randint(0, 3)}
        )
    await house.store.penalties.give(house.deed(), "", players[0], -200)
    lines = (await page(house)).lines
    better: dict[Sort, Callable[[Standing], float]] = {
        Sort.TOTAL: lambda line: line.total,
        Sort.AVERAGE: lambda line: line.total / line.games,
        Sort.AVERAGE_PLACE: lambda line: -line.sum_of_places / line.games,
        Sort.GAMES: lambda line: line.games,
        Sort.FIRST_RATE: lambda line: line.places[0] / line.games,
        Sort.BEST_GAME: lambda line: line.best,
        Sort.FPOINTS: lambda line: -line.fpoints,
        Sort.FPOINTS_PER_GAME: lambda line: -line.fpoints / line.games,
    }
    assert better.keys() == set(Sort)
    for sort, value in better.items():
        shown = (await page(house, sort=sort)).lines
        expected = sorted(lines, key=lambda line: (-value(line), -line.total, line.player.id))
        assert [line.player.name for line in shown] == [line.player.name for line in expected], sort
        assert [line.rank for line in shown] == [
            1 + sum(value(other) > value(line) for other in lines) for line in shown
        ], sort


async def test_only_those_with_enough_games_take_part(house: House) -> None:
    await house.record()
    await house.record((ANN, BEN, EVE, FAY))
    names = [line.player.name for line in (await page(house, min_games=2)).lines]
    assert names == ["Ann", "Ben"]
    assert (await page(house, min_games=3)).lines == ()


# --- two players ---------------------------------------------------------------------------------------------


async def test_two_players_against_each_other(house: House) -> None:
    await house.record()
    await house.record(points=POINTS[::-1])
    await house.record((BEN, CAT, EVE, FAY))
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record()
    versus = await house.store.standings.versus(GUILD, "", ANN, BEN)
    assert (versus.one.name, versus.other.name, versus.games) == ("Ann", "Ben", 3)
    assert (versus.one_above, versus.other_above) == (2, 1)
    assert (versus.one_total, versus.other_total) == (500 - 400 + 500, 100 - 200 + 100)
    turned = await house.store.standings.versus(GUILD, "", BEN, ANN)
    assert (turned.one.name, turned.one_above, turned.other_above) == ("Ben", 1, 2)
    assert (turned.one_total, turned.other_total) == (versus.other_total, versus.one_total)
    never = await house.store.standings.versus(GUILD, "", ANN, EVE)
    assert (never.games, never.one_above, never.one_total) == (0, 0, 0)
    with pytest.raises(SamePlayer):
        await house.store.standings.versus(GUILD, "", ANN, PlayerRef("ann"))
    with pytest.raises(PlayerUnknown):
        await house.store.standings.versus(GUILD, "", DAN, PlayerRef("Nobody"))


# --- losers of the week --------------------------------------------------------------------------------------


async def test_each_week_has_its_losers_from_monday_on(house: House) -> None:
    house.clock.at = datetime(2024, 12, 30, tzinfo=UTC)
    await house.record(fpoints={0: 3, 1: -1})
    house.clock.go_on(days=6, hours=23, minutes=59)
    await house.record(fpoints={0: -2, 1: 2})
    house.clock.go_on(minutes=1)
    await house.record(fpoints={2: 4, 3: 4})
    house.clock.go_on(weeks=2)
    await house.record(fpoints={0: -1})
    weeks = await house.store.standings.weeks(GUILD, "", count=4)
    told = [(week.week, [player.name for player in week.players], week.points) for week in weeks]
    assert told == [((2025, 2), ["Cat", "Dan"], 4), ((2025, 1), ["Ann", "Ben"], 1)]
    assert await house.store.standings.weeks(GUILD, "", count=3) == weeks[:1]
