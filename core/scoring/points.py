"""Points from han and fu alone, for the points table and for scores typed as han and fu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import NoSuchHanFu
from core.hand.tiles import Wind
from core.scoring.limits import YAKUMAN_BASE, Limit, Value, value_of
from core.scoring.payments import ron_points, tsumo_shares

if TYPE_CHECKING:
    from core.rules.ruleset import RuleSet

CHIITOITSU_OR_LESS: Final = (20, 25)
HIGHEST_FU: Final = 140
"""The most fu of a hand that is no yakuman: three closed kans of terminals or honours, won by ron."""


class PointsScore(NamedTuple):
    """What a value pays, honba aside: by ron in all, by tsumo from each seat that pays.

    `ron` or `tsumo` is `None` where no hand of this han and fu wins like that.
    """

    limit: Limit
    base: int
    ron: int | None
    tsumo: dict[Wind, int] | None


def score_points(han: int, fu: int, rules: RuleSet, *, winner: Wind = Wind.SOUTH, yakuman: int = 0) -> PointsScore:
    """The points of `han` and `fu` (rounded), or of `yakuman` times a yakuman, for the seat `winner`.

    From five han on the fu do not matter and may be anything. Raises `NoSuchHanFu` for a value that no hand has.
    """
    if yakuman:
        value = Value(Limit.YAKUMAN, YAKUMAN_BASE * yakuman)
        by_ron = by_tsumo = True
    else:
        by_ron, by_tsumo = _possible(han, fu, rules)
        if not by_ron and not by_tsumo:
            raise NoSuchHanFu(han=han, fu=fu)
        value = value_of(han, fu, rules.kiriage_mangan, rules.kazoe_yakuman)
    return PointsScore(
        value.limit,
        value.base,
        ron_points(value.base, winner) if by_ron else None,
        tsumo_shares(value.base, winner, rules) if by_tsumo else None,
    )


def base_points(han: int, fu: int, rules: RuleSet, *, by_ron: bool) -> int:
    """The base points of `han` and `fu` won by ron or else by tsumo; raises `NoSuchHanFu` where no hand wins so."""
    ron, tsumo = _possible(han, fu, rules)
    if not (ron if by_ron else tsumo):
        raise NoSuchHanFu(han=han, fu=fu)
    return value_of(han, fu, rules.kiriage_mangan, rules.kazoe_yakuman).base


def _possible(han: int, fu: int, rules: RuleSet) -> tuple[bool, bool]:
    """Whether a hand of `han` and `fu` can win by ron, and by tsumo."""
    if han < 1:
        return False, False
    if han >= 5:
        return True, True
    if fu == 20:
        # Pinfu and tsumo are two han; open hands are worth 20 fu only where the rules do not raise them.
        return rules.open_pinfu_fu == 20, rules.pinfu_tsumo and han >= 2
    if fu == rules.chiitoitsu_fu and fu == 25:
        return han >= 2, han >= 3
    ordinary = 30 <= fu <= HIGHEST_FU and fu % 10 == 0
    return ordinary, ordinary
