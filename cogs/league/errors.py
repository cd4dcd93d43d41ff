"""The errors of `/league` itself."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class PenaltyNotTenths(TenbouError):
    """Points of a penalty that are nothing, or no full tenths."""

    points: str


class PenaltyWithoutReason(TenbouError):
    """A penalty without a reason."""


@dataclass(eq=False)
class FileTooLarge(TenbouError):
    """A file to import of more than `most` MiB."""

    most: int


@dataclass(eq=False)
class UploadTooLarge(TenbouError):
    """Files that Discord would not take, since they are over `most` MiB together."""

    most: int


class OneSeasonOfJson(TenbouError):
    """A season alone was asked for as JSON, which holds whole leagues."""
