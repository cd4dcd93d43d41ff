"""What follows a hand: who deals next, the honba, and whether the game is over (T-08 to T-11, T-31, F-21, F-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.hand.tiles import Wind
from core.rules.choices import Agariyame, Extension, GameLength, Tenpaiyame, Tobi
from core.table.state import EndReason

if TYPE_CHECKING:
    from core.rules.ruleset import RuleSet
    from core.table.state import KyokuResult, TableState


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


def go_on(state: TableState, outcome: Outcome, last: KyokuResult) -> TableState:
    """Begin the hand after `last`, or end the game. `state` has the points after that hand, and still its dealer."""
    end, may_stop = _end(state, outcome), False
    if end is None and outcome.stays and outcome.dealer_won and is_all_last(state):
        may_stop = _may_stop(state)
    # An abortive draw may leave the game without an end and without anybody to deal next.
    dealer, round_wind = state.dealer, state.round_wind
    if not (outcome.stays or end or is_last_possible(state)):
        dealer = (dealer + 1) % len(state.points)
        round_wind = round_wind if dealer else Wind(round_wind + 1)
    return state._replace(
        dealer=dealer,
        round_wind=round_wind,
        honba=state.honba if end else outcome.honba,
        riichi=(None,) * len(state.points),
        dead=frozenset(),
        short=frozenset(),
        hand_points=state.points,
        hand_kyoutaku=state.kyoutaku_points,
        hands=state.hands + 1,
        may_stop=may_stop,
        last=last,
        end=end,
    )


def is_all_last(state: TableState) -> bool:
    """Whether the hand is the last that is scheduled, or one of the extension."""
    scheduled = _last_scheduled_wind(state.rules)
    return state.round_wind > scheduled or (state.round_wind == scheduled and _is_last_deal(state))


def is_last_possible(state: TableState) -> bool:
    """Whether no other dealer can follow."""
    extended = state.rules.extension is Extension.SUDDEN_DEATH
    return _is_last_deal(state) and state.round_wind >= _last_scheduled_wind(state.rules) + extended


def is_first_with_enough(state: TableState, seat: int) -> bool:
    """Whether a seat is first, ties broken by the seats, and has the points that end the game (T-11)."""
    return state.order[0] == seat and _has_enough(state)


def _end(state: TableState, outcome: Outcome) -> EndReason | None:
    """Why the game is over after this hand, in the order of T-31."""
    if early := _early_end(state):
        return early
    if not is_all_last(state) or (outcome.abortive and not state.rules.abortive_ends_last_hand):
        return None
    if outcome.stays:
        return _end_by_dealer(state, outcome)
    if is_last_possible(state):
        return EndReason.LAST_HAND
    return EndReason.END_POINTS if _has_enough(state) else None


def _early_end(state: TableState) -> EndReason | None:
    """Why the game is over whatever hand this was."""
    if state.rules.tobi is Tobi.BELOW_ZERO and min(state.points) <= 0 and _bust(state.points, state.short):
        return EndReason.BUST
    if state.rules.points_cap and max(state.points) >= state.rules.points_cap:
        return EndReason.POINTS_CAP
    return None


def gone_bust(state: TableState) -> tuple[int, ...]:
    """The seats whose bust has ended the game; none of a game that goes on, or that ended otherwise."""
    if state.end is not EndReason.BUST or state.last is None:
        return ()
    # The state has forgotten who could not pay, its last hand has not.
    return _bust(state.points, state.last.short)


def _bust(points: tuple[int, ...], short: frozenset[int]) -> tuple[int, ...]:
    """The seats below zero, and those at zero that could not pay in full (F-56)."""
    return tuple(seat for seat, held in enumerate(points) if held < 0 or (held == 0 and seat in short))


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


def _last_scheduled_wind(rules: RuleSet) -> Wind:
    return Wind.EAST if rules.game_length is GameLength.EAST else Wind.SOUTH


def _is_last_deal(state: TableState) -> bool:
    return state.dealer == len(state.points) - 1
