"""Situations in which a hand cannot have won."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class SituationError(TenbouError):
    """A situation in which this hand cannot win."""


class NoWinningTile(SituationError):
    """A hand of 13 tiles without the tile that it wins on."""


class IppatsuWithoutRiichi(SituationError):
    """Ippatsu (一発) without riichi."""


class UraWithoutRiichi(SituationError):
    """Ura dora (裏ドラ) without riichi."""


class RiichiWithOpenHand(SituationError):
    """Riichi (立直) with an open hand."""


class OpenRiichiNotPlayed(SituationError):
    """Open riichi (オープン立直) under rules that do not have it."""


class ChankanByTsumo(SituationError):
    """A robbed kan (槍槓, chankan) by tsumo; robbing is always a ron."""


class ChankanOnLastTile(SituationError):
    """A robbed kan on the last tile, on which nobody can declare a kan."""


class AnkanNotRobbable(SituationError):
    """A robbed closed kan (暗槓, ankan) under rules that do not allow this hand to rob it."""


class RinshanByRon(SituationError):
    """A replacement tile (嶺上牌, rinshan) by ron; drawing it is always a tsumo."""


class RinshanWithoutKan(SituationError):
    """A replacement tile in a hand without a kan and without a North set aside."""


class FirstTurnWithMelds(SituationError):
    """Tenhou, chiihou or renhou (天和, 地和, 人和) with melds."""


class FirstTurnWithRiichi(SituationError):
    """A first turn in riichi, which nobody can declare before the first draw."""


class FirstTurnOnLastTile(SituationError):
    """A first turn that is also the last tile, a replacement tile or a robbed kan."""


class RenhouForDealer(SituationError):
    """Renhou for the dealer, who draws first and so cannot win before that."""


class DiscarderIsWinner(SituationError):
    """A ron on the winner's own discard."""


@dataclass(eq=False)
class SeatNotPlayed(SituationError):
    """A seat wind that this table does not have, such as North with three players."""

    seat: str


class ChiNotPlayed(SituationError):
    """A chi (チー) under rules that do not have it."""


class KitaNotPlayed(SituationError):
    """A North set aside (抜きドラ, kita) under rules that do not have it."""


@dataclass(eq=False)
class TooManyIndicators(SituationError):
    """More dora indicators than can be turned in one hand."""

    count: int
    limit: int


@dataclass(eq=False)
class NegativeCount(SituationError):
    """A count below zero."""

    name: str
    count: int


@dataclass(eq=False)
class PaoNotPossible(SituationError):
    """A winner who would be liable (包, pao) for the own hand."""

    liability: str


class ClaimsDisagree(SituationError):
    """Several wins that are not by different players on the same discard."""
