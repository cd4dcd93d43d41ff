"""Finding rules by what people type."""

from __future__ import annotations

import pytest

from core.errors import UnknownLanguage
from core.rules import Closeness, find, languages, rule_fields
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
@pytest.mark.parametrize("language", languages())
def test_everything_is_found_by_its_label_its_name_and_its_aliases(language: str, name: str) -> None:
    text = load_texts(language).names[name]
    assert all(map(normalise, text.aliases)), "nothing but signs is left of none"
    # All of them in one language, and some in each of the others: a search takes its time.
    aliases = text.aliases if language == "en" else text.aliases[:1]
    for spelling in (name, text.label, *aliases):
        exact = [found.name for found in find(spelling, language) if found.closeness is Closeness.EXACT]
        assert name in exact, spelling


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("食いタンなし", "kuitan"),
        ("ﾉｰﾃﾝ罰符", "noten_total"),
        ("あがりやめ", "agariyame"),
        ("トビ", "tobi"),
        ("3万点返し", "return_points"),
        ("国士13面待ち", "kokushi_13_double"),
        ("カンドラ 即めくり", "kan_dora_timing"),
    ],
)
def test_what_japanese_players_type_is_found_first(query: str, name: str) -> None:
    assert find(query, "ja")[0].name == name


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("食斷", "kuitan"),
        ("無食斷", "kuitan"),
        ("切上滿貫", "kiriage_mangan"),
        ("擊飛", "tobi"),
        ("流局滿貫", "nagashi"),
        ("包牌", "pao_daisangen"),
        ("不聽罰符", "noten_total"),
        ("頭跳", "multiple_ron"),
        ("馬點", "uma"),
        ("頭名賞", "return_points"),
        ("莊家和牌終局", "agariyame"),
        ("國士十三面", "kokushi_13_double"),
        ("立直後能不能暗槓", "kan_after_riichi"),
        ("天鳳規則歷史", "rule_history"),
    ],
)
def test_what_players_type_in_traditional_chinese_is_found_first(query: str, name: str) -> None:
    assert find(query, "zh-TW")[0].name == name


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("食断", "kuitan"),
        ("无食断", "kuitan"),
        ("切上满贯", "kiriage_mangan"),
        ("击飞", "tobi"),
        ("流局满贯", "nagashi"),
        ("包牌", "pao_daisangen"),
        ("未听牌", "noten_total"),
        ("一炮双响", "multiple_ron"),
        ("马点", "uma"),
        ("头名赏", "return_points"),
        ("庄家和牌终局", "agariyame"),
        ("国士十三面", "kokushi_13_double"),
        ("立直后能不能暗杠", "kan_after_riichi"),
        ("天凤规则历史", "rule_history"),
        ("红宝牌", "red_fives"),
        ("双倍役满", "yakuman_stacking"),
    ],
)
def test_what_players_type_in_simplified_chinese_is_found_first(query: str, name: str) -> None:
    assert find(query, "zh-CN")[0].name == name


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
        ("替え", "kuikae", Closeness.WORD),
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
