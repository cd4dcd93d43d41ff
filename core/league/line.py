"""One player's record, as a standings page shows it, kept up to date game by game.

Totals are tenths of a point, as settlement makes them. Averages are fractions, so nothing here is a float.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from core.errors import WrongPlayerCount

K = TypeVar("K", bound=Hashable)


class GameResult(NamedTuple):
    """One game's contribution to a player's record.

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
    """A player's record over `games` games with one number of players.

    `total` is in tenths and includes `penalties` (below zero: taken away), both within games and outside them. `places`
    counts first to last places. `best` and `worst` are totals of single games, `None` without games.
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
        """Return the tenths per game, or `None` without games."""
        return self.per_game(self.total)

    @property
    def average_place(self) -> Fraction | None:
        """Return the mean place, or `None` without games."""
        return self.per_game(sum(place * count for place, count in enumerate(self.places, start=1)))

    def rate(self, place: int) -> Fraction | None:
        """Return the share of games, out of 1, that ended in `place` (from 1), or `None` without games."""
        return self.per_game(self.places[place - 1])

    def per_game(self, amount: int) -> Fraction | None:
        """Return `amount` divided by the games, or `None` without games."""
        return Fraction(amount, self.games) if self.games else None


def empty_line(player: K, players: int) -> Line[K]:
    """Return the record of somebody who has not played, in games of `players`."""
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
    """Return the record with one more game.

    Raises `WrongPlayerCount`, since games of three and four players are never mixed.
    """
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
    """Return the record with a penalty outside any game, in tenths; below zero takes away.

    The same penalty with the opposite sign cancels it.
    """
    return replace(line, total=line.total + tenths, penalties=line.penalties + tenths)
