"""The terms of the game in the words of a language: winds, rounds, limits, yaku, and what is paid."""

from collections.abc import Iterable
from typing import Final

from cogs.ui.texts import Texts
from core.hand import BONUS, Wind, Yaku, YakuHan
from core.scoring import Limit, Reason

FOR_THE_HAND: Final = (Reason.HAND, Reason.PAO)
"""What is paid for the hand itself, as it is called; honba and sticks come on top."""

_ORDER: Final = {yaku: place for place, yaku in enumerate(Yaku)}


def seat_name(seat: Wind, texts: Texts) -> str:
    """A wind as a seat: `East`."""
    return texts.text(f"seat-{seat.name.lower()}")


def wind_of_round(wind: Wind, texts: Texts) -> str:
    """A wind as that of a round: `East`. Some languages have another word for the seat of that wind."""
    return texts.text(f"seat-{wind.name.lower()}.round")


def round_name(wind: Wind, dealer: int, texts: Texts) -> str:
    """A hand of a game by its round and the seat of its dealer, counted from the first one: `East 3`."""
    return texts.text("live-round", wind=wind_of_round(wind, texts), number=dealer + 1)


def limit_name(limit: Limit, texts: Texts) -> str:
    """A limit: `Mangan`."""
    return texts.text(f"limit-{limit.replace('_', '-')}")


def yaku_name(yaku: Yaku, texts: Texts) -> str:
    """A yaku: `Pinfu`."""
    return texts.text(f"yaku-{yaku.replace('_', '-')}")


def in_order(yaku: Iterable[YakuHan]) -> list[YakuHan]:
    """The yaku of a hand as they are counted: dora last."""
    return sorted(yaku, key=lambda each: (each.yaku in BONUS, _ORDER[each.yaku]))


def shares_text(shares: Iterable[int], texts: Texts) -> str:
    """What each pays for a tsumo, as it is called: `1300/2600`, or `2600 all`."""
    amounts = sorted(set(shares))
    if len(amounts) == 1:
        return texts.text("shares-all", points=amounts[0])
    return texts.text("shares-two", low=amounts[0], high=amounts[-1])
