"""The values of charts: game by game, and everybody against everybody."""

from __future__ import annotations

from dataclasses import dataclass

from db.values.results import LeagueInfo, PlayerInfo, SeasonInfo

Course = tuple[tuple[int, int], ...]
"""A line of a chart: pairs (game, value after it) in order. Games count from 1; game 0 is the beginning."""


@dataclass(frozen=True, slots=True)
class PlayerCourse:
    """A player's total in tenths after each game of theirs and each penalty."""

    player: PlayerInfo
    points: Course

    @property
    def last(self) -> int:
        """The total at the end."""
        return self.points[-1][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonCourse:
    """The course of a season: the number of `games`, and the lines of those who ended highest, best first."""

    league: LeagueInfo
    season: SeasonInfo
    games: int
    lines: tuple[PlayerCourse, ...]


@dataclass(frozen=True, slots=True)
class TeamCourseLine:
    """A team's total in tenths after each game of its members, or the points that it carries after each match."""

    team: str
    points: Course

    @property
    def last(self) -> int:
        """The value at the end."""
        return self.points[-1][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamCourse:
    """The course of the teams of a season, best first. If `carried`, the lines are table points after each match."""

    league: LeagueInfo
    season: SeasonInfo
    carried: bool
    games: int
    lines: tuple[TeamCourseLine, ...]


@dataclass(frozen=True, slots=True)
class RatingCourse:
    """A player's rating after each game of theirs in a league: Tenhou's R in hundredths."""

    player: PlayerInfo
    league: LeagueInfo
    ratings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """Players of a league, and for each how often they finished above each of them, in the same order."""

    league: LeagueInfo
    players: tuple[PlayerInfo, ...]
    above: tuple[tuple[int, ...], ...]
