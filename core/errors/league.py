"""Seats, teams and loans that a league cannot have."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


@dataclass(eq=False)
class TooFewPlayers(TenbouError):
    """Too few players for one table."""

    count: int
    needed: int


@dataclass(eq=False)
class PlayerTwice(TenbouError):
    """A player named more than once where all have to be different."""

    player: str


class LoanError(TenbouError):
    """A loan between teams that cannot be made."""


@dataclass(eq=False)
class TeamNotAtTable(LoanError):
    """A loan from or to a team that does not play this match."""

    team: str


@dataclass(eq=False)
class LoanToSelf(LoanError):
    """A loan by a team to itself."""

    team: str


@dataclass(eq=False)
class LoanNotPositive(LoanError):
    """A loan of zero points or fewer."""

    amount: int


@dataclass(eq=False)
class StartNotPositive(LoanError):
    """A team that would start its match with zero points or fewer."""

    team: str
    points: int


@dataclass(eq=False)
class TablePointsOverLimit(LoanError):
    """Starting points of one table that add up to more than the rules allow."""

    total: int
    limit: int
