"""Payments at the end of a hand, seat by seat, with the honba and the points on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import NoSuchYakuman
from core.hand.win import OPEN_RIICHI, Liability, Pao, Win
from core.rules.choices import MultipleRon, MultipleRonHonba, OpenRiichiDealIn, ShortPayment
from core.scoring.draws import chombo_payments, nagashi_payments, noten_payments
from core.scoring.limits import YAKUMAN_BASE
from core.scoring.payments import Reason, liable_shares, win_payments
from core.scoring.points import base_points
from core.scoring.short import cap_payments
from core.table.state import SeatPayment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.rules.ruleset import RuleSet
    from core.scoring.payments import Payment
    from core.table.events import Claim, Ryuukyoku, Won
    from core.table.state import TableState


MOST_YAKUMAN: Final = 6
"""The most yakuman of one hand: daisuushii and suuankou tanki, both double, with all honours and four kans."""


class Paid(NamedTuple):
    """Payments, the points of players and table after them, and the seats that could not pay in full."""

    payments: tuple[SeatPayment, ...]
    points: tuple[int, ...]
    kyoutaku_points: int
    short: frozenset[int]


def paid_claims(event: Won, state: TableState) -> tuple[Claim, ...]:
    """Return the claims that are paid; with several, the head-bump (頭ハネ) winner's first."""
    if event.discarder is None or len(event.claims) == 1:
        return event.claims
    discarder, players = event.discarder, len(state.points)
    ordered = sorted(event.claims, key=lambda claim: (claim.winner - discarder) % players)
    return tuple(ordered[:1] if state.rules.multiple_ron is MultipleRon.HEAD_BUMP else ordered)


def pay_nothing(state: TableState) -> Paid:
    """Return the outcome of a hand that ends without payments."""
    return Paid((), state.points, state.kyoutaku_points, frozenset())


def pay_win(event: Won, claims: Iterable[Claim], state: TableState) -> Paid:
    """Return the payments for the `paid_claims` of a win.

    The first of several winners collects the sticks and, unless the rules say otherwise, the honba.
    """
    payments: list[Payment] = []
    for place, claim in enumerate(claims):
        honba = state.honba if place == 0 or state.rules.multiple_ron_honba is MultipleRonHonba.EACH else 0
        sticks = state.kyoutaku_points if place == 0 else 0
        payments += _claim_payments(claim, event, state, honba=honba, kyoutaku_points=sticks)
    return _settled(payments, state)


def pay_draw(event: Ryuukyoku, state: TableState) -> Paid:
    """Return the payments at an exhaustive draw: nagashi mangan, or the noten payments (ノーテン罰符)."""
    if not event.nagashi:
        return _settled(noten_payments([state.wind_of(seat) for seat in event.tenpai], state.rules), state)
    winners = [state.wind_of(seat) for seat in event.nagashi]
    payments = nagashi_payments(winners, state.rules, honba=state.honba, kyoutaku_points=state.kyoutaku_points)
    return _settled(payments, state)


def pay_chombo(seat: int, state: TableState) -> Paid:
    """Return the payments for a chombo within the game."""
    return _settled(chombo_payments(state.wind_of(seat), state.rules), state)


def pay_wrong_call(seat: int, state: TableState) -> Paid:
    """Return what a wrong call puts on the table; a player who may not go below zero pays at most what is there."""
    due = state.rules.wrong_call_penalty
    full = state.rules.short_payment is ShortPayment.FULL
    paid = due if full else min(due, max(0, state.points[seat]))
    points = list(state.points)
    points[seat] -= paid
    payments = (SeatPayment(seat, None, paid, Reason.WRONG_CALL),)
    short = frozenset({seat}) if paid < due else frozenset[int]()
    return Paid(payments, tuple(points), state.kyoutaku_points + paid, short)


def _settled(payments: Iterable[Payment], state: TableState) -> Paid:
    """Return the payments by seat and the points after them; payers are cut to what they have where the rules cap."""
    short: frozenset[int] = frozenset()
    if state.rules.short_payment is not ShortPayment.FULL:
        held = {state.wind_of(seat): points for seat, points in enumerate(state.points)}
        payments, winds = cap_payments(payments, held, state.rules)
        short = frozenset(map(state.seat_of, winds))
    dealer, players = state.dealer, len(state.points)
    points, sticks = list(state.points), state.kyoutaku_points
    by_seat = []
    for from_wind, to_wind, amount, reason in payments:
        payer = None if from_wind is None else (dealer + from_wind) % players
        payee = (dealer + to_wind) % players
        if payer is None:
            sticks -= amount
        else:
            points[payer] -= amount
        points[payee] += amount
        by_seat.append(SeatPayment(payer, payee, amount, reason))
    return Paid(tuple(by_seat), tuple(points), sticks, short)


def _claim_payments(
    claim: Claim, event: Won, state: TableState, *, honba: int, kyoutaku_points: int
) -> tuple[Payment, ...]:
    rules = state.rules
    if not 0 <= claim.yakuman <= MOST_YAKUMAN:
        raise NoSuchYakuman(count=claim.yakuman, most=MOST_YAKUMAN)
    if yakuman := claim.yakuman or _is_raised(claim, event, state):
        base = YAKUMAN_BASE * yakuman
    else:
        base = base_points(claim.han, claim.fu, rules, by_ron=event.discarder is not None)
    winner, discarder = state.wind_of(claim.winner), None if event.discarder is None else state.wind_of(event.discarder)
    win = Win(winner, state.round_wind, discarder, honba=honba, kyoutaku_points=kyoutaku_points)
    if not claim.pao:
        return win_payments(base, win, rules, {})
    bases = _yakuman_bases(rules) if claim.yakuman else {}
    if event.discarder is None:
        bases[Liability.RINSHAN] = base
    win = win._replace(pao=tuple([Pao(liable.liability, state.wind_of(liable.seat)) for liable in claim.pao]))
    return win_payments(base, win, rules, liable_shares(win, rules, base=base, yakuman_bases=bases))


def _yakuman_bases(rules: RuleSet) -> dict[Liability, int]:
    """Return the base points of each yakuman for which somebody can be liable."""
    doubled = 2 if rules.daisuushii_double else 1
    times = {Liability.DAISANGEN: 1, Liability.DAISUUSHII: doubled, Liability.SUUKANTSU: 1}
    return {liability: YAKUMAN_BASE * count for liability, count in times.items()}


def _is_raised(claim: Claim, event: Won, state: TableState) -> bool:
    """Return whether the hand pays as a yakuman because of a deal-in to an open riichi (F-43).

    A riichi that did not stand is no longer in `state`.
    """
    if event.discarder is None or state.riichi[claim.winner] not in OPEN_RIICHI:
        return False
    exempt = state.riichi[event.discarder] is not None or event.discarder in state.dead
    return state.rules.open_riichi_deal_in is OpenRiichiDealIn.YAKUMAN and not exempt
