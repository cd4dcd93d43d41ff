"""What a group adds to a hand, as counters that are summed over the groups and bits that are joined.

Yaku are then tests on two sums instead of walks over the tiles. Each counter is four bits wide and is read as
`counters >> SHIFT & 15`; the fu of triplets and kans take the eight bits at `FU`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Final

from core.hand.tiles import FIRST_HONOUR, GREEN_KINDS, YAOCHUU_KINDS

RUNS: Final = 0
TRIPLETS: Final = 4
KANS: Final = 8
CLOSED_TRIPLETS: Final = 12
OUTSIDE: Final = 16
"""Groups and pairs with a terminal or honour in them."""
ALL_OUTSIDE: Final = 20
"""Groups and pairs of nothing but terminals or honours."""
HONOURS: Final = 24
GREEN: Final = 28
PEIKOU: Final = 32
"""Pairs of equal closed runs."""
MANZU: Final = 36
PINZU: Final = 40
SOUZU: Final = 44
FU: Final = 48

TRIPLET_BITS: Final = FIRST_HONOUR


class Shape(IntEnum):
    """What the tiles of a group are to each other."""

    RUN = 0
    TRIPLET = 1
    KAN = 2
    PAIR = 3


@dataclass(frozen=True, slots=True)
class Group:
    """A group or pair of a hand; `first` is its lowest kind.

    `counters` and `bits` are its features; bit k says that kind k starts a run, bit `TRIPLET_BITS + k` that kind k
    is a triplet.
    """

    shape: Shape
    first: int
    closed: bool
    counters: int
    bits: int


def _place(kinds: tuple[int, ...]) -> int:
    outside = [kind in YAOCHUU_KINDS for kind in kinds]
    suit = kinds[0] // 9
    return (
        (any(outside) << OUTSIDE)
        + (all(outside) << ALL_OUTSIDE)
        + (all(kind in GREEN_KINDS for kind in kinds) << GREEN)
        + (1 << (HONOURS if kinds[0] >= FIRST_HONOUR else MANZU + 4 * suit))
    )


@cache
def run(first: int) -> Group:
    """Three tiles in a row from kind `first`; runs score alike open and closed."""
    counters = (1 << RUNS) + _place((first, first + 1, first + 2))
    return Group(Shape.RUN, first, closed=True, counters=counters, bits=1 << first)


def triplet_fu(kind: int, *, closed: bool, kan: bool) -> int:
    """Fu of a triplet or kan: 2 for open simples, doubled for terminals and honours, closed, and fourfold for a kan."""
    return 2 << (kind in YAOCHUU_KINDS) + closed + 2 * kan


@cache
def triplet(kind: int, *, closed: bool, kan: bool = False) -> Group:
    """Three equal tiles, or four."""
    counters = (
        (1 << TRIPLETS)
        + (kan << KANS)
        + (closed << CLOSED_TRIPLETS)
        + (triplet_fu(kind, closed=closed, kan=kan) << FU)
        + _place((kind,))
    )
    shape = Shape.KAN if kan else Shape.TRIPLET
    return Group(shape, kind, closed=closed, counters=counters, bits=1 << TRIPLET_BITS + kind)


@cache
def pair(kind: int) -> Group:
    """Two equal tiles; what a pair of value tiles is worth depends on the seat and is not counted here."""
    return Group(Shape.PAIR, kind, closed=True, counters=_place((kind,)), bits=0)
