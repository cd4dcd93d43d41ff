"""Finding rules by what people type."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from core.lookup import Closeness, find, normalise
from core.lookup.finding import MAX_QUERY
from core.rules import languages, rule_fields
from core.rules.texts import load_texts
from tests.support.cases import DATA


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
        ("rencahn", "dealer_stay", Closeness.FUZZY),
        ("nagasi mangn", "nagashi", Closeness.FUZZY),
        ("喰いたんん", "kuitan", Closeness.PREFIX),
        ("喰いタンがありますか", "kuitan", Closeness.EXACT),
        ("is there a head bump?", "multiple_ron", Closeness.EXACT),
        ("有没有头跳", "multiple_ron", Closeness.EXACT),
        ("opne tanayo", "kuitan", Closeness.FUZZY),
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


def test_labels_are_english_in_a_language_without_words() -> None:
    assert find("kuitan", "xx")[0].label == find("kuitan", "en")[0].label


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kyūshu kyūhai", "kyuushu-kyuuhai"),
        ("chombo", "CHONBO"),
        ("doujun", "dojun"),
        ("ﾘｰﾁ", "リーチ"),
        ("チョーレン", "ちょうれん"),
        ("りゅういーそう", "ryuuiisou"),
        ("シーサンプーター", "shiisanpuutaa"),
        ("ツモッパ", "tumoppa"),
        ("サンチャホー", "san cha hou"),
        ("スーフォン", "suufon"),
        ("ジュンチャン", "junchan"),
        ("槍槓", "枪杠"),
        ("一発", "一发"),
        ("食斷", "喰断"),
        ("国士十三面", "國士13面"),
        ("三十符", "30符"),
        ("二十五符", "25符"),
        ("十枚", "十枚"),
    ],
)
def test_spellings_that_are_the_same(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize(("one", "other"), [("ron", "ran"), ("かんどら", "かんうら"), ("chi", "kita")])
def test_spellings_that_differ(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


def _asked() -> Iterator[tuple[str, str, str]]:
    """Yield the topic, the language (or `slips`) and the text of each question that people ask."""
    topics = tomllib.loads((DATA / "lookups.toml").read_text(encoding="utf-8"))
    yield from (
        (topic, kind, query) for topic, kinds in topics.items() for kind, all_ in kinds.items() for query in all_
    )


def test_of_what_people_ask_nearly_everything_is_found_first() -> None:
    asked = list(_asked())
    assert {topic for topic, _, _ in asked} <= load_texts("en").names.keys()
    assert len({query for _, _, query in asked}) >= 300
    missed = []
    for topic, _, query in asked:
        first = next(iter(find(query, "en")), None)
        if first is None or first.name != topic:
            missed.append(f"{query}: {first.name if first else 'nothing'}, not {topic}")
    assert len(missed) <= 0.05 * len(asked), "\n".join(missed)


@pytest.mark.parametrize("kind", ["en", "ja", "zh-TW", "zh-CN", "slips"])
def test_what_is_not_found_first_comes_close_behind_in_every_language(kind: str) -> None:
    asked = [(topic, query) for topic, each, query in _asked() if each == kind]
    found = [topic in [each.name for each in find(query, "en", limit=5)] for topic, query in asked]
    assert sum(found) >= 0.95 * len(found)


@pytest.mark.parametrize(
    "query", ["how to cook rice", "what is the weather today", "今天天氣怎麼樣", "天気はどうですか", "bot token"]
)
def test_a_question_about_something_else_finds_nothing(query: str) -> None:
    assert find(query, "en") == ()
