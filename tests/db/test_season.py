"""A whole season, and many people at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable

import pytest

from core.errors import TenbouError
from core.league import Sort
from db import Confirmation, PlayerRef, Result, Standing, Store, View
from tests.support.house import GUILD, Clock, House
from tests.support.ledger import random_points, season_lines
from tests.support.lines import check_lines, played_games

pytestmark = pytest.mark.thorough

GAMES = {"sqlite": 400, "postgresql": 200}
"""A season; the same with fewer games where there is a server to talk to."""
TABLES = 4
MEMBERS = tuple(PlayerRef(f"Member {number}", 1000 + number) for number in range(40))


async def standings(house: House, sort: Sort = Sort.TOTAL) -> list[Standing]:
    """Every page of the standings."""
    first = await house.store.standings.page(GUILD, "", View(sort=sort))
    rest = [await house.store.standings.page(GUILD, "", View(sort=sort, page=page)) for page in range(1, first.pages)]
    return [line for page in (first, *rest) for line in page.lines]


async def in_turn(waiting: list[Awaitable[object]]) -> None:
    """Do one after the other, while others do theirs."""
    for each in waiting:
        await each


@pytest.mark.long
async def test_a_season_is_what_its_games_add_up_to(store: Store, clock: Clock) -> None:
    """Entered at four tables at once; standings are as counted by hand, and all points sum to nothing."""
    house = House(store, clock)
    season = (await house.create()).season
    chance = random.Random(2000)  # noqa: S311
    count = GAMES[store.engine.dialect.name]
    games = [(tuple(chance.sample(MEMBERS, 4)), random_points(chance)) for _ in range(count)]
    await asyncio.gather(
        *(in_turn([house.record(*game, by=game[0][0]) for game in games[table::TABLES]]) for table in range(TABLES))
    )
    kept = await played_games(store)
    ids = {ref.name: (await store.players.get(GUILD, ref)).id for ref in MEMBERS}
    entered = sorted((tuple(ids[ref.name] for ref in players), points) for players, points in games)
    assert sorted((game.players, game.points) for game in kept.values()) == entered
    expected = season_lines(kept.values())
    lines = await standings(house)
    assert [line.total for line in lines] == sorted((line["total"] or 0 for line in expected.values()), reverse=True)
    assert sum(line.total for line in lines) == 0
    for line in lines:
        own = expected[season.id, line.player.id]
        assert (line.games, line.total, line.best, line.worst) == tuple(
            own[name] for name in ("games", "total", "best", "worst")
        )
        assert line.places == tuple(own[name] for name in ("firsts", "seconds", "thirds", "fourths"))
        assert line.rank == 1 + sum(other.total > line.total for other in lines)
    assert (await store.standings.page(GUILD, "", View())).games == count
    await check_lines(house, kept.values())


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_many_do_at_once_nothing_is_lost(store: Store, clock: Clock, seed: int) -> None:
    """The same games are confirmed, edited, undone and cancelled by several people who do not wait for each other."""
    house = House(store, clock)
    await house.create(confirmation=Confirmation.ONE)
    chance = random.Random(seed)  # noqa: S311
    members = MEMBERS[:8]
    games = [await house.record(tuple(chance.sample(members, 4)), random_points(chance), by=999) for _ in range(12)]

    def deed() -> Awaitable[object]:
        game = chance.choice(games)
        by = house.deed(chance.choice(members))
        result = Result(players=tuple(chance.sample(members, 4)), points=random_points(chance))
        return chance.choice(
            (
                lambda: store.games.agree(by, game.id, organiser=chance.random() < 0.5),
                lambda: store.games.agree(by, game.id, organiser=True),
                lambda: store.games.edit(by, game.id, result),
                lambda: store.games.undo(by, game.id),
                lambda: house.record(result.players, result.points),
                lambda: store.penalties.give(by, "", chance.choice(members), 0),
                lambda: store.leagues.change(by, "", confirmation=chance.choice(tuple(Confirmation))),
            )
        )()

    outcome = await asyncio.gather(*(deed() for _ in range(120)), return_exceptions=True)
    assert [each for each in outcome if isinstance(each, BaseException) and not isinstance(each, TenbouError)] == []
    kept = await played_games(store)
    assert kept
    await check_lines(house, kept.values())
