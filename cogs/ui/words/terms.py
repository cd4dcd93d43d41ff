"""The terms of the game in each language: winds, rounds, limits, yaku, payments."""

from collections.abc import Iterable
from typing import Final

from cogs.ui.texts import Texts
from core.hand import BONUS, Wind, Yaku, YakuHan
from core.scoring import Limit, Reason

FOR_THE_HAND: Final = (Reason.HAND, Reason.PAO)
"""The reasons for payments that are worth the hand itself; honba and sticks come on top."""

_ORDER: Final = {yaku: place for place, yaku in enumerate(Yaku)}


def seat_name(seat: Wind, texts: Texts) -> str:
    """Return the name of a wind as a seat: `East`."""
    return texts.text(f"seat-{seat.name.lower()}")


def wind_of_round(wind: Wind, texts: Texts) -> str:
    """Return the name of a wind as a round: `East`. Some languages have another word for the seat."""
    return texts.text(f"seat-{wind.name.lower()}.round")


def round_name(wind: Wind, dealer: int, texts: Texts) -> str:
    """Return the name of a hand by its round and its dealer, counted from the first: `East 3`."""
    return texts.text("live-round", wind=wind_of_round(wind, texts), number=dealer + 1)


def limit_name(limit: Limit, texts: Texts) -> str:
    """Return the name of a limit: `Mangan`."""
    return texts.text(f"limit-{limit.replace('_', '-')}")


def yaku_name(yaku: Yaku, texts: Texts) -> str:
    """Return the name of a yaku: `Pinfu`."""
    return texts.text(f"yaku-{yaku.replace('_', '-')}")


def in_order(yaku: Iterable[YakuHan]) -> list[YakuHan]:
    """Return the yaku of a hand in the order of counting: dora last."""
    return sorted(yaku, key=lambda each: (each.yaku in BONUS, _ORDER[each.yaku]))


def shares_text(shares: Iterable[int], texts: Texts) -> str:
    """Write the payments for a tsumo: `1300/2600`, or `2600 all`."""
    amounts = sorted(set(shares))
    if len(amounts) == 1:
        return texts.text("shares-all", points=amounts[0])
    return texts.text("shares-two", low=amounts[0], high=amounts[-1])
