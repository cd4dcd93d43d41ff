"""Everything that a question may be answered with: what it is called, what it shows, and what people ask about it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from core.rules.ruleset import rule_fields
from core.rules.texts import languages, load_texts

QUESTIONS: Final = ("en", "ja", "zh-TW", "zh-CN")
"""The languages of the files of questions, in the order in which they are read."""


class Kind(StrEnum):
    """The kind of thing that answers a question."""

    RULE = "rule"
    TOPIC = "topic"
    YAKU = "yaku"
    WORD = "word"
    POINTS = "points"
    OVERVIEW = "overview"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Member:
    """One thing that an entry shows: a rule, a topic or a yaku, by name."""

    kind: Kind
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One possible answer: `names` are its spellings, `shows` what belongs to it, the most important first."""

    kind: Kind
    name: str
    labels: Mapping[str, str]
    names: tuple[str, ...]
    sentences: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    shows: tuple[Member, ...] = ()


@cache
def load_entries() -> tuple[Entry, ...]:
    """Return every entry: overviews, rules and topics in display order, yaku, words, and what nothing here answers.

    Of entries with the same name in the same spelling the earlier one is the likelier answer.
    """
    named = tomllib.loads((files("core.lookup") / "names.toml").read_text("utf-8"))
    asked = _questions()
    overviews, yaku, words = (tuple(_named(kind, named, asked)) for kind in (Kind.OVERVIEW, Kind.YAKU, Kind.WORD))
    elsewhere = tuple(
        Entry(kind=Kind.NOTHING, name=name, labels={}, names=(), questions=questions)
        for (kind, name), questions in asked.items()
        if kind == Kind.NOTHING
    )
    return (*overviews, *_rules(asked), *yaku, *words, *elsewhere)


def _rules(asked: Mapping[tuple[str, str], tuple[str, ...]]) -> Iterator[Entry]:
    texts = [load_texts(language).names for language in languages()]
    fields = frozenset(rule_fields())
    for name in texts[0]:
        kind = Kind.RULE if name in fields else Kind.TOPIC
        own = [each[name] for each in texts]
        yield Entry(
            kind=kind,
            name=name,
            labels=dict(zip(languages(), (text.label for text in own), strict=True)),
            names=tuple(dict.fromkeys(spelling for text in own for spelling in (text.label, *text.aliases, name))),
            sentences=tuple(sentence for text in own for sentence in text.sentences.values()),
            questions=asked.get((Kind.RULE, name), ()),
            shows=(Member(kind, name),),
        )


def _named(
    kind: Kind, named: Mapping[str, Mapping[str, Any]], asked: Mapping[tuple[str, str], tuple[str, ...]]
) -> Iterator[Entry]:
    for name, text in named[kind].items():
        labels: dict[str, str] = text["label"]
        yield Entry(
            kind=kind,
            name=name,
            labels=labels,
            names=tuple(dict.fromkeys((*labels.values(), *text["names"], name))),
            questions=asked.get((kind, name), ()),
            shows=tuple(map(member, text["shows"])),
        )


def member(text: str) -> Member:
    """Read a member: a rule or topic by its name, or `yaku:` and a yaku."""
    kind, _, name = text.rpartition(":")
    if kind:
        return Member(Kind(kind), name)
    return Member(Kind.RULE if name in rule_fields() else Kind.TOPIC, name)


def _questions() -> dict[tuple[str, str], tuple[str, ...]]:
    """Read the questions of every language by kind and name: one a line."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for language in QUESTIONS:
        data = tomllib.loads((files("core.lookup") / "questions" / f"{language}.toml").read_text("utf-8"))
        for kind, by_name in data.items():
            for name, text in by_name.items():
                lines = tuple(line.strip() for line in text.splitlines() if line.strip())
                found[kind, name] = found.get((kind, name), ()) + lines
    return found
