"""Every way to read a complete hand: four groups and a pair, seven pairs, kokushi, or four kans."""

from __future__ import annotations

from enum import IntEnum
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.shape.decompose import NO_PAIR, SUIT_MASK, SUIT_READINGS, SUIT_WIDTH, Placement, SuitReading, Wait
from core.hand.tiles import KIND_BITS, KINDS, ONE_OF_EACH, YAOCHUU_BITS, count_of
from core.hand.yaku.features import HONOURS, KANS, Group, pair

if TYPE_CHECKING:
    from core.hand.value import Hand

HONOUR_MASK: Final = (1 << 28) - 1
_PAIR_BITS: Final = 2 * ONE_OF_EACH
_YAOCHUU_ONCE: Final = ONE_OF_EACH & YAOCHUU_BITS


_read_manzu, _read_pinzu, _read_souzu, _read_honours = SUIT_READINGS


class Form(IntEnum):
    """The kinds of complete hand."""

    STANDARD = 0
    CHIITOITSU = 1
    KOKUSHI = 2
    FOUR_KANS = 3


_STANDARD: Final = Form.STANDARD
# Builds a named tuple without the call that would name its fields.
_new: Final = tuple.__new__


class Reading(NamedTuple):
    """One way to read a hand: its closed parts, what the winning tile completed, and the sums of the features."""

    form: Form
    parts: tuple[SuitReading, ...]
    placement: Placement | None
    pair_kind: int
    counters: int
    bits: int

    @property
    def closed_groups(self) -> tuple[Group, ...]:
        """The groups and pair among the closed tiles, runs and triplets in the order of the tiles."""
        return tuple(group for part in self.parts for group in part.groups)


def standard_readings(hand: Hand, kind: int, ron: bool) -> list[Reading]:
    """Every reading as groups and a pair, won on a tile of `kind`."""
    closed = hand.closed_counts
    man = _read_manzu(closed & SUIT_MASK)
    pin = _read_pinzu(closed >> SUIT_WIDTH & SUIT_MASK)
    sou = _read_souzu(closed >> 2 * SUIT_WIDTH & SUIT_MASK)
    honours = _read_honours(closed >> 3 * SUIT_WIDTH & HONOUR_MASK)
    found: list[Reading] = []
    # Of the number of tiles it follows that one suit has a pair or all four have.
    if not (man and pin and sou and honours) or man[0].pair_kind != NO_PAIR != pin[0].pair_kind:
        return found
    counters = bits = 0
    for meld in hand.melds:
        group = meld.group
        counters += group.counters
        bits |= group.bits
    suit = kind // 9
    for parts in product(man, pin, sou, honours):
        m, p, s, h = parts
        sums = counters + m.counters + p.counters + s.counters + h.counters
        joined = bits | m.bits | p.bits | s.bits | h.bits
        # NO_PAIR is all ones, so that the one pair is what remains.
        pair_kind = m.pair_kind & p.pair_kind & s.pair_kind & h.pair_kind
        for placement in parts[suit].placements[kind]:
            change = placement.ron_counters if ron else placement.tsumo_counters
            found.append(_new(Reading, (_STANDARD, parts, placement, pair_kind, sums + change, joined)))
    return found


def chiitoitsu_reading(hand: Hand, kind: int) -> list[Reading]:
    """The reading as seven different pairs won on a tile of `kind`, if the hand is one."""
    closed = hand.closed_counts & KIND_BITS
    if closed & _PAIR_BITS != closed or closed.bit_count() != 7:
        return []
    pairs = tuple(pair(held) for held in range(KINDS) if count_of(closed, held))
    part = SuitReading(pairs, NO_PAIR, 0, 0, {})
    placement = Placement(pair(kind), Wait.TANKI, 0, 0)
    return [Reading(Form.CHIITOITSU, (part,), placement, NO_PAIR, sum(p.counters for p in pairs), 0)]


def kokushi_reading(hand: Hand) -> list[Reading]:
    """The reading as thirteen orphans, if the hand is one; its pair is the doubled tile."""
    closed = hand.closed_counts & KIND_BITS
    if hand.melds or closed & ~YAOCHUU_BITS or (closed | closed >> 1) & _YAOCHUU_ONCE != _YAOCHUU_ONCE:
        return []
    doubled = (closed - _YAOCHUU_ONCE).bit_length() // 4
    # Counted as honours, so that it is looked at as a yakuman.
    return [Reading(Form.KOKUSHI, (), None, doubled, 7 << HONOURS, 0)]


def four_kans_reading(hand: Hand) -> list[Reading]:
    """The reading as four kans whose closed tiles need not be a pair, if there are four kans."""
    counters = sum(meld.group.counters for meld in hand.melds)
    if counters >> KANS & 15 != 4:
        return []
    bits = sum(meld.group.bits for meld in hand.melds)
    return [Reading(Form.FOUR_KANS, (), None, NO_PAIR, counters, bits)]
