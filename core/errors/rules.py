"""Mistakes in rulesets, and in the files and texts that describe them."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class RulesError(TenbouError):
    """A mistake in a ruleset, or in a file or text about rules."""


@dataclass(eq=False)
class UnknownPreset(RulesError):
    """A name that no preset has."""

    name: str
    known: tuple[str, ...]


@dataclass(eq=False)
class UnknownRule(RulesError):
    """A name that no rule has."""

    name: str


@dataclass(eq=False)
class MissingRule(RulesError):
    """A preset that gives a rule no value."""

    preset: str
    rule: str


@dataclass(eq=False)
class WrongRuleValue(RulesError):
    """A preset that gives a rule a value it cannot have."""

    preset: str
    rule: str
    value: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class StoredRulesUnreadable(RulesError):
    """Stored rules hold nothing, or nothing that this version knows, for the rule `rule`."""

    name: str
    rule: str


@dataclass(eq=False)
class RulesFileTooLong(RulesError):
    """A rules file with more characters than the limit."""

    length: int
    longest: int


@dataclass(eq=False)
class NotToml(RulesError):
    """A rules file that is not TOML. `line` is where reading stopped, or 0 if that is unknown."""

    line: int


class NoRulesTable(RulesError):
    """A rules file without a table `[rules]`."""
