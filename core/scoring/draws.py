"""Payments of hands that nobody wins: noten, nagashi mangan, chombo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules.choices import ChomboPayment, Nagashi
from core.scoring.limits import MANGAN_BASE
from core.scoring.payments import Payment, Reason, from_each, others_of, seats_of, tsumo_shares

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.hand.tiles import Wind
    from core.rules.ruleset import RuleSet


def noten_payments(tenpai: Collection[Wind], rules: RuleSet) -> tuple[Payment, ...]:
    """What the noten players pay the tenpai ones at an exhaustive draw; nothing if all or nobody is tenpai.

    Every payment is in full hundreds, so that also a payment cut short (F-56) leaves points that there are sticks for.
    """
    noten = [seat for seat in seats_of(rules) if seat not in tenpai]
    ready = [seat for seat in seats_of(rules) if seat in tenpai]
    if not noten or not ready:
        return ()
    each, over = divmod(rules.noten_total // 100, len(noten) * len(ready))
    payments = []
    for i, payer in enumerate(noten):
        for j, payee in enumerate(ready):
            # What cannot be shared alike goes along the diagonals, which leaves all in a row and a column alike.
            turn = (j - i) % len(ready) * len(noten) + i
            payments.append(Payment(payer, payee, 100 * (each + (turn < over)), Reason.NOTEN))
    return tuple(payments)


def nagashi_payments(
    winners: Sequence[Wind], rules: RuleSet, *, honba: int = 0, kyoutaku_points: int = 0
) -> tuple[Payment, ...]:
    """A mangan tsumo for each nagashi; as a full win the first in turn order collects honba and sticks too."""
    if rules.nagashi is Nagashi.NONE:
        return ()
    ordered = [seat for seat in seats_of(rules) if seat in winners]
    payments: list[Payment] = []
    for winner in ordered:
        payments += from_each(tsumo_shares(MANGAN_BASE, winner, rules), winner, Reason.NAGASHI)
    if rules.nagashi is Nagashi.FULL_WIN and ordered:
        first = ordered[0]
        if honba:
            each = honba * rules.honba_per_payer
            payments += from_each(dict.fromkeys(others_of(first, rules), each), first, Reason.HONBA)
        if kyoutaku_points:
            payments.append(Payment(None, first, kyoutaku_points, Reason.KYOUTAKU))
    return tuple(payments)


def chombo_payments(offender: Wind, rules: RuleSet) -> tuple[Payment, ...]:
    """What a chombo costs at the table: to each what that player would have paid for a mangan tsumo."""
    if rules.chombo_payment is ChomboPayment.NONE:
        return ()
    shares = tsumo_shares(MANGAN_BASE, offender, rules)
    return tuple(Payment(offender, payee, points, Reason.CHOMBO) for payee, points in shares.items())
