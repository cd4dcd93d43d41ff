"""What can be wrong with a list of players to seat."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class TooManySeated(TenbouError):
    """More players than are seated at once."""

    count: int
    most: int


@dataclass(eq=False)
class SeatNameTooLong(TenbouError):
    """A name that no card can show."""

    name: str
    longest: int


@dataclass(eq=False)
class TilesForOneTable(TenbouError):
    """Tiles are drawn by the three or four players of one table."""

    count: int
