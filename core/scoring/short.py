"""Payments of players who cannot pay in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.rules.choices import ShortPayment
from core.scoring.multiple_ron import turn_distance
from core.scoring.payments import Payment

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from core.hand.tiles import Wind
    from core.rules.ruleset import RuleSet


class PaidPayments(NamedTuple):
    """What is really paid, and who could not pay in full (`short`)."""

    payments: tuple[Payment, ...]
    short: frozenset[Wind]


def cap_payments(payments: Iterable[Payment], points: Mapping[Wind, int], rules: RuleSet) -> PaidPayments:
    """Cut `payments` to what each payer has in `points` before them, where the rules cap.

    A payer serves the players in turn order, the one to the right first. Points received in the same hand are not
    there to be paid with. Payments of nothing are left out.
    """
    due = list(payments)
    if rules.short_payment is ShortPayment.FULL:
        return PaidPayments(tuple(due), frozenset())
    left = {seat: max(0, held) for seat, held in points.items()}
    short: set[Wind] = set()
    paid: dict[int, Payment] = {}
    for index in sorted(range(len(due)), key=lambda i: _priority(due[i], rules)):
        payment = due[index]
        if payment.payer is None:
            paid[index] = payment
            continue
        affordable = min(payment.points, left[payment.payer])
        left[payment.payer] -= affordable
        if affordable < payment.points:
            short.add(payment.payer)
        if affordable:
            paid[index] = payment._replace(points=affordable)
    return PaidPayments(tuple(paid[index] for index in sorted(paid)), frozenset(short))


def _priority(payment: Payment, rules: RuleSet) -> int:
    return 0 if payment.payer is None else turn_distance(payment.payer, payment.payee, rules.players)
