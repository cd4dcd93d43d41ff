"""The presets: TOML files beside this module, each value with its source.

A file holds `[preset]` (the preset it extends), `[notice]` (the text it follows) and two tables of entries.
`[rules]` has an entry for each rule but those that `usual.toml` has just so, or only the overridden ones when it
extends; `[info]` has topics that people are told and no rule carries. An entry's keys:

value     the rule's value; topics have none
facts     ids of the facts it carries, each id in one entry over all presets
see       ids of facts carried by another entry that bear on this one
reading   ids for which the value is our reading of an unclear text
measured  ids that real games show and the text does not
silent    true where the text says nothing about the value
confirmed false where no source at hand says the value, or sources disagree

A topic that is common to riichi (conditions.toml) and can come up need not stand in a file: it is played as is common.

A rule that a later version added may be missing: it is played as before, and the text counts as silent.
A value without any mark is in the notice, of which no list of facts has been made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from core.errors import MissingRule, UnknownPreset, WrongRuleValue
from core.rules.conditions import broken_condition, conditions
from core.rules.ruleset import RuleSet, rule
from core.rules.stored import former_values
from core.rules.values import plain_values, rules_from_values

_TOPIC_KEYS = ("facts", "see", "reading", "measured", "silent", "confirmed")
_RULE_KEYS = ("value", *_TOPIC_KEYS)


@dataclass(frozen=True, slots=True)
class Notice:
    """The text that rules come from: the preset that follows it first, its own title, language and year."""

    key: str
    title: str
    language: str
    year: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PresetSource:
    """Where the value of one rule, or one topic, comes from. `preset` is the file that says so.

    `common` marks a topic that the file leaves out, where no list of the notice's facts tells that the notice does too.
    """

    name: str
    preset: str
    notice: Notice
    facts: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    reading: tuple[str, ...] = ()
    measured: tuple[str, ...] = ()
    silent: bool = False
    confirmed: bool = True
    common: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """One preset with the sources of its rules and topics, inherited ones included."""

    name: str
    extends: str | None
    notice: Notice
    rules: RuleSet
    entries: Mapping[str, PresetSource]
    topics: Mapping[str, PresetSource]


def preset_names() -> tuple[str, ...]:
    """Return the names of all presets, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _folder().iterdir() if f.name.endswith(".toml")))


def load_preset(name: str) -> RuleSet:
    """Return the rules of the preset `name`; raises `UnknownPreset`."""
    return read_preset(name).rules


@cache
def read_preset(name: str) -> Preset:
    """Return the preset `name` with its sources; raises `UnknownPreset`."""
    if name not in preset_names():
        raise UnknownPreset(name=name, known=preset_names())
    return build_preset(name, tomllib.loads((_folder() / f"{name}.toml").read_text("utf-8")))


def preset_of(rules: RuleSet) -> Preset | None:
    """Return the preset that `rules` are, if they are one; rules that only have its name are none."""
    preset = read_preset(rules.name) if rules.name in preset_names() else None
    return preset if preset and preset.rules == rules else None


def build_preset(name: str, data: Mapping[str, Any]) -> Preset:
    """Make the preset `name` of the tables of its file; raises the errors of `rules_from_values`."""
    extends = data.get("preset", {}).get("extends")
    base = None if extends is None else read_preset(extends)
    notice = _notice(name, data, base)
    rules: Mapping[str, Mapping[str, Any]] = data.get("rules", {})
    if base is None:
        rules = {**unnamed_rules(), **rules}
    for field, table in rules.items():
        rule(field)
        if "value" not in table:
            raise MissingRule(preset=name, rule=field)
    own = {field: table["value"] for field, table in rules.items()}
    entries = _entries(name, notice, rules, _RULE_KEYS)
    topics = _entries(name, notice, data.get("info", {}), _TOPIC_KEYS)
    entries, topics = ({**base.entries, **entries}, {**base.topics, **topics}) if base else (entries, topics)
    made = rules_from_values(name, {**plain_values(base.rules), **own} if base else own)
    listed = any(entry.facts for entry in entries.values())
    return Preset(
        name=name,
        extends=extends,
        notice=notice,
        rules=made,
        entries=MappingProxyType(entries),
        topics=MappingProxyType(_played(topics, made) | _common(name, notice, made, topics, listed=listed)),
    )


@cache
def unnamed_rules() -> Mapping[str, Mapping[str, Any]]:
    """Return the entries of rules that a preset need not name: usual ones, and those that a later version added."""
    added = {field: {"value": value, "silent": True} for field, value in former_values().items()}
    usual = tomllib.loads((files("core.rules") / "usual.toml").read_text("utf-8"))["rules"]
    return MappingProxyType({**added, **usual})


def _played(topics: Mapping[str, PresetSource], rules: RuleSet) -> dict[str, PresetSource]:
    """Return the topics, inherited ones included, that can come up under `rules`."""
    return {topic: entry for topic, entry in topics.items() if broken_condition(topic, rules) is None}


def _common(
    preset: str, notice: Notice, rules: RuleSet, said: Mapping[str, PresetSource], *, listed: bool
) -> dict[str, PresetSource]:
    """Return an entry for each topic common to riichi that nobody has said; `listed` where the notice's facts are."""
    return {
        topic: PresetSource(name=topic, preset=preset, notice=notice, silent=listed, common=not listed)
        for topic in conditions().topics
        if topic not in said and broken_condition(topic, rules) is None
    }


def _notice(name: str, data: Mapping[str, Any], base: Preset | None) -> Notice:
    if "notice" in data:
        return Notice(key=name, **data["notice"])
    if base is None:
        raise MissingRule(preset=name, rule="notice")
    return base.notice


def _entries(
    preset: str,
    notice: Notice,
    tables: Mapping[str, Mapping[str, Any]],
    keys: tuple[str, ...],
) -> dict[str, PresetSource]:
    entries = {}
    for name, table in tables.items():
        for key in table:
            if key not in keys:
                raise WrongRuleValue(preset=preset, rule=name, value=key, allowed=keys)
        ids = {key: tuple(table.get(key, ())) for key in ("facts", "see", "reading", "measured")}
        entries[name] = PresetSource(
            name=name,
            preset=preset,
            notice=notice,
            silent=table.get("silent", False),
            confirmed=table.get("confirmed", True),
            common=False,
            **ids,
        )
    return entries


def _folder() -> Traversable:
    return files("core.rules") / "presets"
