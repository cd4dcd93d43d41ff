"""What players did in their hands and how they are rated, in words and figures."""

from typing import Final

from cogs.ui.figures import MINUS, average, percent
from cogs.ui.texts import Texts
from core.league import HandStat, Ratio
from db import Rating

FEW: Final = 30
"""A rate of fewer cases says little, and is shown as one that does."""

_POINTS: Final = frozenset({HandStat.WIN_POINTS, HandStat.DEAL_IN_POINTS})
_EACH: Final = frozenset({HandStat.URA, HandStat.CHOMBO})
_HUNDREDTHS: Final = 100


def stat_label(stat: HandStat, texts: Texts) -> str:
    """What is counted."""
    return texts.text(f"stat-{stat.replace('_', '-')}")


def is_rate(stat: HandStat) -> bool:
    """Whether it is how often something came about, rather than an average."""
    return stat not in _POINTS | _EACH


def stat_value(stat: HandStat, ratio: Ratio) -> str:
    """A rate as percent, an average of points as a whole number, and how many a case with decimals."""
    if stat in _POINTS:
        return average(ratio.amount, ratio.of, 0)
    if stat in _EACH:
        return average(ratio.amount, ratio.of)
    return percent(ratio.amount, ratio.of)


def skill(rating: Rating) -> str:
    """What openskill says of a player: three sigma below mu."""
    return f"{rating.skill:.2f}".replace("-", MINUS)


def tenhou_rating(rating: Rating) -> str:
    """Tenhou's R."""
    return average(rating.tenhou, _HUNDREDTHS)
