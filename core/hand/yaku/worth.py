"""The yaku: their ids, and the one table of what each is worth.

`worth_of` is what people are told, and scoring takes the same values from it (`core.hand.yaku.given`). A rule that
changes the worth of a yaku, or says whether it is played, is read here and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from core.rules.choices import Kita, OpenRiichi, OpenRiichiDealIn, Renhou

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.rules.ruleset import RuleSet


class Yaku(StrEnum):
    """Every yaku, yakuman and kind of dora that a hand can be given."""

    # Scoring looks yaku up in tables; the hash of an enum is far slower than that of its text.
    __hash__ = str.__hash__

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
    """The worth of a yaku by itself: han closed and open (0 where it is not given), or times a yakuman.

    Kinds of dora, and a wind that is the round's wind twice, count once for each.
    """

    closed: int
    open: int
    yakuman: int = 0


_SAME: Final = {
    Yaku.CHANKAN: 1, Yaku.RINSHAN: 1, Yaku.HAITEI: 1, Yaku.HOUTEI: 1,
    Yaku.SEAT_WIND: 1, Yaku.ROUND_WIND: 1, Yaku.HAKU: 1, Yaku.HATSU: 1, Yaku.CHUN: 1,
    Yaku.SANSHOKU_DOUKOU: 2, Yaku.SANKANTSU: 2, Yaku.TOITOI: 2, Yaku.SANANKOU: 2, Yaku.SHOUSANGEN: 2,
    Yaku.HONROUTOU: 2,
}  # fmt: skip
_CLOSED_ONLY: Final = {
    Yaku.RIICHI: 1, Yaku.DOUBLE_RIICHI: 2, Yaku.MENZEN_TSUMO: 1, Yaku.PINFU: 1, Yaku.IIPEIKOU: 1, Yaku.CHIITOITSU: 2,
    Yaku.RYANPEIKOU: 3,
}  # fmt: skip
_LESS_OPEN: Final = {
    Yaku.ITTSUU: 2, Yaku.SANSHOKU_DOUJUN: 2, Yaku.JUNCHAN: 3, Yaku.HONITSU: 3, Yaku.CHINITSU: 6,
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

_USUAL: Final = {
    **{yaku: Worth(han, han) for yaku, han in _SAME.items()},
    **{yaku: Worth(han, 0) for yaku, han in _CLOSED_ONLY.items()},
    **{yaku: Worth(han, han - 1) for yaku, han in _LESS_OPEN.items()},
    **{yaku: Worth(0, 0, 1) for yaku in YAKUMAN},
}
_DORA: Final = Worth(1, 1)
_RENHOU: Final = {Renhou.NONE: None, Renhou.MANGAN: Worth(5, 0), Renhou.YAKUMAN: Worth(0, 0, 1)}

_BY_RULES: Final[Mapping[Yaku, Callable[[RuleSet], Worth | None]]] = {
    Yaku.IPPATSU: lambda rules: Worth(1, 0) if rules.ippatsu else None,
    Yaku.OPEN_RIICHI: lambda rules: None if rules.open_riichi is OpenRiichi.NONE else Worth(2, 0),
    Yaku.OPEN_DOUBLE_RIICHI: lambda rules: Worth(3, 0) if rules.open_riichi is OpenRiichi.INSTEAD else None,
    Yaku.OPEN_RIICHI_DEAL_IN: lambda rules: Worth(0, 0, 1) if _raises_deal_in(rules) else None,
    Yaku.TANYAO: lambda rules: Worth(1, 1 if rules.kuitan else 0),
    Yaku.CHANTA: lambda rules: Worth(2, rules.chanta_open_han),
    Yaku.NORTH: lambda rules: Worth(1, 1) if rules.north_yakuhai else None,
    Yaku.RENHOU: lambda rules: _RENHOU[rules.renhou],
    Yaku.SUUANKOU_TANKI: lambda rules: Worth(0, 0, 1 + rules.suuankou_tanki_double),
    Yaku.JUNSEI_CHUUREN: lambda rules: Worth(0, 0, 1 + rules.junsei_chuuren_double),
    Yaku.KOKUSHI_13: lambda rules: Worth(0, 0, 1 + rules.kokushi_13_double),
    Yaku.DAISUUSHII: lambda rules: Worth(0, 0, 1 + rules.daisuushii_double),
    Yaku.DORA: lambda _: _DORA,
    Yaku.URA_DORA: lambda rules: Worth(1, 0) if rules.ura_dora else None,
    Yaku.AKA_DORA: lambda rules: _DORA if any(rules.red_fives) else None,
    Yaku.KITA: lambda rules: None if rules.kita is Kita.NONE else _DORA,
}


def worth_of(yaku: Yaku, rules: RuleSet) -> Worth | None:
    """Return what a yaku is worth under `rules`, or `None` where they do not play it."""
    by_rules = _BY_RULES.get(yaku)
    return by_rules(rules) if by_rules else _USUAL[yaku]


def _raises_deal_in(rules: RuleSet) -> bool:
    return rules.open_riichi is not OpenRiichi.NONE and rules.open_riichi_deal_in is OpenRiichiDealIn.YAKUMAN
