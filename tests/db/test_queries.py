"""Lists ask the database as often for many entries as for few."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from sqlalchemy import event

from core.rules import load_preset
from db import PlayerRef, Store, TeamRole
from tests.support.house import ANN, GUILD, Clock, House
from tests.support.livetables import book, draw, open_table


async def a_league(house: House, number: int) -> None:
    """Make one league more."""
    await house.create(f"league {number}")


async def a_table(house: House, number: int) -> None:
    """Open one table more, with a hand."""
    players = tuple(PlayerRef(f"{name}{number}") for name in "ABCD")
    await book(house, await open_table(house, players), draw())


async def a_team(house: House, number: int) -> None:
    """Make one team more, with a player."""
    await house.store.teams.create(house.deed(), house.league, f"team {number}")
    await house.store.teams.add(house.deed(), house.league, f"team {number}", PlayerRef(f"A{number}"), TeamRole.CAPTAIN)


async def a_season(house: House, number: int) -> None:
    """Begin one season more, after one in which others have played."""
    await house.store.leagues.close_season(house.deed(), house.league)
    await house.store.leagues.start_season(house.deed(), house.league, title=f"season {number}")


async def a_game(house: House, _number: int) -> None:
    """Record one game more."""
    await house.record()


LISTS: Final[dict[str, tuple[Callable[[House, int], Awaitable[None]], Callable[[Store], Awaitable[Any]]]]] = {
    "leagues": (a_league, lambda store: store.leagues.all(GUILD)),
    "open tables": (a_table, lambda store: store.tables.opened(GUILD)),
    "teams": (a_team, lambda store: store.teams.all(GUILD, "Thursdays")),
    "a player's seasons, without those of others": (
        a_season,
        lambda store: store.standings.profile(GUILD, "Thursdays", ANN, least=1),
    ),
    "games": (a_game, lambda store: store.games.recent(GUILD, "Thursdays")),
    "standings of teams": (a_team, lambda store: store.teams.standings(GUILD, "Thursdays")),
}


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """Collect the statements that are executed."""
    statements: list[str] = []

    def note(*arguments: Any) -> None:  # noqa: ANN401  -- as SQLAlchemy calls it
        statements.append(arguments[2])

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(store.engine.sync_engine, "before_cursor_execute", note)


@pytest.mark.thorough
@pytest.mark.parametrize("name", LISTS)
async def test_a_longer_list_takes_no_more_queries(store: Store, clock: Clock, name: str) -> None:
    add, ask = LISTS[name]
    house = House(store, clock, league="Thursdays", rules=load_preset("team-tournament"))
    await house.create()
    await house.record()
    # Ratings are computed when they are first asked for.
    await store.ratings.board(GUILD, "")
    asked = []
    for number in range(3):
        await add(house, number)
        with counted(store) as statements:
            await ask(store)
        asked.append(len(statements))
    assert asked == asked[:1] * 3
