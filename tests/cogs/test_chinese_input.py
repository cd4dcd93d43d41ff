"""What Chinese players type: yaku, situations and wins, as they are written in both scripts."""

import pytest

from cogs.rules.answer.yaku import understand_yaku
from cogs.table.entry.tiles import read_said
from cogs.table.entry.worth import Worth, read_worth
from cogs.ui.texts import Texts
from cogs.ui.words.situations import Word, label, parse
from core.hand import Riichi, Wind, Yaku
from core.rules import load_preset

CHINESE = ("zh-TW", "zh-CN")


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize(
    ("typed", "yaku"),
    [
        ("斷么", Yaku.TANYAO),
        ("断幺九", Yaku.TANYAO),
        ("搶槓", Yaku.CHANKAN),
        ("抢杠", Yaku.CHANKAN),
        ("海底", Yaku.HAITEI),
        ("對對胡", Yaku.TOITOI),
        ("混一色", Yaku.HONITSU),
        ("十三么", Yaku.KOKUSHI),
        ("雙立直", Yaku.DOUBLE_RIICHI),
        ("门前清自摸和", Yaku.MENZEN_TSUMO),
        ("リーチ", Yaku.RIICHI),
        ("honitsu", Yaku.HONITSU),
        ("海底捞月", Yaku.HAITEI),
        ("河底捞鱼", Yaku.HOUTEI),
        ("岭上开花", Yaku.RINSHAN),
        ("一杯口", Yaku.IIPEIKOU),
        ("碰碰胡", Yaku.TOITOI),
        ("两立直", Yaku.DOUBLE_RIICHI),
        ("国士", Yaku.KOKUSHI),
        ("九莲宝灯", Yaku.CHUUREN),
        ("红中", Yaku.CHUN),
    ],
)
def test_yaku_are_found_as_chinese_players_write_them(language: str, typed: str, yaku: Yaku) -> None:
    assert understand_yaku(typed, Texts(language))[0] is yaku


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("yaku", Yaku)
def test_every_yaku_is_found_by_its_name(language: str, yaku: Yaku) -> None:
    texts = Texts(language)
    assert understand_yaku(texts.text(f"yaku-{yaku.replace('_', '-')}"), texts)[0] is yaku


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("word", Word)
def test_every_situation_is_understood_by_its_name(language: str, word: Word) -> None:
    texts = Texts(language)
    assert parse(label(word, texts), texts) == {word}


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("typed", ["一發、海底", "一发，海底捞月", "一發,海底撈月"])
def test_situations_are_separated_as_in_chinese(language: str, typed: str) -> None:
    assert parse(typed, Texts(language)) == {Word.IPPATSU, Word.HAITEI}


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize(
    ("typed", "worth"),
    [
        ("3翻40符", Worth(han=3, fu=40)),
        ("3番40符", Worth(han=3, fu=40)),
        ("跳滿", Worth(han=6)),
        ("跳满", Worth(han=6)),
        ("2倍役滿", Worth(yakuman=2)),
        ("兩倍役滿", Worth(yakuman=2)),
        ("双倍役满", Worth(yakuman=2)),
        ("7700點", Worth(han=4, fu=30)),
        ("7700点", Worth(han=4, fu=30)),
    ],
)
def test_a_win_is_understood_as_it_is_written_in_chinese(language: str, typed: str, worth: Worth) -> None:
    assert read_worth(typed, load_preset("tenhou"), Texts(language), winner=Wind.SOUTH, tsumo=False) == worth


@pytest.mark.parametrize("language", CHINESE)
def test_a_tsumo_is_understood_as_it_is_shown(language: str) -> None:
    texts = Texts(language)
    shown = texts.text("shares-all", points=2600)
    assert read_worth(shown, load_preset("tenhou"), texts, winner=Wind.EAST, tsumo=True) == Worth(han=3, fu=40)


@pytest.mark.parametrize("language", CHINESE)
def test_the_example_of_what_is_said_beside_tiles_is_understood(language: str) -> None:
    texts = Texts(language)
    said = read_said(texts.text("live-field-said-example"), texts)
    assert said.riichi is Riichi.RIICHI
    assert said.words == {Word.IPPATSU}
    assert (len(said.dora), len(said.ura)) == (2, 1)
