"""F-points: a count of deal-ins (放銃), of which fewer are better (F-60 to F-64)."""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from core.table import Won, paid_claims

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from core.rules.ruleset import RuleSet
    from core.table import KyokuResult, TableState

K = TypeVar("K", bound=Hashable)


class FpointEvent(StrEnum):
    """Something that changes a player's count. A discard that several players win on is one event (F-61)."""

    DEAL_IN = "deal_in"
    DOUBLE_DEAL_IN = "double_deal_in"
    TRIPLE_DEAL_IN = "triple_deal_in"
    IPPATSU_TSUMO = "ippatsu_tsumo"


_FIELD: Final = {
    FpointEvent.DEAL_IN: "fpoint_deal_in",
    FpointEvent.DOUBLE_DEAL_IN: "fpoint_double_ron",
    FpointEvent.TRIPLE_DEAL_IN: "fpoint_triple_ron",
    FpointEvent.IPPATSU_TSUMO: "fpoint_ippatsu_tsumo",
}
_DEAL_INS: Final = (FpointEvent.DEAL_IN, FpointEvent.DOUBLE_DEAL_IN, FpointEvent.TRIPLE_DEAL_IN)


class FpointEntry(NamedTuple, Generic[K]):
    """One line of the ledger: an event of `player`."""

    player: K
    event: FpointEvent


class FpointChange(NamedTuple, Generic[K]):
    """One line of the ledger with the `points` that it adds to the count of `player`."""

    player: K
    event: FpointEvent
    points: int


class Week(NamedTuple):
    """A calendar week by ISO 8601; the first days of January can belong to the year before."""

    year: int
    number: int


class WeekLosers(NamedTuple, Generic[K]):
    """The players with the most F-points in a week, `points` each; several if they are tied."""

    week: Week
    players: tuple[K, ...]
    points: int


def deal_in_event(winners: int) -> FpointEvent:
    """Return the event of a discard that one, two or three players win on."""
    return _DEAL_INS[winners - 1]


def fpoint_entries(results: Iterable[KyokuResult], state: TableState) -> tuple[FpointEntry[int], ...]:
    """Return the entries of the finished hands of a game, by seat; `state` is the table after them.

    A deal-in counts by the number of winners that are paid. A tsumo with ippatsu is an entry unless its winner declines
    it (F-62). Three rons that are a draw (F-33), other draws and chombo (F-50) make no entry.
    """
    entries = []
    for result in results:
        if not isinstance(result.end, Won):
            continue
        claims = paid_claims(result.end, state)
        if result.end.discarder is not None:
            entries.append(FpointEntry(result.end.discarder, deal_in_event(len(claims))))
        elif claims[0].ippatsu and not claims[0].fpoint_declined:
            entries.append(FpointEntry(claims[0].winner, FpointEvent.IPPATSU_TSUMO))
    return tuple(entries)


def fpoint_changes(entries: Iterable[FpointEntry[K]], rules: RuleSet) -> tuple[FpointChange[K], ...]:
    """Return what each entry counts under `rules`.

    A deal-in with a dead hand or among four riichi counts like any other (F-63, F-64).
    """
    return tuple(FpointChange(player, event, getattr(rules, _FIELD[event])) for player, event in entries)


def fpoint_totals(changes: Iterable[FpointChange[K]]) -> dict[K, int]:
    """Return the count of each player with an entry; it may be below zero."""
    totals: dict[K, int] = {}
    for change in changes:
        totals[change.player] = totals.get(change.player, 0) + change.points
    return totals


def game_fpoints(results: Iterable[KyokuResult], state: TableState, rules: RuleSet) -> dict[int, int]:
    """Return what the finished hands of a game add to the count of each seat with an entry, under `rules`."""
    return fpoint_totals(fpoint_changes(fpoint_entries(results, state), rules))


def week_of(day: date) -> Week:
    """Return the week of a day in the club's time zone."""
    year, number, _ = day.isocalendar()
    return Week(year, number)


def losers_of_the_week(dated: Iterable[tuple[Week, K, int]]) -> tuple[WeekLosers[K], ...]:
    """Return the losers of each week, in the order of the weeks.

    `dated` has each change of a count with its week and player. A week in which nobody ends above zero has no loser.
    """
    weeks: dict[Week, dict[K, int]] = {}
    for week, player, points in dated:
        totals = weeks.setdefault(week, {})
        totals[player] = totals.get(player, 0) + points
    most = {week: max(totals.values()) for week, totals in weeks.items()}
    return tuple(
        WeekLosers(week, tuple(player for player, points in weeks[week].items() if points == most[week]), most[week])
        for week in sorted(weeks)
        if most[week] > 0
    )
