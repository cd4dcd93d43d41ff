"""Labels and figures of the statistics of hands and of the ratings."""

from typing import Final

from cogs.ui.texts import Texts
from cogs.ui.words.figures import MINUS, average, percent
from core.league import HandStat, Ratio
from db import Rating

FEW: Final = 30
"""A rate of fewer cases than this is marked as uncertain."""

_POINTS: Final = frozenset({HandStat.WIN_POINTS, HandStat.DEAL_IN_POINTS})
_EACH: Final = frozenset({HandStat.URA, HandStat.CHOMBO})
_HUNDREDTHS: Final = 100


def stat_label(stat: HandStat, texts: Texts) -> str:
    """Return the label of a statistic."""
    return texts.text(f"stat-{stat.replace('_', '-')}")


def is_rate(stat: HandStat) -> bool:
    """Return True if a statistic is a rate and no average."""
    return stat not in _POINTS | _EACH


def stat_value(stat: HandStat, ratio: Ratio) -> str:
    """Write a rate in percent, an average of points as a whole number, a count per case with decimals."""
    if stat in _POINTS:
        return average(ratio.amount, ratio.of, 0)
    if stat in _EACH:
        return average(ratio.amount, ratio.of)
    return percent(ratio.amount, ratio.of)


def skill(rating: Rating) -> str:
    """Write the rating of openskill: mu minus three sigma."""
    return f"{rating.skill:.2f}".replace("-", MINUS)


def tenhou_rating(rating: Rating) -> str:
    """Write Tenhou's rating, R."""
    return average(rating.tenhou, _HUNDREDTHS)
