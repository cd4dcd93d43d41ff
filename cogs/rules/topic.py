"""One topic of the rules: its value here, its values elsewhere, and the sources."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from cogs.draw import drawn, hand_picture
from cogs.rules.cases import case_text
from cogs.rules.errors import TopicMisspelt, TopicUnknown
from cogs.rules.outcomes import outcome_texts
from cogs.ui.cards import Block, Card, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from core.examples import HandCase, shown
from core.lookup import Found, Kind, Tier, ask, find
from core.rules import (
    Preset,
    RuleSet,
    describe_rule,
    describe_topic,
    load_preset,
    nearest_preset,
    preset_names,
    preset_of,
    preset_title,
    read_preset,
    rule_fields,
    source_of,
)

SEE_ALSO = 3
MAX_QUESTION = 200
EVERYTHING = 1000
KINDS = frozenset({Kind.RULE, Kind.TOPIC})


@dataclass(frozen=True, slots=True)
class Answer:
    """The topic of a question, and the other topics it may have meant."""

    best: Found
    others: tuple[Found, ...]


def understand(question: str, texts: Texts) -> Answer:
    """Return the topic of a question. Raises `TopicMisspelt` or `TopicUnknown`."""
    question = " ".join(question.split())[:MAX_QUESTION]
    everything = find("", texts.language, kinds=KINDS, limit=EVERYTHING)
    if chosen := next((each for each in everything if each.name == question), None):
        return Answer(chosen, ())
    answer = ask(question, texts.language, kinds=KINDS, limit=1 + SEE_ALSO)
    if not answer.found:
        raise TopicUnknown(question)
    if answer.tier is Tier.NOTHING:
        raise TopicMisspelt(question, tuple(each.label for each in answer.found[:SEE_ALSO]))
    best, *others = answer.found
    # The members of an overview are equally good.
    also = (other for other in others if answer.tier is Tier.CLOSEST or other.score == best.score)
    return Answer(best, tuple(also))


async def drawn_topic(answer: Answer, rules: RuleSet, texts: Texts) -> Card:
    """Lay out an answer with a picture of the hand in its example."""
    example = shown(answer.best.name, rules)
    if example is None or not isinstance(example.case, HandCase):
        return topic_card(answer, rules, texts)
    hand, win = example.case.wins[0]
    return topic_card(answer, rules, texts, await drawn(hand_picture, hand, win, texts=texts))


def topic_card(answer: Answer, rules: RuleSet, texts: Texts, *pictures: Picture) -> Card:
    """Lay out the answer under `rules`: the value here, its effect, and the values elsewhere."""
    name = answer.best.name
    example = shown(name, rules)
    comes_to = outcome_texts(example, texts) if example else {}
    here = _here(rules, name, texts)
    blocks: list[Block] = [f"## {answer.best.label}"]
    title = rules_title(rules, texts)
    if here is None:
        blocks.append(texts.text("rules-not-here", rules=title))
    else:
        blocks.append(
            texts.text("rules-here", rules=title, sentence=_with(comes_to, getattr(rules, name, None), here, texts))
        )
    if example:
        key = "rules-example" if example.rules == rules else "rules-example-by"
        blocks += [
            texts.text(key, case=case_text(example.case, texts), rules=rules_title(example.rules, texts)),
            *pictures,
        ]
    if (
        elsewhere := _rule_elsewhere(rules, name, comes_to, texts)
        if name in rule_fields()
        else _topic_elsewhere(rules, name, here, texts)
    ):
        blocks.append(elsewhere)
    if notes := [*_source(rules, name, texts), *_see_also(answer, texts)]:
        blocks.append(small("\n".join(notes)))
    return Card(*blocks)


def _here(rules: RuleSet, name: str, texts: Texts) -> str | None:
    """Write the value under these rules; return None where they say nothing about the topic."""
    if name in rule_fields():
        return describe_rule(rules, name, texts.language).sentence
    preset = preset_of(rules)
    return _topic_sentence(preset, name, texts) if preset else None


def _topic_sentence(preset: Preset, name: str, texts: Texts) -> str | None:
    return describe_topic(preset, name, texts.language).sentence if name in preset.topics else None


def _with(comes_to: Mapping[object, str], value: object, sentence: str, texts: Texts) -> str:
    """Add the result of the example to a value's sentence."""
    outcome = comes_to.get(value)
    return texts.text("rules-comes-to", sentence=sentence, outcome=outcome) if outcome else sentence


def _rule_elsewhere(rules: RuleSet, field: str, comes_to: Mapping[object, str], texts: Texts) -> str:
    """Group the presets by their value, and add the values that none has."""
    plays: dict[object, list[Preset]] = {}
    for preset in _others(rules):
        if preset.extends is None or getattr(preset.rules, field) != getattr(load_preset(preset.extends), field):
            plays.setdefault(getattr(preset.rules, field), []).append(preset)
    mine = getattr(rules, field)
    same = plays.pop(mine, [])
    lines = []
    for value, presets in plays.items():
        sentence = describe_rule(presets[0].rules, field, texts.language).sentence
        says = _with(comes_to, value, sentence, texts)
        lines.append(texts.text("rules-elsewhere", rules=_listed(presets, texts), sentence=says))
    for value in comes_to:
        if value not in plays and value != mine:
            sentence = describe_rule(replace(rules, **{field: value}), field, texts.language).sentence  # type: ignore[arg-type]
            lines.append(texts.text("rules-otherwise", sentence=_with(comes_to, value, sentence, texts)))
    if same:
        lines.append(texts.text("rules-the-same", rules=_listed(same, texts)))
    return "\n".join(lines)


def _topic_elsewhere(rules: RuleSet, topic: str, here: str | None, texts: Texts) -> str:
    """Group the presets by their sentence about a topic that is no single rule."""
    says: dict[str, list[Preset]] = {}
    for preset in _others(rules):
        sentence = _topic_sentence(preset, topic, texts)
        base = _topic_sentence(read_preset(preset.extends), topic, texts) if preset.extends else None
        if sentence and sentence != base:
            says.setdefault(sentence, []).append(preset)
    same = says.pop(here, []) if here else []
    lines = [
        texts.text("rules-elsewhere", rules=_listed(presets, texts), sentence=sentence)
        for sentence, presets in says.items()
    ]
    if same:
        lines.append(texts.text("rules-the-same", rules=_listed(same, texts)))
    return "\n".join(lines)


def _others(rules: RuleSet) -> Iterator[Preset]:
    return (read_preset(name) for name in preset_names() if name != rules.name)


def _listed(presets: Iterable[Preset], texts: Texts) -> str:
    return " · ".join(preset_title(preset.name, texts.language) for preset in presets)


def _source(rules: RuleSet, name: str, texts: Texts) -> Iterator[str]:
    """Write the notice behind a value. Own rules take that of the nearest preset where it agrees."""
    preset = preset_of(rules)
    if preset is None:
        preset = nearest_preset(rules)
        title = preset_title(preset.name, texts.language)
        if name not in rule_fields():
            return
        if getattr(rules, name) != getattr(preset.rules, name):
            yield texts.text("rules-own-choice", rules=title)
            return
        yield texts.text("rules-as-in", rules=title)
    if name not in preset.entries and name not in preset.topics:
        return
    source = source_of(preset, name, texts.language)
    yield texts.text(
        "rules-source",
        notice=source.notice,
        title=source.title,
        language=texts.text(f"notice-language-{source.language}"),
        year=source.year,
    )
    yield from (texts.text("rules-our-reading", reading=reading) for reading in source.readings)
    yield from source.remarks


def _see_also(answer: Answer, texts: Texts) -> Iterator[str]:
    if answer.others:
        yield texts.text("rules-see-also", labels=texts.listed(other.label for other in answer.others))
