"""The ordinary yaku of a reading.

Most follow from the sum of its groups' counters alone, some from the joined bits, and both are worked out once for
each sum; only pinfu and the winds need the situation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from core.hand.shape.decompose import Wait
from core.hand.tiles import CHUN, FIRST_HONOUR, HAKU, HATSU, Wind
from core.hand.yaku.features import (
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
from core.hand.yaku.given import Pattern, Structure
from core.hand.yaku.worth import Yaku
from core.rules.choices import RoundWindYaku

if TYPE_CHECKING:
    from core.hand.shape.readings import Reading
    from core.hand.win import Win
    from core.hand.yaku.given import Given
    from core.hand.yaku.worth import YakuHan
    from core.rules.ruleset import RuleSet

STRUCTURE: Final = (1 << FU) - 1
"""The counters other than fu."""

_NUMBERS: Final = (1 << 9) - 1
_ITTSUU_STARTS: Final = 1 | 1 << 9 | 1 << 18
_DRAGONS: Final = ((HAKU, Yaku.HAKU), (HATSU, Yaku.HATSU), (CHUN, Yaku.CHUN))
_WINDS: Final = 0b1111 << TRIPLET_BITS + FIRST_HONOUR
_CHIITOITSU_PARTS: Final = 7
_STANDARD_PARTS: Final = 5


def structure_of(counters: int, given: Given) -> Structure:
    """Return what follows from the counters of a reading, of which only the bits of `STRUCTURE` are to be given."""
    return given.structures.get(counters) or _add_structure(counters, given)


def _add_structure(counters: int, given: Given) -> Structure:
    def count(field: int) -> int:
        return counters >> field & 15

    suits = [count(field) for field in (MANZU, PINZU, SOUZU)]
    parts = sum(suits) + count(HONOURS)
    found = _group_yaku(count(PEIKOU), count(TRIPLETS), count(CLOSED_TRIPLETS), count(KANS))
    if parts == _CHIITOITSU_PARTS:
        found.append(Yaku.CHIITOITSU)
    if not count(OUTSIDE):
        found.append(Yaku.TANYAO)
    elif count(OUTSIDE) == parts:
        # Without runs, parts with a terminal or honour in them are nothing else.
        with_runs = Yaku.CHANTA if count(HONOURS) else Yaku.JUNCHAN
        found.append(with_runs if count(RUNS) else Yaku.HONROUTOU)
    if max(suits) == sum(suits) > 0:
        found.append(Yaku.HONITSU if count(HONOURS) else Yaku.CHINITSU)
    given.structures[counters] = structure = Structure(
        yaku=given.all_of(found),
        has_four_runs=count(RUNS) == 4,
        # No yakuman of tiles is without three triplets, or else honours, green tiles or one suit only.
        may_be_yakuman=count(TRIPLETS) >= 3 or max(*suits, count(HONOURS), count(GREEN)) >= _STANDARD_PARTS,
    )
    return structure


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


def _pattern_of(bits: int, given: Given) -> Pattern:
    return given.patterns.get(bits) or _add_pattern(bits, given)


def _add_pattern(bits: int, given: Given) -> Pattern:
    triplets = bits >> TRIPLET_BITS
    found = [yaku for kind, yaku in _DRAGONS if triplets >> kind & 1]
    two_dragons = len(found) == 2
    if bits & bits >> 9 & bits >> 18 & _NUMBERS:
        found.append(Yaku.SANSHOKU_DOUJUN)
    elif bits & bits >> 3 & bits >> 6 & _ITTSUU_STARTS:
        found.append(Yaku.ITTSUU)
    elif triplets & triplets >> 9 & triplets >> 18 & _NUMBERS:
        found.append(Yaku.SANSHOKU_DOUKOU)
    given.patterns[bits] = pattern = Pattern(given.all_of(found), two_dragons)
    return pattern


def is_pinfu(reading: Reading, win: Win, rules: RuleSet) -> bool:
    """Return whether a closed hand of four runs and a pair of no value is pinfu: it waited on both sides of a run."""
    if win.discarder is None and not rules.pinfu_tsumo:
        return False
    return reading.placement is not None and reading.placement.wait is Wait.RYANMEN


def add_ordinary_yaku(
    found: list[YakuHan], reading: Reading, structure: Structure, win: Win, rules: RuleSet, given: Given, pinfu: bool
) -> None:
    """Add the yaku of the tiles to `found`; `pinfu` says whether the reading has that one."""
    bits = reading.bits
    if pinfu:
        found.append(given.yaku[Yaku.PINFU])
    found += structure.yaku
    pattern = _pattern_of(bits, given)
    found += pattern.yaku
    if pattern.has_two_dragons and HAKU <= reading.pair_kind <= CHUN:
        found.append(given.yaku[Yaku.SHOUSANGEN])
    if bits & _WINDS:
        _add_winds(found, bits >> TRIPLET_BITS + FIRST_HONOUR, win, rules, given)


def _add_winds(found: list[YakuHan], winds: int, win: Win, rules: RuleSet, given: Given) -> None:
    if winds >> win.seat_wind & 1:
        found.append(given.yaku[Yaku.SEAT_WIND])
    rounds = winds >> win.round_wind & 1
    if win.round_wind and rules.round_wind_yaku is RoundWindYaku.EAST_TOO:
        rounds += winds >> Wind.EAST & 1
    if rounds:
        found.append(given.counted(Yaku.ROUND_WIND, rounds))
    if winds >> Wind.NORTH & 1:
        found += given.all_of((Yaku.NORTH,))
