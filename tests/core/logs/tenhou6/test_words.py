"""The words of the log editor's JSON, and those of programs that convert games of other platforms."""

import pytest

from core.hand import Yaku, YakuHan
from core.logs.tenhou6.words import doubled, read_worth, read_yaku


@pytest.mark.parametrize(
    ("text", "yaku"),
    [
        ("立直(1飜)", YakuHan(Yaku.RIICHI, 1)),
        ("赤ドラ(2翻)", YakuHan(Yaku.AKA_DORA, 2)),
        ("純全帯么九(3飜)", YakuHan(Yaku.JUNCHAN, 3)),
        ("Fully Concealed Hand(1飜)", YakuHan(Yaku.MENZEN_TSUMO, 1)),
        ("Pure Straight(2Han)", YakuHan(Yaku.ITTSUU, 2)),
        ("四暗刻(役満)", YakuHan(Yaku.SUUANKOU, 0, 1)),
        ("Thirteen Orphans(役満)", YakuHan(Yaku.KOKUSHI, 0, 1)),
        ("大四喜(ダブル役満)", YakuHan(Yaku.DAISUUSHII, 0, 2)),
        ("大四喜(2倍役満)", YakuHan(Yaku.DAISUUSHII, 0, 2)),
        ("立直(役満)", None),
        ("立直", None),
    ],
)
def test_a_yaku_is_read_in_every_spelling(text: str, yaku: YakuHan | None) -> None:
    assert read_yaku(text) == yaku


@pytest.mark.parametrize(
    ("text", "payers", "worth"),
    [
        ("30符2飜2000点", 3, (30, 2, 2000)),
        ("30符2飜500-1000点", 3, (30, 2, 2000)),
        ("30Fu3Han1000-2000点", 3, (30, 3, 4000)),
        ("満貫2000-4000点", 3, (0, 0, 8000)),
        ("Mangan 2000-4000点", 2, (0, 0, 6000)),
        ("Kazoe Yakuman 32000点", 3, (0, 0, 32000)),
        ("数え役満16000点∀", 3, (0, 0, 48000)),
        ("40符4飜満貫8000点", 3, (40, 4, 8000)),
        ("8000点", 3, (0, 0, 8000)),
        ("たくさん8000点", 3, None),
    ],
)
def test_the_worth_of_a_win_is_read_in_every_spelling(
    text: str, payers: int, worth: tuple[int, int, int] | None
) -> None:
    assert read_worth(text, payers) == worth


SINGLE, DOUBLE = YakuHan(Yaku.TSUUIISOU, 0, 1), YakuHan(Yaku.SUUANKOU_TANKI, 0, 1)
TWICE = YakuHan(Yaku.SUUANKOU_TANKI, 0, 2)


@pytest.mark.parametrize(
    ("listed", "points", "dealer", "payers", "counted"),
    [
        ((DOUBLE,), 64000, False, 0, (TWICE,)),
        ((DOUBLE,), 96000, True, 0, (TWICE,)),
        ((DOUBLE,), 64000, False, 3, (TWICE,)),
        ((DOUBLE,), 96000, True, 3, (TWICE,)),
        ((DOUBLE,), 48000, False, 2, (TWICE,)),
        ((DOUBLE,), 64000, True, 2, (TWICE,)),
        ((SINGLE, DOUBLE), 96000, False, 0, (SINGLE, TWICE)),
        ((DOUBLE,), 32000, False, 0, (DOUBLE,)),
        ((SINGLE, DOUBLE), 64000, False, 0, (SINGLE, DOUBLE)),
        ((SINGLE,), 64000, False, 0, (SINGLE,)),
        ((TWICE,), 64000, False, 0, (TWICE,)),
    ],
)
def test_a_yakuman_counts_twice_where_only_the_points_say_so(
    listed: tuple[YakuHan, ...], points: int, *, dealer: bool, payers: int, counted: tuple[YakuHan, ...]
) -> None:
    assert doubled(listed, points, dealer=dealer, payers=payers) == counted
