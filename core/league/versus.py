"""Head to head: how two players did in the games they played together."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.league.line import GameResult

K = TypeVar("K", bound=Hashable)


class Duel(NamedTuple):
    """One player against another, as the first sees it.

    Of `games` together, `above` were ended in a better place and `below` in a worse one; the rest were tied.
    `difference` are the tenths that the first scored more than the other.
    """

    games: int = 0
    above: int = 0
    below: int = 0
    difference: int = 0


def duels_of_game(results: Mapping[K, GameResult]) -> dict[tuple[K, K], Duel]:
    """What one game adds for each player against each other, in both directions."""
    return {
        (one, other): Duel(
            games=1,
            above=int(results[one].place < results[other].place),
            below=int(results[one].place > results[other].place),
            difference=results[one].total - results[other].total,
        )
        for one, other in permutations(results, 2)
    }


def add_duels(first: Duel, second: Duel, *, times: int = 1) -> Duel:
    """Both together; with `times` of -1 the second is taken out of the first."""
    return Duel(*(one + times * other for one, other in zip(first, second, strict=True)))
