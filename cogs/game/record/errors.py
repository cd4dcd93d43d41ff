"""The errors of results that people type, one class for each mistake."""

from dataclasses import dataclass

from core.errors import NotationError, TenbouError


class NoScores(TenbouError):
    """Nothing was typed where the scores belong."""


class ScoreNotANumber(NotationError):
    """Something among the scores is no number."""


@dataclass(eq=False)
class ScoreNotHundreds(NotationError):
    """A score that no player can have: points are full hundreds."""

    score: str


@dataclass(eq=False)
class ScoreOutOfRange(NotationError):
    """A score that is far from everything a game can end with."""

    score: str
    points: int


@dataclass(eq=False)
class ScoreCount(TenbouError):
    """More or fewer scores than players."""

    count: int
    players: int


@dataclass(eq=False)
class PlayerLines(TenbouError):
    """More or fewer lines of players than seats."""

    count: int
    players: int


@dataclass(eq=False)
class CountNotANumber(TenbouError):
    """Something that should be a whole number of sticks, F-points or chombo, and is none or too large."""

    text: str
    least: int
    most: int
