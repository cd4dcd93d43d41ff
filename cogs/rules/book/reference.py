"""All presets as one document of the project: what `make docs` writes to docs/rules.md.

python -m cogs.rules.book.reference docs/rules.md
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from string import Template
from typing import Final

from cogs.rules.answer.cases import case_text
from cogs.rules.answer.outcomes import outcome_texts
from cogs.rules.book.document import MARK, plain
from cogs.ui.texts import FALLBACK, Texts
from core.examples import examples, shown
from core.rules import (
    Preset,
    describe,
    describe_rule,
    describe_topic,
    preset_character,
    preset_names,
    preset_title,
    read_preset,
    rule_fields,
    source_of,
)

TEMPLATE: Final = Path(__file__).with_suffix(".md")
FIRST: Final = "tenhou"
"""The preset for the words of groups and labels, which all presets share."""


def reference() -> str:
    """Write the document, in English."""
    texts = Texts(FALLBACK)
    presets = tuple(map(read_preset, preset_names()))
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        presets="\n".join(_preset(preset, texts) for preset in presets),
        rules="\n\n".join(_rules(presets, texts)),
        topics="\n\n".join(_topics(presets, texts)),
    )


def _preset(preset: Preset, texts: Texts) -> str:
    character = preset_character(preset.name, texts.language)
    source = source_of(preset, rule_fields()[0], texts.language)
    title = f"**{plain(preset_title(preset.name, texts.language))}**. {plain(character)}"
    return f"| `{preset.name}` | {title} | {plain(source.title)}, {source.year} |"


def _rules(presets: tuple[Preset, ...], texts: Texts) -> Iterator[str]:
    described = describe(read_preset(FIRST).rules, texts.language)
    for title, group in groupby(described, key=lambda rule: rule.group_title):
        yield f"## {plain(title)}"
        for rule in group:
            yield f"### {plain(rule.label)}\n\n`{rule.field}`{_example(rule.field, texts)}"
            yield "\n".join(_values(rule.field, presets, texts))


def _example(field: str, texts: Texts) -> str:
    """Write the case of a rule's example."""
    example = shown(field, examples()[field].rules) if field in examples() else None
    return f" · {case_text(example.case, texts)}" if example else ""


def _values(field: str, presets: tuple[Preset, ...], texts: Texts) -> Iterator[str]:
    """Write each value that is played: by which presets, in words, and the result of the example."""
    example = shown(field, examples()[field].rules) if field in examples() else None
    comes_to = outcome_texts(example, texts) if example else {}
    plays: dict[object, list[Preset]] = {}
    for preset in presets:
        base = read_preset(preset.extends) if preset.extends else None
        value = getattr(preset.rules, field)
        if base is None or value != getattr(base.rules, field):
            plays.setdefault(value, []).append(preset)
    for value, who in plays.items():
        names = ", ".join(f"{preset.name}{_mark(preset, field)}" for preset in who)
        sentence = plain(describe_rule(who[0].rules, field, texts.language).sentence)
        arrow = f" → {plain(comes_to[value])}" if value in comes_to else ""
        yield f"- {names}: {sentence}{arrow}"


def _mark(preset: Preset, field: str) -> str:
    return "" if preset.entries[field].confirmed else plain(MARK)


def _topics(presets: tuple[Preset, ...], texts: Texts) -> Iterator[str]:
    for topic in dict.fromkeys(topic for preset in presets for topic in preset.topics):
        says: dict[str, list[str]] = {}
        for preset in presets:
            if topic in preset.topics and preset.topics[topic].preset == preset.name:
                described = describe_topic(preset.rules, topic, texts.language)
                says.setdefault(described.sentence, []).append(preset.name)
        yield f"### {plain(described.label)}"
        yield "\n".join(f"- {', '.join(who)}: {plain(sentence)}" for sentence, who in says.items())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")
