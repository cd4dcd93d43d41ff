"""Errors about copies of leagues and the files that hold them."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors import TenbouError
from db.errors.base import StoreError


class FileNotJson(TenbouError):
    """A file to import that is no JSON at all."""


@dataclass(eq=False)
class FileBroken(TenbouError):
    """A file to import that is no league; `place` is the path of the first wrong value."""

    place: str


@dataclass(eq=False)
class FileOfOtherVersion(TenbouError):
    """A file to import that another version of the bot has written; `known` is what this one reads."""

    version: int
    known: int


@dataclass(eq=False)
class TooManyGames(StoreError):
    """More games than fit into one file."""

    count: int
    most: int


@dataclass(eq=False)
class LeagueNotEmpty(StoreError):
    """A league to import into that has games, penalties, teams, open tables or several seasons already."""

    name: str


@dataclass(eq=False)
class CopyDisagrees(StoreError):
    """A game of a copy that does not come out as the copy says."""

    number: int


@dataclass(eq=False)
class MatchDisagrees(StoreError):
    """A match of a copy that does not fit its game, its loans or the matches before it."""

    number: int
