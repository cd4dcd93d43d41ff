"""Cards in Japanese: whole sentences in the order of the language, and tables that a phone shows."""

from dataclasses import replace

import pytest

from cogs.league.overview import created_card
from cogs.rules.answer.topic import topic_card, understand
from cogs.rules.answer.yaku import all_yaku_card, understand_yaku, yaku_card
from cogs.score.hand.typed import Options, read_case
from cogs.score.points.card import text_blocks
from cogs.score.waits import waits_card
from cogs.table.entry.worth import Worth, read_worth
from cogs.table.words import round_line
from cogs.ui.cards.tables import COLUMNS, width
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.situations import Word, label, parse
from core.errors import BadMeld, BelowMinimum, NotComplete, TenbouError, UnknownPreset
from core.hand import Wind, Yaku
from core.rules import load_preset, preset_names, read_preset
from core.table import replay
from db import Confirmation, Sort
from tests.support.translated import assert_in_straight_columns, league, scored, standings, tables_of, text_of

JAPANESE = Texts("ja")
NAMES = ("田中太郎", "Ann", "とても長い名前のプレイヤーです")
LEAGUE = league("木曜リーグ", season="冬リーグ")


def test_a_hand_that_wins() -> None:
    shown = scored(
        Options(
            hand="234m067p22s777z68s7s",
            by="ron-west",
            riichi="riichi",
            situation="一発",
            dora="4p 1p",
            ura="1z",
            honba=1,
            sticks=2,
            rules=load_preset("tenhou"),
        ),
        JAPANESE,
    )
    assert shown == [
        "# 西家から8000点",
        "満貫（5翻） · ロン · 東場・南家 · 1本場",
        "**234m 067p 2268s 777z + 7s**",
        "ドラ 5p 2p（表示牌 4p 1p）",
        "裏ドラ 2z（表示牌 1z）",
        "**役**",
        "立直 1翻、一発 1翻、中 1翻、ドラ 1翻、赤ドラ 1翻",
        "**符**",
        "```",
        " 20 副底",
        " 10 門前ロン",
        "  8 暗刻 777z",
        "  2 嵌張待ち 678s",
        " 40 符",
        "```",
        "**支払い**",
        "西家：8000点 + 本場300点",
        "供託：2000点",
        "合計：10300点",
        "-# 点数申告：「8000は8300」",
        "-# もう1翻あれば跳満、12000点",
        "-# ルール：天鳳 四人打ち",
    ]


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        (
            Options(hand="123m456p789s1122z 2z", seat="west", by="tsumo", honba=2, rules=load_preset("tenhou")),
            ["# ツモ 1500点（400/700）", "1翻40符 · ツモ · 東場・西家 · 2本場", "-# 点数申告：「400/700は600/900」"],
        ),
        (
            Options(hand="11m23p(555z)(666z)(777z)4p", situation="東の包", rules=load_preset("tenhou")),
            ["# 放銃者と東家から32000点", "東家：責任払い16000点", "放銃者：16000点"],
        ),
        (
            Options(hand="123m456p22s34p(789s)5p", dora="4p", rules=load_preset("tenhou")),
            ["## 和了できません：形はできていますが、役がありません", "ドラは2枚ありますが、役に数えません。"],
        ),
        (
            Options(hand="123m456p789s23p99m4s", rules=load_preset("tenhou")),
            ["## 和了できません：聴牌です", "4s を除くと 147p 待ちです。"],
        ),
    ],
)
def test_other_hands(options: Options, lines: list[str]) -> None:
    shown = scored(options, JAPANESE)
    assert [line for line in lines if line not in shown] == []


def test_the_table_of_points_is_aligned() -> None:
    rows = tables_of("\n".join(text_blocks(load_preset("tenhou"), JAPANESE)))
    assert "      ロン        ツモ" in rows
    assert "     48000 16000オール" in rows
    assert "数え役満 13翻以上" in rows
    assert max(map(width, rows)) <= COLUMNS


def test_waits() -> None:
    card = waits_card(read_case(Options(hand="234m067p55s678s77z", rules=load_preset("tenhou")), JAPANESE), JAPANESE)
    shown = text_of(card).splitlines()
    assert shown[0] == "# 5s 7z 待ち：残り4枚"
    assert "**5s** 五索、残り2枚" in shown
    assert "ロン – 役なし" in shown
    assert "ツモ **500/1000** · 2翻30符 · 門前清自摸和、赤ドラ" in shown
    assert shown[-2] == "-# 東場・南家、リーチなし"


def test_lists_have_the_commas_of_the_language() -> None:
    assert JAPANESE.listed(["一", "二", "三"]) == "一、二、三"
    error = UnknownPreset(name="x", known=("tenhou", "f-league"))
    assert sentence(error, JAPANESE) == "「x」というルールはありません。使えるのは tenhou、f-league です。"


def test_a_rule_with_its_source() -> None:
    shown = text_of(topic_card(understand("ウマ", JAPANESE), read_preset("f-league").rules, JAPANESE)).splitlines()
    assert shown[:4] == [
        "## ウマ",
        "**ここでは** · Fリーグ",
        "ウマは1位から順に+30 +10 -10 -30（千点単位）です。 **→ +61.0 / +16.0 / −27.0 / −50.0**",
        "**例** · 終局時：東家41000、南家36000、西家13000、北家10000",
    ]
    assert "- *団体戦*：ウマはありません。 **→ +31.0 / +6.0 / −17.0 / −20.0**" in shown
    assert "-# 出典：Fリーグの規約「F戦のルール」（日本語、2011年）" in shown


@pytest.mark.parametrize(
    ("typed", "yaku"),
    [
        ("チャンタ", Yaku.CHANTA),
        ("ピンフ", Yaku.PINFU),
        ("リーチ", Yaku.RIICHI),
        ("国士", Yaku.KOKUSHI),
        ("対対和", Yaku.TOITOI),
        ("スッタン", Yaku.SUUANKOU_TANKI),
        ("honitsu", Yaku.HONITSU),
    ],
)
def test_yaku_are_found_as_japanese_players_write_them(typed: str, yaku: Yaku) -> None:
    assert understand_yaku(typed, JAPANESE)[0] is yaku


@pytest.mark.parametrize("yaku", Yaku)
def test_every_yaku_is_found_by_its_japanese_name(yaku: Yaku) -> None:
    name = JAPANESE.text(f"yaku-{yaku.replace('_', '-')}")
    assert understand_yaku(name, JAPANESE)[0] is yaku


def test_a_yaku() -> None:
    shown = text_of(yaku_card([Yaku.HONITSU], load_preset("tenhou"), JAPANESE)).splitlines()
    assert shown[0] == "## 混一色（ホンイツ）"
    assert shown[2:4] == ["**ここでは** · 天鳳 四人打ち：3翻（鳴くと2翻）", "例（ロン）："]


@pytest.mark.parametrize("rules", preset_names())
def test_every_list_of_yaku_fits_a_message(rules: str) -> None:
    assert "断么九" in text_of(all_yaku_card(load_preset(rules), JAPANESE))


def test_standings() -> None:
    shown = standings(LEAGUE, NAMES, JAPANESE)
    assert shown.splitlines()[:2] == ["## 木曜リーグ", "第2シーズン · 冬リーグ · スコア順"]
    assert "-# 3人、12対局 · ルール：Fリーグ" in shown
    assert "-# スコア＝（持ち点 − 30000）÷ 1000（五捨六入）、ウマ +30/+10/−10/−30、オカ 20（トップ）" in shown


@pytest.mark.parametrize("sort", Sort)
def test_every_table_of_standings_fits_a_phone_in_straight_columns(sort: Sort) -> None:
    assert_in_straight_columns(standings(LEAGUE, NAMES, JAPANESE, sort=sort, full=True), rows=len(NAMES) + 1)


@pytest.mark.parametrize(
    ("confirmation", "said"),
    [
        (
            Confirmation.ALL,
            "対局は、ほかの対局者全員か運営が承認すると反映されます。48時間承認されなければ、期限切れになります。",
        ),
        (Confirmation.NONE, "記録した対局は、すぐに反映されます。"),
    ],
)
def test_a_league_says_who_confirms(confirmation: Confirmation, said: str) -> None:
    assert said in text_of(created_card(replace(LEAGUE, confirmation=confirmation), JAPANESE)).splitlines()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NotComplete(shanten=2), "和了できません：2向聴です"),
        (BelowMinimum(han=1, minimum=2), "和了できません：1翻で、このルールでは2翻必要です"),
        (BadMeld(tiles="124m", kind="chi"), "124m はチーになりません。"),
    ],
)
def test_mistakes(error: TenbouError, said: str) -> None:
    assert sentence(error, JAPANESE) == said


@pytest.mark.parametrize("word", Word)
def test_every_situation_is_understood_by_its_japanese_name(word: Word) -> None:
    assert parse(label(word, JAPANESE), JAPANESE) == {word}


def test_situations_are_separated_as_in_japanese() -> None:
    assert parse("一発、ハイテイ", JAPANESE) == {Word.IPPATSU, Word.HAITEI}


@pytest.mark.parametrize(
    ("typed", "worth"),
    [
        ("3翻40符", Worth(han=3, fu=40)),
        ("ハネ満", Worth(han=6)),
        ("2倍役満", Worth(yakuman=2)),
        ("7700点", Worth(han=4, fu=30)),
    ],
)
def test_a_win_is_understood_as_it_is_written_in_japanese(typed: str, worth: Worth) -> None:
    assert read_worth(typed, load_preset("tenhou"), JAPANESE, winner=Wind.SOUTH, tsumo=False) == worth


def test_a_tsumo_is_understood_as_it_is_called() -> None:
    rules = load_preset("tenhou")
    assert read_worth("2600オール", rules, JAPANESE, winner=Wind.EAST, tsumo=True) == Worth(han=3, fu=40)


def test_where_a_game_is() -> None:
    assert round_line(replay((), load_preset("tenhou"), (*NAMES, "四人目")), JAPANESE) == "東1局"
