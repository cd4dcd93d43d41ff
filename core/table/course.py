"""The course of a game: who deals next, the honba, and the end of the game (T-08 to T-11, T-31, F-21, F-22)."""

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
    """The consequences of a hand for the next one.

    `dealer_won` and `dealer_tenpai` say why the dealer `stays`, which agariyame and tenpaiyame ask for. A hand that is
    played again after a fault sets neither, so it can end the game only by a bust or the points cap.
    """

    stays: bool
    honba: int
    dealer_won: bool = False
    dealer_tenpai: bool = False
    abortive: bool = False


def go_on(state: TableState, outcome: Outcome, last: KyokuResult, *, kyoutaku_points: int) -> TableState:
    """Return the table after `last`: at the next hand, or at the end of the game.

    `state` is the table before that hand was paid.
    """
    # After an abortive draw in the last possible hand, the game may go on although nobody can deal next.
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
        # The game ends with the deal where it was.
        return after._replace(round_wind=state.round_wind, dealer=state.dealer, honba=state.honba, end=end)
    if outcome.dealer_won and is_all_last(state) and _may_stop(after):
        return after._replace(may_stop=True)
    return after


def is_all_last(state: TableState) -> bool:
    """Return whether the hand is the last scheduled one (オーラス) or part of the extension."""
    return state.round_wind + _is_last_deal(state) > _LAST_WIND[state.rules.game_length]


def is_last_possible(state: TableState) -> bool:
    """Return whether the game ends with this deal, because no other dealer can follow."""
    rules = state.rules
    extended = rules.extension is Extension.SUDDEN_DEATH
    return _is_last_deal(state) and state.round_wind >= _LAST_WIND[rules.game_length] + extended


def is_first_with_enough(state: TableState, seat: int) -> bool:
    """Return whether a seat is first, with ties broken by seat, and has the points that end the game (T-11)."""
    return state.points.index(max(state.points)) == seat and _has_enough(state)


def _end(state: TableState, outcome: Outcome, last: KyokuResult, after: TableState) -> EndReason | None:
    """Return why the game is over after the hand of `state`, or `None`, in the order of T-31.

    `after` is the table with the next hand.
    """
    rules = state.rules
    # These two can end the game after any hand.
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
    """Return the seats whose bust (飛び) ended the game; none if the game goes on or ended otherwise."""
    return _bust(state.last) if state.end is EndReason.BUST and state.last is not None else ()


def _bust(last: KyokuResult) -> tuple[int, ...]:
    """Return the seats below zero, and those at zero that could not pay in full (F-56)."""
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
    """Return whether the last dealer, having won, may choose to end the game."""
    if state.rules.agariyame is Agariyame.CHOICE_IF_FIRST:
        return is_first_with_enough(state, state.dealer)
    return state.rules.agariyame is Agariyame.CHOICE


def _has_enough(state: TableState) -> bool:
    """Return whether first place has the points that end the game (T-31).

    Points on the table count with it where the rules say so.
    """
    sticks = state.kyoutaku_points if state.rules.end_counts_kyoutaku else 0
    return max(state.points) + sticks >= state.rules.end_points


def _is_last_deal(state: TableState) -> bool:
    return state.dealer == len(state.points) - 1
