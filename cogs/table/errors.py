"""The mistakes that people make at a live table, a class for each."""

from dataclasses import dataclass

from core.errors import TenbouError


class NoTable(TenbouError):
    """No table is being played here."""


@dataclass(eq=False)
class WhichTable(TenbouError):
    """Several tables are being played, and none of them in this channel alone."""

    numbers: tuple[int, ...]


@dataclass(eq=False)
class TableNotNumber(TenbouError):
    """Text that should be the number of a table and is none."""

    text: str


@dataclass(eq=False)
class NotAtThisTable(TenbouError):
    """A player who does not sit at the table that is asked about."""

    name: str


class BoardOutOfReach(TenbouError):
    """The bot may not write where the board of a table belongs."""


class HandIsOver(TenbouError):
    """An entry for a hand that somebody else has ended meanwhile."""


@dataclass(eq=False)
class ValueNotUnderstood(TenbouError):
    """Text for a win's worth that is neither han and fu nor points, limit or tiles."""

    text: str


@dataclass(eq=False)
class OwnDiscard(TenbouError):
    """A player who was entered both as a winner and as the discarder."""

    seat: int


@dataclass(eq=False)
class FuMissing(TenbouError):
    """Han without fu, which only limit hands do not need."""

    han: int


@dataclass(eq=False)
class NoSuchHan(TenbouError):
    """A number of han that no hand has, such as a number of fu."""

    han: int


@dataclass(eq=False)
class PointsNotPaid(TenbouError):
    """Points that no hand pays.

    `below` and `above` are the nearest payments of a hand, in words; with a `count` of 1 they are the same.
    """

    text: str
    winner: str
    way: str
    below: str
    above: str
    count: int


@dataclass(eq=False)
class WinnerValues(TenbouError):
    """More or fewer hands than winners."""

    count: int
    winners: int


@dataclass(eq=False)
class TileWordUnknown(TenbouError):
    """A word beside a hand that is neither a situation nor a dora indicator."""

    word: str


class LiableForNothing(TenbouError):
    """Somebody was named as liable for a hand for which nobody can be."""


class LiableUnclear(TenbouError):
    """Somebody was named as liable, and it could be for several things or several players."""


@dataclass(eq=False)
class PointsNotNumbers(TenbouError):
    """Scores of a correction that are not one for each player."""

    text: str
    players: int


@dataclass(eq=False)
class NotWholeNumber(TenbouError):
    """Text in a correction that should be a whole number and is none."""

    text: str


class NothingChanged(TenbouError):
    """A correction that leaves everything as it is."""


class NothingToUndo(TenbouError):
    """A table without any event to take back."""
