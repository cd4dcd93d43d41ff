"""The mistakes in a list of players to seat."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class TooManySeated(TenbouError):
    """More players than can be seated at once."""

    count: int
    most: int


@dataclass(eq=False)
class SeatNameTooLong(TenbouError):
    """A name too long for a card."""

    name: str
    longest: int


@dataclass(eq=False)
class TilesForOneTable(TenbouError):
    """A draw of tiles for more or fewer players than one table has."""

    count: int
