"""Finding what people ask about, and saying how sure that is."""

from __future__ import annotations

import pytest

from core.lookup import Kind, Member, PointsAsked, Tier, ask, find
from core.rules import languages, rule_fields

RULES = frozenset({Kind.RULE, Kind.TOPIC})
YAKU = frozenset({Kind.YAKU})


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
    answer = ask(query, "en")
    assert answer.tier is Tier.SURE
    assert answer.found[0].name == "kuitan"
    assert answer.found[0].label == "Open tanyao (kuitan)"


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
    assert name in ask(query, "ja").found[0].rules


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
    assert name in ask(query, "zh-TW").found[0].rules


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
    assert name in ask(query, "zh-CN").found[0].rules


@pytest.mark.parametrize(
    ("query", "kind", "name"),
    [
        ("honitsu", Kind.YAKU, "honitsu"),
        ("ドラ", Kind.YAKU, "dora"),
        ("跳満", Kind.WORD, "haneman"),
        ("fu", Kind.WORD, "fu"),
        ("fu for an open kan of honours", Kind.WORD, "fu"),
        ("点数表", Kind.WORD, "points_table"),
        ("pao", Kind.OVERVIEW, "pao"),
        ("とび", Kind.OVERVIEW, "bust"),
        ("什麼是振聽", Kind.OVERVIEW, "furiten"),
        ("double yakuman", Kind.OVERVIEW, "double_yakuman"),
        ("game_end", Kind.OVERVIEW, "game_end"),
        ("thinking time", Kind.TOPIC, "thinking_time"),
        # A yaku by its name, the rule about it by a question for that.
        ("tanyao", Kind.YAKU, "tanyao"),
        ("what is tanyao", Kind.YAKU, "tanyao"),
        ("タンヤオありますか", Kind.RULE, "kuitan"),
        # A rule that has the name of the yaku for its own comes first.
        ("renhou", Kind.RULE, "renhou"),
        ("大四喜", Kind.RULE, "daisuushii_double"),
        # An overview by the bare word, the rule by a question.
        ("有没有击飞", Kind.RULE, "tobi"),
        ("someone wins off my riichi tile, is my stick gone", Kind.RULE, "ronned_riichi_stands"),
    ],
)
def test_of_every_kind_the_likeliest_is_found_and_sure(query: str, kind: Kind, name: str) -> None:
    answer = ask(query, "en")
    assert (answer.found[0].kind, answer.found[0].name) == (kind, name)
    assert answer.tier is Tier.SURE


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("kutian", "kuitan"),
        ("opne tanayo", "kuitan"),
        ("rencahn", "dealer_stay"),
        ("nagasi mangn", "nagashi"),
        ("agariyami", "agariyame"),
        ("sudden", "extension"),
        ("オカウマは？", "uma"),
        ("ウマってワンスリー？", "uma"),
        ("チョンボしたら何点払うの", "chombo_payment"),
    ],
)
def test_mistakes_beginnings_and_particles_hide_nothing(query: str, name: str) -> None:
    assert name in ask(query, "ja").found[0].rules


def test_an_overview_shows_its_members_in_order() -> None:
    pao = ask("包牌", "zh-TW").found[0]
    assert pao.label == "包牌"
    assert pao.rules[:2] == ("pao_daisangen", "pao_daisuushii")
    assert ask("三元牌", "ja").found[0].shows[0] == Member(Kind.YAKU, "haku")


def test_an_overview_that_is_not_wanted_stands_for_its_members() -> None:
    answer = ask("pao", "en", kinds=RULES)
    assert [each.name for each in answer.found[:2]] == ["pao_daisangen", "pao_daisuushii"]
    assert answer.tier is Tier.SURE
    yaku = ask("メンタンピン", "ja", kinds=YAKU)
    assert [each.name for each in yaku.found[:3]] == ["riichi", "tanyao", "pinfu"]
    assert yaku.tier is Tier.SURE


def test_what_is_only_something_else_is_not_sure() -> None:
    assert ask("honitsu", "en", kinds=RULES).tier is Tier.CLOSEST
    assert ask("kuikae", "en", kinds=YAKU).tier is Tier.CLOSEST
    assert ask("tanyao", "en", kinds=RULES).tier is Tier.SURE, "a rule has the same name"


@pytest.mark.parametrize(
    "query",
    [
        "how to cook rice",
        "what is the weather today",
        "今天天氣怎麼樣",
        "天気はどうですか",
        "bot token",
        "entry fee",
        "what time does the club open",
        "how do I install mahjong soul",
    ],
)
def test_a_question_about_something_else_is_answered_with_nothing(query: str) -> None:
    answer = ask(query, "en")
    assert answer.tier is Tier.NOTHING
    assert all(each.kind is not Kind.NOTHING for each in answer.found)


def test_what_is_nearest_is_offered_even_where_nothing_fits() -> None:
    answer = ask("can I pay by card", "en")
    assert answer.tier is Tier.NOTHING
    assert len(answer.found) >= 3


def test_a_topic_of_one_platform_answers_only_what_names_it() -> None:
    general, named = ask("how the rules changed over the years", "en"), ask("how tenhou changed over the years", "en")
    assert general.tier is not Tier.SURE
    assert named.tier is Tier.SURE
    assert named.found[0].name == "rule_history"


def test_two_that_fit_alike_are_not_sure() -> None:
    assert ask("riichi and pon", "en").tier is not Tier.SURE


def test_a_question_for_points_is_read() -> None:
    answer = ask("how many points for 3 han 40 fu", "en", limit=2)
    assert answer.tier is Tier.SURE
    assert answer.found[0].points == PointsAsked(han=3, fu=40, dealer=False)
    assert len(answer.found) == 2
    assert ask("8翻", "ja").found[0].points == PointsAsked(han=8, fu=None, dealer=False)
    assert ask("3 han 40 fu", "en", kinds=RULES).found[0].points is None


def test_points_of_nothing_else() -> None:
    assert ask("is 4 han 30 fu a mangan", "en").found[0].name == "kiriage_mangan"


def test_at_most_as_many_as_asked() -> None:
    assert len(ask("riichi", "en", limit=2).found) == 2
    assert len(find("a", "en", limit=3)) == 3


@pytest.mark.parametrize("query", ["", " ", "?!"])
def test_nothing_typed_offers_everything_in_display_order(query: str) -> None:
    assert tuple(one.name for one in find(query, "en", kinds=RULES, limit=5)) == rule_fields()[:5]
    assert ask(query, "en").found == ()
    assert ask(query, "en").tier is Tier.NOTHING


def test_nothing_like_it() -> None:
    assert find("qqqqqqqqq", "en") == ()


@pytest.mark.parametrize("letter", ["x", "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}", "リ", "1"])
def test_very_long_text_is_cut(letter: str) -> None:
    assert ask(letter * 6000, "en").tier is Tier.NOTHING
    assert ask("kuitan" + " " * 6000 + letter, "en").found[0].name == "kuitan"


def test_a_language_without_words_has_english_labels() -> None:
    assert ask("喰いタン", "xx").found[0].label == "Open tanyao (kuitan)"


@pytest.mark.parametrize("language", languages())
def test_labels_are_of_the_language(language: str) -> None:
    assert ask("honitsu", language).found[0].label in {"Honitsu", "混一色"}
