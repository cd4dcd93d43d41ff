"""Finding rules by what people type."""

from __future__ import annotations

import pytest

from core.errors import UnknownLanguage
from core.rules import Closeness, find, rule_fields
from core.rules.lookup import MAX_QUERY, normalise
from core.rules.texts import load_texts


@pytest.mark.parametrize(
    "query",
    [
        "喰いタン",
        "kuitan",
        "食断",
        "食斷",
        "open tanyao",
        "Kui-Tan",
        "\uff2b\uff35\uff29\uff34\uff21\uff2e",
        "くいたん",
        "クイタン",
        "ｸｲﾀﾝ",
        "kuitān",
    ],
)
def test_any_spelling_finds_open_tanyao(query: str) -> None:
    first = find(query, "en")[0]
    assert (first.name, first.closeness) == ("kuitan", Closeness.EXACT)
    assert first.label == "Open tanyao (kuitan)"


@pytest.mark.parametrize("name", load_texts("en").names)
def test_everything_is_found_by_its_label_its_name_and_each_alias(name: str) -> None:
    text = load_texts("en").names[name]
    for spelling in (name, text.label, *text.aliases):
        exact = [found.name for found in find(spelling, "en") if found.closeness is Closeness.EXACT]
        assert name in exact, spelling


@pytest.mark.parametrize(
    ("query", "name", "closeness"),
    [
        ("kyuushuu", "kyuushu", Closeness.EXACT),
        ("きゅうしゅうきゅうはい", "kyuushu", Closeness.EXACT),
        ("tempai-yame", "tenpaiyame", Closeness.EXACT),
        ("renho", "renhou", Closeness.EXACT),
        ("sudden", "extension", Closeness.PREFIX),
        ("ローカル", "local_yaku", Closeness.PREFIX),
        ("tanyao open", "kuitan", Closeness.WORD),
        ("満貫", "kiriage_mangan", Closeness.WORD),
        ("kutian", "kuitan", Closeness.FUZZY),
        ("nagasi mangn", "nagashi", Closeness.FUZZY),
        ("喰いたんん", "kuitan", Closeness.FUZZY),
        ("furiten kokushi waits", "kokushi_furiten", Closeness.WORD),
    ],
)
def test_closeness(query: str, name: str, closeness: Closeness) -> None:
    assert closeness in {found.closeness for found in find(query, "en") if found.name == name}


def test_better_matches_come_first_and_each_name_once() -> None:
    found = find("pao", "en")
    assert found[0].name == "pao_daisangen"
    assert [one.closeness for one in found] == sorted(one.closeness for one in found)
    assert len({one.name for one in found}) == len(found)


def test_the_more_alike_spelling_wins_among_typing_mistakes() -> None:
    assert find("agariyami", "en")[0].name == "agariyame"


def test_at_most_as_many_as_asked() -> None:
    assert len(find("a", "en")) <= 25
    assert len(find("a", "en", limit=3)) == 3


def test_nothing_typed_lists_everything_in_display_order() -> None:
    assert tuple(one.name for one in find(" ", "en", limit=5)) == rule_fields()[:5]


def test_nothing_like_it() -> None:
    assert find("qqqqqqqqq", "en") == ()


def test_very_long_text_is_cut() -> None:
    assert find("kuitan" + " " * MAX_QUERY + "x", "en")[0].name == "kuitan"
    assert find("x" * 100_000, "en") == ()


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage):
        find("kuitan", "xx")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kyūshu kyūhai", "kyuushu-kyuuhai"),
        ("chombo", "CHONBO"),
        ("doujun", "dojun"),
        ("ﾘｰﾁ", "リーチ"),
        ("チョーレン", "ちょうれん"),
    ],
)
def test_spellings_that_are_the_same(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize(("one", "other"), [("ron", "ran"), ("かんどら", "かんうら"), ("chi", "kita")])
def test_spellings_that_differ(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)
