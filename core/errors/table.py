"""Events that cannot happen at a table."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class TableError(TenbouError):
    """An event that cannot happen at this table now. `seat` counts from 0, the first dealer."""


class GameOver(TableError):
    """An event after the end of the game."""


@dataclass(eq=False)
class AlreadyInRiichi(TableError):
    """A second riichi by the same player in one hand."""

    seat: int


@dataclass(eq=False)
class RiichiTooDear(TableError):
    """A riichi by a player with fewer points than the stick costs."""

    seat: int
    points: int
    stick: int


@dataclass(eq=False)
class RiichiWithoutDraw(TableError):
    """A riichi by a player who will not draw again in this hand."""

    seat: int


@dataclass(eq=False)
class DeadHandActs(TableError):
    """Anything but a draw or a discard by a player with a dead hand (和了放棄)."""

    seat: int


@dataclass(eq=False)
class RiichiIsNoten(TableError):
    """An exhaustive draw with a player in riichi who is not tenpai; that is a chombo instead."""

    seat: int


class NoRiichiToTakeBack(TableError):
    """A win on the riichi tile of a player who has not declared riichi."""


class FourRiichiEndsHand(TableError):
    """A hand that goes on after four riichi, under rules by which that is a draw."""


class NagashiNotPlayed(TableError):
    """A nagashi mangan (流し満貫) under rules that do not have it."""


@dataclass(eq=False)
class AbortNotPlayed(TableError):
    """An abortive draw (途中流局) of a kind that these rules do not have."""

    kind: str


@dataclass(eq=False)
class TooFewRiichi(TableError):
    """A draw for four riichi (四家立直) with fewer than four."""

    count: int


class KyuushuBySomebody(TableError):
    """A draw for nine terminals and honours (九種九牌) without the player who shows them."""


@dataclass(eq=False)
class KyuushuInRiichi(TableError):
    """A draw for nine terminals and honours by a player in riichi, who has drawn before."""

    seat: int


class DealChoiceMissing(TableError):
    """A draw for nine terminals and honours without the choice of who deals next, which these rules ask for."""


class NoDealChoice(TableError):
    """A choice of who deals next, where these rules leave none."""


class WrongCallIsFree(TableError):
    """A penalty for a wrong call under rules that have none."""


@dataclass(eq=False)
class AdjustmentNotEven(TableError):
    """Corrections by hand that do not add up to zero."""

    surplus: int


@dataclass(eq=False)
class NoSuchYakuman(TableError):
    """A win of fewer or more yakuman than a hand can have."""

    count: int
    most: int


class NoAgariyame(TableError):
    """An end by the last dealer (和了やめ, agariyame) that is not possible now."""


@dataclass(eq=False)
class WrongEvent(TableError):
    """Stored events that cannot be read."""

    part: str
    value: str
