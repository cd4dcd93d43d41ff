"""Tiles, winds and the packed counts that the scorer works on.

A *kind* is one of the 34 different faces: 0-8 manzu, 9-17 pinzu, 18-26 souzu, 27-30 the winds East to North,
31-33 haku, hatsu, chun. *Packed* counts hold four bits a kind (kind k at bit 4k) and, above them, four bits for
the red fives of each suit, so that tiles are counted by adding their weights.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

KINDS: Final = 34
FIRST_HONOUR: Final = 27
HAKU: Final = 31
HATSU: Final = 32
CHUN: Final = 33
SUITS: Final = "mpsz"

RED_SHIFT: Final = 4 * KINDS
KIND_BITS: Final = (1 << RED_SHIFT) - 1


class Wind(IntEnum):
    """A wind; as a seat, counted from the dealer, who is East."""

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    @property
    def kind(self) -> int:
        """The tile kind of this wind."""
        return FIRST_HONOUR + self


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile: its kind (0-33) and whether it is a red five. `str` gives `5m`, `0m` (red) or `7z`."""

    kind: int
    red: bool = False
    weight: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Compute the packed weight; `ValueError` for a kind out of range or a red that is no five."""
        if not 0 <= self.kind < KINDS:
            raise ValueError(self.kind)
        if self.red and (self.kind >= FIRST_HONOUR or self.kind % 9 != 4):
            raise ValueError(self.kind)
        red = 1 << RED_SHIFT + 4 * (self.kind // 9) if self.red else 0
        object.__setattr__(self, "weight", (1 << 4 * self.kind) + red)

    def __str__(self) -> str:
        return f"{self.digit}{self.suit}"

    @property
    def suit(self) -> str:
        """The suit letter: m, p, s or z."""
        return SUITS[self.kind // 9]

    @property
    def digit(self) -> str:
        """The digit written before the suit letter; 0 is the red five."""
        return "0" if self.red else str(self.kind % 9 + 1)

    @property
    def order(self) -> tuple[int, bool]:
        """Sorting key of canonical notation: by kind, a red five before its plain ones."""
        return self.kind, not self.red


TILES: Final = tuple(Tile(kind) for kind in range(KINDS))
RED_FIVES: Final = tuple(Tile(kind, red=True) for kind in (4, 13, 22))
TILE_BY_NAME: Final = {str(tile): tile for tile in (*TILES, *RED_FIVES)}
_WRITTEN: Final = {tile.weight: (tile.digit, tile.suit) for tile in TILE_BY_NAME.values()}


def tile(name: str) -> Tile:
    """The tile called `name` in canonical notation; `KeyError` if there is none."""
    return TILE_BY_NAME[name]


_ORDER: Final = {tile.weight: place for place, tile in enumerate(sorted(TILE_BY_NAME.values(), key=lambda t: t.order))}


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles in the order of canonical notation."""
    return tuple(sorted(tiles, key=lambda t: _ORDER[t.weight]))


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Canonical notation of tiles in the order given, one suit letter for each stretch of a suit."""
    written: list[str] = []
    stretch = ""
    for each in tiles:
        digit, suit = _WRITTEN[each.weight]
        if suit != stretch:
            written.append(stretch)
            stretch = suit
        written.append(digit)
    return "".join(written) + stretch


@lru_cache(maxsize=1 << 14)
def _write_suit(suit: int, counts: int, reds: int) -> str:
    first = 9 * suit
    tiles = [TILES[first + rank] for rank in range(9) for _ in range(counts >> 4 * rank & 15)]
    for _ in range(reds):
        tiles[tiles.index(TILES[first + 4])] = RED_FIVES[suit]
    return write_tiles(sort_tiles(tiles))


def write_packed(packed: int) -> str:
    """Canonical notation of packed counts."""
    return "".join(
        [_write_suit(suit, packed >> 36 * suit & _SUIT, packed >> RED_SHIFT + 4 * suit & 15) for suit in range(3)]
        + [_write_suit(3, packed >> 108 & _HONOURS, 0)]
    )


_SUIT: Final = (1 << 36) - 1
_HONOURS: Final = (1 << 28) - 1


def _pack(kinds: range | tuple[int, ...], copies: int = 1) -> int:
    return sum(copies << 4 * kind for kind in kinds)


YAOCHUU_KINDS: Final = (0, 8, 9, 17, 18, 26, *range(FIRST_HONOUR, KINDS))
GREEN_KINDS: Final = (19, 20, 21, 23, 25, HATSU)

ONE_OF_EACH: Final = _pack(range(KINDS))
YAOCHUU_BITS: Final = _pack(YAOCHUU_KINDS, 15)
GREEN_BITS: Final = _pack(GREEN_KINDS, 15)
HONOUR_BITS: Final = _pack(range(FIRST_HONOUR, KINDS), 15)
SUIT_BITS: Final = tuple(_pack(range(first, first + 9), 15) for first in (0, 9, 18))
PLAYED_WITHOUT: Final = _pack(range(1, 8), 15)


def count_of(packed: int, kind: int) -> int:
    """How many tiles of `kind` are in `packed`."""
    return packed >> 4 * kind & 15


def unpack(packed: int) -> tuple[int, ...]:
    """The 34 counts of `packed`, by kind."""
    return tuple(packed >> shift & 15 for shift in range(0, RED_SHIFT, 4))


def _dora_after(kind: int) -> int:
    if kind < FIRST_HONOUR:
        return kind - kind % 9 + (kind + 1) % 9
    if kind < HAKU:
        return FIRST_HONOUR + (kind - FIRST_HONOUR + 1) % 4
    return HAKU + (kind - HAKU + 1) % 3


DORA_AFTER: Final = tuple(_dora_after(kind) for kind in range(KINDS))
"""The dora kind that an indicator of each kind points to."""

DORA_AFTER_WITHOUT_2M_TO_8M: Final = (8, *DORA_AFTER[1:])
"""The same where 2m to 8m are not in the set: after 1m comes 9m."""
