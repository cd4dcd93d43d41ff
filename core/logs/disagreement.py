"""Disagreements between a log and the rules: the hand, the subject, the stated value and the right one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.errors import TenbouError
    from core.hand.tiles import Wind
    from core.hand.yaku.worth import Yaku
    from core.logs.record import StatedKyoku


class What(StrEnum):
    """The subject of a disagreement."""

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


class HandNumber(NamedTuple):
    """The name of a hand: its `number` in the log from 1, its wind, its number in the wind from 1, and the honba."""

    number: int
    round_wind: Wind
    kyoku: int
    honba: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """One thing that a log states and that the rules, or the rest of the log, deny.

    `hand` is the hand of the game, or `None` for the game as a whole; `seat` is the player concerned, from the first
    dealer. `stated` and `found` are points or counts; 1 and 0 stand for yes and no of a riichi, tenpai and the end of
    the game. Scores are tenths. `ROUND` counts the hands from East 1 (0) on, as many a wind as there are players.
    `yaku` is the subject of a `YAKU`: its han, or for a yakuman how many times it counts, and 0 where it is not given.
    `reason` says why an `EVENT` or a `WIN` is impossible. `part` names the place in the log that disagrees with
    `ITSELF`. A `KAN` has its tiles in `stated`, a `FURITEN` the tiles that had gone by.
    """

    what: What
    hand: HandNumber | None = None
    seat: int | None = None
    stated: int | str = 0
    found: int | str = 0
    yaku: Yaku | None = None
    reason: TenbouError | None = None
    part: str = ""


def hand_number(kyoku: StatedKyoku, number: int) -> HandNumber:
    """Return the name of a hand, as the log states it; `number` is its number in the log from 1."""
    return HandNumber(number, kyoku.round_wind, kyoku.dealer + 1, kyoku.honba)


def seat_differences(
    what: What, stated: tuple[int, ...], found: tuple[int, ...], where: HandNumber | None
) -> Iterator[Disagreement]:
    """Yield a disagreement for each seat whose stated value is not the one found."""
    if stated == found:
        return
    for seat, (theirs, ours) in enumerate(zip(stated, found, strict=True)):
        if theirs != ours:
            yield Disagreement(what=what, hand=where, seat=seat, stated=theirs, found=ours)
