"""Cards in Chinese: whole sentences in the order of the language, and tables that a phone shows."""

from dataclasses import replace

import discord
import pytest

from cogs.league.overview import created_card
from cogs.rules.answer.topic import topic_card, understand
from cogs.rules.answer.yaku import all_yaku_card, yaku_card
from cogs.score.hand.typed import Options, read_case
from cogs.score.points.card import text_blocks
from cogs.score.waits import waits_card
from cogs.table.words import round_line
from cogs.ui.cards.tables import COLUMNS, width
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.situations import Word, label
from core.errors import BadMeld, BelowMinimum, NotComplete, TenbouError, UnknownPreset
from core.hand import Yaku
from core.rules import load_preset, preset_names, read_preset
from core.table import replay
from db import Confirmation, Sort
from tests.support.translated import assert_in_straight_columns, league, scored, standings, tables_of, text_of

TRADITIONAL = "zh-TW"
SIMPLIFIED = "zh-CN"
CHINESE = (TRADITIONAL, SIMPLIFIED)
NAMES = ("陳大文", "Ann", "名字特別特別長的一位玩家")
LEAGUE = league("週四聯賽", season="冬季")


@pytest.mark.parametrize(
    ("locale", "language"),
    [(discord.Locale.taiwan_chinese, TRADITIONAL), (discord.Locale.chinese, SIMPLIFIED)],
)
def test_a_language_is_chosen_by_what_discord_is_set_to(locale: discord.Locale, language: str) -> None:
    assert Texts.for_locale(locale).language == language


HANDS = {
    TRADITIONAL: [
        "# 西家支付8000點",
        "滿貫（5翻） · 榮和 · 東場 南家 · 1本場",
        "**234m 067p 2268s 777z + 7s**",
        "寶牌 5p 2p（指示牌 4p 1p）",
        "裏寶牌 2z（指示牌 1z）",
        "**役**",
        "立直 1翻、一發 1翻、中 1翻、寶牌 1翻、赤寶牌 1翻",
        "**符**",
        "```",
        " 20 底符",
        " 10 門前清榮和",
        "  8 暗刻 777z",
        "  2 嵌張 678s",
        " 40 符",
        "```",
        "**支付**",
        "西家：8000點 + 本場300點",
        "供託：2000點",
        "合計：10300點",
        "-# 報點：「8000，連本場8300」",
        "-# 再多1翻就是跳滿，12000點",
        "-# 規則：天鳳 四人麻將",
    ],
    SIMPLIFIED: [
        "# 西家支付8000点",
        "满贯（5番） · 荣和 · 东场 南家 · 1本场",
        "**234m 067p 2268s 777z + 7s**",
        "宝牌 5p 2p（指示牌 4p 1p）",
        "里宝牌 2z（指示牌 1z）",
        "**役种**",
        "立直 1番、一发 1番、中 1番、宝牌 1番、红宝牌 1番",
        "**符**",
        "```",
        " 20 底符",
        " 10 门前清荣和",
        "  8 暗刻 777z",
        "  2 嵌张 678s",
        " 40 符",
        "```",
        "**支付**",
        "西家：8000点 + 本场300点",
        "供托：2000点",
        "合计：10300点",
        "-# 报点：“8000，含本场8300”",
        "-# 再多1番就是跳满，12000点",
        "-# 规则：天凤 四人麻将",
    ],
}


@pytest.mark.parametrize("language", CHINESE)
def test_a_hand_that_wins(language: str) -> None:
    options = Options(
        hand="234m067p22s777z68s7s",
        by="ron-west",
        riichi="riichi",
        situation=label(Word.IPPATSU, Texts(language)),
        dora="4p 1p",
        ura="1z",
        honba=1,
        sticks=2,
        rules=load_preset("tenhou"),
    )
    assert [line for line in scored(options, Texts(language)) if line in HANDS[language]] == HANDS[language], (
        "in this order"
    )


@pytest.mark.parametrize(
    ("language", "options", "lines"),
    [
        (
            TRADITIONAL,
            Options(hand="123m456p789s1122z 2z", seat="west", by="tsumo", honba=2, rules=load_preset("tenhou")),
            ["# 自摸 1500點（400/700）", "1翻40符 · 自摸 · 東場 西家 · 2本場", "-# 報點：「400/700，連本場600/900」"],
        ),
        (
            TRADITIONAL,
            Options(hand="11m23p(555z)(666z)(777z)4p", situation="東家包牌", rules=load_preset("tenhou")),
            ["# 放銃者與東家支付32000點", "東家：包牌16000點", "放銃者：16000點"],
        ),
        (
            TRADITIONAL,
            Options(hand="123m456p22s34p(789s)5p", dora="4p", rules=load_preset("tenhou")),
            ["## 不能和牌：已成和牌形，但沒有役", "寶牌有2張，但不算役。"],
        ),
        (
            TRADITIONAL,
            Options(hand="123m456p789s23p99m4s", rules=load_preset("tenhou")),
            ["## 不能和牌：只是聽牌", "去掉 4s 就聽 147p。"],
        ),
        (
            SIMPLIFIED,
            Options(hand="123m456p789s1122z 2z", seat="west", by="tsumo", honba=2, rules=load_preset("tenhou")),
            ["# 自摸 1500点（400/700）", "1番40符 · 自摸 · 东场 西家 · 2本场", "-# 报点：“400/700，含本场600/900”"],
        ),
        (
            SIMPLIFIED,
            Options(hand="11m23p(555z)(666z)(777z)4p", situation="东家包牌", rules=load_preset("tenhou")),
            ["# 放铳者与东家支付32000点", "东家：包牌16000点", "放铳者：16000点"],
        ),
        (
            SIMPLIFIED,
            Options(hand="123m456p22s34p(789s)5p", dora="4p", rules=load_preset("tenhou")),
            ["## 不能和牌：已成和牌形，但没有役", "宝牌有2张，但不算役。"],
        ),
        (
            SIMPLIFIED,
            Options(hand="123m456p789s23p99m4s", rules=load_preset("tenhou")),
            ["## 不能和牌：只是听牌", "去掉 4s 就听 147p。"],
        ),
    ],
)
def test_other_hands(language: str, options: Options, lines: list[str]) -> None:
    shown = scored(options, Texts(language))
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (TRADITIONAL, ["      榮和        自摸", "     48000     各16000", "累計役滿 13翻以上"]),
        (SIMPLIFIED, ["      荣和        自摸", "     48000     各16000", "累计役满 13番及以上"]),
    ],
)
def test_the_table_of_points_is_aligned(language: str, lines: list[str]) -> None:
    rows = tables_of("\n".join(text_blocks(load_preset("tenhou"), Texts(language))))
    assert [line for line in lines if line not in rows] == []
    assert max(map(width, rows)) <= COLUMNS


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            TRADITIONAL,
            [
                "# 聽 5s 7z：剩4張",
                "**5s** 五索，剩2張",
                "榮和 – 無役",
                "自摸 **500/1000** · 2翻30符 · 門前清自摸和、赤寶牌",
                "-# 東場 南家，未立直",
            ],
        ),
        (
            SIMPLIFIED,
            [
                "# 听 5s 7z：剩4张",
                "**5s** 五索，剩2张",
                "荣和 – 无役",
                "自摸 **500/1000** · 2番30符 · 门前清自摸和、红宝牌",
                "-# 东场 南家，未立直",
            ],
        ),
    ],
)
def test_waits(language: str, lines: list[str]) -> None:
    case = read_case(Options(hand="234m067p55s678s77z", rules=load_preset("tenhou")), Texts(language))
    shown = text_of(waits_card(case, Texts(language))).splitlines()
    assert shown[0] == lines[0]
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (TRADITIONAL, "沒有名為「x」的規則。可用的有：tenhou、f-league。"),
        (SIMPLIFIED, "没有名为“x”的规则。可用的有：tenhou、f-league。"),
    ],
)
def test_lists_have_the_commas_of_the_language(language: str, said: str) -> None:
    assert sentence(UnknownPreset(name="x", known=("tenhou", "f-league")), Texts(language)) == said


@pytest.mark.parametrize(
    ("language", "typed", "lines"),
    [
        (
            TRADITIONAL,
            "馬點",
            [
                "## 馬點",
                "**這裡** · F聯賽",
                "馬點從第一名起為+30 +10 -10 -30（以千點計）。 **→ +61.0 / +16.0 / −27.0 / −50.0**",
                "**例** · 終局時：東家41000、南家36000、西家13000、北家10000",
                "- *團體戰*：沒有馬點。 **→ +31.0 / +6.0 / −17.0 / −20.0**",
                "-# 出處：F聯賽規章「F戦のルール」（日文，2011年）",
            ],
        ),
        (
            SIMPLIFIED,
            "马点",
            [
                "## 马点",
                "**这里** · F联赛",
                "马点从第一名起为+30 +10 -10 -30（以千点计）。 **→ +61.0 / +16.0 / −27.0 / −50.0**",
                "**例** · 终局时：东家41000、南家36000、西家13000、北家10000",
                "- *团体战*：没有马点。 **→ +31.0 / +6.0 / −17.0 / −20.0**",
                "-# 出处：F联赛规程“F戦のルール”（日文，2011年）",
            ],
        ),
    ],
)
def test_a_rule_with_its_source(language: str, typed: str, lines: list[str]) -> None:
    texts = Texts(language)
    shown = text_of(topic_card(understand(typed, texts), read_preset("f-league").rules, texts)).splitlines()
    assert shown[:4] == lines[:4]
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            TRADITIONAL,
            ["## 混一色（混一）", "**這裡** · 天鳳 四人麻將：3翻（鳴牌後2翻）", "例（榮和）：", "混一色 3翻，5200點"],
        ),
        (
            SIMPLIFIED,
            ["## 混一色（混一）", "**这里** · 天凤 四人麻将：3番（鸣牌后2番）", "例（荣和）：", "混一色 3番，5200点"],
        ),
    ],
)
def test_a_yaku(language: str, lines: list[str]) -> None:
    shown = text_of(yaku_card([Yaku.HONITSU], load_preset("tenhou"), Texts(language))).splitlines()
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("rules", preset_names())
def test_every_list_of_yaku_fits_a_message(language: str, rules: str) -> None:
    texts = Texts(language)
    assert texts.text("yaku-tanyao") in text_of(all_yaku_card(load_preset(rules), texts))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            TRADITIONAL,
            [
                "第2賽季 · 冬季 · 依積分",
                "-# 3人、12場 · 規則：F聯賽",
                "-# 積分＝（點數 − 30000）÷ 1000（五捨六入）、馬點 +30/+10/−10/−30、頭名賞 20（歸第一名）",
            ],
        ),
        (
            SIMPLIFIED,
            [
                "第2赛季 · 冬季 · 按积分",
                "-# 3人、12场 · 规则：F联赛",
                "-# 积分＝（点数 − 30000）÷ 1000（五舍六入）、马点 +30/+10/−10/−30、头名赏 20（归第一名）",
            ],
        ),
    ],
)
def test_standings(language: str, lines: list[str]) -> None:
    shown = standings(LEAGUE, NAMES, Texts(language)).splitlines()
    assert [line for line in lines if line not in shown] == []


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("sort", Sort)
def test_every_table_of_standings_fits_a_phone_in_straight_columns(language: str, sort: Sort) -> None:
    shown = standings(LEAGUE, NAMES, Texts(language), sort=sort, full=True)
    assert_in_straight_columns(shown, rows=len(NAMES) + 1)


@pytest.mark.parametrize(
    ("language", "confirmation", "said"),
    [
        (TRADITIONAL, Confirmation.ALL, "對局經其他所有對局者或主辦人確認後計入。48小時內未確認，就失效。"),
        (TRADITIONAL, Confirmation.NONE, "記錄的對局立即計入。"),
        (SIMPLIFIED, Confirmation.ALL, "对局经其他所有对局者或组织者确认后计入。48小时内未确认，就失效。"),
        (SIMPLIFIED, Confirmation.NONE, "记录的对局立即计入。"),
    ],
)
def test_a_league_says_who_confirms(language: str, confirmation: Confirmation, said: str) -> None:
    found = replace(LEAGUE, confirmation=confirmation)
    assert said in text_of(created_card(found, Texts(language))).splitlines()


@pytest.mark.parametrize(
    ("language", "error", "said"),
    [
        (TRADITIONAL, NotComplete(shanten=2), "不能和牌：2向聽"),
        (TRADITIONAL, BelowMinimum(han=1, minimum=2), "不能和牌：只有1翻，這套規則要2翻"),
        (TRADITIONAL, BadMeld(tiles="124m", kind="chi"), "124m 不成吃。"),
        (SIMPLIFIED, NotComplete(shanten=2), "不能和牌：2向听"),
        (SIMPLIFIED, BelowMinimum(han=1, minimum=2), "不能和牌：只有1番，这套规则要2番"),
        (SIMPLIFIED, BadMeld(tiles="124m", kind="chi"), "124m 不能组成吃。"),
    ],
)
def test_mistakes(language: str, error: TenbouError, said: str) -> None:
    assert sentence(error, Texts(language)) == said


@pytest.mark.parametrize(("language", "said"), [(TRADITIONAL, "東1局"), (SIMPLIFIED, "东1局")])
def test_where_a_game_is(language: str, said: str) -> None:
    assert round_line(replay((), load_preset("tenhou"), (*NAMES, "第四人")), Texts(language)) == said
