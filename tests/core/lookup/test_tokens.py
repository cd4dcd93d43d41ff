"""Texts taken apart."""

from __future__ import annotations

import pytest

from core.lookup.tokens import stem, tokens


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("discards", "discarded"),
        ("busting", "busted"),
        ("penalties", "penalty"),
        ("passes", "passed"),
        ("scored", "scores"),
        ("stopped", "stop"),
        ("chi", "ti"),
    ],
)
def test_endings_and_spellings_make_no_difference(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize("word", ["kan", "pass", "less", "this", "ring"])
def test_short_words_stay_whole(word: str) -> None:
    assert stem(word) in {word, "tis", "tyis"} or len(stem(word)) >= 3


def test_a_katakana_word_is_found_with_a_particle_behind_it() -> None:
    assert {"woka", "wuma"} <= set(tokens("オカとウマは？"))
    assert "wtyonbo" in tokens("チョンボしたら")


def test_negation_numbers_and_thousands() -> None:
    assert {"wca", "wnot"} <= set(tokens("can't"))
    assert tokens("25k") == tokens("25000") == tokens("25,000")
    assert "w30000" in tokens("三万点返し")


@pytest.mark.parametrize(
    ("text", "concept"),
    [
        ("went bankrupt", "bust"),
        ("飛んだら", "bust"),
        ("被击飞", "bust"),
        ("two people ron", "two_winners"),
        ("裏めくる", "ura"),
    ],
)
def test_words_for_one_thing_name_its_concept(text: str, concept: str) -> None:
    assert f"s{concept}" in tokens(text)


def test_a_phrase_is_whole() -> None:
    assert "stwo_winners" not in tokens("two players play")


def test_signs_are_no_tokens() -> None:
    assert tokens("?! ...") == ()
