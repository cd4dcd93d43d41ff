"""Live tables of a house, for tests: hands that are short to write, and games of them."""

from __future__ import annotations

from typing import Final

from core.rules import RuleSet
from core.table import Claim, Event, Ryuukyoku, Start, Stopped, Won
from db import GameInfo, GameLog, PlayerRef, TableInfo
from tests.support.house import FOUR, House

STOP: Final = Stopped(reason="the room closes")


def tsumo(winner: int, *, han: int = 3, fu: int = 30) -> Won:
    """A win by tsumo."""
    return Won(claims=(Claim(winner=winner, han=han, fu=fu),))


def ron(winner: int, discarder: int, *, han: int = 3, fu: int = 30) -> Won:
    """A win on a discard."""
    return Won(claims=(Claim(winner=winner, han=han, fu=fu),), discarder=discarder)


def draw(*tenpai: int) -> Ryuukyoku:
    """An exhaustive draw."""
    return Ryuukyoku(tenpai=frozenset(tenpai))


async def open_table(house: House, players: tuple[PlayerRef, ...] = FOUR, *, key: str | None = None) -> TableInfo:
    """Open a table."""
    return await house.store.tables.open(house.deed(), house.league, players, key=key)


async def book(house: House, table: TableInfo, *events: Event) -> TableInfo:
    """Propose events at a table as it is and book them."""
    proposal = await house.store.tables.propose(house.deed(), table.id, events, at=len(table.events))
    return await house.store.tables.book(house.deed(), proposal.id)


async def play_table(house: House, *events: Event, players: tuple[PlayerRef, ...] = FOUR) -> GameInfo:
    """Play a table from its first hand on and record it."""
    table = await book(house, await open_table(house, players), *events, STOP)
    return await house.store.tables.record(house.deed(), table.id)


def log(*events: Event, fingerprint: str = "f1", start: Start | None = None, rules: RuleSet | None = None) -> GameLog:
    """The hands of a game as a log from elsewhere has them."""
    return GameLog(
        source="tenhou",
        reference="2024022918gm-0009-0000-abcdef",
        fingerprint=fingerprint,
        names=("NoName", "<b>", "Cat", "ダン"),
        start=start,
        events=(*events, STOP),
        rules=rules,
    )
