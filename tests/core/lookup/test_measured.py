"""How many questions are answered right, of lists that the index has never seen."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.lookup import Kind, Tier, ask
from core.lookup.entries import load_entries
from core.lookup.index import Index
from core.rules.texts import load_texts
from tests.support.asked import Asked, by_lookup, found_among_first, own_questions, shared_questions

HELD_BACK = 10
SOMETHING = frozenset({Kind.RULE, Kind.TOPIC, Kind.OVERVIEW})


def shared(name: str) -> list[Asked]:
    asked = shared_questions(name)
    if not asked:
        pytest.skip(f"the shared questions {name} are not there")
    return asked


def test_of_what_people_ask_nearly_everything_is_found_first() -> None:
    asked = own_questions()
    assert {name for each in asked for name in each.answers} <= load_texts("en").names.keys()
    assert len({each.question for each in asked}) >= 300
    assert found_among_first(asked, first=1, find=by_lookup) >= 0.95
    assert found_among_first(asked, first=3, find=by_lookup) >= 0.98


def test_questions_that_the_index_has_not_read_are_found_all_the_same() -> None:
    """Leave a tenth of the indexed questions out and ask those, which no other one is worded like."""
    entries = load_entries()
    asked = [(number, question) for number, entry in enumerate(entries) for question in entry.questions]
    random.Random(1).shuffle(asked)  # noqa: S311 -- the same tenth every time
    held_back = set(asked[::HELD_BACK])
    index = Index(
        tuple(
            replace(entry, questions=tuple(each for each in entry.questions if (number, each) not in held_back))
            for number, entry in enumerate(entries)
        )
    )
    first = three = 0
    for number, question in sorted(held_back):
        names = [(fit.entry.kind, fit.entry.name) for fit in index.fits(question)[:3]]
        wanted = (entries[number].kind, entries[number].name)
        first += wanted in names[:1]
        three += wanted in names
    assert first >= 0.72 * len(held_back)
    assert three >= 0.86 * len(held_back)


def test_questions_of_others_are_found_first() -> None:
    asked = [each for each in shared("questions.jsonl") if each.answers and not each.yaku]
    assert found_among_first(asked, first=1, find=by_lookup) >= 0.95
    assert found_among_first(asked, first=3, find=by_lookup) >= 0.98


def test_yaku_are_found_by_what_others_call_them() -> None:
    asked = [each for each in shared("questions.jsonl") if each.yaku]
    assert found_among_first(asked, first=1, find=by_lookup) >= 0.98


def test_notices_are_found_by_their_own_words() -> None:
    asked = shared("notices.jsonl")
    assert found_among_first(asked, first=3, find=by_lookup) >= 0.95


def test_what_nothing_here_answers_is_rarely_answered_with_a_rule() -> None:
    answers = [ask(each.question, each.language) for each in shared("questions.jsonl") if not each.answers]
    wrong = [each for each in answers if each.tier is Tier.SURE and each.found[0].kind in SOMETHING]
    assert len(wrong) <= 0.1 * len(answers)
