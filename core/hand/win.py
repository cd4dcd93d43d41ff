"""The situation in which a hand wins."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from core.hand.tiles import Tile, Wind

MAX_INDICATORS: Final = 5
"""How many dora indicators can be turned: the first and one for each kan."""


class Riichi(StrEnum):
    """Which riichi the winner declared."""

    RIICHI = "riichi"
    DOUBLE = "double"
    OPEN = "open"
    OPEN_DOUBLE = "open_double"


OPEN_RIICHI: Final = frozenset({Riichi.OPEN, Riichi.OPEN_DOUBLE})
"""The kinds of riichi that show the wait."""


class Chankan(StrEnum):
    """What the winning tile was robbed from."""

    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"
    KITA = "kita"


class Liability(StrEnum):
    """What a player has become liable for (pao)."""

    DAISANGEN = "daisangen"
    DAISUUSHII = "daisuushii"
    SUUKANTSU = "suukantsu"
    RINSHAN = "rinshan"


class Pao(NamedTuple):
    """One liability and the seat that bears it."""

    liability: Liability
    seat: Wind


class Win(NamedTuple):
    """How, where and with what around it a hand wins.

    Seats are winds, counted from the dealer, who is East. `discarder` is `None` for a tsumo; a robbed kan's owner
    is the discarder. `kyoutaku` counts points lying on the table, `honba` counters. `first_turn` means the
    first draw (tenhou, chiihou) or a discard before it (renhou), with no call made. The two marks of the discarder
    matter for an open riichi only. Whether all this can happen is checked when the hand is scored.
    """

    seat_wind: Wind
    round_wind: Wind
    discarder: Wind | None = None
    riichi: Riichi | None = None
    ippatsu: bool = False
    last_tile: bool = False
    rinshan: bool = False
    chankan: Chankan | None = None
    first_turn: bool = False
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    kita: int = 0
    honba: int = 0
    kyoutaku_points: int = 0
    pao: tuple[Pao, ...] = ()
    discarder_in_riichi: bool = False
    discarder_dead_hand: bool = False

    @property
    def is_tsumo(self) -> bool:
        """Whether the winner drew the tile."""
        return self.discarder is None

    @property
    def is_dealer(self) -> bool:
        """Whether the winner deals."""
        return self.seat_wind == 0
