"""A whole ruleset as a document: its parts, and their form in Markdown."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from core.rules import Preset, RuleSet, describe, describe_topic, preset_of, source_of

MARK: Final = "*"
"""Stands behind a value that no source confirms."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule: its name, its sentence, a note, and whether a source confirms it."""

    label: str
    sentence: str
    notes: tuple[str, ...] = ()
    confirmed: bool = True


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of rules."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Handout:
    """The document. `facts` stand below the title, `sources` at the end."""

    language: str
    title: str
    facts: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    sources_title: str
    sources: tuple[str, ...]


def handout(rules: RuleSet, texts: Texts, *, date: str, version: int | None = None) -> Handout:
    """Write `rules` as a document of `date`; `version` is the number of a server's own rules."""
    preset = preset_of(rules)
    chapters = tuple(_chapters(rules, preset, texts))
    facts = [] if version is None else [texts.text("handout-version", number=version)]
    facts.append(texts.text("handout-date", date=date))
    if not all(entry.confirmed for chapter in chapters for entry in chapter.entries):
        facts.append(texts.text("handout-unconfirmed", mark=MARK))
    return Handout(
        language=texts.language,
        title=texts.text("handout-title", rules=rules_title(rules, texts)),
        facts=tuple(facts),
        chapters=chapters,
        sources_title=texts.text("handout-sources"),
        sources=tuple(_sources(preset, texts)) if preset else (),
    )


def markdown(document: Handout) -> str:
    """Write a document as Markdown."""
    blocks = [f"# {plain(document.title)}", "  \n".join(map(plain, document.facts))]
    for chapter in document.chapters:
        blocks += [f"## {plain(chapter.title)}", "\n".join(_items(chapter.entries))]
    if document.sources:
        blocks += [f"## {plain(document.sources_title)}", "\n".join(f"- {plain(each)}" for each in document.sources)]
    return "\n\n".join(blocks) + "\n"


def plain(text: str) -> str:
    """Make a text harmless in Markdown, on one line."""
    return "".join(f"\\{each}" if each in "\\`*_[]<>#|~" else each for each in " ".join(text.split()))


def _items(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        mark = "" if entry.confirmed else plain(MARK)
        yield f"- **{plain(entry.label)}**{mark}: {plain(entry.sentence)}"
        yield from (f"  - {plain(note)}" for note in entry.notes)


def _chapters(rules: RuleSet, preset: Preset | None, texts: Texts) -> Iterator[Chapter]:
    for title, group in groupby(describe(rules, texts.language), key=lambda rule: rule.group_title):
        yield Chapter(title, tuple(_entry(each.label, each.sentence, preset, each.field, texts) for each in group))
    if preset and preset.topics:
        topics = (describe_topic(rules, topic, texts.language) for topic in preset.topics)
        # Its rules stand in their own chapters.
        entries = tuple(_entry(each.label, each.sentence, preset, each.topic, texts) for each in topics)
        yield Chapter(texts.text("handout-topics"), entries)


def _entry(label: str, sentence: str, preset: Preset | None, name: str, texts: Texts) -> Entry:
    """Write a rule. A note gives our reading of a vague source."""
    if preset is None:
        return Entry(label, sentence)
    source = source_of(preset, name, texts.language)
    notes = tuple(texts.text("rules-our-reading", reading=reading) for reading in source.readings)
    return Entry(label, sentence, notes, source.confirmed)


def _sources(preset: Preset, texts: Texts) -> Iterator[str]:
    """Return every notice that a rule comes from, once."""
    found = (source_of(preset, name, texts.language) for name in (*preset.entries, *preset.topics))
    yield from dict.fromkeys(
        texts.text(
            "rules-source",
            notice=source.notice,
            title=source.title,
            language=texts.text(f"notice-language-{source.language}"),
            year=source.year,
        )
        for source in found
    )
