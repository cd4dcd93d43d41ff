"""The yaku: their ids, and what they are worth."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from core.rules.choices import Kita, OpenRiichi, OpenRiichiDealIn, Renhou

if TYPE_CHECKING:
    from core.rules.ruleset import RuleSet


class Yaku(StrEnum):
    """Every yaku, yakuman and kind of dora that a hand can be given."""

    RIICHI = "riichi"
    DOUBLE_RIICHI = "double_riichi"
    OPEN_RIICHI = "open_riichi"
    OPEN_DOUBLE_RIICHI = "open_double_riichi"
    IPPATSU = "ippatsu"
    MENZEN_TSUMO = "menzen_tsumo"
    CHANKAN = "chankan"
    RINSHAN = "rinshan"
    HAITEI = "haitei"
    HOUTEI = "houtei"
    PINFU = "pinfu"
    TANYAO = "tanyao"
    IIPEIKOU = "iipeikou"
    SEAT_WIND = "seat_wind"
    ROUND_WIND = "round_wind"
    NORTH = "north"
    HAKU = "haku"
    HATSU = "hatsu"
    CHUN = "chun"
    CHIITOITSU = "chiitoitsu"
    CHANTA = "chanta"
    ITTSUU = "ittsuu"
    SANSHOKU_DOUJUN = "sanshoku_doujun"
    SANSHOKU_DOUKOU = "sanshoku_doukou"
    SANKANTSU = "sankantsu"
    TOITOI = "toitoi"
    SANANKOU = "sanankou"
    SHOUSANGEN = "shousangen"
    HONROUTOU = "honroutou"
    RYANPEIKOU = "ryanpeikou"
    JUNCHAN = "junchan"
    HONITSU = "honitsu"
    CHINITSU = "chinitsu"
    RENHOU = "renhou"
    TENHOU = "tenhou"
    CHIIHOU = "chiihou"
    DAISANGEN = "daisangen"
    SUUANKOU = "suuankou"
    SUUANKOU_TANKI = "suuankou_tanki"
    TSUUIISOU = "tsuuiisou"
    RYUUIISOU = "ryuuiisou"
    CHINROUTOU = "chinroutou"
    CHUUREN = "chuuren"
    JUNSEI_CHUUREN = "junsei_chuuren"
    KOKUSHI = "kokushi"
    KOKUSHI_13 = "kokushi_13"
    DAISUUSHII = "daisuushii"
    SHOUSUUSHII = "shousuushii"
    SUUKANTSU = "suukantsu"
    OPEN_RIICHI_DEAL_IN = "open_riichi_deal_in"
    DORA = "dora"
    URA_DORA = "ura_dora"
    AKA_DORA = "aka_dora"
    KITA = "kita"


class YakuHan(NamedTuple):
    """A yaku in a hand: its han, or for a yakuman how many times it counts (then `han` is 0)."""

    yaku: Yaku
    han: int
    yakuman: int = 0


class Worth(NamedTuple):
    """What a yaku is worth by itself: han closed and open (0 where it is not given), or times a yakuman."""

    closed: int
    open: int
    yakuman: int = 0


_SAME: Final = {
    Yaku.CHANKAN: 1, Yaku.RINSHAN: 1, Yaku.HAITEI: 1, Yaku.HOUTEI: 1, Yaku.TANYAO: 1,
    Yaku.SEAT_WIND: 1, Yaku.ROUND_WIND: 1, Yaku.NORTH: 1, Yaku.HAKU: 1, Yaku.HATSU: 1, Yaku.CHUN: 1,
    Yaku.SANSHOKU_DOUKOU: 2, Yaku.SANKANTSU: 2, Yaku.TOITOI: 2, Yaku.SANANKOU: 2, Yaku.SHOUSANGEN: 2,
    Yaku.HONROUTOU: 2,
}  # fmt: skip
_CLOSED_ONLY: Final = {
    Yaku.RIICHI: 1, Yaku.DOUBLE_RIICHI: 2, Yaku.OPEN_RIICHI: 2, Yaku.OPEN_DOUBLE_RIICHI: 3, Yaku.IPPATSU: 1,
    Yaku.MENZEN_TSUMO: 1, Yaku.PINFU: 1, Yaku.IIPEIKOU: 1, Yaku.CHIITOITSU: 2, Yaku.RYANPEIKOU: 3,
}  # fmt: skip
_LESS_OPEN: Final = {
    Yaku.CHANTA: 2, Yaku.ITTSUU: 2, Yaku.SANSHOKU_DOUJUN: 2, Yaku.JUNCHAN: 3, Yaku.HONITSU: 3, Yaku.CHINITSU: 6,
}  # fmt: skip

BONUS: Final = frozenset({Yaku.DORA, Yaku.URA_DORA, Yaku.AKA_DORA, Yaku.KITA})
"""Han that are no yaku."""

YAKUMAN: Final = (
    Yaku.TENHOU, Yaku.CHIIHOU, Yaku.RENHOU, Yaku.DAISANGEN, Yaku.SUUANKOU, Yaku.SUUANKOU_TANKI, Yaku.TSUUIISOU,
    Yaku.RYUUIISOU, Yaku.CHINROUTOU, Yaku.CHUUREN, Yaku.JUNSEI_CHUUREN, Yaku.KOKUSHI, Yaku.KOKUSHI_13,
    Yaku.DAISUUSHII, Yaku.SHOUSUUSHII, Yaku.SUUKANTSU, Yaku.OPEN_RIICHI_DEAL_IN,
)  # fmt: skip
CLOSED_YAKUMAN: Final = frozenset({
    Yaku.TENHOU, Yaku.CHIIHOU, Yaku.RENHOU, Yaku.SUUANKOU, Yaku.SUUANKOU_TANKI, Yaku.CHUUREN, Yaku.JUNSEI_CHUUREN,
    Yaku.KOKUSHI, Yaku.KOKUSHI_13, Yaku.OPEN_RIICHI_DEAL_IN,
})  # fmt: skip

USUAL_WORTH: Final = {
    **{yaku: Worth(han, han) for yaku, han in _SAME.items()},
    **{yaku: Worth(han, 0) for yaku, han in _CLOSED_ONLY.items()},
    **{yaku: Worth(han, han - 1) for yaku, han in _LESS_OPEN.items()},
    **{yaku: Worth(1, 1) for yaku in Yaku if yaku in BONUS},
    Yaku.URA_DORA: Worth(1, 0),
    **{yaku: Worth(0, 0, 1) for yaku in YAKUMAN},
}
"""What every yaku is worth where the rules say nothing special."""


def worth_of(yaku: Yaku, rules: RuleSet) -> Worth | None:
    """What a yaku is worth under `rules`; `None` where they do not play it."""
    if not _is_played(yaku, rules):
        return None
    usual = USUAL_WORTH[yaku]
    if yaku in _DOUBLED_BY:
        return usual._replace(yakuman=1 + getattr(rules, _DOUBLED_BY[yaku]))
    if yaku is Yaku.TANYAO and not rules.kuitan:
        return usual._replace(open=0)
    if yaku is Yaku.CHANTA:
        return usual._replace(open=rules.chanta_open_han)
    if yaku is Yaku.RENHOU and rules.renhou is Renhou.MANGAN:
        return Worth(RENHOU_MANGAN_HAN, 0)
    return usual


RENHOU_MANGAN_HAN: Final = 5
"""Han that renhou is written down with where it is a mangan."""

_DOUBLED_BY: Final = {
    Yaku.SUUANKOU_TANKI: "suuankou_tanki_double",
    Yaku.JUNSEI_CHUUREN: "junsei_chuuren_double",
    Yaku.KOKUSHI_13: "kokushi_13_double",
    Yaku.DAISUUSHII: "daisuushii_double",
}


def _is_played(yaku: Yaku, rules: RuleSet) -> bool:
    open_riichi = rules.open_riichi is not OpenRiichi.NONE
    optional = {
        Yaku.IPPATSU: rules.ippatsu,
        Yaku.NORTH: rules.north_yakuhai,
        Yaku.OPEN_RIICHI: open_riichi,
        Yaku.OPEN_DOUBLE_RIICHI: rules.open_riichi is OpenRiichi.INSTEAD,
        Yaku.OPEN_RIICHI_DEAL_IN: open_riichi and rules.open_riichi_deal_in is OpenRiichiDealIn.YAKUMAN,
        Yaku.RENHOU: rules.renhou is not Renhou.NONE,
        Yaku.URA_DORA: rules.ura_dora,
        Yaku.AKA_DORA: any(rules.red_fives),
        Yaku.KITA: rules.kita is not Kita.NONE,
    }
    return optional.get(yaku, True)
