"""Rounds, players, wins, draws and all other events of a table in words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cogs.ui.cards import escape
from cogs.ui.cards.tables import fit
from cogs.ui.texts import Texts
from cogs.ui.words.terms import FOR_THE_HAND, in_order, limit_name, round_name, shares_text, yaku_name
from core.hand import BONUS, Wind, YakuHan
from core.rules import RuleSet
from core.scoring import Limit, score_points
from core.table import (
    AbortiveDraw,
    Adjustment,
    Chombo,
    Claim,
    DeadHand,
    Event,
    KyokuResult,
    Need,
    RiichiDeclared,
    Ryuukyoku,
    Stopped,
    TableState,
    Won,
    WrongCall,
    apply,
    paid_claims,
)

NAME_COLUMNS: Final = 20
"""How much of a name the board shows: a phone has 40 columns for wind, name, points and a mark."""

LABEL_COLUMNS: Final = 24
"""How much of a player's name a button shows, and of a league's name a card."""


def short(name: str) -> str:
    """Cut a name to the room on the board, and escape it."""
    return escape(fit(name, NAME_COLUMNS))


def short_names(names: Iterable[str]) -> tuple[str, ...]:
    """Cut and escape the names by seat."""
    return tuple(map(short, names))


def round_line(state: TableState, texts: Texts) -> str:
    """Write the round with what lies on the table: `East 3 · 1 honba · 2 sticks`."""
    parts = [round_name(state.round_wind, state.dealer, texts)]
    if state.honba:
        parts.append(texts.text("live-honba", count=state.honba))
    if state.kyoutaku_points:
        parts.append(sticks_text(state.kyoutaku_points, state.rules, texts))
    return " · ".join(parts)


def sticks_text(kyoutaku_points: int, rules: RuleSet, texts: Texts) -> str:
    """Write what lies on the table (kyoutaku): sticks, or points where these are no whole sticks."""
    stick = rules.riichi_stick
    if stick and not kyoutaku_points % stick:
        return texts.text("live-sticks", count=kyoutaku_points // stick)
    return texts.text("live-loose", points=kyoutaku_points)


def claim_value(claim: Claim, rules: RuleSet, winner: Wind, texts: Texts) -> str:
    """Write a hand as its yaku where they are known, else as its han and fu or its limit."""
    if claim.yaku:
        return yaku_text(claim.yaku, texts)
    limit = score_points(claim.han, claim.fu, rules, winner=winner, yakuman=claim.yakuman).limit
    return hand_value(claim, limit, texts)


def hand_value(hand: Claim | Need, limit: Limit, texts: Texts) -> str:
    """Write a hand without its yaku: its limit, else its han and fu."""
    if hand.yakuman:
        return texts.text("value-yakuman", times=hand.yakuman)
    return texts.text("value-han-fu", han=hand.han, fu=hand.fu) if limit is Limit.NONE else limit_name(limit, texts)


def yaku_text(yaku: Iterable[YakuHan], texts: Texts) -> str:
    """Write yaku, dora last: `Riichi, Pinfu, Dora 2`."""
    return texts.listed(_one_yaku(each, texts) for each in in_order(yaku))


def _one_yaku(each: YakuHan, texts: Texts) -> str:
    name = yaku_name(each.yaku, texts)
    return texts.text("card-yaku-han", name=name, han=each.han) if each.yaku in BONUS and each.han > 1 else name


def win_amount(claim: Claim, result: KyokuResult, rules: RuleSet, texts: Texts, *, tsumo: bool) -> str:
    """Write what a winning hand is worth without honba and sticks, even where somebody cannot pay it all."""
    winner = Wind((claim.winner - result.dealer) % rules.players)
    worth = score_points(claim.han, claim.fu, rules, winner=winner, yakuman=claim.yakuman)
    if tsumo and worth.tsumo is not None:
        return shares_text(worth.tsumo.values(), texts)
    # Dealing into an open riichi can cost more than the hand alone.
    paid = sum(each.points for each in result.payments if each.payee == claim.winner and each.reason in FOR_THE_HAND)
    return str(max(worth.ron or 0, paid))


def result_line(result: KyokuResult, names: Sequence[str], state: TableState, texts: Texts, *, why: bool = True) -> str:
    """Write the result of a hand in one line, with `why` also the winning hands. `state` is any state of its table."""
    end = result.end
    if isinstance(end, Won):
        return _won(result, end, names, state, texts, why=why)
    if isinstance(end, Ryuukyoku):
        return _drawn(end, names, texts)
    if isinstance(end, AbortiveDraw):
        return abort_line(end, names, texts)
    return texts.text("live-chombo", name=names[end.seat])


def _won(  # noqa: PLR0913  -- all that a line about a win is made of
    result: KyokuResult, end: Won, names: Sequence[str], state: TableState, texts: Texts, *, why: bool
) -> str:
    """Write who won what from whom. Of several winners those who are not paid under these rules have not won."""
    tsumo, claims = end.discarder is None, paid_claims(end, state)
    parts = []
    for claim in claims:
        amount = win_amount(claim, result, state.rules, texts, tsumo=tsumo)
        key = "live-won-tsumo" if tsumo else "live-won-ron"
        part = texts.text(key, name=names[claim.winner], amount=amount)
        if why and len(claims) > 1:
            part = texts.text("live-won-why", won=part, why=_why(claim, result, state.rules, texts))
        parts.append(part)
    line = texts.all_of(parts)
    if end.discarder is not None:
        line = texts.text("live-won-from", won=line, name=names[end.discarder])
    if why and len(claims) == 1:
        line = texts.text("live-line-why", line=line, why=_why(claims[0], result, state.rules, texts))
    return line


def reasons(result: KyokuResult, names: Sequence[str], state: TableState, texts: Texts) -> Iterator[str]:
    """Yield the winning hands, if any, and who else declared ron but is not paid (atamahane)."""
    if not isinstance(result.end, Won):
        return
    claims = paid_claims(result.end, state)
    for claim in claims:
        why = _why(claim, result, state.rules, texts)
        yield why if len(claims) == 1 else texts.text("live-why-of", name=names[claim.winner], why=why)
    if unpaid := [names[claim.winner] for claim in result.end.claims if claim not in claims]:
        yield texts.text("live-head-bump", names=texts.all_of(unpaid))


def _why(claim: Claim, result: KyokuResult, rules: RuleSet, texts: Texts) -> str:
    return claim_value(claim, rules, Wind((claim.winner - result.dealer) % rules.players), texts)


def _drawn(end: Ryuukyoku, names: Sequence[str], texts: Texts) -> str:
    if end.nagashi:
        return texts.text("live-nagashi", names=texts.all_of(names[seat] for seat in sorted(end.nagashi)))
    if not end.tenpai:
        return texts.text("live-draw-none")
    if len(end.tenpai) == len(names):
        return texts.text("live-draw-all")
    return texts.text("live-draw", names=texts.all_of(names[seat] for seat in sorted(end.tenpai)))


def abort_line(end: AbortiveDraw, names: Sequence[str], texts: Texts) -> str:
    """Write an abortive draw: `Draw: nine terminals (Bea)`."""
    kind = texts.text(f"live-abort-{end.kind.replace('_', '-')}")
    if end.seat is not None:
        return texts.text("live-abort-by", kind=kind, name=names[end.seat])
    return texts.text("live-abort", kind=kind)


def event_line(before: TableState, event: Event, names: Sequence[str], texts: Texts) -> str:
    """Write an event in one line; `before` is the table before it."""
    if isinstance(event, Won | Ryuukyoku | AbortiveDraw | Chombo):
        after = apply(before, event)
        return result_line(after.last, names, before, texts) if after.last else ""
    return _between_hands(before, event, names, texts)


def _between_hands(before: TableState, event: Event, names: Sequence[str], texts: Texts) -> str:
    """Write an event that ends no hand."""
    match event:
        case RiichiDeclared():
            line = texts.text(f"live-riichi-{event.riichi.replace('_', '-')}", name=names[event.seat])
        case WrongCall():
            line = texts.text("live-wrong-call", name=names[event.seat], points=before.rules.wrong_call_penalty)
        case DeadHand():
            line = texts.text("live-dead-hand", name=names[event.seat])
        case Adjustment() | Stopped():
            key = "live-adjusted" if isinstance(event, Adjustment) else "live-stopped"
            line = texts.text(key, reason=escape(event.reason) or texts.text("live-no-reason"))
        case _:
            line = texts.text("live-agariyame", name=names[before.dealer])
    return line
