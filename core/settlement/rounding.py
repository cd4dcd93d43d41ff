"""Rounding of final points to whole thousands."""

from __future__ import annotations

from core.rules.choices import Rounding


def round_points(points: int, rounding: Rounding) -> int:
    """Return table points rounded to thousands.

    The direction depends on the absolute value, so that -500 becomes -1000 where 500 becomes 1000. 五捨六入 looks at
    the hundreds digit: up to 5 is rounded down, from 6 on up.
    """
    if rounding is Rounding.NONE:
        return points
    size = abs(points)
    up = size % 1000 >= (500 if rounding is Rounding.HALF_UP else 600)
    rounded = (size // 1000 + up) * 1000
    return rounded if points >= 0 else -rounded
