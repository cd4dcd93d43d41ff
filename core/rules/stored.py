"""Rulesets as they are stored, which every later version reads.

A version that adds a rule marks its field with `Added`. Whatever was stored without the rule was played by the value
`before`, and is read with it. What is stored now leaves the rule out as long as it has that value: rules that were
stored by an earlier version and are stored again give the same values, and with them the same hash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import MissingRule, StoredRulesUnreadable, UnknownRule, WrongRuleValue
from core.rules.ruleset import RuleSet, rule, rule_fields
from core.rules.values import plain_values, rules_from_values

if TYPE_CHECKING:
    from collections.abc import Mapping


def stored_values(rules: RuleSet) -> dict[str, object]:
    """Return what to store of `rules` beside their name, without added rules that have the value from before."""
    former = former_values()
    return {name: value for name, value in plain_values(rules).items() if name not in former or value != former[name]}


def rules_from_stored(name: str, values: Mapping[str, object]) -> RuleSet:
    """Make the ruleset `name` of what this or an earlier version stored. Raises `StoredRulesUnreadable`."""
    try:
        return rules_from_values(name, {**former_values(), **values})
    except UnknownRule as problem:
        raise StoredRulesUnreadable(name=name, rule=problem.name) from problem
    except (MissingRule, WrongRuleValue) as problem:
        raise StoredRulesUnreadable(name=name, rule=problem.rule) from problem


def former_values() -> dict[str, object]:
    """Return the plain value from before of each rule that is not as old as version 0.1.0."""
    return {name: added.before for name in rule_fields() if (added := rule(name).added)}
