"""How the closed tiles of one suit fall into groups, worked out once for each set of tiles.

A suit of a complete hand holds either groups only or groups and the pair. `suit_readings` lists every way; the
whole hand is a choice of one way for each suit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from core.hand.tiles import FIRST_HONOUR
from core.hand.yaku.features import CLOSED_TRIPLETS, FU, PEIKOU, Group, Shape, pair, run, triplet, triplet_fu

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SUIT_WIDTH: Final = 36
SUIT_MASK: Final = (1 << SUIT_WIDTH) - 1
NO_PAIR: Final = -1


class Wait(IntEnum):
    """What the winning tile completed."""

    RYANMEN = 0
    SHANPON = 1
    KANCHAN = 2
    PENCHAN = 3
    TANKI = 4


WAIT_FU: Final = {Wait.RYANMEN: 0, Wait.SHANPON: 0, Wait.KANCHAN: 2, Wait.PENCHAN: 2, Wait.TANKI: 2}


@dataclass(frozen=True, slots=True)
class Placement:
    """One group that the winning tile may have completed, and what that adds to the counters.

    A triplet completed by ron counts as open, which `ron_counters` takes into account.
    """

    group: Group
    wait: Wait
    tsumo_counters: int
    ron_counters: int


@dataclass(frozen=True, slots=True)
class SuitReading:
    """One way to read the closed tiles of a suit; `pair_kind` is `NO_PAIR` where it holds groups only."""

    groups: tuple[Group, ...]
    pair_kind: int
    counters: int
    bits: int
    placements: dict[int, tuple[Placement, ...]]


_Way = tuple[tuple[Shape, int], ...]
"""Groups by shape and the index of their lowest tile."""


def _groups(counts: list[int], *, honours: bool, need_pair: bool, start: int = 0) -> Iterator[_Way]:
    """Yield each way to split `counts` into groups, from the lowest tile up."""
    index = next((i for i in range(start, len(counts)) if counts[i]), None)
    if index is None:
        # The number of tiles says whether there is a pair, so it has been found by now.
        yield ()
        return
    steps: list[tuple[Shape, tuple[int, ...]]] = []
    if counts[index] >= 3:
        steps.append((Shape.TRIPLET, (index, index, index)))
    if need_pair and counts[index] >= 2:
        steps.append((Shape.PAIR, (index, index)))
    if not honours and index < 7 and counts[index + 1] and counts[index + 2]:
        steps.append((Shape.RUN, (index, index + 1, index + 2)))
    for shape, tiles in steps:
        for i in tiles:
            counts[i] -= 1
        for rest in _groups(counts, honours=honours, need_pair=need_pair and shape is not Shape.PAIR, start=index):
            yield ((shape, index), *rest)
        for i in tiles:
            counts[i] += 1


def _build(shape: Shape, kind: int) -> Group:
    if shape is Shape.RUN:
        return run(kind)
    return pair(kind) if shape is Shape.PAIR else triplet(kind, closed=True)


def _place(group: Group, kind: int) -> Placement:
    if group.shape is Shape.PAIR:
        wait = Wait.TANKI
    elif group.shape is Shape.TRIPLET:
        wait = Wait.SHANPON
    elif kind == group.first + 1:
        wait = Wait.KANCHAN
    elif (kind % 9, group.first % 9) in ((2, 0), (6, 6)):
        wait = Wait.PENCHAN
    else:
        wait = Wait.RYANMEN
    tsumo = ron = WAIT_FU[wait] << FU
    if wait is Wait.SHANPON:
        lost_fu = triplet_fu(kind, closed=True, kan=False) - triplet_fu(kind, closed=False, kan=False)
        ron -= (1 << CLOSED_TRIPLETS) + (lost_fu << FU)
    return Placement(group, wait, tsumo, ron)


def _tiles_of(group: Group) -> tuple[int, ...]:
    return (group.first, group.first + 1, group.first + 2) if group.shape is Shape.RUN else (group.first,)


def _reading(groups: tuple[Group, ...]) -> SuitReading:
    counters = sum(g.counters for g in groups)
    counters += sum(groups.count(g) // 2 for g in set(groups) if g.shape is Shape.RUN) << PEIKOU
    placements: dict[int, dict[Group, Placement]] = {}
    for group in groups:
        for kind in _tiles_of(group):
            placements.setdefault(kind, {}).setdefault(group, _place(group, kind))
    bits = 0
    for group in groups:
        bits |= group.bits
    return SuitReading(
        groups=groups,
        pair_kind=next((g.first for g in groups if g.shape is Shape.PAIR), NO_PAIR),
        counters=counters,
        bits=bits,
        placements={kind: tuple(by_group.values()) for kind, by_group in placements.items()},
    )


def _read(first: int, packed: int) -> tuple[SuitReading, ...]:
    """Every way to read the suit that begins at kind `first`."""
    counts = [packed >> 4 * i & 15 for i in range(9)]
    tiles = sum(counts)
    if tiles % 3 == 1:
        return ()
    ways = _groups(counts, honours=first >= FIRST_HONOUR, need_pair=tiles % 3 == 2)
    unique = dict.fromkeys(tuple(sorted(way)) for way in ways)
    return tuple(_reading(tuple(_build(shape, first + index) for shape, index in way)) for way in unique)


def _reader(suit: int) -> Callable[[int], tuple[SuitReading, ...]]:
    return cache(partial(_read, 9 * suit))


SUIT_READINGS: Final = tuple(_reader(suit) for suit in range(4))
"""For each suit (three number suits and the honours) the function from packed counts, which begin at the suit's
first tile, to every way to read them; to none where they do not fall into groups with at most one pair."""
