"""What a rule changes: its example under the rules that somebody asks about, and under every other value."""

from __future__ import annotations

from collections.abc import Iterator
from enum import EnumType
from functools import lru_cache
from typing import NamedTuple

from core.errors import WrongRuleValue
from core.examples.cases import Case, Example, examples
from core.examples.outcomes import Outcome, Refused, outcome
from core.rules import RuleSet, contradictions, load_preset, plain_values, preset_names, rule, rules_from_values


class Variant(NamedTuple):
    """A value of a rule and what the case comes to with it."""

    value: object
    outcome: Outcome


class Shown(NamedTuple):
    """The example of a rule.

    `rules` are those that all but the rule itself is played by: the ones asked about, or others where under those
    the rule makes no difference. The first variant has the value asked about, if that can be played.
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
    found = _shown(example, rules, getattr(rules, field))
    return found if _differ(found.variants) else _shown(example, example.rules, getattr(rules, field))


def _shown(example: Example, base: RuleSet, asked: object) -> Shown:
    case = example.case_for(base)
    return Shown(case, base, tuple(_variants(example, case, base, (asked, *_values(example, base.players)))))


def _variants(example: Example, case: Case, base: RuleSet, values: tuple[object, ...]) -> Iterator[Variant]:
    """Try each value in place of the one that `base` has, where such rules can be played."""
    already = set(map(type, contradictions(base)))
    for value in dict.fromkeys(values):
        for along in ({}, example.along):
            try:
                changed = rules_from_values(base.name, {**plain_values(base), **along, example.rule: value})
            except WrongRuleValue:
                continue
            if set(map(type, contradictions(changed))) <= already:
                yield Variant(value, outcome(case, changed))
                break


def _values(example: Example, players: int) -> tuple[object, ...]:
    """Every value of a choice; of a number, those that presets of so many play and those that its example names."""
    kind = rule(example.rule).kind
    if kind is bool:
        return (True, False)
    if isinstance(kind, EnumType):
        return tuple(kind)
    presets = (rules for rules in map(load_preset, preset_names()) if rules.players == players)
    return (*(getattr(rules, example.rule) for rules in presets), *example.compare)


def _differ(variants: tuple[Variant, ...]) -> bool:
    """Whether the rule makes a difference, and not only in why something is refused."""
    found = {variant.outcome for variant in variants}
    return len(found) > 1 and any(not isinstance(each, Refused) for each in found)
