"""What can be wrong with what people enter at a live table, one class per mistake."""

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
    """Something that should name a table and does not."""

    text: str


@dataclass(eq=False)
class NotAtThisTable(TenbouError):
    """A player who does not sit at the table that is asked about."""

    name: str


class BoardOutOfReach(TenbouError):
    """The bot may not write where the board of a table belongs."""


class HandIsOver(TenbouError):
    """What was entered was for a hand that somebody has ended meanwhile."""


@dataclass(eq=False)
class ValueNotUnderstood(TenbouError):
    """A win's worth that is neither han and fu nor points, no limit and no tiles."""

    text: str


@dataclass(eq=False)
class OwnDiscard(TenbouError):
    """A player who is both among the winners and the discarder."""

    seat: int


@dataclass(eq=False)
class FuMissing(TenbouError):
    """Han without fu, which only limit hands do not need."""

    han: int


@dataclass(eq=False)
class NoSuchHan(TenbouError):
    """A number of han that no hand has, or that is rather a number of fu."""

    han: int


@dataclass(eq=False)
class PointsNotPaid(TenbouError):
    """Points that no hand pays.

    `below` and `above` are the nearest that one does, as they are said; with a `count` of 1 they are the same.
    """

    text: str
    winner: str
    way: str
    below: str
    above: str
    count: int


@dataclass(eq=False)
class WinnerValues(TenbouError):
    """More or fewer hands typed than winners ticked."""

    count: int
    winners: int


@dataclass(eq=False)
class TileWordUnknown(TenbouError):
    """Something beside a hand that is neither a situation nor a dora indicator."""

    word: str


class LiableForNothing(TenbouError):
    """Somebody is said to be liable for a hand that makes nobody so."""


class LiableUnclear(TenbouError):
    """Somebody is said to be liable, and it could be for several things or several players."""


@dataclass(eq=False)
class PointsNotNumbers(TenbouError):
    """Scores of an adjustment that are not one whole number for each player."""

    text: str
    players: int


@dataclass(eq=False)
class NotWholeNumber(TenbouError):
    """Something else where an adjustment needs one whole number."""

    text: str


class NothingChanged(TenbouError):
    """An adjustment that leaves everything as it is."""


class NothingToUndo(TenbouError):
    """A table at which nothing has been entered yet."""
