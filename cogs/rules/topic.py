"""One rule, or one thing people ask about: how it is here, how it is elsewhere, and who says so."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from cogs.rules.errors import TopicMisspelt, TopicUnknown
from cogs.ui.cards import Card, small
from cogs.ui.texts import Texts
from core.rules import (
    Found,
    Preset,
    describe_rule,
    describe_topic,
    find,
    preset_names,
    preset_title,
    read_preset,
    rule_fields,
    source_of,
)

SEE_ALSO = 3
MAX_QUESTION = 80
EVERYTHING = 1000


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question was understood as, and what else it may have meant."""

    best: Found
    others: tuple[Found, ...]


def understand(question: str, texts: Texts) -> Answer:
    """Find the rule that a question is about; raises `TopicMisspelt` or `TopicUnknown`."""
    question = " ".join(question.split())[:MAX_QUESTION]
    everything = find("", texts.language, limit=EVERYTHING)
    if chosen := next((each for each in everything if each.name == question), None):
        return Answer(chosen, ())
    # Signs alone are no question; the search would offer everything for them.
    found = find(question, texts.language) if any(map(str.isalnum, question)) else ()
    if not found:
        labels = {each.label.casefold(): each.label for each in everything}
        near = get_close_matches(question.casefold(), labels, n=SEE_ALSO, cutoff=0.5)
        if near:
            raise TopicMisspelt(question, tuple(labels[label] for label in near))
        raise TopicUnknown(question)
    best, *others = found
    return Answer(best, tuple(other for other in others if other.closeness is best.closeness)[:SEE_ALSO])


def topic_card(answer: Answer, preset: Preset, texts: Texts) -> Card:
    """Lay out the answer under the rules of `preset`."""
    name, language = answer.best.name, texts.language
    here = _sentence(preset, name, language)
    blocks = [
        f"## {answer.best.label}",
        texts.text("rules-here", rules=preset_title(preset.name, language), sentence=here)
        if here
        else texts.text("rules-not-here", rules=preset_title(preset.name, language)),
    ]
    if elsewhere := _elsewhere(preset, name, here, texts):
        blocks.append(elsewhere)
    notes = [_source(preset, name, texts)] if here else []
    if answer.others:
        also = texts.listed(other.label for other in answer.others)
        notes.append(texts.text("rules-see-also", labels=also))
    if notes:
        blocks.append(small("\n".join(notes)))
    return Card(*blocks)


def _sentence(preset: Preset, name: str, language: str) -> str | None:
    """Say how `preset` has it; None where it says nothing about such a topic."""
    if name in rule_fields():
        return describe_rule(preset.rules, name, language).sentence
    return describe_topic(preset, name, language).sentence if name in preset.topics else None


def _elsewhere(preset: Preset, name: str, here: str | None, texts: Texts) -> str:
    """Group the other presets by what they say. A variant counts only where it differs from what it varies."""
    says: dict[str, list[str]] = {}
    for other in map(read_preset, preset_names()):
        sentence = _sentence(other, name, texts.language)
        base = _sentence(read_preset(other.extends), name, texts.language) if other.extends else None
        if sentence and sentence != base and other.name != preset.name:
            says.setdefault(sentence, []).append(preset_title(other.name, texts.language))
    same = says.pop(here, []) if here else []
    lines = [texts.text("rules-elsewhere", rules=_listed(who), sentence=sentence) for sentence, who in says.items()]
    if same:
        lines.append(texts.text("rules-the-same", rules=_listed(same)))
    return "\n".join(lines)


def _listed(titles: Iterable[str]) -> str:
    return " · ".join(titles)


def _source(preset: Preset, name: str, texts: Texts) -> str:
    source = source_of(preset, name, texts.language)
    notice = texts.text(
        "rules-source",
        notice=source.notice,
        title=source.title,
        language=texts.text(f"notice-language-{source.language}"),
        year=source.year,
    )
    readings = [texts.text("rules-our-reading", reading=reading) for reading in source.readings]
    return "\n".join([notice, *readings, *source.remarks])
