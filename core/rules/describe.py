"""Rules as sentences, and where each comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import UnknownRule
from core.rules.choices import Group, ObeyedBy
from core.rules.loading import Preset, PresetSource
from core.rules.ruleset import RuleSet, rule, rule_fields
from core.rules.texts import NameText, load_texts
from core.rules.values import allowed_values

_THOUSAND: Final = 1000
_TOLD_AS_SCORES: Final = frozenset({"chombo_penalty"})
"""Rules kept in points that people know as part of the score: 20000 is 20.0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleDescription:
    """One rule in words: `group` is its key, `group_title` the word for it, `value` the rule's own value."""

    field: str
    part: ObeyedBy
    group: Group
    group_title: str
    label: str
    sentence: str
    value: object


@dataclass(frozen=True, slots=True)
class TopicDescription:
    """Something people ask about that no rule carries, in words."""

    topic: str
    label: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a preset's rule or topic comes from.

    `title` is the notice's own title, `notice` the words for it; `language` and `year` are the notice's. `facts` are
    ids of the project's list of facts. `readings` say what the notice leaves unclear and what we play; `remarks` say
    that it is silent, that real games settle the matter, or that no source confirms the value.
    """

    notice: str
    title: str
    language: str
    year: int
    facts: tuple[str, ...]
    readings: tuple[str, ...]
    remarks: tuple[str, ...]
    silent: bool
    confirmed: bool


def describe(rules: RuleSet, language: str) -> tuple[RuleDescription, ...]:
    """Return all rules in words, in display order."""
    return tuple(describe_rule(rules, field, language) for field in rule_fields())


def describe_rule(rules: RuleSet, field: str, language: str) -> RuleDescription:
    """Return the rule `field` in words; raises `UnknownRule`."""
    known = rule(field)
    texts = load_texts(language)
    return RuleDescription(
        field=field,
        part=known.part,
        group=known.group,
        group_title=texts.groups[known.group],
        label=texts.rules[field].label,
        sentence=_sentence(rules, field, texts.rules[field]),
        value=getattr(rules, field),
    )


def rule_label(field: str, language: str) -> str:
    """Return what people call the rule `field`; raises `UnknownRule`."""
    return load_texts(language).rules[rule(field).name].label


def meanings(field: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return every value that a rule can have with its sentence, none for a rule of numbers.

    Values are as `allowed_values` writes them. Raises `UnknownRule`.
    """
    if rule(field).numbers:
        return ()
    sentences = load_texts(language).rules[field].sentences
    return tuple((value, sentences[value]) for value in allowed_values(field))


def describe_topic(preset: Preset, topic: str, language: str) -> TopicDescription:
    """Return a topic of `preset` in words; raises `UnknownRule` where it has no such topic."""
    if topic not in preset.topics:
        raise UnknownRule(topic)
    text = load_texts(language).topics[topic]
    return TopicDescription(topic=topic, label=text.label, sentence=text.sentences["sentence"])


def source_of(preset: Preset, name: str, language: str) -> Source:
    """Return where a rule or topic of `preset` comes from; raises `UnknownRule`.

    This is about the preset's own value: a club that changed the rule is its own source.
    """
    entry = preset.entries.get(name) or preset.topics.get(name)
    if entry is None:
        raise UnknownRule(name)
    texts = load_texts(language)
    marks = {"silent": entry.silent, "measured": bool(entry.measured), "unconfirmed": not entry.confirmed}
    return Source(
        notice=texts.notices.get(entry.notice.key, entry.notice.title),
        title=entry.notice.title,
        language=entry.notice.language,
        year=entry.notice.year,
        facts=_facts(entry),
        readings=tuple(texts.readings[fact][name] for fact in entry.reading),
        remarks=tuple(texts.marks[mark] for mark, holds in marks.items() if holds),
        silent=entry.silent,
        confirmed=entry.confirmed,
    )


def preset_title(name: str, language: str) -> str:
    """Return what people call the preset `name`, or `name` itself for rules that are no preset."""
    return load_texts(language).presets.get(name, name)


def preset_character(name: str, language: str) -> str:
    """Return what is special about the preset `name` in one line, nothing where nobody has written it."""
    return load_texts(language).characters.get(name, "")


def _facts(entry: PresetSource) -> tuple[str, ...]:
    return entry.facts + tuple(fact for fact in entry.see if fact not in entry.facts)


def _sentence(rules: RuleSet, field: str, text: NameText) -> str:
    """Choose the sentence for a value; numbers share one, and a special number may have its own."""
    sentences = text.sentences
    match getattr(rules, field):
        case bool() as yes:
            return sentences["true" if yes else "false"]
        case int() as number:
            said = f"{number / _THOUSAND:.1f}" if field in _TOLD_AS_SCORES else number
            return sentences.get(str(number), sentences["value"]).format(value=said)
        case tuple() if field == "uma":
            return _uma_sentence(rules.uma, sentences)
        case tuple() as numbers:
            return sentences.get(" ".join(map(str, numbers)), sentences["value"]).format(*numbers)
        case choice:
            return sentences[str(choice)]


def _uma_sentence(uma: tuple[tuple[int, ...], ...], sentences: Mapping[str, str]) -> str:
    if len(uma) > 1:
        rows = (sentences["row"].format(count=count, value=_uma_row(row)) for count, row in enumerate(uma))
        return sentences["rows"].format(value=sentences["between"].join(rows))
    return sentences["value"].format(value=_uma_row(uma[0])) if any(uma[0]) else sentences["none"]


def _uma_row(row: tuple[int, ...]) -> str:
    """Write uma as players say it: thousands with their sign."""
    return " ".join(f"{points / _THOUSAND:+g}" if points else "0" for points in row)
