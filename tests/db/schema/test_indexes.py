"""What pages ask for is found by indexes, however many games there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from sqlalchemy import Connection, Engine, event, text

from core.league import HandStat, Sort
from core.rules import load_preset
from db import Confirmation, HandView, Store, View
from tests.support.house import ANN, BEN, GUILD, POINTS, Clock, House
from tests.support.livetables import book, draw, log, open_table, play_table, tsumo

GROWING: Final = {
    "games", "seats", "season_lines", "pair_lines", "players", "agreements", "history", "requests", "penalties",
    "live_tables", "live_table_seats", "live_table_events", "live_table_proposals", "game_logs", "hand_lines",
    "rating_lines", "rule_versions", "quiz_answers",
}  # fmt: skip
"""Tables that get longer with every game or player."""

Ask = Callable[[Store], Awaitable[Any]]


def standings(sort: Sort) -> Ask:
    """Ask for standings sorted so."""
    return lambda store: store.standings.page(GUILD, "", View(sort=sort), asker=10)


def hands(**view: bool) -> Ask:
    """Ask for a board of hands."""
    return lambda store: store.hands.board(GUILD, "", HandView(stat=HandStat.WIN, **view))


PAGES: Final[dict[str, Ask]] = {
    **{f"standings by {sort}": standings(sort) for sort in Sort},
    "standings of last games": lambda store: store.standings.page(GUILD, "", View(last=5)),
    "standings from some games on": lambda store: store.standings.page(GUILD, "", View(min_games=1)),
    "a player's page": lambda store: store.standings.profile(GUILD, "", ANN, least=1),
    "a player's games": lambda store: store.games.recent(GUILD, player=ANN),
    "everybody's games": lambda store: store.games.recent(GUILD),
    "two against each other": lambda store: store.standings.versus(GUILD, "", ANN, BEN),
    "how many games wait": lambda store: store.games.waiting(GUILD),
    "pending games": lambda store: store.games.pending(GUILD),
    "due games": lambda store: store.games.settle_due(actor=1),
    "a game by number": lambda store: store.games.numbered(GUILD, "", 1),
    "a game's story": lambda store: store.games.story(GUILD, 1),
    "penalties": lambda store: store.penalties.all(GUILD, ""),
    "losers of the week": lambda store: store.standings.weeks(GUILD, "", count=4),
    "recording a game": lambda store: House(store, Clock()).record(),
    "recording a game with hands": lambda store: House(store, Clock()).record(log=log(tsumo(0))),
    "playing a table": lambda store: play_table(House(store, Clock()), tsumo(1), draw()),
    "a table": lambda store: store.tables.get(GUILD, 1),
    "open tables": lambda store: store.tables.opened(GUILD),
    "taking back a hand": lambda store: store.tables.undo(store.deed(GUILD, 1), 1, at=2, keep=1),
    "a game's hands": lambda store: store.games.log(GUILD, 1),
    **{f"hands {name}": hands(**view) for name, view in {"of a season": {}, "of all": {"overall": True}}.items()},
    "ratings": lambda store: store.ratings.board(GUILD, ""),
    "how a season went": lambda store: store.courses.season(GUILD, ""),
    "how teams did": lambda store: store.courses.teams(GUILD, ""),
    "how a rating came about": lambda store: store.courses.rating(GUILD, "", ANN),
    "everybody against everybody": lambda store: store.courses.matrix(GUILD, "", (ANN, BEN)),
    "a server's rules": lambda store: store.rules.current(GUILD),
    "versions of rules": lambda store: store.rules.recent(GUILD, most=10, before=5),
    "a version of rules": lambda store: store.rules.draft(store.deed(GUILD, 1), load_preset("tenhou"), after=0),
    "old requests": lambda store: store.requests.forget_old(),
    "a quiz": lambda store: store.quizzes.answer(store.deed(GUILD, 1), 8, is_right=True),
    "closing a season": lambda store: store.leagues.close_season(store.deed(GUILD, 1)),
}


class Plans:
    """The plan of every query of an engine, as SQLite explains it."""

    def __init__(self, engine: Engine) -> None:
        self.found: list[tuple[str, str]] = []
        event.listen(engine, "before_cursor_execute", self._explain)

    def _explain(self, connection: Connection, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:  # noqa: ANN401
        if statement.split(maxsplit=1)[0] in {"SELECT", "UPDATE", "DELETE", "WITH"}:
            cursor = connection.connection.cursor()
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            self.found += [(row[3], statement) for row in cursor.fetchall()]
            cursor.close()

    def scans(self) -> list[str]:
        """The steps that read a growing table from one end to the other."""
        return [f"{step} in {statement}" for step, statement in self.found if _table_scanned(step, statement)]


def _table_scanned(step: str, statement: str) -> bool:
    words = step.split()
    if words[0] != "SCAN":
        return False
    # The plan has the alias where the query has one.
    name = words[1]
    return any(f" {table} AS {name}" in statement or table == name for table in GROWING)


@pytest.fixture
async def played(sqlite_database: str, clock: Clock) -> Store:
    """A store with a few games, some of them pending."""
    store = Store(sqlite_database, clock)
    house = House(store, clock)
    await house.create()
    for number in range(3):
        await house.record(log=log(draw(), fingerprint=f"game {number}"))
    await book(house, await open_table(house), tsumo(0), tsumo(1))
    # Computing ratings anew reads every game of a league, and is done once.
    await store.ratings.board(GUILD, "")
    await store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER, pending_hours=1)
    pending = await house.record(points=POINTS[::-1])
    await store.games.cancel(house.deed(), pending.id)
    return store


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES)
async def test_no_growing_table_is_read_from_end_to_end(played: Store, page: str) -> None:
    plans = Plans(played.engine.sync_engine)
    await PAGES[page](played)
    await played.close()
    assert plans.found
    assert plans.scans() == []


@pytest.mark.parametrize("page", ["a player's page", "a player's games", "pending games", "due games"])
async def test_no_league_is_gone_through_for_some_of_its_games(played: Store, page: str) -> None:
    plans = Plans(played.engine.sync_engine)
    await PAGES[page](played)
    await played.close()
    games = [step for step, _ in plans.found if step.startswith("SEARCH games ")]
    assert games
    for step in games:
        assert "rowid=?" in step or "status=?" in step, step
        assert "a player" not in page or "rowid=?" in step, step


async def test_opponents_are_found_by_player(played: Store) -> None:
    plans = Plans(played.engine.sync_engine)
    await PAGES["a player's page"](played)
    await played.close()
    pairs = [step for step, _ in plans.found if step.startswith("SEARCH pair_lines")]
    assert pairs
    assert [step for step in pairs if "low_id=?" not in step and "high_id=?" not in step] == []


async def test_a_scan_would_be_seen(played: Store) -> None:
    plans = Plans(played.engine.sync_engine)
    async with played.engine.connect() as connection:
        await connection.execute(text("SELECT count(*) FROM seats AS place WHERE raw > 0"))
        await connection.execute(text("SELECT count(*) FROM games WHERE comment = ''"))
    await played.close()
    assert [scan.split(" in ")[0] for scan in plans.scans()] == ["SCAN place", "SCAN games"]
