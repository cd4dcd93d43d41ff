"""Tenhou's rating R, which rises with high places against strong players, and moves less with every game.

R is kept in hundredths, as Tenhou shows it, and each change is rounded to a hundredth: the same games in the same order
give the same figures everywhere. Exact fractions would need denominators that grow with every game.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from core.errors import WrongPlayerCount

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

K = TypeVar("K", bound=Hashable)

START_RATING: Final = 150_000
"""R 1500.00, which everybody begins with."""
SETTLED_GAMES: Final = 400
"""After so many games a rating moves a fifth as fast as at first, and no more slowly from then on."""

_BY_PLACE: Final = {3: (3000, 0, -3000), 4: (3000, 1000, -1000, -3000)}
_SLOWER_EACH_GAME: Final = 2
_FULL_SPEED: Final = 1000
_DIFFERENCE: Final = 40


class TenhouRating(NamedTuple):
    """A player's R in hundredths, and the number of games behind it."""

    rating: int = START_RATING
    games: int = 0


def rated_game(ratings: Sequence[TenhouRating]) -> tuple[TenhouRating, ...]:
    """Return the ratings after a game of players with `ratings`, all from first place down.

    Each rating changes by g (P + (average R of the table - R) / 40). P depends on the place: 30, 10, -10, -30, or with
    three players 30, 0, -30. g is 1 less 0.002 for each game played before, and at least 0.2. Half a hundredth is
    rounded away from zero. Raises `WrongPlayerCount` unless there are three or four players.
    """
    players = len(ratings)
    if players not in _BY_PLACE:
        raise WrongPlayerCount(count=players, players=max(_BY_PLACE))
    total = sum(each.rating for each in ratings)
    return tuple(
        TenhouRating(each.rating + _change(each, by_place, total=total, players=players), each.games + 1)
        for each, by_place in zip(ratings, _BY_PLACE[players], strict=True)
    )


def tenhou_ratings(games: Iterable[Sequence[K]]) -> Iterator[dict[K, TenhouRating]]:
    """Yield the ratings of each game's players after it. `games` are in order of time and name their players by place.

    Tied players are named in the order in which their seats break the tie. Three and four players have separate
    ratings. Raises `WrongPlayerCount`.
    """
    ratings: dict[K, TenhouRating] = {}
    for players in games:
        after = rated_game([ratings.get(player, TenhouRating()) for player in players])
        of_game = dict(zip(players, after, strict=True))
        ratings |= of_game
        yield of_game


def _change(before: TenhouRating, by_place: int, *, total: int, players: int) -> int:
    """Return what a game brings, in hundredths."""
    speed = _FULL_SPEED - _SLOWER_EACH_GAME * min(before.games, SETTLED_GAMES)
    # One denominator for all terms, so that only the result is rounded.
    amount = speed * (by_place * _DIFFERENCE * players + total - players * before.rating)
    return _rounded(amount, _FULL_SPEED * _DIFFERENCE * players)


def _rounded(amount: int, of: int) -> int:
    nearest = (2 * abs(amount) + of) // (2 * of)
    return nearest if amount >= 0 else -nearest
