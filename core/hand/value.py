"""A player's hand: closed tiles, melds and the tile it wins on."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self

from core.errors import FifthTile, SecondRedFive, WrongTileCount
from core.hand.identity import ByIdentity
from core.hand.melds import Meld, MeldKind
from core.hand.tiles import (
    ONE_OF_EACH,
    RED_FIVES,
    RED_SHIFT,
    TILES,
    Tile,
    unpack,
    write_packed,
)

HELD_TILES: Final = 13
"""Tiles of a hand that waits; a kan counts as three."""

# Adding the first to packed counts sets a bit of the second for a fifth tile and for a second red five;
# the counts that this carries beyond their four bits have that bit set already.
COPIES_BIAS: Final = 3 * ONE_OF_EACH + (6 * 0x111 << RED_SHIFT)
COPIES_OVER: Final = 8 * ONE_OF_EACH + (8 * 0x111 << RED_SHIFT)


_new: Final = tuple.__new__
_ANKAN: Final = MeldKind.ANKAN


class _HandFields(NamedTuple):
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    winning_tile: Tile | None
    closed_counts: int
    all_counts: int
    is_closed: bool


class Hand(ByIdentity, _HandFields):
    """The closed tiles without the winning one, the melds, and the winning tile (`None` for a hand that waits).

    `closed_counts` and `all_counts` are packed counts with the winning tile; a closed kan leaves a hand closed.
    The order of the closed tiles does not matter: hands of the same tiles are equal.

    Raises `WrongTileCount` unless the hand has 13 tiles besides the winning one (a kan counts as three),
    `FifthTile` and `SecondRedFive`. A tuple for the reason that a meld is one.
    """

    __slots__ = ()

    def __new__(
        cls, concealed: tuple[Tile, ...], melds: tuple[Meld, ...] = (), winning_tile: Tile | None = None
    ) -> Self:
        """Count the tiles and check that one player can hold them."""
        count = len(concealed) + 3 * len(melds)
        if count != HELD_TILES:
            raise WrongTileCount(count=count + (winning_tile is not None), expected=HELD_TILES)
        closed = sum([t.weight for t in concealed])
        if winning_tile is not None:
            closed += winning_tile.weight
        everything = closed
        is_closed = True
        for meld in melds:
            everything += meld.weight
            if meld.kind is not _ANKAN:
                is_closed = False
        if (everything | everything + COPIES_BIAS) & COPIES_OVER:
            check_copies(everything)
        return _new(cls, (concealed, melds, winning_tile, closed, everything, is_closed))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self[:3]

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.closed_counts, self.winning_tile, self.melds

    def __str__(self) -> str:
        """Canonical notation, which parses back to an equal hand: closed tiles, winning tile, melds."""
        if self.winning_tile is None:
            return " ".join([write_packed(self.closed_counts), *map(str, self.melds)])
        concealed = write_packed(self.closed_counts - self.winning_tile.weight)
        return " ".join([concealed, str(self.winning_tile), *map(str, self.melds)])

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles: closed, winning, melds."""
        winning = () if self.winning_tile is None else (self.winning_tile,)
        return (*self.concealed, *winning, *(t for meld in self.melds for t in meld.tiles))


def check_copies(packed: int) -> None:
    """Raise `FifthTile` or `SecondRedFive` for packed counts that no set of 136 tiles holds."""
    for kind, count in enumerate(unpack(packed)):
        if count > 4:
            raise FifthTile(tile=str(TILES[kind]), count=count)
    for suit, red in enumerate(RED_FIVES):
        count = packed >> RED_SHIFT + 4 * suit & 15
        if count > 1:
            raise SecondRedFive(tile=str(red), count=count)
