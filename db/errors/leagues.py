"""Errors about leagues, their seasons and penalties."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class LeagueNameTaken(StoreError):
    """Another league of the server has this name."""

    name: str


@dataclass(eq=False)
class LeagueUnknown(StoreError):
    """The server has no league of this name."""

    name: str


class NoLeague(StoreError):
    """The server has no league at all."""


@dataclass(eq=False)
class WhichLeague(StoreError):
    """The server has several leagues and none was named."""

    names: tuple[str, ...]


@dataclass(eq=False)
class PlayersDiffer(StoreError):
    """A league has games for another number of players than these rules are for."""

    players: int
    expected: int


@dataclass(eq=False)
class SeasonUnknown(StoreError):
    """The league has no such season."""

    number: int
    last: int


@dataclass(eq=False)
class SeasonStillOpen(StoreError):
    """A season cannot start before the one before it is closed."""

    number: int


class NoOpenSeason(StoreError):
    """The league's last season is closed and no new one has been started."""


@dataclass(eq=False)
class GamesStillPending(StoreError):
    """A season cannot close while games of it wait to be confirmed."""

    count: int


@dataclass(eq=False)
class PenaltyUnknown(StoreError):
    """There is no such penalty here."""

    number: int
