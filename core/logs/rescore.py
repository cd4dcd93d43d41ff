"""The wins of a hand, scored again and compared with what a log states about them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from core.errors import TenbouError
from core.hand.yaku.worth import Yaku
from core.logs.disagreement import Disagreement, HandNumber, What
from core.rules.choices import ShortPayment
from core.scoring.multiple_ron import score_rons
from core.scoring.payments import balance
from core.scoring.score import HandScore, score_hand
from core.table.events import Won

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.hand.value import Hand
    from core.hand.win import Win
    from core.hand.yaku.worth import YakuHan
    from core.logs.record import StatedKyoku, StatedWin
    from core.rules.ruleset import RuleSet
    from core.table.events import Claim
    from core.table.state import TableState


class Rescored(NamedTuple):
    """The true value of the wins of a hand, or `None` if one is no win, and the disagreements."""

    event: Won | None
    disagreements: tuple[Disagreement, ...]


def rescore(event: Won, kyoku: StatedKyoku, state: TableState, where: HandNumber) -> Rescored:
    """Score the wins of `event` at a table in `state`, whose honba and sticks count."""
    rules = state.rules
    sticks = state.kyoutaku_points
    if event.riichi_tile and not rules.ronned_riichi_stands:
        sticks -= rules.riichi_stick
    shown = [(win.hand, _at_table(win.win, state.honba, sticks)) for win in kyoku.wins]
    try:
        scores = score_rons(shown, rules) if len(shown) > 1 else (score_hand(*shown[0], rules),)
    except TenbouError:
        return Rescored(None, tuple(_why_no_wins(shown, kyoku, rules, where)))
    by_wind = {score.win.seat_wind: score for score in scores}
    found: list[Disagreement] = []
    claims: list[Claim] = []
    for win, claim in zip(kyoku.wins, event.claims, strict=True):
        score = by_wind.get(win.win.seat_wind)
        if score is None:
            found.append(Disagreement(what=What.WINNER, hand=where, seat=win.winner, stated=1))
            claims.append(claim)
        else:
            found += _compare(win, score, kyoku, where)
            claims.append(_as_scored(claim, score))
    scored = tuple(claims)
    return Rescored(event if scored == event.claims else replace(event, claims=scored), tuple(found))


def _at_table(win: Win, honba: int, sticks: int) -> Win:
    """Return the situation with the honba and sticks of the table."""
    if win.honba == honba and win.kyoutaku_points == sticks:
        return win
    return win._replace(honba=honba, kyoutaku_points=sticks)


def _why_no_wins(
    shown: Sequence[tuple[Hand, Win]], kyoku: StatedKyoku, rules: RuleSet, where: HandNumber
) -> Iterator[Disagreement]:
    for (hand, win), stated in zip(shown, kyoku.wins, strict=True):
        try:
            score_hand(hand, win, rules)
        except TenbouError as reason:
            yield Disagreement(what=What.WIN, hand=where, seat=stated.winner, reason=reason)


def _as_scored(claim: Claim, score: HandScore) -> Claim:
    """Return the claim with the true value of the hand, so that a wrong number in the log does not spread."""
    if (claim.han, claim.fu, claim.yakuman) == (score.han, score.fu, score.yakuman):
        return claim
    return replace(claim, han=score.han, fu=score.fu, yakuman=score.yakuman, yaku=score.yaku)


def _compare(win: StatedWin, score: HandScore, kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
    seat = win.winner
    wrong: list[tuple[Yaku, int, int]] = []
    if win.yaku is not None and win.yaku != score.yaku and sorted(win.yaku) != sorted(score.yaku):
        wrong += yaku_differences(win.yaku, score.yaku)
    for yaku, stated, found in wrong:
        yield Disagreement(what=What.YAKU, hand=where, seat=seat, stated=stated, found=found, yaku=yaku)
    if win.points != (points := score.points):
        yield Disagreement(what=What.WORTH, hand=where, seat=seat, stated=win.points, found=points)
    if win.fu and not score.yakuman and win.fu != score.fu:
        yield Disagreement(what=What.FU, hand=where, seat=seat, stated=win.fu, found=score.fu)
    # Han and yakuman follow from the yaku, so a wrong yaku is named alone.
    if not wrong and win.han != score.han:
        yield Disagreement(what=What.HAN, hand=where, seat=seat, stated=win.han, found=score.han)
    if not wrong and win.yakuman != score.yakuman:
        yield Disagreement(what=What.YAKUMAN, hand=where, seat=seat, stated=win.yakuman, found=score.yakuman)
    if is_told_by_win(kyoku, score.rules):
        for wind, found in enumerate(balance(score.payments, score.rules)):
            payer = (kyoku.dealer + wind) % score.rules.players
            if win.changes[payer] != found:
                yield Disagreement(what=What.CHANGE, hand=where, seat=payer, stated=win.changes[payer], found=found)


def is_told_by_win(kyoku: StatedKyoku, rules: RuleSet) -> bool:
    """Return whether payments are compared for each of several wins rather than all together.

    A player who cannot pay in full is known only for all payments of the hand together.
    """
    return len(kyoku.wins) > 1 and rules.short_payment is ShortPayment.FULL


def yaku_differences(stated: Sequence[YakuHan], scored: Sequence[YakuHan]) -> Iterator[tuple[Yaku, int, int]]:
    """Yield every yaku that counts otherwise, with both counts.

    A log may count Norths set aside (抜きドラ) among the dora.
    """
    log, ours = _tally(stated), _tally(scored)
    if Yaku.KITA in ours and Yaku.KITA not in log:
        ours[Yaku.DORA] = ours.get(Yaku.DORA, 0) + ours.pop(Yaku.KITA)
    for yaku in log | ours:
        if log.get(yaku, 0) != ours.get(yaku, 0):
            yield yaku, log.get(yaku, 0), ours.get(yaku, 0)


def _tally(yaku: Sequence[YakuHan]) -> dict[Yaku, int]:
    """Return the han of each yaku, or how many times a yakuman counts."""
    tally: dict[Yaku, int] = {}
    for name, han, yakuman in yaku:
        if han or yakuman:
            tally[name] = tally.get(name, 0) + (yakuman or han)
    return tally
