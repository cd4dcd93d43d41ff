"""What can be found wrong with a log: where, what, and what it states against what is so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.errors import TenbouError
    from core.hand.tiles import Wind
    from core.hand.yaku import Yaku
    from core.logs.record import StatedKyoku


class What(StrEnum):
    """What a log and the rules disagree about."""

    NAME = "name"
    HANDS = "hands"
    ROUND = "round"
    HONBA = "honba"
    STICKS = "sticks"
    POINTS = "points"
    RIICHI = "riichi"
    KAN = "kan"
    EVENT = "event"
    WINNER = "winner"
    WIN = "win"
    FURITEN = "furiten"
    YAKU = "yaku"
    HAN = "han"
    FU = "fu"
    YAKUMAN = "yakuman"
    WORTH = "worth"
    CHANGE = "change"
    TENPAI = "tenpai"
    SHOWN = "shown"
    END = "end"
    FINAL_POINTS = "final_points"
    FINAL_SCORE = "final_score"
    ITSELF = "itself"


class Place(NamedTuple):
    """A hand of the game: `number` in the log from 1, its wind, its number in the wind from 1, and the honba."""

    number: int
    round_wind: Wind
    kyoku: int
    honba: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """One thing that a log states otherwise than it follows from the rules and from the rest of the log.

    `place` is the hand, `None` for the game as a whole; `seat` the player whom it concerns, from the first dealer.
    `stated` and `found` are points, counts, or for a riichi, tenpai and the end of the game 1 and 0 for yes and no;
    scores are tenths, `ROUND` counts the hands from East 1 (0) on, as many a wind as there are players. `yaku` is the
    one that a `YAKU` is about: its han, or for a yakuman how many times it counts, 0 where it is not given. `reason`
    says why an `EVENT` or a `WIN` cannot be. `part` names the place in the log where it disagrees with `ITSELF`. Of a
    `KAN` its tiles are `stated`, of a `FURITEN` those that had gone by.
    """

    what: What
    place: Place | None = None
    seat: int | None = None
    stated: int | str = 0
    found: int | str = 0
    yaku: Yaku | None = None
    reason: TenbouError | None = None
    part: str = ""


def place_of(kyoku: StatedKyoku, number: int) -> Place:
    """Where a hand of the log is, as the log states it."""
    return Place(number, kyoku.round_wind, kyoku.dealer + 1, kyoku.honba)


def seat_differences(
    what: What, stated: tuple[int, ...], found: tuple[int, ...], place: Place | None
) -> Iterator[Disagreement]:
    """The seats for which a log states something else than is so."""
    if stated == found:
        return
    for seat, (theirs, ours) in enumerate(zip(stated, found, strict=True)):
        if theirs != ours:
            yield Disagreement(what=what, place=place, seat=seat, stated=theirs, found=ours)
