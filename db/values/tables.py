"""The results of the store about live tables and hands: frozen values that know nothing of the database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import reduce

from core.league.agreeing import Confirmation
from core.rules import RuleSet
from core.table import Event, KyokuResult, Start, TableState, apply, replay, results
from db.values.results import PlayerInfo
from db.values.states import TableStatus


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLog:
    """A game hand by hand.

    `source` is "table" or "tenhou", and `reference` the name of the log there. A `fingerprint` counts once in a league.
    `names` are the players by seat as the source calls them. `start` is the beginning where it is not that of the
    rules, and `rules` are those of the hands where they are not those of the game.
    """

    source: str
    reference: str
    fingerprint: str
    names: tuple[str, ...]
    start: Start | None
    events: tuple[Event, ...]
    rules: RuleSet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableInfo:
    """A live table with its players in seat order, from the first dealer on.

    `events` are those that count, `booked_by` the account that booked each. `version` grows with everything booked or
    taken back. `game_id` is the game that a recorded table has become.
    """

    id: int
    guild_id: int
    league_id: int
    league: str
    rules: RuleSet
    confirmation: Confirmation
    players: tuple[PlayerInfo, ...]
    start: Start | None
    events: tuple[Event, ...]
    booked_by: tuple[int, ...]
    version: int
    channel_id: int | None
    message_id: int | None
    opened_by: int
    opened_at: datetime
    status: TableStatus
    game_id: int | None

    @property
    def state(self) -> TableState:
        """The table after its last event, with the players' names at the seats."""
        return replay(self.events, self.rules, self.names, start=self.start)

    @property
    def results(self) -> tuple[KyokuResult, ...]:
        """Every hand that has been played to its end, in order."""
        return results(self.events, self.rules, self.names, start=self.start)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    def after(self, events: Iterable[Event]) -> TableState:
        """Return the table after more events. Raises what `core.table.apply` raises for those that cannot happen."""
        return reduce(apply, events, self.state)


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """Events that a person is about to book, and the number of events (`at`) of the table before them."""

    id: int
    table_id: int
    at: int
    events: tuple[Event, ...]
    by: int
    booked: bool
