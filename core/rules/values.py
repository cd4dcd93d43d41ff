"""Plain data to rule values and back: what TOML, JSON and a database can hold.

Enums are their values, tables are lists, everything else is itself. Nothing is guessed: `true` is no number
and "1" neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import EnumType
from itertools import repeat
from typing import Any, Final, get_args, get_origin

from core.errors import MissingRule, RulesError, UnknownRule, WrongRuleValue
from core.rules.ruleset import Rule, RuleSet, rule, rule_fields

_SHORT_RANGE = 8


def allowed_values(name: str) -> tuple[str, ...]:
    """Return what the rule `name` may be, for a table what each of its numbers may be; raises `UnknownRule`."""
    known = rule(name)
    if known.kind is bool:
        return ("true", "false")
    if isinstance(known.kind, EnumType):
        return tuple(map(str, known.kind))
    return _range_text(known.numbers)


def plain_values(rules: RuleSet) -> dict[str, object]:
    """Return all rules but the name as plain data, of which `rules_from_values` makes equal rules again."""
    return {name: _plain(getattr(rules, name)) for name in rule_fields()}


def rules_from_values(name: str, values: Mapping[str, object]) -> RuleSet:
    """Make the ruleset `name` of plain `values`; raises `UnknownRule`, `MissingRule`, `WrongRuleValue`."""
    for field in values:
        rule(field)
    for field in rule_fields():
        if field not in values:
            raise MissingRule(preset=name, rule=field)
    made: dict[str, Any] = {field: _convert(name, rule(field), values[field]) for field in rule_fields()}
    rules = RuleSet(name=name, **made)
    for check in _CHECKS:
        check(rules)
    return rules


def mistakes_in(name: str, values: Mapping[str, object]) -> tuple[RulesError, ...]:
    """Return everything for which `rules_from_values` would refuse plain `values`, where that raises only the first."""
    found: list[RulesError] = [UnknownRule(field) for field in values if field not in rule_fields()]
    made: dict[str, Any] = {}
    for field in rule_fields():
        try:
            if field not in values:
                raise MissingRule(preset=name, rule=field)
            made[field] = _convert(name, rule(field), values[field])
        except RulesError as mistake:
            found.append(mistake)
    if len(made) == len(rule_fields()):
        rules = RuleSet(name=name, **made)
        for check in _CHECKS:
            try:
                check(rules)
            except WrongRuleValue as mistake:
                found.append(mistake)
    return tuple(found)


def change_rule(rules: RuleSet, field: str, value: object) -> RuleSet:
    """Return `rules` with plain `value` for one `field`; raises `UnknownRule`, `WrongRuleValue`."""
    return rules_from_values(rules.name, {**plain_values(rules), field: value})


def _convert(preset: str, known: Rule, raw: object) -> object:
    try:
        return _typed(known.kind, known.numbers, raw)
    except ValueError:
        raise _wrong(preset, known.name, raw, allowed_values(known.name)) from None


def _typed(kind: Any, numbers: range, raw: object) -> object:  # noqa: ANN401  -- a type hint has no better type
    match raw:
        case bool() if kind is bool:
            return raw
        case int() if kind is int and not isinstance(raw, bool) and raw in numbers:
            return raw
        case str() if isinstance(kind, EnumType):
            return kind(raw)
        case list() | tuple() if get_origin(kind) is tuple:
            first, *others = get_args(kind)
            kinds = repeat(first, len(raw)) if others == [...] else (first, *others)
            return tuple(_typed(one, numbers, item) for one, item in zip(kinds, raw, strict=True))
    raise ValueError(raw)


def _plain(value: object) -> object:
    match value:
        case str():
            return str(value)
        case tuple():
            return [_plain(item) for item in value]
    return value


def _range_text(numbers: range) -> tuple[str, ...]:
    if len(numbers) <= _SHORT_RANGE:
        return tuple(map(str, numbers))
    return (str(numbers[0]), str(numbers[1]), "...", str(numbers[-1]))


def _check_honba(rules: RuleSet) -> None:
    """Refuse a honba that all payers cannot pay alike in sticks of 100."""
    step = 100 * (rules.players - 1)
    if rules.honba_points % step:
        raise _wrong(rules.name, "honba_points", rules.honba_points, ("0", str(step), str(2 * step), "..."))


def _check_uma(rules: RuleSet) -> None:
    """Refuse an uma that leaves a place or a count of players out, or does not add up to 0."""
    shapes_fit = all(len(row) == rules.players and sum(row) == 0 for row in rules.uma)
    if not shapes_fit or len(rules.uma) not in {1, rules.players + 1}:
        places = "abcd"[: rules.players]
        row = ", ".join(places)
        allowed = (f"[[{row}]]", f"[[{row}] x {rules.players + 1}]", f"{' + '.join(places)} = 0")
        raise _wrong(rules.name, "uma", _plain(rules.uma), allowed)


_CHECKS: Final = (_check_honba, _check_uma)
"""What concerns a value together with the number of players."""


def _wrong(preset: str, field: str, raw: object, allowed: tuple[str, ...]) -> WrongRuleValue:
    return WrongRuleValue(preset=preset, rule=field, value=str(raw), allowed=allowed)
