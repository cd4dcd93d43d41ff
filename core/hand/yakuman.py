"""Which yakuman a reading has, and how often each counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from core.hand.decompose import SUIT_WIDTH, Wait
from core.hand.features import (
    ALL_OUTSIDE,
    CLOSED_TRIPLETS,
    GREEN,
    HONOURS,
    KANS,
    TRIPLET_BITS,
    TRIPLETS,
)
from core.hand.readings import Form, Reading
from core.hand.tiles import FIRST_HONOUR, HAKU, HATSU, KIND_BITS, count_of
from core.hand.yaku import Yaku, YakuHan
from core.rules.choices import ChuurenSuits, Renhou, YakumanStacking

if TYPE_CHECKING:
    from core.hand.hand import Hand
    from core.hand.win import Win
    from core.rules.ruleset import RuleSet

_DRAGON_BITS: Final = 0b111 << HAKU
_WIND_BITS: Final = 0b1111 << FIRST_HONOUR
_NINE_GATES: Final = 0x3_1111_1113
"""Packed counts of 1112345678999."""


def yakuman_of(reading: Reading, hand: Hand, win: Win, rules: RuleSet) -> list[YakuHan]:
    """The yakuman of a reading, empty for most hands."""
    found: list[YakuHan] = []
    if win.first_turn:
        _add_first_turn(found, win, rules)
    if reading.form is Form.KOKUSHI:
        _add_kokushi(found, reading, hand, rules)
        return found
    counters = reading.counters
    if counters >> TRIPLETS & 15 >= 3:
        _add_triplet_yakuman(found, reading, rules)
    groups = 7 if reading.form is Form.CHIITOITSU else 5
    if counters >> HONOURS & 15 == groups and (groups == 5 or rules.tsuuiisou_chiitoitsu):
        found.append(YakuHan(Yaku.TSUUIISOU, 0, 1))
    if counters >> GREEN & 15 == groups and (not rules.ryuuiisou_needs_hatsu or count_of(hand.all_counts, HATSU)):
        found.append(YakuHan(Yaku.RYUUIISOU, 0, 1))
    if not hand.melds and groups == 5:
        _add_chuuren(found, hand, rules)
    return found


def _add_first_turn(found: list[YakuHan], win: Win, rules: RuleSet) -> None:
    if win.discarder is None:
        found.append(YakuHan(Yaku.TENHOU if win.is_dealer else Yaku.CHIIHOU, 0, 1))
    elif rules.renhou is Renhou.YAKUMAN:
        found.append(YakuHan(Yaku.RENHOU, 0, 1))


def _add_kokushi(found: list[YakuHan], reading: Reading, hand: Hand, rules: RuleSet) -> None:
    # Thirteen tiles to wait for: the tile drawn or claimed is the one held twice.
    if hand.winning_tile is not None and hand.winning_tile.kind == reading.pair_kind:
        found.append(YakuHan(Yaku.KOKUSHI_13, 0, 1 + rules.kokushi_13_double))
    else:
        found.append(YakuHan(Yaku.KOKUSHI, 0, 1))


def _add_triplet_yakuman(found: list[YakuHan], reading: Reading, rules: RuleSet) -> None:
    counters = reading.counters
    triplets = reading.bits >> TRIPLET_BITS
    if triplets & _DRAGON_BITS == _DRAGON_BITS:
        found.append(YakuHan(Yaku.DAISANGEN, 0, 1))
    winds = triplets & _WIND_BITS
    if winds == _WIND_BITS:
        found.append(YakuHan(Yaku.DAISUUSHII, 0, 1 + rules.daisuushii_double))
    elif winds.bit_count() == 3 and FIRST_HONOUR <= reading.pair_kind < HAKU:
        found.append(YakuHan(Yaku.SHOUSUUSHII, 0, 1))
    if counters >> CLOSED_TRIPLETS & 15 == 4:
        if reading.placement is not None and reading.placement.wait is Wait.TANKI:
            found.append(YakuHan(Yaku.SUUANKOU_TANKI, 0, 1 + rules.suuankou_tanki_double))
        else:
            found.append(YakuHan(Yaku.SUUANKOU, 0, 1))
    if counters >> KANS & 15 == 4:
        found.append(YakuHan(Yaku.SUUKANTSU, 0, 1))
    if counters >> ALL_OUTSIDE & 15 == 5 and not counters >> HONOURS & 15:
        found.append(YakuHan(Yaku.CHINROUTOU, 0, 1))


def _add_chuuren(found: list[YakuHan], hand: Hand, rules: RuleSet) -> None:
    closed = hand.closed_counts & KIND_BITS
    for suit in range(1 if rules.chuuren_suits is ChuurenSuits.MANZU else 3):
        # Of fourteen tiles that are complete only the nine gates and one more of the suit leave a single bit.
        extra = (closed >> SUIT_WIDTH * suit) - _NINE_GATES
        if extra.bit_count() == 1 and hand.winning_tile is not None:
            junsei = extra.bit_length() // 4 == hand.winning_tile.kind % 9
            if junsei:
                found.append(YakuHan(Yaku.JUNSEI_CHUUREN, 0, 1 + rules.junsei_chuuren_double))
            else:
                found.append(YakuHan(Yaku.CHUUREN, 0, 1))


def total_yakuman(found: list[YakuHan], rules: RuleSet) -> int:
    """How many times a yakuman the hand counts, under the rules' stacking."""
    if rules.yakuman_stacking is YakumanStacking.COMPOUND:
        return sum(yaku.yakuman for yaku in found)
    return max((yaku.yakuman for yaku in found), default=0)
