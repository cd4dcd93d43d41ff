"""Rules as a TOML file that people can read, change and hand on.

A file has a table `[rules]` with a value for each rule, plain or as `{ value = … }`, so that the project's own presets
can be read too. With `[preset]` and `extends` it needs only what differs from that preset. A rule that an earlier
version did not know may be missing, since files of that version lack it. Everything else in a file is left alone.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from core.errors import NoRulesTable, NotToml, RulesError, RulesFileTooLong
from core.rules.consistent import contradictions
from core.rules.describe import describe, preset_title
from core.rules.loading import load_preset, unnamed_rules
from core.rules.ruleset import RuleSet
from core.rules.stored import former_values
from core.rules.values import mistakes_in, plain_values, rules_from_values

LONGEST_FILE: Final = 64 * 1024
"""Characters of a file: more than four times what `write_rules` writes in any language."""

_AT_LINE: Final = re.compile(r"at line (\d+)")


def write_rules(rules: RuleSet, language: str, *, title: str = "") -> str:
    """Write every rule with what it means above it."""
    heading = " ".join((title or preset_title(rules.name, language)).split())
    lines = [f"# {heading}", "", "[rules]"]
    values = plain_values(rules)
    for group, described in groupby(describe(rules, language), key=lambda rule: rule.group_title):
        lines += ["", f"# --- {group}"]
        for rule in described:
            lines += [f"# {rule.label}: {rule.sentence}", f"{rule.field} = {json.dumps(values[rule.field])}"]
    return "\n".join(lines) + "\n"


def read_rules(name: str, text: str) -> tuple[RuleSet | None, tuple[RulesError, ...]]:
    """Read a file as the ruleset `name`: the rules, or everything that is wrong with them.

    Raises `RulesFileTooLong`, `NotToml`, `NoRulesTable` and `UnknownPreset` where nothing can be read at all.
    """
    values = _values(_parse(text))
    if mistakes := mistakes_in(name, values):
        return None, mistakes
    rules = rules_from_values(name, values)
    found = contradictions(rules)
    return (None, found) if found else (rules, ())


def _parse(text: str) -> Mapping[str, Any]:
    if len(text) > LONGEST_FILE:
        raise RulesFileTooLong(length=len(text), longest=LONGEST_FILE)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        # Beside what is no TOML: numbers of thousands of digits, and brackets thousands deep.
        line = _AT_LINE.search(str(problem))
        raise NotToml(line=int(line[1]) if line else 0) from None


def _values(data: Mapping[str, Any]) -> dict[str, object]:
    own, preset = data.get("rules"), data.get("preset")
    extends = preset.get("extends") if isinstance(preset, dict) else None
    if not isinstance(own, dict):
        raise NoRulesTable
    if extends is not None:
        base = plain_values(load_preset(str(extends)))
    elif "notice" in data:
        # A preset of the project's own, which need not name every rule.
        base = {field: entry["value"] for field, entry in unnamed_rules().items()}
    else:
        base = former_values()
    return base | {field: _plain(value) for field, value in own.items()}


def _plain(value: object) -> object:
    """The value of an entry as a preset has it, or the value itself."""
    return value["value"] if isinstance(value, dict) and "value" in value else value
