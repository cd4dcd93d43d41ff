"""The results of the store about teams: frozen values that know nothing of the database."""

from __future__ import annotations

from dataclasses import dataclass

from core.league import Loan, LoanBasis, LoanProblem
from db.values.results import LeagueInfo, PlayerInfo, SeasonInfo
from db.values.states import MatchStatus, TeamRole


@dataclass(frozen=True, slots=True)
class MemberInfo:
    """A player of a team."""

    player: PlayerInfo
    role: TeamRole


@dataclass(frozen=True, slots=True)
class TeamInfo:
    """A team; the captain comes first, substitutes last."""

    id: int
    name: str
    members: tuple[MemberInfo, ...]


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A team's standing; `total` are tenths of its members, `points` the table points that a team carries.

    `games` are those of the members, or the matches of a team that carries points. `rank` is shared by equals.
    """

    rank: int
    team: str
    games: int
    total: int
    points: int | None


@dataclass(frozen=True, slots=True)
class TeamTable:
    """The standings of a league's teams; `position` is the last one that has been played."""

    league: LeagueInfo
    season: SeasonInfo
    lines: tuple[TeamLine, ...]
    position: int


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """A team in a match, all in table points; `after` is what it has once loans are repaid."""

    team: str
    player: PlayerInfo
    real: int
    playing: int
    after: int | None


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match in seat order. `game` is the number of the game that was recorded for it."""

    id: int
    number: int
    position: int
    positions: int
    league: str
    status: MatchStatus
    game: int | None
    seats: tuple[MatchSeat, ...]
    loans: tuple[Loan[str], ...]
    basis: LoanBasis
    problem: LoanProblem | None
    reason: str
