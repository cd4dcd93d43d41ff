"""What is called how, and what is asked about it: whole, and nothing twice."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import core.lookup
from core.hand import Yaku
from core.lookup import Kind, Member, Tier, ask, normalise
from core.lookup.entries import QUESTIONS, load_entries
from core.rules import languages, rule_fields
from core.rules.texts import load_texts

FOLDER = Path(core.lookup.__file__).parent
FEWEST = 5
ENTRIES = load_entries()
NAMED = [entry for entry in ENTRIES if entry.kind is not Kind.NOTHING]


def questions(language: str) -> dict[str, dict[str, list[str]]]:
    data = tomllib.loads((FOLDER / "questions" / f"{language}.toml").read_text(encoding="utf-8"))
    return {kind: {name: text.split("\n")[:-1] for name, text in by_name.items()} for kind, by_name in data.items()}


def test_there_is_an_entry_for_everything() -> None:
    found = {(entry.kind, entry.name) for entry in ENTRIES}
    assert len(found) == len(ENTRIES)
    names = load_texts("en").names
    assert {(Kind.RULE if name in rule_fields() else Kind.TOPIC, name) for name in names} <= found
    assert {(Kind.YAKU, str(yaku)) for yaku in Yaku} == {each for each in found if each[0] is Kind.YAKU}


def test_everything_has_a_label_in_every_language() -> None:
    assert all(set(entry.labels) == set(languages()) for entry in NAMED)


def test_what_an_entry_shows_is_there() -> None:
    there = {Member(entry.kind, entry.name) for entry in ENTRIES}
    for entry in NAMED:
        assert set(entry.shows) <= there, entry.name
        assert len(set(entry.shows)) == len(entry.shows)
        assert entry.shows or entry.kind is not Kind.OVERVIEW


def test_no_yaku_word_or_overview_has_a_name_twice() -> None:
    data = tomllib.loads((FOLDER / "names.toml").read_text(encoding="utf-8"))
    for kind in data.values():
        for name, text in kind.items():
            forms = Counter(map(normalise, (*dict.fromkeys(map(normalise, text["label"].values())), *text["names"])))
            assert all(forms), name
            assert not [form for form, count in forms.items() if count > 1], name


@pytest.mark.parametrize("entry", NAMED, ids=lambda entry: f"{entry.kind}-{entry.name}")
def test_everything_is_found_by_its_names(entry: core.lookup.entries.Entry) -> None:
    for name in (*entry.labels.values(), *entry.names[::7]):
        answer = ask(name, "en", limit=10)
        assert answer.tier is Tier.SURE, name
        assert (entry.kind, entry.name) in [(each.kind, each.name) for each in answer.found], name


@pytest.mark.parametrize("language", QUESTIONS)
def test_enough_is_asked_about_every_rule_and_topic(language: str) -> None:
    asked = questions(language)
    names = load_texts("en").names
    assert set(asked["rule"]) == set(names)
    few = {name: len(all_) for name, all_ in asked["rule"].items() if len(all_) < FEWEST}
    assert not few


@pytest.mark.parametrize("language", QUESTIONS)
def test_no_question_is_asked_of_two_things(language: str) -> None:
    lines = Counter(line for by_name in questions(language).values() for all_ in by_name.values() for line in all_)
    assert not [line for line, count in lines.items() if count > 1]


@pytest.mark.parametrize("language", QUESTIONS)
def test_questions_are_of_entries(language: str) -> None:
    known = {(entry.kind, entry.name) for entry in ENTRIES}
    for kind, by_name in questions(language).items():
        for name in by_name:
            assert {(Kind(kind), name), (Kind.TOPIC, name)} & known, name
