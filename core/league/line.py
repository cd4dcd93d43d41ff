"""One player's record: what a standings page shows, kept in step game by game.

Totals are tenths of a point, as settlement makes them. Nothing here is a float: averages are fractions.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from core.errors import GameNotCounted, WrongPlayerCount

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.settlement import Settlement

K = TypeVar("K", bound=Hashable)


class GameResult(NamedTuple):
    """What one game adds to a player's record.

    `place` counts from 1 among `players`; `total` and the `penalty` within it are tenths; `chombo` is a count.
    """

    players: int
    place: int
    total: int
    penalty: int = 0
    fpoints: int = 0
    chombo: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Generic[K]):
    """A player's record over `games` games of one player count.

    `total` are tenths and contain `penalties` (below zero: taken away), those within games and those outside any;
    `places` counts first to last places; `best` and `worst` are totals of single games, `None` without games.
    """

    player: K
    games: int
    total: int
    places: tuple[int, ...]
    best: int | None
    worst: int | None
    fpoints: int
    chombo: int
    penalties: int

    @property
    def average(self) -> Fraction | None:
        """Tenths per game, `None` without games."""
        return self.per_game(self.total)

    @property
    def average_place(self) -> Fraction | None:
        """The mean place, `None` without games."""
        return self.per_game(sum(place * count for place, count in enumerate(self.places, start=1)))

    def rate(self, place: int) -> Fraction | None:
        """How many of the games, of 1, ended in `place` (from 1); `None` without games."""
        return self.per_game(self.places[place - 1])

    def per_game(self, amount: int) -> Fraction | None:
        """`amount` divided by the games, `None` without games."""
        return Fraction(amount, self.games) if self.games else None


def game_results(
    settlement: Settlement,
    *,
    fpoints: Mapping[int, int] | None = None,
    chombo: Mapping[int, int] | None = None,
) -> tuple[GameResult, ...]:
    """What a settled game adds to the record of each seat; `fpoints` and `chombo` are by seat."""
    return tuple(
        GameResult(
            players=len(settlement.placements),
            place=each.place,
            total=each.total,
            penalty=each.penalty,
            fpoints=(fpoints or {}).get(each.seat, 0),
            chombo=(chombo or {}).get(each.seat, 0),
        )
        for each in settlement.placements
    )


def empty_line(player: K, players: int) -> Line[K]:
    """The record of somebody who has not played, in games of `players`."""
    return Line(
        player=player,
        games=0,
        total=0,
        places=(0,) * players,
        best=None,
        worst=None,
        fpoints=0,
        chombo=0,
        penalties=0,
    )


def add_game(line: Line[K], result: GameResult) -> Line[K]:
    """The record with one game more; raises `WrongPlayerCount`, since three and four players never mix."""
    grown = _changed(line, result, 1)
    return replace(grown, best=_extreme(max, line.best, result.total), worst=_extreme(min, line.worst, result.total))


def remove_game(line: Line[K], result: GameResult, *, best: int | None, worst: int | None) -> Line[K]:
    """The record with one game less; `best` and `worst` are those of the games that remain.

    A record cannot know them, but they stay as they are unless `result.total` is one of them. Raises
    `GameNotCounted` if no game of this place is in the record, and `WrongPlayerCount`.
    """
    left = _changed(line, result, -1)
    if min(left.places) < 0:
        raise GameNotCounted(player=str(line.player))
    return replace(left, best=best if left.games else None, worst=worst if left.games else None)


def add_penalty(line: Line[K], tenths: int) -> Line[K]:
    """The record with a penalty outside any game, below zero to take away; the same with the sign turned cancels it."""
    return replace(line, total=line.total + tenths, penalties=line.penalties + tenths)


def combine(player: K, first: Line[Any], *others: Line[Any]) -> Line[K]:
    """One record of several, for `player`; raises `WrongPlayerCount` if three and four players mix."""
    lines = (first, *others)
    for line in others:
        _check_players(len(line.places), first)
    return Line(
        player=player,
        games=sum(line.games for line in lines),
        total=sum(line.total for line in lines),
        places=tuple(map(sum, zip(*(line.places for line in lines), strict=True))),
        best=_extreme(max, *(line.best for line in lines)),
        worst=_extreme(min, *(line.worst for line in lines)),
        fpoints=sum(line.fpoints for line in lines),
        chombo=sum(line.chombo for line in lines),
        penalties=sum(line.penalties for line in lines),
    )


def _changed(line: Line[K], result: GameResult, times: int) -> Line[K]:
    """The record with all sums changed by `times` the result; best and worst are left alone."""
    _check_players(result.players, line)
    places = (count + times * (place == result.place) for place, count in enumerate(line.places, start=1))
    return replace(
        line,
        games=line.games + times,
        total=line.total + times * result.total,
        places=tuple(places),
        fpoints=line.fpoints + times * result.fpoints,
        chombo=line.chombo + times * result.chombo,
        penalties=line.penalties + times * result.penalty,
    )


def _check_players(count: int, line: Line[Any]) -> None:
    if count != len(line.places):
        raise WrongPlayerCount(count=count, players=len(line.places))


def _extreme(pick: Callable[[list[int]], int], *totals: int | None) -> int | None:
    known = [total for total in totals if total is not None]
    return pick(known) if known else None
