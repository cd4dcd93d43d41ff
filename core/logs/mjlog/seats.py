"""Seats in a Tenhou log, which numbers its players otherwise than a table does."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, TypeVar

from core.logs.mjlog.elements import Element, unreadable
from core.logs.mjlog.melds import TILES_WITH_REDS, TILES_WITHOUT_REDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.hand.tiles import Tile

_T = TypeVar("_T")

LOG_SEATS: Final = range(4)
"""The log's numbers of its players; with three players, one number has nobody."""
HANDS: Final = tuple(f"hai{raw}" for raw in LOG_SEATS)
"""The attributes that hold the hand of each number."""


class Seating(NamedTuple):
    """The seats of a game, of which 0 is the first dealer's.

    `raw` has the log's number of the player in each seat. `named` has the seats by the number as attributes write it.
    `pick` takes the values of those who play out of a list for the log's four players, and `sources` says for each seat
    who sits 0 to 3 players of the log to its right. `absent` are the numbers without a player, `players` counts the
    others. `reds` says whether there are red fives, `names` are the tiles of the 136 numbers.
    """

    raw: tuple[int, ...]
    named: Mapping[str | None, int]
    pick: Callable[[Sequence[Any]], tuple[Any, ...]]
    sources: tuple[tuple[int | None, ...], ...]
    absent: tuple[int, ...]
    players: int
    reds: bool
    names: tuple[Tile, ...]

    @classmethod
    def of(cls, raw: tuple[int, ...], *, reds: bool) -> Self:
        """Return the seating of those who play, from the first dealer on."""
        seats = [raw.index(one) if one in raw else None for one in LOG_SEATS]
        return cls(
            raw=raw,
            named={str(one): seat for seat, one in enumerate(raw)},
            pick=itemgetter(*raw),
            sources=tuple(tuple(seats[one:] + seats[:one]) for one in raw),
            absent=tuple(one for one in LOG_SEATS if one not in raw),
            players=len(raw),
            reds=reds,
            names=TILES_WITH_REDS if reds else TILES_WITHOUT_REDS,
        )

    def seat_of(self, element: Element, attribute: str) -> int:
        """Return the seat that an attribute names; raises `Unreadable`."""
        seat = self.named.get(element.attributes.get(attribute))
        if seat is None:
            raise unreadable(element, attribute)
        return seat

    def by_seat(self, listed: Sequence[_T]) -> tuple[_T, ...]:
        """Return what a log lists for its four players, in the order of the seats."""
        return self.pick(listed)

    def points_of(self, listed: Sequence[int]) -> tuple[int, ...]:
        """Return points by seat from a list in hundreds for the log's four players."""
        return tuple([100 * listed[raw] for raw in self.raw])
