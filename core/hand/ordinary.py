"""Which ordinary yaku a reading has.

Most follow from the sum of its groups' counters alone, some from the joined bits, and both are worked out once for
each sum; only pinfu and the winds need the situation.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from core.hand.decompose import Wait
from core.hand.features import (
    CLOSED_TRIPLETS,
    FU,
    GREEN,
    HONOURS,
    KANS,
    MANZU,
    OUTSIDE,
    PEIKOU,
    PINZU,
    RUNS,
    SOUZU,
    TRIPLET_BITS,
    TRIPLETS,
)
from core.hand.tiles import CHUN, FIRST_HONOUR, HAKU, HATSU, Wind
from core.hand.yaku import USUAL_WORTH, Yaku, YakuHan
from core.rules.choices import RoundWindYaku

if TYPE_CHECKING:
    from core.hand.readings import Reading
    from core.hand.win import Win
    from core.rules.ruleset import RuleSet

STRUCTURE: Final = (1 << FU) - 1
"""The counters other than fu."""

_NUMBERS: Final = (1 << 9) - 1
_ITTSUU_STARTS: Final = 1 | 1 << 9 | 1 << 18
_DRAGONS: Final = ((HAKU, Yaku.HAKU), (HATSU, Yaku.HATSU), (CHUN, Yaku.CHUN))
_WINDS: Final = 0b1111 << TRIPLET_BITS + FIRST_HONOUR
_CHIITOITSU_PARTS: Final = 7
_STANDARD_PARTS: Final = 5

_PINFU: Final = YakuHan(Yaku.PINFU, 1)
_OPEN_TANYAO: Final = YakuHan(Yaku.TANYAO, 1)
_SEAT_WIND: Final = YakuHan(Yaku.SEAT_WIND, 1)
_NORTH: Final = YakuHan(Yaku.NORTH, 1)
_SHOUSANGEN: Final = YakuHan(Yaku.SHOUSANGEN, 2)


@dataclass(frozen=True, slots=True)
class Structure:
    """What follows from the counters of a reading, whatever its tiles are.

    `open_yaku` leave out tanyao and chanta, whose open worth the rules say.
    """

    closed_yaku: tuple[YakuHan, ...]
    open_yaku: tuple[YakuHan, ...]
    is_tanyao: bool
    is_chanta: bool
    has_four_runs: bool
    may_be_yakuman: bool


@cache
def structure_of(counters: int) -> Structure:
    """The structure of a reading with these counters, of which only the bits of `STRUCTURE` are to be given."""

    def count(field: int) -> int:
        return counters >> field & 15

    suits = [count(field) for field in (MANZU, PINZU, SOUZU)]
    parts = sum(suits) + count(HONOURS)
    found = _group_yaku(count(PEIKOU), count(TRIPLETS), count(CLOSED_TRIPLETS), count(KANS))
    if parts == _CHIITOITSU_PARTS:
        found.append(Yaku.CHIITOITSU)
    is_tanyao = not count(OUTSIDE)
    is_chanta = False
    if is_tanyao:
        found.append(Yaku.TANYAO)
    elif count(OUTSIDE) == parts:
        # Without runs, parts with a terminal or honour in them are nothing else.
        is_chanta = bool(count(RUNS)) and bool(count(HONOURS))
        found.append(Yaku.CHANTA if is_chanta else Yaku.JUNCHAN if count(RUNS) else Yaku.HONROUTOU)
    if max(suits) == sum(suits) > 0:
        found.append(Yaku.HONITSU if count(HONOURS) else Yaku.CHINITSU)
    by_rules = (Yaku.TANYAO, Yaku.CHANTA)
    return Structure(
        closed_yaku=tuple(YakuHan(yaku, USUAL_WORTH[yaku].closed) for yaku in found),
        open_yaku=tuple(
            YakuHan(yaku, han) for yaku in found if yaku not in by_rules and (han := USUAL_WORTH[yaku].open)
        ),
        is_tanyao=is_tanyao,
        is_chanta=is_chanta,
        has_four_runs=count(RUNS) == 4,
        # No yakuman of tiles is without three triplets, or else honours, green tiles or one suit only.
        may_be_yakuman=count(TRIPLETS) >= 3 or max(*suits, count(HONOURS), count(GREEN)) >= _STANDARD_PARTS,
    )


def _group_yaku(peikou: int, triplets: int, closed_triplets: int, kans: int) -> list[Yaku]:
    found = []
    if peikou:
        found.append(Yaku.IIPEIKOU if peikou == 1 else Yaku.RYANPEIKOU)
    if triplets == 4:
        found.append(Yaku.TOITOI)
    if closed_triplets == 3:
        found.append(Yaku.SANANKOU)
    if kans == 3:
        found.append(Yaku.SANKANTSU)
    return found


@dataclass(frozen=True, slots=True)
class _Pattern:
    """What follows from which runs and triplets a reading has; indexed by whether the hand is closed."""

    yaku: tuple[tuple[YakuHan, ...], tuple[YakuHan, ...]]
    has_two_dragons: bool


@cache
def _pattern(bits: int) -> _Pattern:
    triplets = bits >> TRIPLET_BITS
    found = [yaku for kind, yaku in _DRAGONS if triplets >> kind & 1]
    two_dragons = len(found) == 2
    if bits & bits >> 9 & bits >> 18 & _NUMBERS:
        found.append(Yaku.SANSHOKU_DOUJUN)
    elif bits & bits >> 3 & bits >> 6 & _ITTSUU_STARTS:
        found.append(Yaku.ITTSUU)
    elif triplets & triplets >> 9 & triplets >> 18 & _NUMBERS:
        found.append(Yaku.SANSHOKU_DOUKOU)
    as_open = tuple(YakuHan(yaku, USUAL_WORTH[yaku].open) for yaku in found)
    as_closed = tuple(YakuHan(yaku, USUAL_WORTH[yaku].closed) for yaku in found)
    return _Pattern((as_open, as_closed), two_dragons)


def is_pinfu(reading: Reading, win: Win, rules: RuleSet) -> bool:
    """Whether a closed hand of four runs and a pair of no value is pinfu: it waited on both sides of a run."""
    if win.discarder is None and not rules.pinfu_tsumo:
        return False
    return reading.placement is not None and reading.placement.wait is Wait.RYANMEN


def add_ordinary_yaku(
    found: list[YakuHan], reading: Reading, structure: Structure, win: Win, rules: RuleSet, closed: bool, pinfu: bool
) -> None:
    """Add the yaku of the tiles to `found`; `pinfu` says whether the reading has that one."""
    bits = reading.bits
    if closed:
        if pinfu:
            found.append(_PINFU)
        found += structure.closed_yaku
    else:
        if structure.is_tanyao and rules.kuitan:
            found.append(_OPEN_TANYAO)
        elif structure.is_chanta:
            found.append(YakuHan(Yaku.CHANTA, rules.chanta_open_han))
        found += structure.open_yaku
    pattern = _pattern(bits)
    found += pattern.yaku[closed]
    if pattern.has_two_dragons and HAKU <= reading.pair_kind <= CHUN:
        found.append(_SHOUSANGEN)
    if bits & _WINDS:
        _add_winds(found, bits >> TRIPLET_BITS + FIRST_HONOUR, win, rules)


def _add_winds(found: list[YakuHan], winds: int, win: Win, rules: RuleSet) -> None:
    if winds >> win.seat_wind & 1:
        found.append(_SEAT_WIND)
    rounds = winds >> win.round_wind & 1
    if win.round_wind and rules.round_wind_yaku is RoundWindYaku.EAST_TOO:
        rounds += winds >> Wind.EAST & 1
    if rounds:
        found.append(YakuHan(Yaku.ROUND_WIND, rounds))
    if winds >> Wind.NORTH & 1 and rules.north_yakuhai:
        found.append(_NORTH)
