"""Errors about players and their names."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class PlayerUnknown(StoreError):
    """Nobody in the club is called this."""

    name: str


@dataclass(eq=False)
class PlayerNameTaken(StoreError):
    """Another player of the club has this name."""

    name: str


@dataclass(eq=False)
class NameNotUsable(StoreError):
    """A name that is empty or too long."""

    name: str
    longest: int


@dataclass(eq=False)
class SeatedTwice(StoreError):
    """The same player at two seats."""

    name: str


class SamePlayer(StoreError):
    """Two different players were asked for."""


@dataclass(eq=False)
class AliasTaken(StoreError):
    """A name on another service that belongs to somebody else already."""

    service: str
    name: str
    owner: str


@dataclass(eq=False)
class AliasUnknown(StoreError):
    """A name on another service that is nobody's."""

    service: str
    name: str


@dataclass(eq=False)
class PlayersShareGames(StoreError):
    """Two players who sat at one table cannot be the same person."""

    count: int


@dataclass(eq=False)
class PlayersShareTable(StoreError):
    """Two players who sit at one open table cannot be the same person."""

    number: int
