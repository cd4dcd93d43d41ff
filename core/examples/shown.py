"""What a rule changes: its example under the rules that somebody asks about, and under every other value."""

from __future__ import annotations

from collections.abc import Iterator
from enum import EnumType
from functools import lru_cache
from typing import NamedTuple

from core.errors import WrongRuleValue
from core.examples.cases import Case, Example, Variation, examples
from core.examples.outcomes import Outcome, Refused, outcome
from core.rules import (
    RuleSet,
    contradictions,
    load_preset,
    plain_values,
    preset_names,
    rule,
    rules_from_values,
    why_not,
)


class Variant(NamedTuple):
    """A value of a rule and what the case comes to with it."""

    value: object
    outcome: Outcome


class Shown(NamedTuple):
    """The example of a rule.

    `rules` are those that all but the rule itself is played by: the ones asked about or, where the rule cannot come up
    under those or makes no difference, others. The first variant has the value of `rules`.
    """

    case: Case
    rules: RuleSet
    variants: tuple[Variant, ...]


@lru_cache(maxsize=1024)
def shown(field: str, rules: RuleSet) -> Shown | None:
    """Return what `field` changes, starting from its value under `rules`; `None` for a rule without an example."""
    example = examples().get(field)
    if example is None:
        return None
    if why_not(field, rules) is None and (found := _told(example, rules)):
        return found
    return _told(example, example.rules)


def _told(example: Example, base: RuleSet) -> Shown | None:
    """Return the first case in which the rule makes a difference under `base`, if need be with what goes along."""
    told = (
        Shown(each.case, base, tuple(_variants(example, each, base, along=along)))
        for along in (False, True)
        for each in example.variations_for(base)
    )
    return next((each for each in told if _differ(each.variants)), None)


def _variants(example: Example, variation: Variation, base: RuleSet, *, along: bool) -> Iterator[Variant]:
    """Try each value in place of the one that `base` has, where such rules can be played."""
    already = set(map(type, contradictions(base)))
    values = (getattr(base, example.rule), *_values(example.rule, base.players), *variation.compare)
    for value in dict.fromkeys(values):
        changes = example.along_for(value, base) if along and value != getattr(base, example.rule) else {}
        try:
            changed = rules_from_values(base.name, {**plain_values(base), **changes, example.rule: value})
        except WrongRuleValue:
            continue
        if set(map(type, contradictions(changed))) <= already:
            yield Variant(value, outcome(variation.case, changed))


def _values(field: str, players: int) -> tuple[object, ...]:
    """Every value of a choice; of anything else, those by which presets of so many play."""
    kind = rule(field).kind
    if kind is bool:
        return (True, False)
    if isinstance(kind, EnumType):
        return tuple(kind)
    presets = (rules for rules in map(load_preset, preset_names()) if rules.players == players)
    return tuple(getattr(rules, field) for rules in presets if why_not(field, rules) is None)


def _differ(variants: tuple[Variant, ...]) -> bool:
    """Whether the rule makes a difference, and not only in why something is refused."""
    found = {variant.outcome for variant in variants}
    return len(found) > 1 and any(not isinstance(each, Refused) for each in found)
