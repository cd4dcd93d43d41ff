"""One topic of the rules: its value here, its values elsewhere, and the sources."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from cogs.draw import drawn, hand_picture
from cogs.rules.answer.cases import case_text
from cogs.rules.answer.outcomes import outcome_texts
from cogs.rules.errors import TopicMisspelt, TopicUnknown
from cogs.ui.cards import Block, Card, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from cogs.ui.words.results import rules_title
from core.examples import HandCase, Shown, shown
from core.lookup import Found, Kind, Tier, ask, find
from core.rules import (
    Preset,
    RuleSet,
    compare,
    describe_rule,
    describe_topic,
    is_made_of_rules,
    load_preset,
    origin,
    preset_names,
    preset_title,
    read_preset,
    reason_sentence,
    rule_fields,
    source_of,
    stance,
    stance_sentence,
    stands_alone,
    why_not,
)

SEE_ALSO = 3
MAX_QUESTION = 200
EVERYTHING = 1000
SHORT = 160
"""The longest text of a rule among others, in characters."""
_SENTENCE_END = re.compile(r"(?<=[.]) |(?<=。)(?=.)")
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
    example = ToldExample(name, rules, texts)
    blocks: list[Block] = [
        f"## {answer.best.label}",
        texts.text("rules-here", rules=rules_title(rules, texts), sentence=here_sentence(example, rules, texts)),
    ]
    if example.shown:
        blocks += [_case(example.shown, rules, texts), *pictures]
    lines = list(_elsewhere(rules, example, texts))
    if lines:
        blocks.append("\n".join(lines))
    notes = [*_source(rules, name, texts), *_see_also(answer, texts)]
    if example.comes_to:
        notes.insert(0, texts.text("rules-arrow-note"))
    if notes:
        blocks.append(small("\n".join(notes)))
    return Card(*blocks)


class ToldExample:
    """The example of a rule in words, by the stance of rulesets; nothing for a topic or a rule without one."""

    def __init__(self, name: str, rules: RuleSet, texts: Texts) -> None:
        self.name = name
        self.texts = texts
        self.shown = shown(name, rules)
        self.players = self.shown.rules.players if self.shown else rules.players
        self.comes_to: dict[object, str] = {}
        self.values: dict[object, RuleSet] = {}
        if self.shown:
            for value, outcome in outcome_texts(self.shown, texts).items():
                changed: RuleSet = replace(self.shown.rules, **{name: value})  # type: ignore[arg-type]
                self.comes_to[stance(changed, name)] = outcome
                self.values[stance(changed, name)] = changed

    def is_by(self, rules: RuleSet) -> bool:
        """Return whether the example is told under `rules` themselves."""
        return self.shown is not None and self.shown.rules == rules

    def behind(self, sentence: str, taken: object) -> str:
        """Put what the example comes to behind a sentence."""
        outcome = self.comes_to.get(taken)
        return self.texts.text("rules-comes-to", sentence=sentence, outcome=outcome) if outcome else sentence


def here_sentence(example: ToldExample, rules: RuleSet, texts: Texts) -> str:
    """Say how these rules have it, or why it cannot come up under them."""
    name = example.name
    if reason := why_not(name, rules):
        sentence = reason_sentence(reason, texts.language)
        return sentence if stands_alone(name) else texts.text("rules-cannot", reason=sentence)
    if name not in rule_fields():
        topic = describe_topic(rules, name, texts.language)
        return "\n".join([topic.sentence, *(f"- {part}" for part in topic.parts)])
    sentence = describe_rule(rules, name, texts.language).sentence
    return example.behind(sentence, stance(rules, name)) if example.is_by(rules) else sentence


def short_value(name: str, rules: RuleSet, texts: Texts) -> str:
    """Return how these rules have a rule or topic, or why it cannot come up; of much, the first sentence."""
    if reason := why_not(name, rules):
        return reason_sentence(reason, texts.language)
    said = _stance(rules, name, texts).sentence
    return said if len(said) <= SHORT else _SENTENCE_END.split(said)[0]


def _case(example: Shown, rules: RuleSet, texts: Texts) -> str:
    """Say the case of an example, and by whose rules it is told if not by these."""
    case = case_text(example.case, texts)
    if example.rules == rules:
        return texts.text("rules-example", case=case)
    title, preset = rules_title(example.rules, texts), load_preset(example.rules.name)
    changed = [describe_rule(example.rules, each.field, texts.language) for each in compare(preset, example.rules)]
    if not changed:
        return texts.text("rules-example-by", case=case, rules=title)
    changes = texts.sentences(each.sentence for each in changed)
    return texts.text("rules-example-changed", case=case, rules=title, changes=changes)


def _elsewhere(rules: RuleSet, example: ToldExample, texts: Texts) -> Iterator[str]:
    """Group the other presets by how they have it, then tell the values that none has."""
    name = example.name
    if is_made_of_rules(name):
        return
    groups: dict[_Stance, list[Preset]] = {}
    for preset in _others(rules):
        taken = _stance(preset.rules, name, texts)
        if preset.extends is None or not _repeats(preset, taken, name, texts):
            groups.setdefault(taken, []).append(preset)
    mine = _stance(rules, name, texts)
    same = [preset for preset in groups.pop(mine, []) if preset.rules.players == rules.players]
    told = {mine.value} if not mine.reason else set()
    for taken, presets in groups.items():
        if taken.reason and stands_alone(name):
            continue
        # Of another number of players are told only those that have it as nobody has it with this number.
        alike = [preset for preset in presets if preset.rules.players == example.players]
        if not alike and (taken.reason or taken.value in example.values):
            continue
        says = taken.sentence if taken.reason or not alike else example.behind(taken.sentence, taken.value)
        told |= {taken.value} if not taken.reason else set()
        yield texts.text("rules-elsewhere", rules=_listed(alike or presets, texts), sentence=says)
    for value, changed in example.values.items():
        if value not in told:
            says = example.behind(describe_rule(changed, name, texts.language).sentence, value)
            yield texts.text("rules-can-be-set" if example.is_by(rules) else "rules-can-be-set-there", sentence=says)
    if same and not (mine.reason and stands_alone(name)):
        yield texts.text("rules-the-same", rules=_listed(same, texts))


class _Stance(NamedTuple):
    """How rulesets have a rule or topic: the sentence for it, and why it cannot come up or else the value."""

    sentence: str
    reason: str | None
    value: object


def _stance(rules: RuleSet, name: str, texts: Texts) -> _Stance:
    reason = why_not(name, rules)
    # Rules without any oka are alike, whether their points could have one or not.
    if reason and name != "return_points":
        return _Stance(reason_sentence(reason, texts.language), reason, None)
    if name in rule_fields():
        return _Stance(stance_sentence(rules, name, texts.language), None, stance(rules, name))
    return _Stance(describe_topic(rules, name, texts.language).sentence, None, None)


def _repeats(preset: Preset, taken: _Stance, name: str, texts: Texts) -> bool:
    """Return whether a preset only has what the one that it extends has, with as many players."""
    base = load_preset(preset.extends or preset.name)
    return base.players == preset.rules.players and _stance(base, name, texts) == taken


def _others(rules: RuleSet) -> Iterator[Preset]:
    return (read_preset(name) for name in preset_names() if name != rules.name)


def _listed(presets: Iterable[Preset], texts: Texts) -> str:
    return " · ".join(preset_title(preset.name, texts.language) for preset in presets)


def _source(rules: RuleSet, name: str, texts: Texts) -> Iterator[str]:
    """Say whose notice says so; own rules have it from the preset that they were made from, or from nobody."""
    if why_not(name, rules) or is_made_of_rules(name):
        return
    preset = origin(rules)
    if preset.rules != rules:
        title = preset_title(preset.name, texts.language)
        if name in rule_fields() and getattr(rules, name) != getattr(preset.rules, name):
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
