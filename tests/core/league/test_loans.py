"""Loans between teams: proposals, an organiser's own, and how they are taken back."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.errors import (
    LoanNotPositive,
    LoanToSelf,
    OddPoints,
    StartNotPositive,
    TablePointsOverLimit,
    TeamNotAtTable,
    TenbouError,
    WrongPlayerCount,
)
from core.league import Loan, LoanBasis, LoanProblem, carried_points, plan_by_hand, propose_loans, repay
from core.rules import RuleSet, change_rule, load_preset
from core.settlement import settle
from tests.support.cases import DATA

RULES = load_preset("team-tournament")
CASES: list[dict[str, Any]] = tomllib.loads((DATA / "loans.toml").read_text(encoding="utf-8"))["case"]
NOTICE = {"a": 150000, "b": 120000, "c": 50000, "d": -20000}
TEAMS = "abcd"


def loan_of(text: str) -> Loan[str]:
    debtor, _, lender, amount = text.split()
    return Loan(debtor, lender, int(amount))


def rules_of(case: dict[str, Any]) -> RuleSet:
    rules = RULES
    for field, value in case.get("change", {}).items():
        rules = change_rule(rules, field, value)
    return rules


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_loans_are_proposed_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    real = dict(zip(TEAMS, case["real"], strict=True))
    plan = propose_loans(real, rules_of(case))
    assert plan.real == real
    assert list(plan.loans) == [loan_of(text) for text in case["loans"]]
    assert plan.playing == dict(zip(TEAMS, case["playing"], strict=True))
    assert plan.basis == case["basis"]
    assert plan.problem == case.get("problem")
    assert plan.proposed == ("problem" in case)


def test_the_notice_s_two_steps_in_a_row() -> None:
    plan = propose_loans(NOTICE, RULES)
    assert list(plan.playing.values()) == [140000, 110000, 40000, 10000]
    assert sum(loan.amount for loan in plan.loans if loan.debtor == "d") == 30000
    ended = [110000, 90000, 65000, 35000]
    settled = settle(ended, RULES, carried=list(plan.playing.values()))
    assert settled.missing == 0
    real = repay(dict(zip(TEAMS, carried_points(settled, RULES), strict=True)), plan.loans)
    assert list(real.values()) == [120000, 100000, 75000, 5000]
    assert propose_loans(real, RULES).basis is LoanBasis.NOT_NEEDED


def test_a_table_has_as_many_teams_as_the_rules_have_players() -> None:
    with pytest.raises(WrongPlayerCount) as raised:
        propose_loans({"a": 100000, "b": 100000, "c": 100000}, RULES)
    assert raised.value.facts == {"count": 3, "players": 4}


# --- an organiser's own ---------------------------------------------------------------------------------------------


def test_an_organiser_may_set_any_loan() -> None:
    plan = plan_by_hand(NOTICE, [Loan("d", "a", 45000), Loan("c", "b", 100)], RULES)
    assert plan.playing == {"a": 105000, "b": 119900, "c": 50100, "d": 25000}
    assert plan.loans == (Loan("d", "a", 45000), Loan("c", "b", 100))
    assert (plan.basis, plan.proposed) == (LoanBasis.BY_HAND, False)


def test_an_organiser_may_decide_what_was_only_proposed() -> None:
    real = {"a": 0, "b": 300000, "c": -5000, "d": -10000}
    assert propose_loans(real, RULES).problem is LoanProblem.LENDER_WOULD_BE_OUT
    plan = plan_by_hand(real, [Loan("a", "b", 50000), Loan("c", "b", 50000), Loan("d", "b", 50000)], RULES)
    assert plan.playing == {"a": 50000, "b": 150000, "c": 45000, "d": 40000}


@pytest.mark.parametrize(
    ("real", "loans", "error", "facts"),
    [
        (NOTICE, ["d < x 30000"], TeamNotAtTable, {"team": "x"}),
        (NOTICE, ["x < a 30000"], TeamNotAtTable, {"team": "x"}),
        (NOTICE, ["a < a 30000"], LoanToSelf, {"team": "a"}),
        (NOTICE, ["d < a 0"], LoanNotPositive, {"amount": 0}),
        (NOTICE, ["d < a -30000"], LoanNotPositive, {"amount": -30000}),
        (NOTICE, ["d < a 30050"], OddPoints, {"points": 30050}),
        (NOTICE, [], StartNotPositive, {"team": "d", "points": -20000}),
        (NOTICE, ["d < a 20000"], StartNotPositive, {"team": "d", "points": 0}),
        (NOTICE, ["d < c 50000"], StartNotPositive, {"team": "c", "points": 0}),
        ({**NOTICE, "c": 150100}, ["d < a 30000"], TablePointsOverLimit, {"total": 400100, "limit": 400000}),
    ],
)
def test_an_organiser_s_loans_have_to_let_the_match_start(
    real: dict[str, int], loans: list[str], error: type[TenbouError], facts: dict[str, object]
) -> None:
    with pytest.raises(error) as raised:
        plan_by_hand(real, map(loan_of, loans), RULES)
    assert raised.value.facts == facts


@pytest.mark.parametrize("limit", [400100, 0])
def test_the_limit_is_the_rules(limit: int) -> None:
    real = {**NOTICE, "c": 150100}
    plan = plan_by_hand(real, [Loan("d", "a", 30000)], change_rule(RULES, "table_points_limit", limit))
    assert sum(plan.playing.values()) == 400100


# --- taking back and carrying on ------------------------------------------------------------------------------------


def test_loans_are_taken_back_even_if_that_leaves_a_team_below_zero() -> None:
    ended = {"a": 200000, "b": 90000, "c": 5000, "d": 5000}
    real = repay(ended, [Loan("d", "a", 10000), Loan("d", "b", 10000), Loan("d", "c", 10000)])
    assert real == {"a": 210000, "b": 100000, "c": 15000, "d": -25000}
    assert ended["d"] == 5000


def test_a_loan_cannot_be_taken_back_from_a_team_of_another_table() -> None:
    with pytest.raises(TeamNotAtTable) as raised:
        repay({"a": 100000, "b": 100000}, [Loan("c", "a", 10000)])
    assert raised.value.team == "c"


def test_what_is_carried_are_the_points_themselves_with_the_sticks() -> None:
    settled = settle([131200, 104500, 95500, 67800], RULES, kyoutaku_points=1000)
    assert carried_points(settled, RULES) == (132200, 104500, 95500, 67800)


def test_rounded_points_are_carried_where_the_rules_say_so() -> None:
    rules = change_rule(RULES, "carried_totals", "rounded")
    # 132.2 -> 132; 104.5 -> 105; 95.5 -> 96; 67.8 -> 68; 1 too much, which first place bears
    settled = settle([131200, 104500, 95500, 67800], rules, kyoutaku_points=1000)
    assert carried_points(settled, rules) == (131000, 105000, 96000, 68000)


@given(st.lists(st.integers(-2000, 6000), min_size=3, max_size=3))
def test_a_proposal_keeps_the_sum_and_lets_everybody_start_or_says_why_not(hundreds: list[int]) -> None:
    points = [100 * each for each in (*hundreds, 4000 - sum(hundreds))]
    real = dict(zip(TEAMS, points, strict=True))
    plan = propose_loans(real, RULES)
    assert sum(plan.playing.values()) == 400000
    assert repay(plan.playing, plan.loans) == real
    if plan.basis is LoanBasis.UNDECIDED:
        assert plan.proposed
        assert plan.playing == real
    else:
        assert min(plan.playing.values()) > 0
    assert (plan.basis is LoanBasis.NOT_NEEDED) == (min(points) > 0)


@given(st.lists(st.integers(-1000, 6000), min_size=3, max_size=3))
def test_shared_loans_are_equal_and_the_smallest_that_do(hundreds: list[int]) -> None:
    points = [100 * each for each in (*hundreds, 4000 - sum(hundreds))]
    plan = propose_loans(dict(zip(TEAMS, points, strict=True)), RULES)
    assume(plan.basis is LoanBasis.SHARED)
    for debtor in {loan.debtor for loan in plan.loans}:
        amounts = [loan.amount for loan in plan.loans if loan.debtor == debtor]
        assert len(set(amounts)) == 1
        assert amounts[0] % 10000 == 0
        assert plan.playing[debtor] - 10000 * len(amounts) <= 0 < plan.playing[debtor]
