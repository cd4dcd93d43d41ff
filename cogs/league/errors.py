"""What can be wrong with `/league` itself."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class PenaltyNotTenths(TenbouError):
    """Points of a penalty that are nothing, or no full tenths."""

    points: str


class PenaltyWithoutReason(TenbouError):
    """A penalty that says nothing about why."""


class FileNotJson(TenbouError):
    """A file to import that is no JSON at all."""


@dataclass(eq=False)
class FileBroken(TenbouError):
    """A file to import that is no league; `place` is where it stops making sense."""

    place: str


@dataclass(eq=False)
class FileOfOtherVersion(TenbouError):
    """A file to import that another version of the bot has written; `known` is what this one reads."""

    version: int
    known: int


@dataclass(eq=False)
class FileTooLarge(TenbouError):
    """A file to import of more than `most` MiB."""

    most: int


@dataclass(eq=False)
class UploadTooLarge(TenbouError):
    """Files that Discord would not take, since they are over `most` MiB together."""

    most: int


class OneSeasonOfJson(TenbouError):
    """A file to be imported again holds a whole league."""
