"""Each rule that scoring obeys changes what it is about, and nothing else."""

from __future__ import annotations

import tomllib

import pytest

from core.rules import ObeyedBy, obeyed_by, rule_fields
from tests.support.cases import DATA, Case, Result, changed, result, rules_of

FLIPS: dict[str, Case] = tomllib.loads((DATA / "flips.toml").read_text(encoding="utf-8"))
SHARED = ("rules", "change")


def part(field: str, name: str) -> Case:
    """Return one of the two cases of a field, with the rules that both are played under."""
    flip = FLIPS[field]
    return {**{key: flip[key] for key in SHARED if key in flip}, **flip[name]}


def before_and_after(field: str, case: Case) -> tuple[Result, Result]:
    rules = rules_of(case)
    flipped = changed(rules, field, FLIPS[field]["to"])
    assert flipped != rules
    return result(case, rules), result(case, flipped)


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_changes_the_result(field: str) -> None:
    case = part(field, "changes")
    before, after = before_and_after(field, case)
    assert case["before"] != case["after"]
    assert {key: before.get(key) for key in case["before"]} == case["before"]
    assert {key: after.get(key) for key in case["after"]} == case["after"]


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_leaves_what_it_is_not_about(field: str) -> None:
    case = part(field, "keeps")
    before, after = before_and_after(field, case)
    if field == "players":
        # With a seat less there is a zero less to list.
        before.pop("balance")
        after.pop("balance")
    assert before == after
    assert {key: before.get(key) for key in case["result"]} == case["result"]


def test_every_rule_that_scoring_obeys_has_both_cases() -> None:
    obeyed = {field for field in rule_fields() if obeyed_by(field) is ObeyedBy.SCORING}
    complete = {field for field, flip in FLIPS.items() if {"to", "changes", "keeps"} <= flip.keys()}
    assert sorted(obeyed - complete) == [], "without a case that changes and one that does not"
    assert sorted(FLIPS.keys() - obeyed) == [], "not obeyed by scoring"
