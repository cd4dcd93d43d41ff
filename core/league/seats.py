"""Seat draws: the five-tile draw of F-70, and a plain draw by lot. The caller passes the random generator."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from core.errors import PlayerTwice, WrongPlayerCount
from core.rules.choices import SeatDraw

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from core.rules.ruleset import RuleSet

K = TypeVar("K", bound=Hashable)


class DrawTile(IntEnum):
    """A tile of the seat draw, best first."""

    WHITE = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    NORTH = 4


class Drawn(NamedTuple, Generic[K]):
    """A player with the tile that this player drew."""

    player: K
    tile: DrawTile


class SeatDrawing(NamedTuple, Generic[K]):
    """A seat draw: the tiles in the order of drawing (none for a draw by lot), and the players, best first.

    Under the five-tile draw the first of `order` picks a seat.
    """

    drawn: tuple[Drawn[K], ...]
    order: tuple[K, ...]


def draw_due(games_played: int, rules: RuleSet) -> bool:
    """Return whether seats are drawn after `games_played` games of an evening; they are before the first."""
    return games_played % rules.games_per_seating == 0


def draw_seats(players: Sequence[K], rules: RuleSet, rng: Random) -> SeatDrawing[K]:
    """Return a seat draw under `rules` for `players` in drawing order; raises `WrongPlayerCount` and `PlayerTwice`."""
    if len(players) != rules.players:
        raise WrongPlayerCount(count=len(players), players=rules.players)
    for index, player in enumerate(players):
        if player in players[:index]:
            raise PlayerTwice(player=str(player))
    if rules.seat_draw is SeatDraw.EACH_MATCH:
        return SeatDrawing((), tuple(rng.sample(players, len(players))))
    # With three players North stays out, as it does on the table; one tile is always left over.
    tiles = rng.sample(tuple(DrawTile)[: rules.players + 1], rules.players)
    drawn = tuple(map(Drawn, players, tiles))
    return SeatDrawing(drawn, tuple(player for player, _ in sorted(drawn, key=lambda each: each.tile)))


def seated(drawing: SeatDrawing[K], pick: int = 0) -> tuple[K, ...]:
    """Return the players in seat order from East, after the first has picked seat `pick` (0 is East).

    The others follow in turn order by the tiles they drew.
    """
    count = len(drawing.order)
    return tuple(drawing.order[(seat - pick) % count] for seat in range(count))
