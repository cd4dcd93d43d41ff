"""The mistakes that explain why the points of a game do not add up, each with the game as it would be without."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from core.hand import Wind
from core.rules import ChomboPayment, RuleSet
from core.scoring import chombo_payments
from db import GameInfo

MOST_STICKS_OFFERED: Final = 4
"""The most sticks that a fix leaves on the table; more have to be typed."""

HUNDRED: Final = 100


class Cause(StrEnum):
    """A mistake that may have happened."""

    STICKS = "sticks"
    TYPO = "typo"
    CHOMBO_NOT_PAID = "chombo-not-paid"
    CHOMBO_NOT_RECEIVED = "chombo-not-received"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fix:
    """Sticks and points that add up. `seat` is who made the mistake, `dealer` who dealt then."""

    cause: Cause
    sticks: int
    points: tuple[int, ...]
    seat: int | None = field(default=None)
    dealer: int | None = field(default=None)


def fixes(game: GameInfo) -> tuple[Fix, ...]:
    """Return every sensible way to make the points of a game add up; nothing if they do."""
    if not game.missing:
        return ()
    return (*_sticks(game), *_typo(game), *_chombo(game))


def _points(game: GameInfo) -> tuple[int, ...]:
    return tuple(seat.placement.raw for seat in game.seats)


def _sticks(game: GameInfo) -> Iterator[Fix]:
    """Yield the fix for sticks that were left on the table and not typed, or typed and counted for somebody too."""
    stick = game.rules.riichi_stick
    if not stick or game.missing % stick:
        return
    sticks = game.sticks + game.missing // stick
    if 0 <= sticks <= MOST_STICKS_OFFERED:
        yield Fix(cause=Cause.STICKS, sticks=sticks, points=_points(game))


def _typo(game: GameInfo) -> Iterator[Fix]:
    """Yield the fix for one mistyped score, where a nought or a sign explains exactly one, or else any slip does."""
    points = _points(game)
    for explains in (is_nought_or_sign, is_slip):
        slips = [seat for seat, typed in enumerate(points) if explains(typed, typed + game.missing)]
        if len(slips) == 1:
            (seat,) = slips
            yield Fix(cause=Cause.TYPO, sticks=game.sticks, points=_plus(points, {seat: game.missing}), seat=seat)
            return


def is_nought_or_sign(typed: int, meant: int) -> bool:
    """Return whether a nought missing or too much, or the sign, makes one score of another."""
    return meant in (10 * typed, -typed) or typed == 10 * meant


def is_slip(typed: int, meant: int) -> bool:
    """Return whether one slip makes one score of another.

    A slip is a digit wrong, missing or too much, two digits swapped, or the sign.
    """
    if is_nought_or_sign(typed, meant):
        return True
    if (typed < 0) != (meant < 0):
        return False
    wrong, right = str(abs(typed) // HUNDRED), str(abs(meant) // HUNDRED)
    if len(wrong) == len(right):
        differ = [at for at, (one, other) in enumerate(zip(wrong, right, strict=True)) if one != other]
        swapped = len(differ) == 2 and differ[1] == differ[0] + 1 and _swap(wrong, differ[0]) == right  # noqa: PLR2004
        return len(differ) == 1 or swapped
    short, long = sorted((wrong, right), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def _swap(digits: str, at: int) -> str:
    return digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]


def _chombo(game: GameInfo) -> Iterator[Fix]:
    """Yield the fixes for a chombo of which only one side was booked; the dealer pays another sum than the others."""
    offenders = [seat.placement.seat for seat in game.seats if seat.chombo]
    if game.rules.chombo_payment is ChomboPayment.NONE or sum(seat.chombo for seat in game.seats) != 1:
        return
    (offender,) = offenders
    for dealer in range(game.rules.players):
        shares = chombo_shares(offender, dealer, game.rules)
        paid = sum(shares.values())
        if game.missing == paid:
            yield _paid(game, Cause.CHOMBO_NOT_RECEIVED, shares, offender=offender, dealer=dealer)
        # What a player other than the dealer owes is the same whoever dealt, so one such fix is enough.
        elif game.missing == -paid and dealer in (offender, (offender + 1) % game.rules.players):
            yield _paid(game, Cause.CHOMBO_NOT_PAID, {offender: -paid}, offender=offender, dealer=dealer)


def _paid(game: GameInfo, cause: Cause, changes: dict[int, int], *, offender: int, dealer: int) -> Fix:
    return Fix(cause=cause, sticks=game.sticks, points=_plus(_points(game), changes), seat=offender, dealer=dealer)


def chombo_shares(offender: int, dealer: int, rules: RuleSet) -> dict[int, int]:
    """Return what each other seat gets for a chombo, seats counted from the first dealer."""
    payments = chombo_payments(Wind((offender - dealer) % rules.players), rules)
    return {(payment.payee + dealer) % rules.players: payment.points for payment in payments}


def _plus(points: tuple[int, ...], changes: dict[int, int]) -> tuple[int, ...]:
    return tuple(each + changes.get(seat, 0) for seat, each in enumerate(points))
