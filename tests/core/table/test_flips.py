"""Each rule that the table obeys changes what it is about, and nothing else."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from core.hand import Wind, parse_hand
from core.rules import ObeyedBy, RuleSet, obeyed_by, rule_fields
from core.table import TableState, counts_as_tenpai
from tests.support.cases import DATA, changed
from tests.support.games import begin, check, happen, rules_of

FLIPS: dict[str, dict[str, Any]] = tomllib.loads((DATA / "flips_table.toml").read_text(encoding="utf-8"))


def part(field: str, name: str) -> dict[str, Any]:
    """Return one of the two cases of a field, with the rules that both are played under."""
    return {"rules": FLIPS[field]["rules"], **FLIPS[field][name]}


def both_rules(field: str, case: dict[str, Any]) -> tuple[RuleSet, RuleSet]:
    rules = rules_of(case)
    flipped = changed(rules, field, FLIPS[field]["to"])
    assert flipped != rules
    return rules, flipped


def assert_comes_to(case: dict[str, Any], rules: RuleSet, stated: bool | str) -> TableState | bool:  # noqa: FBT001
    """Assert that a case comes to what is stated, and return what it comes to."""
    if isinstance(stated, bool):
        hand, furiten = parse_hand(case["tenpai"]), case.get("furiten", False)
        found = counts_as_tenpai(hand, rules, seat_wind=Wind.SOUTH, round_wind=Wind.EAST, furiten=furiten)
        assert found is stated
        return found
    state = begin(case, rules)
    *lines, last = case["play"]
    for line in lines:
        state, _ = happen(state, line)
    state, refused = happen(state, f"{last} {stated}" if stated.startswith("!") else last)
    if not refused:
        check(state, stated)
    return state


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_changes_the_outcome(field: str) -> None:
    case = part(field, "changes")
    rules, flipped = both_rules(field, case)
    assert case["before"] != case["after"]
    assert_comes_to(case, rules, case["before"])
    assert_comes_to(case, flipped, case["after"])


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_leaves_what_it_is_not_about(field: str) -> None:
    case = part(field, "keeps")
    rules, flipped = both_rules(field, case)
    before = assert_comes_to(case, rules, case["result"])
    after = assert_comes_to(case, flipped, case["result"])
    assert before == (after._replace(rules=rules) if isinstance(after, TableState) else after)


def test_every_rule_that_the_table_obeys_has_both_cases() -> None:
    obeyed = {field for field in rule_fields() if obeyed_by(field) is ObeyedBy.TABLE}
    complete = {field for field, flip in FLIPS.items() if {"to", "changes", "keeps"} <= flip.keys()}
    assert sorted(obeyed - complete) == [], "without a case that changes and one that does not"
    assert sorted(FLIPS.keys() - obeyed) == [], "not obeyed by the table"
