"""What happens at a table: one frozen value for each thing that changes its state.

Seats are numbers that stay the same through the game: 0 is the first dealer (East 1), 1 sits to the right of 0.
Points are table points.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from core.hand.win import Liability, Riichi
from core.hand.yaku import YakuHan


class AbortiveKind(StrEnum):
    """Why a hand was drawn before the wall was used up."""

    KYUUSHU = "kyuushu"
    FOUR_WINDS = "four_winds"
    FOUR_KANS = "four_kans"
    FOUR_RIICHI = "four_riichi"
    TRIPLE_RON = "triple_ron"


class LiableSeat(NamedTuple):
    """A player who is liable for a yakuman of the winner."""

    seat: int
    liability: Liability


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One player's win: who, and what the hand is worth.

    `han` (dora included) and `fu` (rounded) count, or `yakuman` times a yakuman. What the hand was is only kept:
    its notation and its yaku, where they are known. `ippatsu` matters for F-points; a winner may decline what it
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
    """A player puts a stick on the table. `draw_left` is false where the wall has no draw for the player any more."""

    seat: int
    riichi: Riichi = Riichi.RIICHI
    draw_left: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """The hand ends with a win: by tsumo, or by one or more rons on one discard.

    `riichi_tile` says that the discard was the one with which its player declared riichi. `called` are the seats
    that had called a tile, `None` where nobody knows.
    """

    claims: tuple[Claim, ...]
    discarder: int | None = None
    riichi_tile: bool = False
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ryuukyoku:
    """The wall is used up: who is tenpai, and who has a nagashi mangan."""

    tenpai: frozenset[int] = frozenset()
    nagashi: frozenset[int] = frozenset()
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AbortiveDraw:
    """The hand is drawn early. `seat` is who shows nine terminals; `deal_stays` is the choice, where there is one."""

    kind: AbortiveKind
    seat: int | None = None
    deal_stays: bool | None = None
    called: frozenset[int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chombo:
    """A fault that ends the hand."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongCall:
    """A wrong chi, pon or kan, which costs points that lie on the table (F-54)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadHand:
    """A player may only draw and discard for the rest of the hand, and is noten (F-51, F-53)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """An organiser moves points between players and the table, and may set the honba; nothing is made or lost."""

    points: tuple[int, ...]
    kyoutaku_points: int = 0
    honba: int | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agariyame:
    """The last dealer, having won, ends the game instead of playing on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """An organiser ends the game before its time; a hand that is under way does not count."""

    reason: str = ""


Event: TypeAlias = (
    RiichiDeclared | Won | Ryuukyoku | AbortiveDraw | Chombo | WrongCall | DeadHand | Adjustment | Agariyame | Stopped
)
HandEnd: TypeAlias = Won | Ryuukyoku | AbortiveDraw | Chombo
"""What ends a hand."""
