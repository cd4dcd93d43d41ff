"""The yakuman of a reading, and how often they count together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from core.hand.shape.decompose import SUIT_WIDTH, Wait
from core.hand.shape.readings import Form, Reading
from core.hand.tiles import FIRST_HONOUR, HAKU, HATSU, KIND_BITS, count_of
from core.hand.yaku.features import (
    ALL_OUTSIDE,
    CLOSED_TRIPLETS,
    GREEN,
    HONOURS,
    KANS,
    TRIPLET_BITS,
    TRIPLETS,
)
from core.hand.yaku.worth import Yaku
from core.rules.choices import ChuurenSuits, YakumanStacking

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.hand.value import Hand
    from core.hand.win import Win
    from core.hand.yaku.given import Given
    from core.hand.yaku.worth import YakuHan
    from core.rules.ruleset import RuleSet

_DRAGON_BITS: Final = 0b111 << HAKU
_WIND_BITS: Final = 0b1111 << FIRST_HONOUR
_NINE_GATES: Final = 0x3_1111_1113
"""Packed counts of 1112345678999."""


def yakuman_of(reading: Reading, hand: Hand, win: Win, rules: RuleSet, given: Given) -> list[YakuHan]:
    """Return the yakuman of a reading, none for most hands."""
    yaku = given.yaku
    found: list[YakuHan] = []
    if win.first_turn:
        _add_first_turn(found, win, yaku)
    if reading.form is Form.KOKUSHI:
        # Thirteen tiles to wait for: the tile drawn or claimed is the one held twice.
        waited_on_all = hand.winning_tile is not None and hand.winning_tile.kind == reading.pair_kind
        found.append(yaku[Yaku.KOKUSHI_13 if waited_on_all else Yaku.KOKUSHI])
        return found
    counters = reading.counters
    if counters >> TRIPLETS & 15 >= 3:
        _add_triplet_yakuman(found, reading, yaku)
    groups = 7 if reading.form is Form.CHIITOITSU else 5
    if counters >> HONOURS & 15 == groups and (groups == 5 or rules.tsuuiisou_chiitoitsu):
        found.append(yaku[Yaku.TSUUIISOU])
    if counters >> GREEN & 15 == groups and (not rules.ryuuiisou_needs_hatsu or count_of(hand.all_counts, HATSU)):
        found.append(yaku[Yaku.RYUUIISOU])
    if not hand.melds and groups == 5:
        _add_chuuren(found, hand, rules, yaku)
    return found


def _add_first_turn(found: list[YakuHan], win: Win, yaku: Mapping[Yaku, YakuHan]) -> None:
    if win.discarder is None:
        found.append(yaku[Yaku.TENHOU if win.is_dealer else Yaku.CHIIHOU])
    elif (renhou := yaku.get(Yaku.RENHOU)) and renhou.yakuman:
        found.append(renhou)


def _add_triplet_yakuman(found: list[YakuHan], reading: Reading, yaku: Mapping[Yaku, YakuHan]) -> None:
    counters = reading.counters
    triplets = reading.bits >> TRIPLET_BITS
    if triplets & _DRAGON_BITS == _DRAGON_BITS:
        found.append(yaku[Yaku.DAISANGEN])
    winds = triplets & _WIND_BITS
    if winds == _WIND_BITS:
        found.append(yaku[Yaku.DAISUUSHII])
    elif winds.bit_count() == 3 and FIRST_HONOUR <= reading.pair_kind < HAKU:
        found.append(yaku[Yaku.SHOUSUUSHII])
    if counters >> CLOSED_TRIPLETS & 15 == 4:
        tanki = reading.placement is not None and reading.placement.wait is Wait.TANKI
        found.append(yaku[Yaku.SUUANKOU_TANKI if tanki else Yaku.SUUANKOU])
    if counters >> KANS & 15 == 4:
        found.append(yaku[Yaku.SUUKANTSU])
    if counters >> ALL_OUTSIDE & 15 == 5 and not counters >> HONOURS & 15:
        found.append(yaku[Yaku.CHINROUTOU])


def _add_chuuren(found: list[YakuHan], hand: Hand, rules: RuleSet, yaku: Mapping[Yaku, YakuHan]) -> None:
    closed = hand.closed_counts & KIND_BITS
    for suit in range(1 if rules.chuuren_suits is ChuurenSuits.MANZU else 3):
        # Of fourteen tiles that are complete only the nine gates and one more of the suit leave a single bit.
        extra = (closed >> SUIT_WIDTH * suit) - _NINE_GATES
        if extra.bit_count() == 1 and hand.winning_tile is not None:
            junsei = extra.bit_length() // 4 == hand.winning_tile.kind % 9
            found.append(yaku[Yaku.JUNSEI_CHUUREN if junsei else Yaku.CHUUREN])


def total_yakuman(found: list[YakuHan], rules: RuleSet) -> int:
    """Return how many times a yakuman the hand counts, under the rules' stacking."""
    if rules.yakuman_stacking is YakumanStacking.COMPOUND:
        return sum(each.yakuman for each in found)
    return max((each.yakuman for each in found), default=0)
