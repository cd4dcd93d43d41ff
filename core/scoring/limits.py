"""From han and fu to the limit and the base points, once for both."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from core.rules.choices import KazoeYakuman


class Limit(StrEnum):
    """The name a score goes by once fu no longer matter."""

    NONE = "none"
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    KAZOE_YAKUMAN = "kazoe_yakuman"
    YAKUMAN = "yakuman"


class Value(NamedTuple):
    """A limit and the base points: what a non-dealer pays for a non-dealer's tsumo, before rounding."""

    limit: Limit
    base: int


MANGAN_BASE: Final = 2000
YAKUMAN_BASE: Final = 8000

_MANGAN: Final = Value(Limit.MANGAN, MANGAN_BASE)
_SANBAIMAN: Final = Value(Limit.SANBAIMAN, 6000)
_KAZOE: Final = Value(Limit.KAZOE_YAKUMAN, YAKUMAN_BASE)
_BY_HAN: Final = (
    *[_MANGAN] * 6, *[Value(Limit.HANEMAN, 3000)] * 2, *[Value(Limit.BAIMAN, 4000)] * 3, *[_SANBAIMAN] * 2,
)  # fmt: skip
_KIRIAGE_BASE: Final = 1920


@cache
def value_of(han: int, fu: int, kiriage: bool, kazoe: KazoeYakuman) -> Value:
    """The value of `han` (dora included) and `fu` (rounded) that are no yakuman, under the two rules on limits."""
    if han < 5:
        base: int = fu << (2 + han)
        if base >= MANGAN_BASE or (base == _KIRIAGE_BASE and kiriage):
            return _MANGAN
        return Value(Limit.NONE, base)
    if han < 13:
        return _BY_HAN[han]
    return _KAZOE if kazoe is KazoeYakuman.YAKUMAN else _SANBAIMAN
