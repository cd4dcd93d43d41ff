"""The words of the log editor's JSON: tiles, yaku, values of wins, and ends of hands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.tiles import RED_FIVES, TILES, Tile
from core.hand.yaku.worth import YAKUMAN, Yaku, YakuHan
from core.table.events import AbortiveKind

if TYPE_CHECKING:
    from collections.abc import Mapping

TILE_OF: Final[Mapping[int, Tile]] = {
    **{10 * (kind // 9 + 1) + kind % 9 + 1: tile for kind, tile in enumerate(TILES)},
    **dict(zip((51, 52, 53), RED_FIVES, strict=True)),
}
"""11-19 manzu, 21-29 pinzu, 31-39 souzu, 41-47 the honours, 51-53 the red fives."""

WINS: Final = frozenset({"和了", "Agari"})
NAGASHI: Final = frozenset({"流し満貫", "流局満貫", "流局满贯", "Nagashi Mangan", "Mangan at Draw"})
ALL_TENPAI: Final = frozenset({"全員聴牌"})
ALL_NOTEN: Final = frozenset({"全員不聴"})
DRAWS: Final = frozenset({
    "流局", "荒牌流局", "荒牌平局", "Ryuukyoku", "Exhaustive Draw", *NAGASHI, *ALL_TENPAI, *ALL_NOTEN,
})  # fmt: skip
"""The names of exhaustive draws, those of the log editor first, then those of converters."""
ABORTS: Final[Mapping[str, AbortiveKind]] = {
    **dict.fromkeys(("九種九牌", "九种九牌", "Kyuushu Kyuuhai", "Nine Terminal Abortion"), AbortiveKind.KYUUSHU),
    **dict.fromkeys(("四風連打", "四风连打", "Suufon Renda", "Four Wind Abortion"), AbortiveKind.FOUR_WINDS),
    **dict.fromkeys(
        ("四槓散了", "四開槓", "四槓流れ", "四杠散了", "Suukaikan", "Four Kan Abortion"), AbortiveKind.FOUR_KANS
    ),
    **dict.fromkeys(("四家立直", "四人立直", "Suucha Riichi", "Four Riichi Abortion"), AbortiveKind.FOUR_RIICHI),
    **dict.fromkeys(("三家和了", "三家和", "Sanchahou", "Three Ron Abortion"), AbortiveKind.TRIPLE_RON),
}
"""The names of abortive draws."""

# Tenhou's own names, and those of programs that write this form for other platforms.
_YAKU: Final[Mapping[str, Yaku]] = {
    "門前清自摸和": Yaku.MENZEN_TSUMO,
    "立直": Yaku.RIICHI,
    "両立直": Yaku.DOUBLE_RIICHI,
    "ダブル立直": Yaku.DOUBLE_RIICHI,
    "一発": Yaku.IPPATSU,
    "槍槓": Yaku.CHANKAN,
    "嶺上開花": Yaku.RINSHAN,
    "海底摸月": Yaku.HAITEI,
    "海底撈月": Yaku.HAITEI,
    "河底撈魚": Yaku.HOUTEI,
    "平和": Yaku.PINFU,
    "断幺九": Yaku.TANYAO,
    "断么九": Yaku.TANYAO,
    "一盃口": Yaku.IIPEIKOU,
    "役牌:自風牌": Yaku.SEAT_WIND,
    "役牌:場風牌": Yaku.ROUND_WIND,
    **{f"自風 {wind}": Yaku.SEAT_WIND for wind in "東南西北"},
    **{f"場風 {wind}": Yaku.ROUND_WIND for wind in "東南西北"},
    "役牌 白": Yaku.HAKU,
    "役牌 發": Yaku.HATSU,
    "役牌 中": Yaku.CHUN,
    "七対子": Yaku.CHIITOITSU,
    "混全帯幺九": Yaku.CHANTA,
    "一気通貫": Yaku.ITTSUU,
    "三色同順": Yaku.SANSHOKU_DOUJUN,
    "三色同刻": Yaku.SANSHOKU_DOUKOU,
    "三槓子": Yaku.SANKANTSU,
    "対々和": Yaku.TOITOI,
    "三暗刻": Yaku.SANANKOU,
    "小三元": Yaku.SHOUSANGEN,
    "混老頭": Yaku.HONROUTOU,
    "二盃口": Yaku.RYANPEIKOU,
    "純全帯幺九": Yaku.JUNCHAN,
    "混一色": Yaku.HONITSU,
    "清一色": Yaku.CHINITSU,
    "人和": Yaku.RENHOU,
    "天和": Yaku.TENHOU,
    "地和": Yaku.CHIIHOU,
    "大三元": Yaku.DAISANGEN,
    "四暗刻": Yaku.SUUANKOU,
    "四暗刻単騎": Yaku.SUUANKOU_TANKI,
    "字一色": Yaku.TSUUIISOU,
    "緑一色": Yaku.RYUUIISOU,
    "清老頭": Yaku.CHINROUTOU,
    "九蓮宝燈": Yaku.CHUUREN,
    "純正九蓮宝燈": Yaku.JUNSEI_CHUUREN,
    "国士無双": Yaku.KOKUSHI,
    # Written with wide digits (１３面).
    "国士無双\uff11\uff13面": Yaku.KOKUSHI_13,
    "国士無双13面": Yaku.KOKUSHI_13,
    "国士無双十三面": Yaku.KOKUSHI_13,
    "国士無双十三面待ち": Yaku.KOKUSHI_13,
    "大四喜": Yaku.DAISUUSHII,
    "小四喜": Yaku.SHOUSUUSHII,
    "四槓子": Yaku.SUUKANTSU,
    "ドラ": Yaku.DORA,
    "裏ドラ": Yaku.URA_DORA,
    "赤ドラ": Yaku.AKA_DORA,
    "抜きドラ": Yaku.KITA,
    "純全帯么九": Yaku.JUNCHAN,
    "混全帯么九": Yaku.CHANTA,
    # Mahjong Soul in English.
    "Fully Concealed Hand": Yaku.MENZEN_TSUMO,
    "Riichi": Yaku.RIICHI,
    "Double Riichi": Yaku.DOUBLE_RIICHI,
    "Ippatsu": Yaku.IPPATSU,
    "Robbing a Kan": Yaku.CHANKAN,
    "After a Kan": Yaku.RINSHAN,
    "Under the Sea": Yaku.HAITEI,
    "Under the River": Yaku.HOUTEI,
    "Pinfu": Yaku.PINFU,
    "All Simples": Yaku.TANYAO,
    "Pure Double Sequence": Yaku.IIPEIKOU,
    "Seat Wind": Yaku.SEAT_WIND,
    "Prevalent Wind": Yaku.ROUND_WIND,
    "White Dragon": Yaku.HAKU,
    "Green Dragon": Yaku.HATSU,
    "Red Dragon": Yaku.CHUN,
    "Seven Pairs": Yaku.CHIITOITSU,
    "Half Outside Hand": Yaku.CHANTA,
    "Pure Straight": Yaku.ITTSUU,
    "Mixed Triple Sequence": Yaku.SANSHOKU_DOUJUN,
    "Triple Triplets": Yaku.SANSHOKU_DOUKOU,
    "Three Quads": Yaku.SANKANTSU,
    "All Triplets": Yaku.TOITOI,
    "Three Concealed Triplets": Yaku.SANANKOU,
    "Little Three Dragons": Yaku.SHOUSANGEN,
    "All Terminals and Honors": Yaku.HONROUTOU,
    "Twice Pure Double Sequence": Yaku.RYANPEIKOU,
    "Fully Outside Hand": Yaku.JUNCHAN,
    "Half Flush": Yaku.HONITSU,
    "Full Flush": Yaku.CHINITSU,
    "Blessing of Heaven": Yaku.TENHOU,
    "Blessing of Earth": Yaku.CHIIHOU,
    "Big Three Dragons": Yaku.DAISANGEN,
    "Four Concealed Triplets": Yaku.SUUANKOU,
    "Single-wait Four Concealed Triplets": Yaku.SUUANKOU_TANKI,
    "All Honors": Yaku.TSUUIISOU,
    "All Green": Yaku.RYUUIISOU,
    "All Terminals": Yaku.CHINROUTOU,
    "Nine Gates": Yaku.CHUUREN,
    "True Nine Gates": Yaku.JUNSEI_CHUUREN,
    "Thirteen Orphans": Yaku.KOKUSHI,
    "Thirteen-wait Thirteen Orphans": Yaku.KOKUSHI_13,
    "Four Big Winds": Yaku.DAISUUSHII,
    "Four Little Winds": Yaku.SHOUSUUSHII,
    "Four Quads": Yaku.SUUKANTSU,
    "Dora": Yaku.DORA,
    "Ura Dora": Yaku.URA_DORA,
    "Red Five": Yaku.AKA_DORA,
    "Kita": Yaku.KITA,
}
_CAN_BE_DOUBLE: Final = frozenset({Yaku.SUUANKOU_TANKI, Yaku.JUNSEI_CHUUREN, Yaku.KOKUSHI_13, Yaku.DAISUUSHII})
_YAKUMAN_BASE: Final = 8000
_NAMED: Final = re.compile(r"(?P<name>.+)\((?:(?P<han>\d{1,2})(?:飜|翻|番|Han)|(?P<times>ダブル|\d倍)?役満)\)")
_DOUBLE: Final = "ダブル"

_WORTH: Final = re.compile(
    r"(?:(?P<fu>\d{2,3})(?:符|Fu)(?P<han>\d{1,2})(?:飜|翻|番|Han))?"
    r"(?:\D*(?:満貫|跳満|倍満|役満|[gm]an ))?"
    r"(?P<points>\d{1,6})(?:-(?P<dealer>\d{1,6}))?点(?P<each>∀)?"
)


class StatedWorth(NamedTuple):
    """The stated value of a win: `fu` and `han`, 0 where a limit stands for them, and the `points` of all payers."""

    fu: int
    han: int
    points: int


def read_yaku(text: str) -> YakuHan | None:
    """Return one listed yaku, such as 立直(1飜), or `None` for a text that is none."""
    found = _NAMED.fullmatch(text)
    yaku = _YAKU.get(found["name"]) if found else None
    if found is None or yaku is None:
        return None
    if found["han"]:
        return YakuHan(yaku, int(found["han"]))
    if yaku not in YAKUMAN:
        return None
    times = found["times"]
    return YakuHan(yaku, 0, 1 if times is None else 2 if times == _DOUBLE else int(times[0]))


def read_worth(text: str, payers: int) -> StatedWorth | None:
    """Return the value of a win as it is written, such as 30符2飜2000点, or `None` for another text.

    A tsumo names what each of `payers` pays: one number, or that of the others and the dealer's.
    """
    found = _WORTH.fullmatch(text)
    if found is None:
        return None
    points, dealer = int(found["points"]), found["dealer"]
    total = points * payers if found["each"] else points if dealer is None else points * (payers - 1) + int(dealer)
    return StatedWorth(int(found["fu"] or 0), int(found["han"] or 0), total)


def doubled(yaku: tuple[YakuHan, ...], points: int, *, dealer: bool, payers: int) -> tuple[YakuHan, ...]:
    """Return the yaku of a win, with those yakuman counted twice that only its `points` say are double.

    Converters write every yakuman as one (四暗刻単騎(役満)), and double it in the points alone. `payers` are those of a
    tsumo, 0 for a ron.
    """
    single = _YAKUMAN_BASE * ((6 if dealer else 4) if not payers else 2 * payers if dealer else payers + 1)
    more = sum(each.yaku in _CAN_BE_DOUBLE and each.yakuman == 1 for each in yaku)
    if not more or points != single * (sum(each.yakuman for each in yaku) + more):
        return yaku
    return tuple(
        each._replace(yakuman=2) if each.yaku in _CAN_BE_DOUBLE and each.yakuman == 1 else each for each in yaku
    )
