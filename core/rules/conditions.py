"""When a rule or a topic can come up, and why not (conditions.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from core.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Conditions:
    """The tables of the file: what lets a reason not hold, and the reasons by rule and by topic.

    `alone` has the topics that belong to one preset, each with the reason why no other has it; `made_of` the rules
    that say a topic under each ruleset.
    """

    unless: Mapping[str, tuple[Mapping[str, object], ...]]
    rules: Mapping[str, tuple[str, ...]]
    topics: Mapping[str, tuple[str, ...]]
    alone: Mapping[str, str]
    made_of: Mapping[str, tuple[str, ...]]


@cache
def conditions() -> Conditions:
    """Return what the file says."""
    data: dict[str, Any] = tomllib.loads((files("core.rules") / "conditions.toml").read_text("utf-8"))
    unless, rules, topics, made_of = (
        {name: tuple(listed) for name, listed in data[table].items()}
        for table in ("unless", "rules", "topics", "made_of")
    )
    return Conditions(unless=unless, rules=rules, topics=topics, alone=data["alone"], made_of=made_of)


def broken_condition(name: str, rules: RuleSet) -> str | None:
    """Return the first reason why the values of `rules` keep a rule or a common topic from coming up, if any."""
    known = conditions()
    reasons = known.rules.get(name) or known.topics.get(name, ())
    return next((reason for reason in reasons if not any(_holds(table, rules) for table in known.unless[reason])), None)


def _holds(table: Mapping[str, object], rules: RuleSet) -> bool:
    return all(_fits(getattr(rules, field), wanted) for field, wanted in table.items())


def _fits(value: object, wanted: object) -> bool:
    return value != wanted["not"] if isinstance(wanted, Mapping) else value == wanted
