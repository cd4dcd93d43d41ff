"""What follows a hand: who deals next, the honba, and whether the game is over (T-08 to T-11, T-31, F-21, F-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.tiles import Wind
from core.rules.choices import Agariyame, Extension, GameLength, Tenpaiyame, Tobi
from core.table.state import EndReason

if TYPE_CHECKING:
    from core.table.state import KyokuResult, TableState


_LAST_WIND: Final = {GameLength.EAST: Wind.EAST, GameLength.EAST_SOUTH: Wind.SOUTH}
"""The last round wind that is scheduled."""


class Outcome(NamedTuple):
    """What a hand that is over means for the next one.

    `dealer_won` and `dealer_tenpai` say why the dealer `stays`, where agariyame or tenpaiyame ask for it. A hand that
    is played again for a fault is neither, so that it can end the game only by a bust or the points cap.
    """

    stays: bool
    honba: int
    dealer_won: bool = False
    dealer_tenpai: bool = False
    abortive: bool = False


def go_on(state: TableState, outcome: Outcome, last: KyokuResult, *, kyoutaku_points: int) -> TableState:
    """Begin the hand after `last`, or end the game. `state` is the table before that hand was paid."""
    # An abortive draw may leave the game without an end and without anybody to deal next.
    passes = not (outcome.stays or is_last_possible(state))
    dealer = (state.dealer + passes) % len(state.points)
    after = state._replace(
        points=last.after,
        kyoutaku_points=kyoutaku_points,
        round_wind=Wind(state.round_wind + 1) if passes and dealer == 0 else state.round_wind,
        dealer=dealer,
        honba=outcome.honba,
        riichi=(None,) * len(state.points),
        dead=frozenset(),
        short=frozenset(),
        hand_points=last.after,
        hand_kyoutaku=kyoutaku_points,
        hands=state.hands + 1,
        may_stop=False,
        last=last,
    )
    if end := _end(state, outcome, last, after):
        # The deal stays where it was.
        return after._replace(round_wind=state.round_wind, dealer=state.dealer, honba=state.honba, end=end)
    if outcome.dealer_won and is_all_last(state) and _may_stop(after):
        return after._replace(may_stop=True)
    return after


def is_all_last(state: TableState) -> bool:
    """Whether the hand is the last that is scheduled, or one of the extension."""
    return state.round_wind + _is_last_deal(state) > _LAST_WIND[state.rules.game_length]


def is_last_possible(state: TableState) -> bool:
    """Whether no other dealer can follow."""
    rules = state.rules
    extended = rules.extension is Extension.SUDDEN_DEATH
    return _is_last_deal(state) and state.round_wind >= _LAST_WIND[rules.game_length] + extended


def is_first_with_enough(state: TableState, seat: int) -> bool:
    """Whether a seat is first, ties broken by the seats, and has the points that end the game (T-11)."""
    return state.points.index(max(state.points)) == seat and _has_enough(state)


def _end(state: TableState, outcome: Outcome, last: KyokuResult, after: TableState) -> EndReason | None:
    """Why the game is over after the hand of `state`, in the order of T-31; `after` is the table of the next one."""
    rules = state.rules
    # Whatever hand this was.
    if rules.tobi is Tobi.BELOW_ZERO and _bust(last):
        return EndReason.BUST
    if rules.points_cap and max(last.after) >= rules.points_cap:
        return EndReason.POINTS_CAP
    if not is_all_last(state) or (outcome.abortive and not rules.abortive_ends_last_hand):
        return None
    if outcome.stays:
        return _end_by_dealer(after, outcome)
    if is_last_possible(state):
        return EndReason.LAST_HAND
    return EndReason.END_POINTS if _has_enough(after) else None


def gone_bust(state: TableState) -> tuple[int, ...]:
    """The seats whose bust has ended the game; none of a game that goes on, or that ended otherwise."""
    return _bust(state.last) if state.end is EndReason.BUST and state.last is not None else ()


def _bust(last: KyokuResult) -> tuple[int, ...]:
    """The seats below zero, and those at zero that could not pay in full (F-56)."""
    if min(last.after) > 0:
        return ()
    return tuple(seat for seat, held in enumerate(last.after) if held < 0 or (held == 0 and seat in last.short))


def _end_by_dealer(state: TableState, outcome: Outcome) -> EndReason | None:
    if not is_first_with_enough(state, state.dealer):
        return None
    if outcome.dealer_won and state.rules.agariyame is Agariyame.AUTOMATIC_IF_FIRST:
        return EndReason.AGARIYAME
    if outcome.dealer_tenpai and state.rules.tenpaiyame is Tenpaiyame.AUTOMATIC_IF_FIRST:
        return EndReason.TENPAIYAME
    return None


def _may_stop(state: TableState) -> bool:
    """Whether the last dealer who won may choose to end the game."""
    if state.rules.agariyame is Agariyame.CHOICE_IF_FIRST:
        return is_first_with_enough(state, state.dealer)
    return state.rules.agariyame is Agariyame.CHOICE


def _has_enough(state: TableState) -> bool:
    """Whether the first has the points that end the game (T-31), where the rules say so with those on the table."""
    sticks = state.kyoutaku_points if state.rules.end_counts_kyoutaku else 0
    return max(state.points) + sticks >= state.rules.end_points


def _is_last_deal(state: TableState) -> bool:
    return state.dealer == len(state.points) - 1
