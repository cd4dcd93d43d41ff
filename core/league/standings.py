"""Standings: records in order, with ranks and gaps; players with too few games follow unranked."""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from core.league.line import Line

K = TypeVar("K", bound=Hashable)


class Sort(StrEnum):
    """The value that a standings page sorts by."""

    TOTAL = "total"
    AVERAGE = "average"
    AVERAGE_PLACE = "average_place"
    GAMES = "games"
    FIRST_RATE = "first_rate"
    BEST_GAME = "best_game"
    FPOINTS = "fpoints"
    FPOINTS_PER_GAME = "fpoints_per_game"


_VALUES: Final[dict[Sort, Callable[[Line[Any]], Fraction | int | None]]] = {
    Sort.TOTAL: lambda line: line.total,
    Sort.AVERAGE: lambda line: line.average,
    Sort.AVERAGE_PLACE: lambda line: line.average_place,
    Sort.GAMES: lambda line: line.games,
    Sort.FIRST_RATE: lambda line: line.rate(1),
    Sort.BEST_GAME: lambda line: line.best,
    Sort.FPOINTS: lambda line: line.fpoints,
    Sort.FPOINTS_PER_GAME: lambda line: line.per_game(line.fpoints),
}
_FEWER_IS_BETTER: Final = frozenset({Sort.AVERAGE_PLACE, Sort.FPOINTS, Sort.FPOINTS_PER_GAME})


class Standing(NamedTuple, Generic[K]):
    """One row of the standings.

    `rank` counts from 1 and is shared by equal values; it is `None` for players with too few games. `value` is what the
    page sorts by, `gap` how far it is behind the next better value, or `None` where there is none.
    """

    rank: int | None
    line: Line[K]
    value: Fraction | None
    gap: Fraction | None


def sort_value(line: Line[K], sort: Sort) -> Fraction | None:
    """Return the exact value that `sort` compares: tenths, places, counts, or a share of 1.

    `None` stands for a value that needs games, where there are none.
    """
    value = _VALUES[sort](line)
    return None if value is None else Fraction(value)


def rank(lines: Iterable[Line[K]], sort: Sort, *, minimum_games: int = 1) -> tuple[Standing[K], ...]:
    """Return the standings by `sort`, best first; players with fewer than `minimum_games` follow without a rank.

    Equal values share a rank and stay in the order they came in; the next rank counts them all (1, 2, 2, 4).
    """
    valued = [(line, sort_value(line, sort)) for line in lines]
    ranked = [(line, value) for line, value in valued if value is not None and line.games >= minimum_games]
    others = [(line, value) for line, value in valued if value is None or line.games < minimum_games]
    sign = 1 if sort in _FEWER_IS_BETTER else -1
    ranked.sort(key=lambda each: sign * each[1])
    others.sort(key=lambda each: (each[1] is None, sign * (each[1] or 0)))
    return (*_ranked(ranked), *(Standing(None, line, value, None) for line, value in others))


def _ranked(ordered: list[tuple[Line[K], Fraction]]) -> Iterable[Standing[K]]:
    place, gap = 0, None
    for index, (line, value) in enumerate(ordered):
        before = ordered[index - 1][1] if index else None
        if value != before:
            place, gap = index + 1, None if before is None else abs(value - before)
        yield Standing(place, line, value, gap)


def shared_ranks(values: Sequence[object]) -> list[int]:
    """Return the rank of each value of a sorted list, counted from 1 and shared by equal values."""
    ranks: list[int] = []
    for at, value in enumerate(values):
        ranks.append(ranks[-1] if at and values[at - 1] == value else at + 1)
    return ranks
