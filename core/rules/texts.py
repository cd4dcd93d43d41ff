"""Words for rules: one TOML file for each language, beside this module.

English is whole. Whatever another language lacks, be it one sentence or its whole file, is said in English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class NameText:
    """The words of a rule or topic: its label, its sentences, and every other spelling that people search it by."""

    label: str
    aliases: tuple[str, ...]
    sentences: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleWords:
    """All words of one language. `readings` are by fact id, then by rule; a preset may lack any of its words."""

    language: str
    presets: Mapping[str, str]
    preset_aliases: Mapping[str, tuple[str, ...]]
    characters: Mapping[str, str]
    notices: Mapping[str, str]
    marks: Mapping[str, str]
    reasons: Mapping[str, str]
    groups: Mapping[str, str]
    rules: Mapping[str, NameText]
    topics: Mapping[str, NameText]
    readings: Mapping[str, Mapping[str, str]]

    @property
    def names(self) -> dict[str, NameText]:
        """All rules and topics, in display order."""
        return {**self.rules, **self.topics}


def languages() -> tuple[str, ...]:
    """Return the languages that have a file of their own, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _folder().iterdir() if f.name.endswith(".toml")))


@cache
def load_texts(language: str) -> RuleWords:
    """Return the words of `language`, in English where it has none of its own."""
    data = _read(ENGLISH)
    if language != ENGLISH and language in languages():
        data = _merged(data, _read(language))
    rules, topics = (
        {name: _name_text(text) for name, text in data.pop(table).items()} for table in ("rules", "topics")
    )
    aliases = {name: tuple(called) for name, called in data.pop("preset_aliases").items()}
    return RuleWords(language=language, rules=rules, topics=topics, preset_aliases=aliases, **data)


def _read(language: str) -> dict[str, Any]:
    return tomllib.loads((_folder() / f"{language}.toml").read_text("utf-8"))


def _merged(english: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of another language with everything that they lack from the English ones."""
    return {
        **english,
        **{
            key: _merged(english[key], value) if isinstance(value, dict) and key in english else value
            for key, value in other.items()
        },
    }


def _name_text(text: Mapping[str, str | list[str]]) -> NameText:
    sentences = {key: str(value) for key, value in text.items() if key not in {"label", "aliases"}}
    return NameText(label=str(text["label"]), aliases=tuple(text.get("aliases", ())), sentences=sentences)


def _folder() -> Traversable:
    return files("core.rules") / "texts"
