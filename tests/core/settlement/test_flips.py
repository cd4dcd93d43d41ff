"""Each rule that settlement obeys changes what it is about, and nothing else."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from core.rules import ObeyedBy, change_rule, obeyed_by, rule_fields
from tests.support.cases import DATA
from tests.support.settling import Case, rules_of, settled

FLIPS: dict[str, Case] = tomllib.loads((DATA / "flips_settlement.toml").read_text(encoding="utf-8"))
COUNTED_FROM = {"start_points", "return_points"}
"""Rules that every game is counted from, so that only single items of a result can stay."""


def before_and_after(field: str, case: Case) -> tuple[dict[str, Any], dict[str, Any]]:
    given = {"rules": FLIPS[field]["rules"], **case}
    rules = rules_of(given)
    flipped = change_rule(rules, field, FLIPS[field]["to"])
    assert flipped != rules
    return settled(given, rules), settled(given, flipped)


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_changes_the_result(field: str) -> None:
    case = FLIPS[field]["changes"]
    before, after = before_and_after(field, case)
    assert case["before"] != case["after"]
    assert {key: before.get(key) for key in case["before"]} == case["before"]
    assert {key: after.get(key) for key in case["after"]} == case["after"]


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_leaves_what_it_is_not_about(field: str) -> None:
    case = FLIPS[field]["keeps"]
    before, after = before_and_after(field, case)
    assert {key: before.get(key) for key in case["result"]} == case["result"]
    assert {key: after.get(key) for key in case["result"]} == case["result"]
    if field not in COUNTED_FROM:
        assert before == after


def test_every_rule_that_settlement_obeys_has_both_cases() -> None:
    obeyed = {field for field in rule_fields() if obeyed_by(field) is ObeyedBy.SETTLEMENT}
    complete = {field for field, flip in FLIPS.items() if {"to", "changes", "keeps"} <= flip.keys()}
    assert sorted(obeyed) == sorted(complete)
