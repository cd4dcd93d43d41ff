"""How rulesets differ."""

from __future__ import annotations

from dataclasses import dataclass

from core.rules.loading import Preset, preset_names, read_preset
from core.rules.ruleset import RuleSet, rule_fields


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule with its two values."""

    field: str
    a: object
    b: object


def compare(a: RuleSet, b: RuleSet) -> tuple[Difference, ...]:
    """Return the rules in which `a` and `b` differ, in display order; their names do not matter."""
    pairs = ((field, getattr(a, field), getattr(b, field)) for field in rule_fields())
    return tuple(Difference(field, of_a, of_b) for field, of_a, of_b in pairs if of_a != of_b)


def nearest_preset(rules: RuleSet) -> Preset:
    """Return the preset that `rules` are, or that they differ least from; of equal ones no variant of another."""
    presets = [read_preset(name) for name in preset_names()]
    return min(
        presets,
        key=lambda preset: (preset.name != rules.name, len(compare(preset.rules, rules)), preset.extends is not None),
    )
