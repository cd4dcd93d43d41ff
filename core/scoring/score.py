"""A hand and how it won to its score: the best reading's yaku, han, fu, limit, points and payments."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from core import errors
from core.hand.fu import FuItem, count_fu, fu_items, pair_fu
from core.hand.shape.readings import (
    Reading,
    chiitoitsu_reading,
    four_kans_reading,
    kokushi_reading,
    standard_readings,
)
from core.hand.shape.shanten import shanten
from core.hand.tiles import FIRST_HONOUR, HAKU
from core.hand.win import OPEN_RIICHI, Chankan, Liability
from core.hand.yaku.given import given_under
from core.hand.yaku.ordinary import STRUCTURE, add_ordinary_yaku, is_pinfu, structure_of
from core.hand.yaku.situation import bonus_han, check_situation, situational_yaku
from core.hand.yaku.worth import Yaku, YakuHan
from core.hand.yaku.yakuman import total_yakuman, yakuman_of
from core.rules.choices import SuukantsuCompletion
from core.scoring.limits import MANGAN_BASE, YAKUMAN_BASE, Limit, value_of
from core.scoring.payments import Payment, hand_points, liable_shares, win_payments

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.hand.melds import Meld
    from core.hand.tiles import Wind
    from core.hand.value import Hand
    from core.hand.win import Win
    from core.hand.yaku.given import Given
    from core.rules.ruleset import RuleSet

# Builds a named tuple without the call that would name its fields.
_new: Final = tuple.__new__
_HAN: Final = itemgetter(YakuHan._fields.index("han"))

_LIABLE_YAKU: Final = {
    Liability.DAISANGEN: Yaku.DAISANGEN,
    Liability.DAISUUSHII: Yaku.DAISUUSHII,
    Liability.SUUKANTSU: Yaku.SUUKANTSU,
}
_FED: Final[dict[Liability, Callable[[Meld], bool]]] = {
    Liability.DAISANGEN: lambda meld: meld.tiles[0].kind >= HAKU,
    Liability.DAISUUSHII: lambda meld: FIRST_HONOUR <= meld.tiles[0].kind < HAKU,
    Liability.SUUKANTSU: lambda meld: meld.is_kan,
}
"""Which called meld may have been the one that somebody is liable for feeding."""


class HandScore(NamedTuple):
    """What a hand scores. `points` are all that the hand brings, without honba and sticks.

    `han` counts dora and is 0 for a yakuman, whose `yakuman` says how many times it counts. `fu` is rounded.
    `base` are the points that limit, payments and `points` follow from.
    """

    hand: Hand
    win: Win
    rules: RuleSet
    yaku: tuple[YakuHan, ...]
    han: int
    fu: int
    yakuman: int
    limit: Limit
    base: int
    reading: Reading

    @property
    def points(self) -> int:
        """Points of the hand alone."""
        return hand_points(self.base, self.win, self.rules)

    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The fu, line by line."""
        return fu_items(self.hand, self.reading, self.win, self.rules)

    @property
    def payments(self) -> tuple[Payment, ...]:
        """Who pays whom, and why."""
        return win_payments(self.base, self.win, self.rules, self._liable())

    def _liable(self) -> dict[Wind, int]:
        if not self.win.pao:
            return {}
        # A yakuman's own share; where yakuman do not add up it is at most what the hand is worth.
        counted = {y.yaku: y.yakuman for y in self.yaku if y.yakuman}
        called = [meld for meld in self.hand.melds if meld.is_open]
        bases = {
            liability: min(YAKUMAN_BASE * counted[yaku], self.base)
            for liability, yaku in _LIABLE_YAKU.items()
            # Nobody has fed what was not called.
            if yaku in counted and any(_FED[liability](meld) for meld in called)
        }
        if self.win.rinshan and any(meld.is_kan for meld in called):
            bases[Liability.RINSHAN] = self.base
        return liable_shares(self.win, self.rules, base=self.base, yakuman_bases=bases)


def score_hand(hand: Hand, win: Win, rules: RuleSet) -> HandScore:
    """Score `hand` as won in the situation `win` under `rules`.

    The reading with most points counts; of equals a yakuman before one that is as dear by its han, then han, then fu.
    Raises a `SituationError` where the three do not fit together, `TileNotInSet`, `FifthTile` and `SecondRedFive`
    for tiles that are not there to be held or turned, and a `NotAWin`: `NotComplete`, `NoYaku`, `BelowMinimum`.
    """
    scores = _scores(hand, win, rules)
    return scores[0] if len(scores) == 1 else max(scores, key=_rank)


def score_readings(hand: Hand, win: Win, rules: RuleSet) -> tuple[HandScore, ...]:
    """Every reading of `hand` that wins, the one that counts first; raises as `score_hand` does."""
    return tuple(sorted(_scores(hand, win, rules), key=_rank, reverse=True))


def _rank(score: HandScore) -> tuple[int, int, int, int]:
    return score.base, score.yakuman, score.han, score.fu


def _scores(hand: Hand, win: Win, rules: RuleSet) -> list[HandScore]:
    readings = readings_of(hand, win, rules, check_situation(hand, win, rules).kind)
    given = given_under(rules)[hand.is_closed]
    moment = situational_yaku(win, rules, given, hand.is_closed)
    bonus = bonus_han(hand, win, rules, given)
    scores = []
    for reading in readings:
        score = _judge(reading, hand, win, rules, given, moment, bonus)
        if score is not None:
            scores.append(score)
    if not scores:
        raise _why_no_win(hand, win, rules, given, readings)
    return scores


def readings_of(hand: Hand, win: Win, rules: RuleSet, kind: int) -> list[Reading]:
    """Every reading of a hand won on a tile of `kind` that the situation and the rules admit."""
    if win.chankan is Chankan.CLOSED_KAN:
        return kokushi_reading(hand)
    found = standard_readings(hand, kind, win.discarder is not None)
    if win.rinshan and rules.suukantsu_completion is SuukantsuCompletion.FOURTH_KAN:
        found += four_kans_reading(hand)
    # Seven pairs that are also four groups are ryanpeikou, which is always worth more.
    return found or chiitoitsu_reading(hand, kind) or kokushi_reading(hand)


def _judge(
    reading: Reading, hand: Hand, win: Win, rules: RuleSet, given: Given, moment: list[YakuHan], bonus: list[YakuHan]
) -> HandScore | None:
    """Return what one reading is worth, or `None` if it does not win."""
    closed = hand.is_closed
    structure = structure_of(reading.counters & STRUCTURE, given)
    value = pair_fu(reading.pair_kind, win, rules) if reading.pair_kind >= FIRST_HONOUR else 0
    pinfu = closed and structure.has_four_runs and not value and is_pinfu(reading, win, rules)
    fu = count_fu(reading, win, rules, closed, pinfu, value)
    if (win.first_turn or structure.may_be_yakuman) and (yakuman := yakuman_of(reading, hand, win, rules, given)):
        times = total_yakuman(yakuman, rules)
        return HandScore(hand, win, rules, tuple(yakuman), 0, fu, times, Limit.YAKUMAN, YAKUMAN_BASE * times, reading)
    yaku = moment.copy()
    add_ordinary_yaku(yaku, reading, structure, win, rules, given, pinfu)
    if not yaku or (rules.minimum_han > 1 and _han_for_minimum(yaku, bonus, rules) < rules.minimum_han):
        return _renhou(reading, fu, hand, win, rules, given)
    if win.discarder is not None and win.riichi in OPEN_RIICHI and _is_raised(win, given):
        yaku.append(given.yaku[Yaku.OPEN_RIICHI_DEAL_IN])
        return HandScore(hand, win, rules, tuple(yaku), 0, fu, 1, Limit.YAKUMAN, YAKUMAN_BASE, reading)
    yaku += bonus
    han = sum(map(_HAN, yaku))
    worth = value_of(han, fu, rules.kiriage_mangan, rules.kazoe_yakuman)
    if win.first_turn and worth.base < MANGAN_BASE and (renhou := _renhou(reading, fu, hand, win, rules, given)):
        return renhou
    fields = (hand, win, rules, tuple(yaku), han, fu, 0, worth.limit, worth.base, reading)
    return _new(HandScore, fields)


def _han_for_minimum(yaku: list[YakuHan], bonus: list[YakuHan], rules: RuleSet) -> int:
    """The han that the minimum asks about: without ippatsu and dora, unless the rules count them."""
    if rules.bonus_han_for_minimum:
        return sum(y.han for y in (*yaku, *bonus))
    return sum(y.han for y in yaku if y.yaku is not Yaku.IPPATSU)


def _renhou(reading: Reading, fu: int, hand: Hand, win: Win, rules: RuleSet, given: Given) -> HandScore | None:
    """Return renhou as a mangan of its own, to which no other yaku is added; `None` where it is none."""
    renhou = given.yaku.get(Yaku.RENHOU) if win.first_turn else None
    if renhou is None or renhou.yakuman:
        return None
    return HandScore(hand, win, rules, (renhou,), renhou.han, fu, 0, Limit.MANGAN, MANGAN_BASE, reading)


def _is_raised(win: Win, given: Given) -> bool:
    """Return whether dealing into an open riichi is paid as a yakuman."""
    return Yaku.OPEN_RIICHI_DEAL_IN in given.yaku and not (win.discarder_in_riichi or win.discarder_dead_hand)


def _why_no_win(hand: Hand, win: Win, rules: RuleSet, given: Given, readings: list[Reading]) -> errors.TenbouError:
    if not readings:
        distance = shanten(hand)
        return errors.NotComplete(shanten=distance) if distance >= 0 else errors.AnkanNotRobbable()
    bonus = bonus_han(hand, win, rules, given)
    best = 0
    for reading in readings:
        structure = structure_of(reading.counters & STRUCTURE, given)
        value = pair_fu(reading.pair_kind, win, rules)
        pinfu = hand.is_closed and structure.has_four_runs and not value and is_pinfu(reading, win, rules)
        yaku = situational_yaku(win, rules, given, hand.is_closed)
        add_ordinary_yaku(yaku, reading, structure, win, rules, given, pinfu)
        if yaku:
            best = max(best, _han_for_minimum(yaku, bonus, rules))
    if best:
        return errors.BelowMinimum(han=best, minimum=rules.minimum_han)
    return errors.NoYaku(bonus_han=sum(y.han for y in bonus))
