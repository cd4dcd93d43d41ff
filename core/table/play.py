"""The game as a fold: each event makes the next state of the table from the one before, or is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from core import errors
from core.hand.win import OPEN_RIICHI
from core.rules.choices import (
    AbortiveDeal,
    DealerStay,
    DoubleRonRenchan,
    FourRiichi,
    Kyuushu,
    Nagashi,
    OpenRiichi,
    TripleRon,
)
from core.table.course import Outcome, go_on
from core.table.events import (
    AbortiveDraw,
    AbortiveKind,
    Adjustment,
    Agariyame,
    Chombo,
    Claim,
    DeadHand,
    Event,
    HandEnd,
    RiichiDeclared,
    Ryuukyoku,
    Stopped,
    Won,
    WrongCall,
)
from core.table.payments import Paid, paid_claims, pay_chombo, pay_draw, pay_nothing, pay_win, pay_wrong_call
from core.table.state import EndReason, KyokuResult, Start, TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from core.hand.win import Riichi
    from core.rules.ruleset import RuleSet

_CHOICES: Final = frozenset({Kyuushu.DECLARER_CHOOSES_DEAL, Kyuushu.DEALER_CHOOSES_DEAL})
_T = TypeVar("_T")


def replay(events: Iterable[Event], rules: RuleSet, seats: Sequence[str], *, start: Start | None = None) -> TableState:
    """Return the state of a table where `seats`, from the first dealer on, play `events` under `rules`.

    Raises what `apply` raises, and what `TableState.at_start` raises for a start that the rules do not have.
    """
    state = TableState.at_start(rules, seats, start)
    for event in events:
        state = apply(state, event)
    return state


def replay_hands(
    events: Iterable[Event], rules: RuleSet, seats: Sequence[str], *, start: Start | None = None
) -> tuple[TableState, tuple[KyokuResult, ...]]:
    """Return the state after `events` and every finished hand in order; raises as `replay` does."""
    state = TableState.at_start(rules, seats, start)
    hands: list[KyokuResult] = []
    for event in events:
        state = apply(state, event)
        if state.hands > len(hands) and state.last is not None:
            hands.append(state.last)
    return state, tuple(hands)


def results(
    events: Iterable[Event], rules: RuleSet, seats: Sequence[str], *, start: Start | None = None
) -> tuple[KyokuResult, ...]:
    """Return every finished hand of `events` in order; raises as `replay` does."""
    return replay_hands(events, rules, seats, start=start)[1]


def apply(state: TableState, event: Event) -> TableState:
    """Return the state after `event`.

    Raises a `TableError` or a `SituationError` for what cannot happen now, `NoSuchSeat`, `NoSuchHanFu` and
    `NoSuchYakuman` for a value that no hand has, `WrongPlayerCount` and `OddPoints` for a wrong adjustment.
    """
    if state.end is not None:
        raise errors.GameOver
    return _HOW[type(event)](event, state)


def _riichi(event: RiichiDeclared, state: TableState) -> TableState:
    rules, seat = state.rules, _seat(event.seat, state)
    if event.riichi in OPEN_RIICHI and rules.open_riichi is OpenRiichi.NONE:
        raise errors.OpenRiichiNotPlayed
    if state.riichi[seat] is not None:
        raise errors.AlreadyInRiichi(seat=seat)
    if seat in state.dead:
        raise errors.DeadHandActs(seat=seat)
    if rules.riichi_needs_draw and not event.draw_left:
        raise errors.RiichiWithoutDraw(seat=seat)
    if rules.riichi_minimum_points and state.points[seat] < rules.riichi_stick:
        raise errors.RiichiTooDear(seat=seat, points=state.points[seat], stick=rules.riichi_stick)
    return state._replace(
        points=_with(state.points, seat, state.points[seat] - rules.riichi_stick),
        kyoutaku_points=state.kyoutaku_points + rules.riichi_stick,
        riichi=_with(state.riichi, seat, event.riichi),
        may_stop=False,
    )


def _wrong_call(event: WrongCall, state: TableState) -> TableState:
    if not state.rules.wrong_call_penalty:
        raise errors.WrongCallIsFree
    paid = pay_wrong_call(_seat(event.seat, state), state)
    return state._replace(
        points=paid.points,
        kyoutaku_points=paid.kyoutaku_points,
        short=state.short | paid.short,
        may_stop=False,
    )


def _dead_hand(event: DeadHand, state: TableState) -> TableState:
    if _seat(event.seat, state) in state.dead:
        raise errors.DeadHandActs(seat=event.seat)
    return state._replace(dead=state.dead | {event.seat}, may_stop=False)


def _adjustment(event: Adjustment, state: TableState) -> TableState:
    if len(event.points) != len(state.points):
        raise errors.WrongPlayerCount(count=len(event.points), players=len(state.points))
    for points in (*event.points, event.kyoutaku_points):
        if points % 100:
            raise errors.OddPoints(points=points)
    if surplus := sum(event.points) + event.kyoutaku_points:
        raise errors.AdjustmentNotEven(surplus=surplus)
    sticks, honba = state.kyoutaku_points + event.kyoutaku_points, state.honba if event.honba is None else event.honba
    # The sticks of this hand's riichi stay, because they may have to be given back.
    free = sticks - state.rules.riichi_stick * len(_in_riichi(state))
    for name, count in (("kyoutaku", free), ("honba", honba)):
        if count < 0:
            raise errors.NegativeCount(name=name, count=count)
    return state._replace(
        points=_sum(state.points, event.points),
        hand_points=_sum(state.hand_points, event.points),
        kyoutaku_points=sticks,
        hand_kyoutaku=state.hand_kyoutaku + event.kyoutaku_points,
        honba=honba,
    )


def _won(event: Won, state: TableState) -> TableState:
    _check_seats(event.called or (), state)
    _check_win(event, state)
    if event.riichi_tile and event.discarder is not None and not state.rules.ronned_riichi_stands:
        state = _without_riichi(state, event.discarder)
    if len(event.claims) == 3 and state.rules.triple_ron is TripleRon.ABORTIVE_DRAW:
        return _abortive(AbortiveDraw(kind=AbortiveKind.TRIPLE_RON, called=event.called), state)
    claims = paid_claims(event, state)
    winners = [claim.winner for claim in claims]
    bump = state.rules.double_ron_renchan is DoubleRonRenchan.DEALER_IS_HEAD_BUMP
    stays = state.dealer in (winners[:1] if bump else winners)
    outcome = Outcome(stays=stays, honba=state.honba + 1 if stays else 0, dealer_won=stays)
    return _finish(state, event, pay_win(event, claims, state), outcome)


def _check_win(event: Won, state: TableState) -> None:
    winners = [claim.winner for claim in event.claims]
    _check_seats(winners, state)
    if not winners or len(set(winners)) < len(winners) or (event.discarder is None and len(winners) > 1):
        raise errors.ClaimsDisagree
    for claim in event.claims:
        _check_claim(claim, state)
    if event.discarder is not None and _seat(event.discarder, state) in winners:
        raise errors.DiscarderIsWinner
    if not event.riichi_tile:
        _refuse_after_four_riichi(state)
    elif event.discarder is None or state.riichi[event.discarder] is None:
        raise errors.NoRiichiToTakeBack


def _check_claim(claim: Claim, state: TableState) -> None:
    if claim.winner in state.dead:
        raise errors.DeadHandActs(seat=claim.winner)
    if claim.ippatsu and state.riichi[claim.winner] is None:
        raise errors.IppatsuWithoutRiichi
    for liable in claim.pao:
        if _seat(liable.seat, state) == claim.winner:
            raise errors.PaoNotPossible(liability=liable.liability)


def _without_riichi(state: TableState, *seats: int) -> TableState:
    """Return the table with the sticks of riichi that do not stand given back."""
    back = tuple(state.rules.riichi_stick * (seat in seats) for seat in range(len(state.points)))
    return state._replace(
        points=_sum(state.points, back),
        kyoutaku_points=state.kyoutaku_points - sum(back),
        riichi=tuple(None if seat in seats else riichi for seat, riichi in enumerate(state.riichi)),
    )


def _ryuukyoku(event: Ryuukyoku, state: TableState) -> TableState:
    rules = state.rules
    _refuse_after_four_riichi(state)
    _check_seats((*event.tenpai, *event.nagashi, *(event.called or ())), state)
    if dead := (event.tenpai | event.nagashi) & state.dead:
        raise errors.DeadHandActs(seat=min(dead))
    if noten := set(_in_riichi(state)) - event.tenpai - state.dead:
        raise errors.RiichiIsNoten(seat=min(noten))
    if event.nagashi and rules.nagashi is Nagashi.NONE:
        raise errors.NagashiNotPlayed
    paid = pay_draw(event, state)
    if event.nagashi and rules.nagashi is Nagashi.FULL_WIN:
        stays = state.dealer in event.nagashi
        outcome = Outcome(stays=stays, honba=state.honba + 1 if stays else 0, dealer_won=stays)
    else:
        passes = rules.nagashi is Nagashi.PASSES_DEAL and bool(event.nagashi - {state.dealer})
        tenpai = state.dealer in event.tenpai and rules.dealer_stay is DealerStay.WIN_OR_TENPAI and not passes
        outcome = Outcome(stays=tenpai, honba=state.honba + 1, dealer_tenpai=tenpai)
    return _finish(state, event, paid, outcome)


def _abortive(event: AbortiveDraw, state: TableState) -> TableState:
    _check_seats(event.called or (), state)
    _check_abort(event, state)
    stays = state.rules.abortive_deal is AbortiveDeal.DEALER_STAYS if event.deal_stays is None else event.deal_stays
    return _finish(state, event, pay_nothing(state), Outcome(stays=stays, honba=state.honba + 1, abortive=True))


def _check_abort(event: AbortiveDraw, state: TableState) -> None:
    rules = state.rules
    if not _is_played(event.kind, rules, four=len(state.points) == 4):
        raise errors.AbortNotPlayed(kind=event.kind)
    if event.seat is not None:
        seat = _seat(event.seat, state)
        # A player shows them on the first draw, and declares riichi only with the discard after it (T-19, F-28).
        if event.kind is AbortiveKind.KYUUSHU and state.riichi[seat] is not None:
            raise errors.KyuushuInRiichi(seat=seat)
    elif event.kind is AbortiveKind.KYUUSHU:
        raise errors.KyuushuBySomebody
    if event.kind is AbortiveKind.FOUR_RIICHI and (declared := len(_in_riichi(state))) < 4:
        raise errors.TooFewRiichi(count=declared)
    chosen = rules.kyuushu in _CHOICES and event.kind is AbortiveKind.KYUUSHU
    if chosen != (event.deal_stays is not None):
        raise errors.DealChoiceMissing if chosen else errors.NoDealChoice


def _is_played(kind: AbortiveKind, rules: RuleSet, *, four: bool) -> bool:
    """Return whether the rules have this abortive draw, at a table of `four` or of three."""
    if kind is AbortiveKind.KYUUSHU:
        return rules.kyuushu is not Kyuushu.NONE
    if kind is AbortiveKind.TRIPLE_RON:
        return four and rules.triple_ron is TripleRon.ABORTIVE_DRAW
    if kind is AbortiveKind.FOUR_RIICHI:
        return four and rules.four_riichi is FourRiichi.DRAW
    if kind is AbortiveKind.FOUR_WINDS:
        return four and rules.four_winds
    return rules.four_kans


def _chombo(event: Chombo, state: TableState) -> TableState:
    seat, rules = _seat(event.seat, state), state.rules
    before = state
    if rules.chombo_replays_hand:
        state = _without_riichi(state, *_in_riichi(state))
        outcome = Outcome(stays=True, honba=state.honba)
    else:
        # A hand that is not played again ends like an abortive draw.
        stays = rules.abortive_deal is AbortiveDeal.DEALER_STAYS
        outcome = Outcome(stays=stays, honba=state.honba + 1, abortive=True)
    counted = state._replace(chombo=_with(state.chombo, seat, state.chombo[seat] + 1))
    return _finish(counted, event, pay_chombo(seat, state), outcome, riichi=before.riichi)


def _agariyame(_event: Agariyame, state: TableState) -> TableState:
    if not state.may_stop:
        raise errors.NoAgariyame
    return state._replace(may_stop=False, end=EndReason.AGARIYAME)


def _stopped(_event: Stopped, state: TableState) -> TableState:
    return _without_riichi(state, *_in_riichi(state))._replace(may_stop=False, end=EndReason.STOPPED)


def _finish(
    state: TableState,
    event: HandEnd,
    paid: Paid,
    outcome: Outcome,
    *,
    riichi: tuple[Riichi | None, ...] | None = None,
) -> TableState:
    """Return the table after the payments: at the next hand, or at the end of the game."""
    last = KyokuResult(
        round_wind=state.round_wind,
        dealer=state.dealer,
        honba=state.honba,
        kyoutaku_points=state.hand_kyoutaku,
        before=state.hand_points,
        riichi=state.riichi if riichi is None else riichi,
        end=event,
        payments=paid.payments,
        after=paid.points,
        short=state.short | paid.short,
        stays=outcome.stays,
    )
    return go_on(state, outcome, last, kyoutaku_points=paid.kyoutaku_points)


def four_riichi_ends(state: TableState) -> bool:
    """Return whether all four are in riichi and only a ron on the fourth riichi's tile prevents the draw (F-32)."""
    return None not in state.riichi and len(state.riichi) == 4 and state.rules.four_riichi is FourRiichi.DRAW


def _refuse_after_four_riichi(state: TableState) -> None:
    if four_riichi_ends(state):
        raise errors.FourRiichiEndsHand


def _in_riichi(state: TableState) -> tuple[int, ...]:
    return tuple([seat for seat, riichi in enumerate(state.riichi) if riichi is not None])


def _seat(seat: int, state: TableState) -> int:
    """Return the seat if the table has it."""
    _check_seats((seat,), state)
    return seat


def _check_seats(seats: Iterable[int], state: TableState) -> None:
    players = len(state.points)
    for seat in seats:
        if not 0 <= seat < players:
            raise errors.NoSuchSeat(number=seat, players=players)


def _with(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _sum(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


_HOW: Final[Mapping[type[Event], Callable[[Any, TableState], TableState]]] = {
    RiichiDeclared: _riichi,
    WrongCall: _wrong_call,
    DeadHand: _dead_hand,
    Adjustment: _adjustment,
    Won: _won,
    Ryuukyoku: _ryuukyoku,
    AbortiveDraw: _abortive,
    Chombo: _chombo,
    Agariyame: _agariyame,
    Stopped: _stopped,
}
