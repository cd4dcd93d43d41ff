"""Loans between the teams of one match (P-41 to P-46), since no team may start a match at 0 or below.

All amounts are table points. Teams are given in seat order, which ranks equals.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from core.errors import (
    LoanNotPositive,
    LoanToSelf,
    OddPoints,
    StartNotPositive,
    TablePointsOverLimit,
    TeamNotAtTable,
    WrongPlayerCount,
)
from core.rules.choices import CarriedTotals, TeamLoans
from core.settlement.settle import TENTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from core.rules.ruleset import RuleSet
    from core.settlement import Settlement

K = TypeVar("K", bound=Hashable)


class LoanBasis(StrEnum):
    """The origin of a plan's loans."""

    NOT_NEEDED = "not_needed"
    SHARED = "shared"
    LONE_LENDER = "lone_lender"
    FIRST_AND_SECOND = "first_and_second"
    FIRST_ALONE = "first_alone"
    UNDECIDED = "undecided"
    BY_HAND = "by_hand"


class LoanProblem(StrEnum):
    """The reason why the ordinary loans fail, so that a plan is only a proposal to the officials (P-44)."""

    LENDER_WOULD_BE_OUT = "lender_would_be_out"
    DEBTOR_STILL_OUT = "debtor_still_out"
    NO_LENDER = "no_lender"
    OVER_LIMIT = "over_limit"


class Loan(NamedTuple, Generic[K]):
    """A loan of `amount` points by `lender` to `debtor` for one match."""

    debtor: K
    lender: K
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoanPlan(Generic[K]):
    """The loans before a match, with what each team really has and what it starts the match with."""

    real: Mapping[K, int]
    loans: tuple[Loan[K], ...]
    playing: Mapping[K, int]
    basis: LoanBasis
    problem: LoanProblem | None

    @property
    def proposed(self) -> bool:
        """Return whether the officials have to decide."""
        return self.problem is not None


def propose_loans(real_points: Mapping[K, int], rules: RuleSet) -> LoanPlan[K]:
    """Return the loans that `rules` demand before a match of teams with `real_points`.

    Where they leave a team at 0 or below, the plan is a proposal that names its problem: loans by first and second, or
    by first alone, or none if those fail too (`LoanBasis.UNDECIDED`). Raises `WrongPlayerCount`.
    """
    if len(real_points) != rules.players:
        raise WrongPlayerCount(count=len(real_points), players=rules.players)
    if 0 < rules.table_points_limit < sum(real_points.values()):
        return _plan(real_points, (), LoanBasis.UNDECIDED, LoanProblem.OVER_LIMIT)
    if rules.team_loans is TeamLoans.NONE or min(real_points.values()) > 0:
        return _plan(real_points, (), LoanBasis.NOT_NEEDED, None)
    if max(real_points.values()) <= 0:
        return _plan(real_points, (), LoanBasis.UNDECIDED, LoanProblem.NO_LENDER)
    first_problem = None
    for basis, loans in _candidates(real_points, rules):
        plan = _plan(real_points, loans, basis, first_problem)
        problem = _problem(plan)
        if problem is None:
            return plan
        first_problem = first_problem or problem
    return _plan(real_points, (), LoanBasis.UNDECIDED, first_problem)


def plan_by_hand(real_points: Mapping[K, int], loans: Iterable[Loan[K]], rules: RuleSet) -> LoanPlan[K]:
    """Return the plan with the loans that an organiser sets.

    Raises `TeamNotAtTable`, `LoanToSelf`, `LoanNotPositive` and `OddPoints` for an impossible loan, and
    `StartNotPositive` and `TablePointsOverLimit` for a match that cannot start (P-46).
    """
    chosen = tuple(loans)
    for loan in chosen:
        _check(loan, real_points)
    plan = _plan(real_points, chosen, LoanBasis.BY_HAND, None)
    for team, points in plan.playing.items():
        if points <= 0:
            raise StartNotPositive(team=str(team), points=points)
    total = sum(plan.playing.values())
    if 0 < rules.table_points_limit < total:
        raise TablePointsOverLimit(total=total, limit=rules.table_points_limit)
    return plan


def repay(points: Mapping[K, int], loans: Iterable[Loan[K]]) -> dict[K, int]:
    """Return what each team really has after a match that it ended with `points`; raises `TeamNotAtTable`."""
    return _moved(points, loans, -1)


def carried_points(settlement: Settlement, rules: RuleSet) -> tuple[int, ...]:
    """Return the points that each seat takes from a match, sticks included (P-32), before loans are repaid (P-08)."""
    if rules.carried_totals is CarriedTotals.RAW:
        return tuple(each.raw + each.kyoutaku for each in settlement.placements)
    return tuple(rules.return_points + (each.rounded + each.balance) * TENTH for each in settlement.placements)


def _candidates(real: Mapping[K, int], rules: RuleSet) -> Iterator[tuple[LoanBasis, tuple[Loan[K], ...]]]:
    """Yield the loans to try: first those that the rules demand, then those that P-44 falls back on."""
    lenders = sorted((team for team, points in real.items() if points > 0), key=lambda team: -real[team])
    if len(lenders) == 1:
        debtors = (team for team in real if team != lenders[0])
        yield LoanBasis.LONE_LENDER, tuple(Loan(team, lenders[0], rules.lone_lender_loan) for team in debtors)
    else:
        yield LoanBasis.SHARED, _shared(real, lenders, rules.loan_unit)
    if len(lenders) > 2:
        yield LoanBasis.FIRST_AND_SECOND, _shared(real, lenders[:2], rules.loan_unit)
    yield LoanBasis.FIRST_ALONE, _shared(real, lenders[:1], rules.loan_unit)


def _shared(real: Mapping[K, int], lenders: Sequence[K], unit: int) -> tuple[Loan[K], ...]:
    """Return equal loans to each debtor, the smallest multiples of `unit` that bring it above 0 (P-42)."""

    def amount(debt: int) -> int:
        return unit * (debt // (unit * len(lenders)) + 1) if unit else 0

    debtors = (team for team, points in real.items() if points <= 0)
    return tuple(Loan(debtor, lender, amount(-real[debtor])) for debtor in debtors for lender in lenders)


def _plan(
    real: Mapping[K, int],
    loans: tuple[Loan[K], ...],
    basis: LoanBasis,
    problem: LoanProblem | None,
) -> LoanPlan[K]:
    return LoanPlan(real=dict(real), loans=loans, playing=_moved(real, loans, 1), basis=basis, problem=problem)


def _problem(plan: LoanPlan[K]) -> LoanProblem | None:
    """Return what is wrong with a plan that leaves a team at 0 or below."""
    out = {team for team, points in plan.playing.items() if points <= 0}
    if any(plan.real[team] > 0 for team in out):
        return LoanProblem.LENDER_WOULD_BE_OUT
    return LoanProblem.DEBTOR_STILL_OUT if out else None


def _moved(points: Mapping[K, int], loans: Iterable[Loan[K]], times: int) -> dict[K, int]:
    """Return the points after every loan has been given (`times` 1) or repaid (-1)."""
    found = dict(points)
    for debtor, lender, amount in loans:
        _check_team(debtor, points)
        _check_team(lender, points)
        found[debtor] += times * amount
        found[lender] -= times * amount
    return found


def _check(loan: Loan[K], real: Mapping[K, int]) -> None:
    _check_team(loan.debtor, real)
    _check_team(loan.lender, real)
    if loan.debtor == loan.lender:
        raise LoanToSelf(team=str(loan.debtor))
    if loan.amount <= 0:
        raise LoanNotPositive(amount=loan.amount)
    if loan.amount % TENTH:
        raise OddPoints(points=loan.amount)


def _check_team(team: K, points: Mapping[K, int]) -> None:
    if team not in points:
        raise TeamNotAtTable(team=str(team))
