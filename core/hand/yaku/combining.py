"""Which yaku one hand can have together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from core.hand.yaku.worth import BONUS, YAKUMAN, Yaku, worth_of
from core.rules.choices import OpenRiichi, Renhou, TileSet, YakumanStacking

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.rules.ruleset import RuleSet

_Y = Yaku

_VALUE_TILES: Final = (_Y.SEAT_WIND, _Y.ROUND_WIND, _Y.NORTH, _Y.HAKU, _Y.HATSU, _Y.CHUN)
_FIRST_TURN: Final = (_Y.TENHOU, _Y.CHIIHOU, _Y.RENHOU)
_ALONE: Final = (_Y.CHUUREN, _Y.JUNSEI_CHUUREN, _Y.KOKUSHI, _Y.KOKUSHI_13)

_NEVER_WITH: Final[Mapping[Yaku, tuple[Yaku, ...]]] = {
    _Y.RIICHI: (_Y.DOUBLE_RIICHI, _Y.OPEN_DOUBLE_RIICHI),
    _Y.OPEN_DOUBLE_RIICHI: (_Y.DOUBLE_RIICHI, _Y.OPEN_RIICHI),
    # A closed hand of triplets that was drawn is suuankou.
    _Y.MENZEN_TSUMO: (_Y.CHANKAN, _Y.HOUTEI, _Y.TOITOI),
    _Y.CHANKAN: (_Y.RINSHAN, _Y.HAITEI, _Y.HOUTEI),
    _Y.HOUTEI: (_Y.RINSHAN, _Y.HAITEI),
    _Y.OPEN_RIICHI_DEAL_IN: (_Y.MENZEN_TSUMO, _Y.RINSHAN, _Y.HAITEI),
    _Y.PINFU: (
        _Y.RINSHAN, *_VALUE_TILES, _Y.CHIITOITSU, _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU, _Y.TOITOI, _Y.SANANKOU,
        _Y.SHOUSANGEN, _Y.HONROUTOU,
    ),
    _Y.TANYAO: (
        *_VALUE_TILES, _Y.CHANTA, _Y.ITTSUU, _Y.SHOUSANGEN, _Y.HONROUTOU, _Y.JUNCHAN, _Y.HONITSU,
    ),
    _Y.IIPEIKOU: (
        _Y.CHIITOITSU, _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU, _Y.TOITOI, _Y.SANANKOU, _Y.HONROUTOU, _Y.RYANPEIKOU,
    ),
    _Y.CHIITOITSU: (
        _Y.RINSHAN, *_VALUE_TILES, _Y.CHANTA, _Y.ITTSUU, _Y.SANSHOKU_DOUJUN, _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU,
        _Y.TOITOI, _Y.SANANKOU, _Y.SHOUSANGEN, _Y.RYANPEIKOU, _Y.JUNCHAN,
    ),
    _Y.RYANPEIKOU: (
        _Y.RINSHAN, *_VALUE_TILES, _Y.ITTSUU, _Y.SANSHOKU_DOUJUN, _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU, _Y.TOITOI,
        _Y.SANANKOU, _Y.SHOUSANGEN, _Y.HONROUTOU,
    ),
    _Y.CHANTA: (_Y.ITTSUU, _Y.TOITOI, _Y.HONROUTOU, _Y.JUNCHAN, _Y.CHINITSU),
    _Y.JUNCHAN: (*_VALUE_TILES, _Y.ITTSUU, _Y.TOITOI, _Y.SHOUSANGEN, _Y.HONROUTOU, _Y.HONITSU),
    _Y.ITTSUU: (
        _Y.SANSHOKU_DOUJUN, _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU, _Y.TOITOI, _Y.SANANKOU, _Y.SHOUSANGEN, _Y.HONROUTOU,
    ),
    _Y.SANSHOKU_DOUJUN: (
        _Y.SANSHOKU_DOUKOU, _Y.SANKANTSU, _Y.TOITOI, _Y.SANANKOU, _Y.SHOUSANGEN, _Y.HONROUTOU, _Y.HONITSU,
    ),
    _Y.SANSHOKU_DOUKOU: (_Y.SHOUSANGEN, _Y.HONITSU),
    _Y.CHINITSU: (
        *_VALUE_TILES, _Y.SANSHOKU_DOUJUN, _Y.SANSHOKU_DOUKOU, _Y.SHOUSANGEN, _Y.HONROUTOU, _Y.HONITSU,
    ),
    # Nobody has a kan on the first turn, and a ron there completes no fourth closed triplet but by its pair.
    _Y.TENHOU: (_Y.CHIIHOU, _Y.RENHOU, _Y.SUUKANTSU),
    _Y.CHIIHOU: (_Y.RENHOU, _Y.SUUKANTSU),
    _Y.RENHOU: (_Y.SUUANKOU, _Y.SUUKANTSU),
    # Four closed kans wait for their pair.
    _Y.SUUANKOU: (_Y.SUUANKOU_TANKI, _Y.SUUKANTSU),
    _Y.DAISANGEN: (_Y.RYUUIISOU, _Y.CHINROUTOU, _Y.DAISUUSHII, _Y.SHOUSUUSHII),
    _Y.TSUUIISOU: (_Y.RYUUIISOU, _Y.CHINROUTOU),
    _Y.RYUUIISOU: (_Y.CHINROUTOU, _Y.DAISUUSHII, _Y.SHOUSUUSHII),
    _Y.CHINROUTOU: (_Y.DAISUUSHII, _Y.SHOUSUUSHII),
    _Y.DAISUUSHII: (_Y.SHOUSUUSHII,),
    **{alone: tuple(yaku for yaku in YAKUMAN if yaku not in (alone, *_FIRST_TURN)) for alone in _ALONE},
}  # fmt: skip
_NEVER: Final = frozenset(frozenset((a, b)) for a, others in _NEVER_WITH.items() for b in others)

_BY_RULE: Final[Mapping[frozenset[Yaku], Callable[[RuleSet], bool]]] = {
    frozenset((_Y.PINFU, _Y.MENZEN_TSUMO)): lambda rules: rules.pinfu_tsumo,
    frozenset((_Y.HAITEI, _Y.RINSHAN)): lambda rules: rules.haitei_with_rinshan,
    frozenset((_Y.IPPATSU, _Y.RINSHAN)): lambda rules: rules.ippatsu_with_rinshan,
    frozenset((_Y.IPPATSU, _Y.CHANKAN)): lambda rules: rules.ippatsu_with_chankan,
    frozenset((_Y.RIICHI, _Y.OPEN_RIICHI)): lambda rules: rules.open_riichi is OpenRiichi.ADDED,
    frozenset((_Y.DOUBLE_RIICHI, _Y.OPEN_RIICHI)): lambda rules: rules.open_riichi is OpenRiichi.ADDED,
    frozenset((_Y.RIICHI, _Y.OPEN_RIICHI_DEAL_IN)): lambda rules: rules.open_riichi is OpenRiichi.ADDED,
    frozenset((_Y.DOUBLE_RIICHI, _Y.OPEN_RIICHI_DEAL_IN)): lambda rules: rules.open_riichi is OpenRiichi.ADDED,
}


def combines(a: Yaku, b: Yaku, rules: RuleSet) -> bool:
    """Whether one hand can have both `a` and `b` under `rules`, and be paid for both. Dora say nothing of this."""
    pair = frozenset((a, b))
    if a is b or pair & BONUS or pair in _NEVER or any(worth_of(yaku, rules) is None for yaku in pair):
        return False
    if _Y.SANSHOKU_DOUJUN in pair and rules.tile_set is TileSet.NO_2M_TO_8M:
        return False
    if _Y.RENHOU in pair and rules.renhou is Renhou.MANGAN:
        return False
    yakuman = pair & set(YAKUMAN) - {_Y.OPEN_RIICHI_DEAL_IN}
    if yakuman:
        # A yakuman leaves nothing of the ordinary yaku.
        return yakuman == pair and rules.yakuman_stacking is YakumanStacking.COMPOUND
    return _BY_RULE[pair](rules) if pair in _BY_RULE else True


def combining_with(yaku: Yaku, rules: RuleSet) -> tuple[Yaku, ...]:
    """Return every yaku that one hand can have together with `yaku` under `rules`, in the usual order."""
    return tuple(other for other in Yaku if combines(yaku, other, rules))
