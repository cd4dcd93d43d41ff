"""Words for rules: one TOML file for each language, beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from core.errors import UnknownLanguage


@dataclass(frozen=True, slots=True)
class NameText:
    """What a rule or topic is called, its sentences, and every other spelling that people search it by."""

    label: str
    aliases: tuple[str, ...]
    sentences: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Texts:
    """All words of one language. `readings` are by fact id, then by rule; not every preset has aliases."""

    language: str
    presets: Mapping[str, str]
    preset_aliases: Mapping[str, tuple[str, ...]]
    notices: Mapping[str, str]
    marks: Mapping[str, str]
    groups: Mapping[str, str]
    rules: Mapping[str, NameText]
    topics: Mapping[str, NameText]
    readings: Mapping[str, Mapping[str, str]]

    @property
    def names(self) -> dict[str, NameText]:
        """All rules and topics, in display order."""
        return {**self.rules, **self.topics}


def languages() -> tuple[str, ...]:
    """Return the languages that rules are described in, in alphabetical order."""
    return tuple(sorted(f.name.removesuffix(".toml") for f in _folder().iterdir() if f.name.endswith(".toml")))


@cache
def load_texts(language: str) -> Texts:
    """Return the words of `language`; raises `UnknownLanguage`."""
    if language not in languages():
        raise UnknownLanguage(language=language, known=languages())
    data = tomllib.loads((_folder() / f"{language}.toml").read_text("utf-8"))
    rules, topics = (
        {name: _name_text(text) for name, text in data.pop(table).items()} for table in ("rules", "topics")
    )
    aliases = {name: tuple(called) for name, called in data.pop("preset_aliases").items()}
    return Texts(language=language, rules=rules, topics=topics, preset_aliases=aliases, **data)


def _name_text(text: Mapping[str, str | list[str]]) -> NameText:
    sentences = {key: str(value) for key, value in text.items() if key not in {"label", "aliases"}}
    return NameText(label=str(text["label"]), aliases=tuple(text["aliases"]), sentences=sentences)


def _folder() -> Traversable:
    return files("core.rules") / "texts"
