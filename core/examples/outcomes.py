"""What a case comes to under some rules, worked out by what plays: scorer, table, settlement and league."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple, TypeAlias

from core.errors import TenbouError
from core.examples.cases import (
    CarriedCase,
    Case,
    FpointsCase,
    GameCase,
    HandCase,
    LoansCase,
    PlayCase,
    PointsCase,
    SeatingCase,
    TenpaiCase,
)
from core.hand import Wind, YakuHan
from core.league import FpointEntry, carried_points, draw_due, fpoint_changes, propose_loans
from core.rules import RuleSet
from core.scoring import HandScore, Limit, balance, score_hand, score_points, score_rons
from core.settlement import settle
from core.table import EndReason, TableState, apply, counts_as_tenpai


class Scored(NamedTuple):
    """A hand that wins. `points` are the hand's alone."""

    seat: Wind
    yaku: tuple[YakuHan, ...]
    han: int
    fu: int
    yakuman: int
    limit: Limit
    points: int


class Wins(NamedTuple):
    """The hands that are paid, and what each seat wind gets or pays in all."""

    scores: tuple[Scored, ...]
    balance: tuple[int, ...]


class Worth(NamedTuple):
    """What a non-dealer's ron pays."""

    limit: Limit
    points: int


class Stands(NamedTuple):
    """How a table stands after the last event, by seat; `end` is why the game is over."""

    points: tuple[int, ...]
    kyoutaku_points: int
    round_wind: Wind
    dealer: int
    honba: int
    may_stop: bool
    end: EndReason | None


class Tenpai(NamedTuple):
    """Whether a hand counts as tenpai."""

    counts: bool


class Settled(NamedTuple):
    """Scores in tenths, by seat; `lost` are table points that nobody gets."""

    totals: tuple[int, ...]
    lost: int


class Counted(NamedTuple):
    """What is added to a count."""

    number: int


class Lent(NamedTuple):
    """Loans as debtor, lender and points; `decide` where the officials have to."""

    loans: tuple[tuple[int, int, int], ...]
    decide: bool


class Carried(NamedTuple):
    """What each team has after a match."""

    points: tuple[int, ...]


class Seating(NamedTuple):
    """Whether seats are drawn anew."""

    due: bool


class Refused(NamedTuple):
    """These rules do not play that: the error that says why, by its key."""

    key: str


Outcome: TypeAlias = Wins | Worth | Stands | Tenpai | Settled | Counted | Lent | Carried | Seating | Refused


def outcome(case: Case, rules: RuleSet) -> Outcome:
    """Work `case` out under `rules`."""
    try:
        return _outcome(case, rules)
    except TenbouError as error:
        return Refused(error.key)


@singledispatch
def _outcome(case: Case, rules: RuleSet) -> Outcome:
    raise AssertionError(case, rules)


@_outcome.register
def _wins(case: HandCase, rules: RuleSet) -> Outcome:
    scores = score_rons(case.wins, rules) if len(case.wins) > 1 else (score_hand(*case.wins[0], rules),)
    payments = [payment for score in scores for payment in score.payments]
    return Wins(tuple(map(_scored, scores)), balance(payments, rules))


def _scored(score: HandScore) -> Scored:
    seat = score.win.seat_wind
    return Scored(seat, score.yaku, score.han, score.fu, score.yakuman, score.limit, score.points)


@_outcome.register
def _worth(case: PointsCase, rules: RuleSet) -> Outcome:
    found = score_points(case.han, case.fu, rules)
    return Worth(found.limit, found.ron or 0)


@_outcome.register
def _stands(case: PlayCase, rules: RuleSet) -> Outcome:
    state = TableState.at_start(rules, "ABCD"[: rules.players], case.start)
    for event in case.events:
        state = apply(state, event)
    return Stands(
        state.points,
        state.kyoutaku_points,
        state.round_wind,
        state.dealer,
        state.honba,
        state.may_stop,
        state.end,
    )


@_outcome.register
def _tenpai(case: TenpaiCase, rules: RuleSet) -> Outcome:
    found = counts_as_tenpai(case.hand, rules, seat_wind=Wind.SOUTH, round_wind=Wind.EAST, furiten=case.furiten)
    return Tenpai(found)


@_outcome.register
def _settled(case: GameCase, rules: RuleSet) -> Outcome:
    found = settle(case.points, rules, kyoutaku_points=case.sticks, chombo=dict(enumerate(case.chombo)))
    return Settled(tuple(placement.total for placement in found.placements), found.lost)


@_outcome.register
def _counted(case: FpointsCase, rules: RuleSet) -> Outcome:
    return Counted(sum(change.points for change in fpoint_changes([FpointEntry("a", case.event)], rules)))


@_outcome.register
def _lent(case: LoansCase, rules: RuleSet) -> Outcome:
    plan = propose_loans(dict(enumerate(case.points)), rules)
    return Lent(tuple(sorted((loan.debtor, loan.lender, loan.amount) for loan in plan.loans)), plan.proposed)


@_outcome.register
def _carried(case: CarriedCase, rules: RuleSet) -> Outcome:
    return Carried(tuple(carried_points(settle(case.points, rules), rules)))


@_outcome.register
def _seating(case: SeatingCase, rules: RuleSet) -> Outcome:
    return Seating(draw_due(case.games, rules))
