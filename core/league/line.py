"""One player's record: what a standings page shows, kept in step game by game.

Totals are tenths of a point, as settlement makes them. Nothing here is a float: averages are fractions.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from core.errors import WrongPlayerCount

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
    if result.players != len(line.places):
        raise WrongPlayerCount(count=result.players, players=len(line.places))
    return replace(
        line,
        games=line.games + 1,
        total=line.total + result.total,
        places=tuple(count + (place == result.place) for place, count in enumerate(line.places, start=1)),
        best=result.total if line.best is None else max(line.best, result.total),
        worst=result.total if line.worst is None else min(line.worst, result.total),
        fpoints=line.fpoints + result.fpoints,
        chombo=line.chombo + result.chombo,
        penalties=line.penalties + result.penalty,
    )


def add_penalty(line: Line[K], tenths: int) -> Line[K]:
    """The record with a penalty outside any game, below zero to take away; the same with the sign turned cancels it."""
    return replace(line, total=line.total + tenths, penalties=line.penalties + tenths)
