"""The events of a table: one frozen value for each thing that changes its state.

Seats are numbers that stay the same through the game: 0 is the first dealer (East 1), 1 sits to the right of 0. Points
are table points.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from core.hand.win import Liability, Riichi
from core.hand.yaku.worth import YakuHan


class AbortiveKind(StrEnum):
    """The reason for an abortive draw (途中流局)."""

    KYUUSHU = "kyuushu"
    FOUR_WINDS = "four_winds"
    FOUR_KANS = "four_kans"
    FOUR_RIICHI = "four_riichi"
    TRIPLE_RON = "triple_ron"


class LiableSeat(NamedTuple):
    """A player who is liable (包, pao) for a yakuman of the winner."""

    seat: int
    liability: Liability


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One player's win: who won, and what the hand is worth.

    The value is `han` (dora included) and `fu` (rounded), or `yakuman` times a yakuman. `hand` (in notation) and `yaku`
    are kept where they are known, and change nothing. `ippatsu` matters for F-points; a winner may decline what it
    takes off (F-62).
    """

    winner: int
    han: int = 0
    fu: int = 0
    yakuman: int = 0
    pao: tuple[LiableSeat, ...] = ()
    ippatsu: bool = False
    fpoint_declined: bool = False
    hand: str = ""
    yaku: tuple[YakuHan, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RiichiDeclared:
    """A riichi (立直), which puts a stick on the table. `draw_left` is false where the player will not draw again."""

    seat: int
    riichi: Riichi = Riichi.RIICHI
    draw_left: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """A win (和了) by tsumo, or one or more wins by ron on one discard, which ends the hand.

    `riichi_tile` says that the discard was its player's riichi tile. `called` are the seats that had called a tile, or
    `None` where nobody knows.
    """

    claims: tuple[Claim, ...]
    discarder: int | None = None
    riichi_tile: bool = False
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ryuukyoku:
    """An exhaustive draw (荒牌流局): the seats that are tenpai, and those that have a nagashi mangan."""

    tenpai: frozenset[int] = frozenset()
    nagashi: frozenset[int] = frozenset()
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AbortiveDraw:
    """An abortive draw (途中流局).

    `seat` is the player who shows nine terminals and honours. `deal_stays` is what the rules let a player choose, and
    `None` where they leave no choice.
    """

    kind: AbortiveKind
    seat: int | None = None
    deal_stays: bool | None = None
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chombo:
    """A fault (チョンボ) that ends the hand."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongCall:
    """A wrong chi, pon or kan, whose penalty stays on the table (F-54)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadHand:
    """A dead hand (和了放棄), whose player may only draw and discard, and is noten (F-51, F-53)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """A correction by an organiser, who moves points between players and the table and may set the honba.

    No points are made or lost.
    """

    points: tuple[int, ...]
    kyoutaku_points: int = 0
    honba: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agariyame:
    """The end of the game by choice of the last dealer, who has won (和了やめ)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """The end of the game by an organiser before its time; a hand under way does not count."""

    reason: str = ""


Event: TypeAlias = (
    RiichiDeclared | Won | Ryuukyoku | AbortiveDraw | Chombo | WrongCall | DeadHand | Adjustment | Agariyame | Stopped
)
HandEnd: TypeAlias = Won | Ryuukyoku | AbortiveDraw | Chombo
"""An event that ends a hand."""
