"""Data that cannot be read as the log of a game."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class LogError(TenbouError):
    """Data that cannot be read as the log of a game."""


class NotALog(LogError):
    """Data in none of the forms in which logs come, or a log of something else."""


@dataclass(eq=False)
class LogTooLarge(LogError):
    """More bytes than any game needs, as given or once unpacked. `limit` is in MiB."""

    limit: int


@dataclass(eq=False)
class LogTooLong(LogError):
    """More elements than any game needs."""

    limit: int


@dataclass(eq=False)
class LogTooDeep(LogError):
    """Elements nested deeper than in any log."""

    limit: int


class LogWithEntities(LogError):
    """XML that declares a document type or entities, which no log does."""


class LogNotUnpacked(LogError):
    """Compressed data that is damaged or cut off."""


@dataclass(eq=False)
class LogCutOff(LogError):
    """A text that ends too early, after `line` and `column` (from 1)."""

    line: int
    column: int


@dataclass(eq=False)
class LogNotWellFormed(LogError):
    """A text that breaks the rules of XML or JSON at `line` and `column` (from 1)."""

    line: int
    column: int


@dataclass(eq=False)
class LogBroken(LogError):
    """Content that no log can have: the hand (from 1; 0 is before the first), the place in it, and what is there."""

    kyoku: int
    part: str
    value: str


@dataclass(eq=False)
class LogOfOtherPlayers(LogError):
    """The log of a game with more or fewer players than the league has."""

    count: int
    players: int


@dataclass(eq=False)
class LogOfOtherPoints(LogError):
    """The log of a game that began with more or fewer points, all players together, than a game of the league."""

    count: int
    expected: int


@dataclass(eq=False)
class LogBreaksOff(LogError):
    """A log that ends before its game does. `wind`, `kyoku` (from 1) and `honba` name its last hand."""

    wind: str
    kyoku: int
    honba: int


@dataclass(eq=False)
class LogCannotBePlayed(LogError):
    """A log with an event that its own rules do not allow. `wind`, `kyoku` (from 1) and `honba` name the hand."""

    wind: str
    kyoku: int
    honba: int
