"""Who pays whom, and why: one hand's payments, with honba, sticks and liability."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.tiles import Wind
from core.hand.win import Liability
from core.rules.choices import PaoRonHonba, PaoScope, TsumoShare

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.hand.win import Win
    from core.rules.ruleset import RuleSet


class Reason(StrEnum):
    """What a payment is for."""

    HAND = "hand"
    HONBA = "honba"
    KYOUTAKU = "kyoutaku"
    PAO = "pao"
    NOTEN = "noten"
    NAGASHI = "nagashi"
    CHOMBO = "chombo"
    WRONG_CALL = "wrong_call"


class Payment(NamedTuple):
    """`points` from `payer` to `payee`; points lying on the table have no payer."""

    payer: Wind | None
    payee: Wind
    points: int
    reason: Reason


def round_up(points: int) -> int:
    """Points of one payment: the next full hundred."""
    return -(-points // 100) * 100


_SEATS: Final = {players: tuple(Wind)[:players] for players in (3, 4)}
_OTHERS: Final = {
    (players, seat): tuple(other for other in seats if other is not seat)
    for players, seats in _SEATS.items()
    for seat in seats
}


def seats_of(rules: RuleSet) -> tuple[Wind, ...]:
    """The seats in turn order, from the dealer."""
    return _SEATS[rules.players]


def others_of(seat: Wind, rules: RuleSet) -> tuple[Wind, ...]:
    """All seats but one, in turn order from the dealer."""
    return _OTHERS[rules.players, seat]


def tsumo_shares(base: int, winner: Wind, rules: RuleSet) -> dict[Wind, int]:
    """What each other player pays for a tsumo of `base` points, honba aside."""
    share = 2 * base if winner is Wind.EAST else base
    # North's share, which the two that are there bear together.
    absent = share // 2 if rules.players == 3 and rules.tsumo_share is TsumoShare.SPLIT else 0
    shares = dict.fromkeys(others_of(winner, rules), round_up(share + absent))
    if winner is not Wind.EAST:
        shares[Wind.EAST] = round_up(2 * base + absent)
    return shares


def ron_points(base: int, winner: Wind) -> int:
    """What a discarder pays for a hand of `base` points, honba aside."""
    return round_up(base * (6 if winner is Wind.EAST else 4))


def hand_points(base: int, win: Win, rules: RuleSet) -> int:
    """All that a hand of `base` points brings, without honba and sticks."""
    if win.discarder is not None:
        return ron_points(base, win.seat_wind)
    if rules.players == 4:
        if win.is_dealer:
            return 3 * round_up(2 * base)
        return round_up(2 * base) + 2 * round_up(base)
    return sum(tsumo_shares(base, win.seat_wind, rules).values())


_PAO_FIELD: Final = {
    Liability.DAISANGEN: "pao_daisangen",
    Liability.DAISUUSHII: "pao_daisuushii",
    Liability.SUUKANTSU: "pao_suukantsu",
    Liability.RINSHAN: "pao_rinshan",
}


def liable_shares(win: Win, rules: RuleSet, *, base: int, yakuman_bases: dict[Liability, int]) -> dict[Wind, int]:
    """Base points each liable seat answers for; `yakuman_bases` holds the base points a liability can be for.

    With several liable seats each answers for its own yakuman, the first named for the rest as well, and none for
    more than those named before leave of the hand.
    """
    shares: dict[Wind, int] = {}
    left = base
    for pao in win.pao:
        if getattr(rules, _PAO_FIELD[pao.liability]) and left and pao.liability in yakuman_bases:
            share = min(yakuman_bases[pao.liability], left)
            shares[pao.seat] = shares.get(pao.seat, 0) + share
            left -= share
    if shares and rules.pao_scope is PaoScope.WHOLE:
        shares[next(iter(shares))] += left
    return shares


def from_each(shares: dict[Wind, int], payee: Wind, reason: Reason) -> list[Payment]:
    """One payment to `payee` for each of `shares`."""
    return [Payment(payer, payee, points, reason) for payer, points in shares.items()]


def win_payments(base: int, win: Win, rules: RuleSet, liable: dict[Wind, int]) -> tuple[Payment, ...]:
    """Every payment of one win: the hand, liability, honba, and the points on the table."""
    free = base - sum(liable.values())
    if win.discarder is None:
        payments = _tsumo_payments(free, win, rules, liable)
    else:
        payments = _ron_payments(free, win.discarder, win, rules, liable)
    if win.kyoutaku_points:
        payments.append(Payment(None, win.seat_wind, win.kyoutaku_points, Reason.KYOUTAKU))
    return tuple(payments)


def _tsumo_payments(free: int, win: Win, rules: RuleSet, liable: dict[Wind, int]) -> list[Payment]:
    winner = win.seat_wind
    payments = from_each(tsumo_shares(free, winner, rules), winner, Reason.HAND) if free else []
    for seat, share in liable.items():
        points = sum(tsumo_shares(share, winner, rules).values())
        payments.append(Payment(seat, winner, points, Reason.PAO))
    if win.honba:
        each = win.honba * rules.honba_per_payer
        if liable:
            payments.append(Payment(next(iter(liable)), winner, each * (rules.players - 1), Reason.HONBA))
        else:
            payments += from_each(dict.fromkeys(others_of(winner, rules), each), winner, Reason.HONBA)
    return payments


def _ron_payments(free: int, discarder: Wind, win: Win, rules: RuleSet, liable: dict[Wind, int]) -> list[Payment]:
    winner = win.seat_wind
    from_discarder = ron_points(free, winner)
    payments = []
    for seat, share in liable.items():
        points = ron_points(share, winner)
        half = points if seat is discarder else points // 2
        from_discarder += points - half
        payments.append(Payment(seat, winner, half, Reason.PAO))
    if from_discarder:
        payments.insert(0, Payment(discarder, winner, from_discarder, Reason.HAND))
    if win.honba:
        payments += _ron_honba(win.honba * rules.honba_points, discarder, win, rules, liable)
    return payments


def _ron_honba(honba: int, discarder: Wind, win: Win, rules: RuleSet, liable: dict[Wind, int]) -> list[Payment]:
    payer = next(iter(liable), discarder)
    if rules.pao_ron_honba is PaoRonHonba.DISCARDER or payer is discarder:
        return [Payment(discarder, win.seat_wind, honba, Reason.HONBA)]
    if rules.pao_ron_honba is PaoRonHonba.LIABLE:
        return [Payment(payer, win.seat_wind, honba, Reason.HONBA)]
    # A half that is no full hundred falls to the liable player.
    half = round_up(honba // 2)
    rest = [Payment(discarder, win.seat_wind, honba - half, Reason.HONBA)]
    return [Payment(payer, win.seat_wind, half, Reason.HONBA), *rest]


def balance(payments: Iterable[Payment], rules: RuleSet) -> tuple[int, ...]:
    """The change of each seat's points, in the order of the seats; without sticks they sum to zero."""
    changes = dict.fromkeys(seats_of(rules), 0)
    for payment in payments:
        changes[payment.payee] += payment.points
        if payment.payer is not None:
            changes[payment.payer] -= payment.points
    return tuple(changes.values())
