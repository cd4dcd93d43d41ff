"""Melds: chi, pon and the three kans."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, NamedTuple, Self

from core.errors import BadMeld
from core.hand.identity import ByIdentity
from core.hand.tiles import FIRST_HONOUR, KIND_BITS, KINDS, Tile, sort_tiles, write_tiles
from core.hand.yaku.features import Group, run, triplet


class MeldKind(StrEnum):
    """What a meld is. `DAIMINKAN` is called from a discard, `KAKAN` added to a pon, `ANKAN` closed."""

    CHI = "chi"
    PON = "pon"
    DAIMINKAN = "daiminkan"
    KAKAN = "kakan"
    ANKAN = "ankan"


class Source(StrEnum):
    """Whose discard was called, seen from the caller: the player to the left, across or to the right."""

    KAMICHA = "kamicha"
    TOIMEN = "toimen"
    SHIMOCHA = "shimocha"


SOURCE_MARKS: Final = {Source.KAMICHA: "<", Source.TOIMEN: "^", Source.SHIMOCHA: ">"}
"""Written after the called tile: where it came from."""
ADDED_MARK: Final = "+"
"""Written before the tile that was added to a pon."""

KANS: Final = frozenset({MeldKind.DAIMINKAN, MeldKind.KAKAN, MeldKind.ANKAN})


def _equal_tiles(kind: MeldKind) -> dict[int, Group]:
    count = 4 if kind in KANS else 3
    return {count << 4 * k: triplet(k, closed=kind is MeldKind.ANKAN, kan=kind in KANS) for k in range(KINDS)}


_GROUPS: Final = {kind: _equal_tiles(kind) for kind in MeldKind if kind is not MeldKind.CHI} | {
    MeldKind.CHI: {0x111 << 4 * first: run(first) for first in range(FIRST_HONOUR) if first % 9 < 7}
}
"""The group that the packed counts of a meld's tiles are, by kind of meld."""


_new: Final = tuple.__new__


class _MeldFields(NamedTuple):
    kind: MeldKind
    tiles: tuple[Tile, ...]
    called: Tile | None
    source: Source | None
    group: Group
    weight: int


class Meld(ByIdentity, _MeldFields):
    """A meld; `called` is the claimed tile and `source` where it came from, both `None` where unknown or closed.

    `group` is what the meld counts as, `weight` its packed counts. The order of the tiles does not matter: melds
    of the same tiles and call are equal. Raises `BadMeld` for tiles that do not form the meld.

    A tuple, since a frozen dataclass takes three times as long to build, and hands are built by the thousand.
    """

    __slots__ = ()

    def __new__(
        cls, kind: MeldKind, tiles: tuple[Tile, ...], called: Tile | None = None, source: Source | None = None
    ) -> Self:
        """Check the tiles and look up what the group is worth."""
        weight = 0
        for tile in tiles:
            weight += tile.weight
        group = _GROUPS[kind].get(weight & KIND_BITS)
        if group is None or (
            (called is not None or source is not None) and not _is_possible_call(kind, tiles, called, source)
        ):
            raise BadMeld(tiles="".join(map(str, tiles)), kind=kind)
        return _new(cls, (kind, tiles, called, source, group, weight))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self[:4]

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.kind, self.weight, self.called, self.source

    def __str__(self) -> str:
        tiles = sort_tiles(self.tiles)
        if self.kind is MeldKind.ANKAN:
            return f"[{write_tiles(tiles)}]"
        digits = [t.digit for t in tiles]
        if self.called is not None and self.source is not None:
            digits[tiles.index(self.called)] += SOURCE_MARKS[self.source]
        if self.kind is MeldKind.KAKAN:
            digits[-1] = ADDED_MARK + digits[-1]
        return f"({''.join(digits)}{tiles[0].suit})"

    @property
    def is_open(self) -> bool:
        """Whether the meld opens the hand."""
        return self.kind is not MeldKind.ANKAN

    @property
    def is_kan(self) -> bool:
        """Whether the meld has four tiles."""
        return self.kind in KANS


def _is_possible_call(kind: MeldKind, tiles: tuple[Tile, ...], called: Tile | None, source: Source | None) -> bool:
    if called not in tiles or source is None or kind is MeldKind.ANKAN:
        return False
    return kind is not MeldKind.CHI or source is Source.KAMICHA
