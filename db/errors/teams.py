"""Errors about teams and their matches."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class TeamNameTaken(StoreError):
    """Another team of the league has this name."""

    name: str


@dataclass(eq=False)
class TeamUnknown(StoreError):
    """The league has no team of this name."""

    name: str


@dataclass(eq=False)
class InOtherTeam(StoreError):
    """Somebody is in another team of the same league already."""

    player: str
    team: str


@dataclass(eq=False)
class InNoTeam(StoreError):
    """Somebody is in no team of the league."""

    player: str


@dataclass(eq=False)
class TeamTwice(StoreError):
    """Two players of one team in one match."""

    team: str


class NoTeamMatches(StoreError):
    """The rules of the league know no matches between teams."""


@dataclass(eq=False)
class PositionsDiffer(StoreError):
    """Two teams whose next positions are not the same cannot meet."""

    one: str
    one_position: int
    other: str
    other_position: int


@dataclass(eq=False)
class AllPositionsPlayed(StoreError):
    """A team has no position left in this season."""

    team: str
    positions: int


@dataclass(eq=False)
class TeamInMatch(StoreError):
    """A team cannot start a match while another one of it is open."""

    team: str
    number: int


class NoMatchYet(StoreError):
    """There has been no match in this season."""


@dataclass(eq=False)
class MatchUnknown(StoreError):
    """There is no such match here."""

    number: int


@dataclass(eq=False)
class MatchNotOpen(StoreError):
    """A match that has been played, called off or recorded cannot be changed."""

    number: int


class NoMatchOfPlayers(StoreError):
    """Four players whose teams have no open match cannot have played one."""


@dataclass(eq=False)
class LoansUndecided(StoreError):
    """A match whose loans the organisers have yet to decide on."""

    number: int


@dataclass(eq=False)
class MatchChanged(StoreError):
    """The points that teams start with have been changed since a game was typed."""

    number: int


@dataclass(eq=False)
class MatchFollowed(StoreError):
    """A match whose points have been carried into a later one."""

    number: int
    later: int
