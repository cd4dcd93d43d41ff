"""Points in words, and who pays them."""

from typing import Final

from cogs.score.hand.case import Case
from cogs.ui.texts import Texts
from cogs.ui.words.terms import FOR_THE_HAND, limit_name, seat_name, shares_text
from core.hand import Wind
from core.scoring import HandScore, Limit, Payment, Reason

_NAMED_IN_A_HEADLINE: Final = 2


def score_name(score: HandScore, texts: Texts) -> str:
    """Write a score in a few words: `3 han 40 fu`, `Haneman, 6 han`, `Double yakuman`."""
    if score.yakuman:
        return texts.text("value-yakuman", times=score.yakuman)
    return value_name(score.han, score.fu, score.limit, texts)


def value_name(han: int, fu: int, limit: Limit, texts: Texts) -> str:
    """Write han and fu, or the limit they reach: `3 han 40 fu`, `Haneman, 6 han`."""
    if limit is Limit.NONE:
        return texts.text("value-han-fu", han=han, fu=fu)
    return texts.text("value-limit", limit=limit_name(limit, texts), han=han, fu=fu)


def headline(case: Case, score: HandScore, texts: Texts) -> str:
    """Write the payment for the hand and who pays it, without honba and sticks."""
    by_seat = _by_payer(score, FOR_THE_HAND)
    if len(by_seat) <= _NAMED_IN_A_HEADLINE and (not case.tsumo or has_pao(score)):
        payers = texts.all_of(_payer(case, seat, texts) for seat in by_seat)
        return texts.text("headline-from", points=score.points, payer=payers)
    if has_pao(score):
        return texts.text("headline-total", points=score.points)
    return texts.text("headline-tsumo", points=score.points, shares=shares_text(by_seat.values(), texts))


def has_pao(score: HandScore) -> bool:
    """Return True if somebody pays as the liable player (pao)."""
    return any(payment.reason is Reason.PAO for payment in score.payments)


def _by_payer(score: HandScore, reasons: tuple[Reason, ...]) -> dict[Wind, int]:
    found: dict[Wind, int] = {}
    for payment in score.payments:
        if payment.payer is not None and payment.reason in reasons:
            found[payment.payer] = found.get(payment.payer, 0) + payment.points
    return found


def _payer(case: Case, seat: Wind, texts: Texts, *, beginning: bool = False) -> str:
    """Write who pays: the seat, or only "the discarder"; at the `beginning` of a line or inside one."""
    if not case.tsumo and case.discarder is None and case.liable is not seat:
        return texts.text("payer-discarder.beginning" if beginning else "payer-discarder")
    return seat_name(seat, texts)


def spoken(case: Case, score: HandScore, texts: Texts) -> str:
    """Write the score as players call it at the table, honba included."""
    plain = _call(case, _by_payer(score, FOR_THE_HAND), texts)
    with_honba = _call(case, _by_payer(score, (*FOR_THE_HAND, Reason.HONBA)), texts)
    return plain if plain == with_honba else texts.text("spoken-honba", plain=plain, total=with_honba)


def _call(case: Case, by_seat: dict[Wind, int], texts: Texts) -> str:
    return shares_text(by_seat.values(), texts) if case.tsumo and len(by_seat) > 1 else str(sum(by_seat.values()))


def payment_lines(case: Case, score: HandScore, texts: Texts) -> list[str]:
    """Yield a line for each player who pays, and one for the points from the table."""
    lines = []
    for seat in sorted({payment.payer for payment in score.payments if payment.payer is not None}):
        own = [payment for payment in score.payments if payment.payer is seat]
        sums = " + ".join(_amount(payment, texts) for payment in own)
        lines.append(texts.text("pays-line", payer=_payer(case, seat, texts, beginning=True), points=sums))
    table = sum(payment.points for payment in score.payments if payment.payer is None)
    if table:
        lines.append(texts.text("pays-table", points=table))
    if len(lines) > 1:
        lines.append(texts.text("pays-total", points=sum(payment.points for payment in score.payments)))
    return lines


def _amount(payment: Payment, texts: Texts) -> str:
    return texts.text(f"pays-{payment.reason}", points=payment.points)
