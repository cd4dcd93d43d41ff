"""Rules as sentences, why some cannot come up, and where each comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import UnknownRule
from core.rules.choices import Group, ObeyedBy
from core.rules.compare import nearest_preset
from core.rules.conditions import broken_condition, conditions
from core.rules.loading import Preset, PresetSource, preset_of
from core.rules.ruleset import RuleSet, rule, rule_fields
from core.rules.texts import load_texts
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
    """Something people ask about that no rule carries, in words. `parts` are the rules it is made of, in words too."""

    topic: str
    label: str
    sentence: str
    parts: tuple[str, ...] = ()


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
        sentence=_sentence(rules, field, texts.rules[field].sentences),
        value=getattr(rules, field),
    )


def rule_label(field: str, language: str) -> str:
    """Return what people call the rule `field`; raises `UnknownRule`."""
    return load_texts(language).rules[rule(field).name].label


def why_not(name: str, rules: RuleSet) -> str | None:
    """Return the reason, by its key, why a rule or topic cannot come up under `rules`; `None` where it can.

    A topic of one preset comes up under what was made from that preset. Raises `UnknownRule`.
    """
    if name in conditions().alone:
        return None if name in origin(rules).topics else conditions().alone[name]
    if name not in conditions().topics:
        rule(name)
    return broken_condition(name, rules)


def stands_alone(topic: str) -> bool:
    """Return whether a topic belongs to one preset, so that it is no matter of how riichi is played."""
    return topic in conditions().alone


def is_made_of_rules(topic: str) -> bool:
    """Return whether rules say the topic, each of which may differ from ruleset to ruleset."""
    return topic in conditions().made_of


def reason_sentence(reason: str, language: str) -> str:
    """Return the words for a reason of `why_not`."""
    return load_texts(language).reasons[reason]


def origin(rules: RuleSet) -> Preset:
    """Return the preset that `rules` are, or that they were made from as far as their values show."""
    return preset_of(rules) or nearest_preset(rules)


def stance(rules: RuleSet, field: str) -> object:
    """Return what rulesets are grouped by that play `field` alike: its value, for the return points the oka."""
    return rules.oka if field == "return_points" else getattr(rules, field)


def stance_sentence(rules: RuleSet, field: str, language: str) -> str:
    """Return the words for a group of rulesets that play `field` alike; raises `UnknownRule`."""
    sentences = load_texts(language).rules[rule(field).name].sentences
    if field != "return_points":
        return _sentence(rules, field, sentences)
    return sentences["oka" if rules.oka else "no_oka"].format(oka=rules.oka)


def meanings(field: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return every value that a rule can have with its sentence, none for a rule of numbers.

    Values are as `allowed_values` writes them. Raises `UnknownRule`.
    """
    if rule(field).numbers:
        return ()
    sentences = load_texts(language).rules[field].sentences
    return tuple((value, sentences[value]) for value in allowed_values(field))


def describe_topic(rules: RuleSet, topic: str, language: str) -> TopicDescription:
    """Return a topic under `rules` in words; raises `UnknownRule` where it cannot come up."""
    if why_not(topic, rules) is not None:
        raise UnknownRule(topic)
    text = load_texts(language).topics[topic]
    made_of = (field for field in conditions().made_of.get(topic, ()) if why_not(field, rules) is None)
    parts = tuple(describe_rule(rules, field, language).sentence for field in made_of)
    return TopicDescription(topic, text.label, text.sentences["sentence"], parts)


def source_of(preset: Preset, name: str, language: str) -> Source:
    """Return where a rule or topic of `preset` comes from; raises `UnknownRule`.

    This is about the preset's own value: a club that changed the rule is its own source.
    """
    entry = preset.entries.get(name) or preset.topics.get(name)
    if entry is None:
        raise UnknownRule(name)
    texts = load_texts(language)
    marks = {
        "silent": entry.silent,
        "measured": bool(entry.measured),
        "unconfirmed": not entry.confirmed,
        "common": entry.common,
    }
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


def _sentence(rules: RuleSet, field: str, sentences: Mapping[str, str]) -> str:
    """Choose the sentence for a value; numbers share one, and a special number may have its own."""
    match getattr(rules, field):
        case bool() as yes:
            return sentences["true" if yes else "false"]
        case int() as number if field == "return_points":
            return sentences["value" if rules.oka else "none"].format(value=number, oka=rules.oka)
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
