"""Fu: counted quickly for the score, item by item for people."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.shape.decompose import WAIT_FU, Wait
from core.hand.shape.readings import Form, Reading
from core.hand.tiles import CHUN, FIRST_HONOUR, HAKU, Wind
from core.hand.yaku.features import FU, RUNS, Group, Shape, pair, triplet, triplet_fu
from core.hand.yaku.ordinary import is_pinfu
from core.rules.choices import RoundWindYaku

if TYPE_CHECKING:
    from core.hand.value import Hand
    from core.hand.win import Win
    from core.rules.ruleset import RuleSet

BASE_FU: Final = 20
CLOSED_RON_FU: Final = 10
TSUMO_FU: Final = 2
VALUE_PAIR_FU: Final = 2


class FuReason(StrEnum):
    """What a line of the fu count is for."""

    BASE = "base"
    CHIITOITSU = "chiitoitsu"
    CLOSED_RON = "closed_ron"
    TSUMO = "tsumo"
    TRIPLET = "triplet"
    KAN = "kan"
    VALUE_PAIR = "value_pair"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"
    OPEN_PINFU = "open_pinfu"
    ROUNDING = "rounding"


class FuItem(NamedTuple):
    """One line of the fu count; `group` is what it is given for, where it is given for tiles."""

    reason: FuReason
    fu: int
    group: Group | None = None


def pair_fu(kind: int, win: Win, rules: RuleSet) -> int:
    """Fu of a pair of `kind`: 2 for a dragon or a wind of value, the rules' own figure for a double wind."""
    if kind < FIRST_HONOUR:
        return 0
    if HAKU <= kind <= CHUN:
        return VALUE_PAIR_FU
    of_seat = kind == FIRST_HONOUR + win.seat_wind or (kind == Wind.NORTH.kind and rules.north_yakuhai)
    of_round = kind == FIRST_HONOUR + win.round_wind or (
        kind == FIRST_HONOUR and rules.round_wind_yaku is RoundWindYaku.EAST_TOO
    )
    if of_seat and of_round:
        return rules.double_wind_pair_fu
    return VALUE_PAIR_FU if of_seat or of_round else 0


def _tsumo_fu(win: Win, rules: RuleSet) -> int:
    return TSUMO_FU if rules.rinshan_tsumo_fu or not win.rinshan else 0


def count_fu(reading: Reading, win: Win, rules: RuleSet, closed: bool, pinfu: bool, pair_value: int) -> int:
    """Rounded fu of `reading`; `pair_value` is its `pair_fu`, `pinfu` whether it has that yaku. Kokushi has none."""
    if reading.form:  # The standard form is zero.
        if reading.form is Form.CHIITOITSU:
            return rules.chiitoitsu_fu
        if reading.form is Form.KOKUSHI:
            return 0
    fu = BASE_FU + (reading.counters >> FU) + pair_value
    if win.discarder is None:
        if not pinfu:
            fu += _tsumo_fu(win, rules)
    elif closed:
        fu += CLOSED_RON_FU
    elif fu == BASE_FU:
        return rules.open_pinfu_fu
    return -(-fu // 10) * 10


_WAIT_REASON: Final = {Wait.KANCHAN: FuReason.KANCHAN, Wait.PENCHAN: FuReason.PENCHAN, Wait.TANKI: FuReason.TANKI}


def groups_of(reading: Reading, hand: Hand, *, ron: bool) -> tuple[Group, ...]:
    """All groups and the pair as they score: a triplet completed by ron is open."""
    groups = list(reading.closed_groups)
    placement = reading.placement
    if ron and placement is not None and placement.wait is Wait.SHANPON:
        groups[groups.index(placement.group)] = triplet(placement.group.first, closed=False)
    return (*groups, *(meld.group for meld in hand.melds))


def fu_items(hand: Hand, reading: Reading, win: Win, rules: RuleSet) -> tuple[FuItem, ...]:
    """The fu count line by line, down to the rounding; the lines add up to `count_fu`."""
    if reading.form is Form.KOKUSHI:
        return ()
    if reading.form is Form.CHIITOITSU:
        return (FuItem(FuReason.CHIITOITSU, rules.chiitoitsu_fu),)
    ron = win.discarder is not None
    value = pair_fu(reading.pair_kind, win, rules)
    items = [FuItem(FuReason.BASE, BASE_FU)]
    for group in groups_of(reading, hand, ron=ron):
        if group.shape in (Shape.TRIPLET, Shape.KAN):
            kan = group.shape is Shape.KAN
            fu = triplet_fu(group.first, closed=group.closed, kan=kan)
            items.append(FuItem(FuReason.KAN if kan else FuReason.TRIPLET, fu, group))
    if value:
        items.append(FuItem(FuReason.VALUE_PAIR, value, pair(reading.pair_kind)))
    if reading.placement is not None and WAIT_FU[reading.placement.wait]:
        wait = reading.placement.wait
        items.append(FuItem(_WAIT_REASON[wait], WAIT_FU[wait], reading.placement.group))
    four_runs = reading.counters >> RUNS & 15 == 4
    pinfu = hand.is_closed and four_runs and not value and is_pinfu(reading, win, rules)
    total = count_fu(reading, win, rules, hand.is_closed, pinfu, value)
    if ron and hand.is_closed:
        items.insert(1, FuItem(FuReason.CLOSED_RON, CLOSED_RON_FU))
    elif ron and len(items) == 1 and total > BASE_FU:
        items.append(FuItem(FuReason.OPEN_PINFU, total - BASE_FU))
    elif not ron and not pinfu and _tsumo_fu(win, rules):
        items.insert(1, FuItem(FuReason.TSUMO, TSUMO_FU))
    rest = total - sum(item.fu for item in items)
    return (*items, FuItem(FuReason.ROUNDING, rest)) if rest else tuple(items)
