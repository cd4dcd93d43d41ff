"""The one door to the database. One method of one part is one transaction."""

from __future__ import annotations

from core.league import Sort
from db.backup import back_up
from db.copies import Copies, check_whole
from db.copyvalues import (
    EntryCopy,
    GameCopy,
    LeagueCopy,
    MatchCopy,
    MatchSeatCopy,
    PenaltyCopy,
    PlayerCopy,
    SeasonCopy,
    SeatCopy,
    TeamCopy,
)
from db.courserecords import Course, Matrix, PlayerCourse, RatingCourse, SeasonCourse, TeamCourse, TeamCourseLine
from db.courses import Courses
from db.engine import open_engine, sqlite_url, try_engine
from db.gamerows import Result
from db.games import Games
from db.guilds import Guilds
from db.hands import FEWER_IS_BETTER, Hands, HandView
from db.history import Deed, Subject
from db.houserules import HouseRules
from db.languages import Languages
from db.leagues import Leagues
from db.matches import Matches
from db.migrate import migrate, versions
from db.models import Confirmation, GameStatus
from db.names import key_of
from db.pages import View
from db.plainlogs import events_from_plain, fingerprint_of, plain_events
from db.players import Players
from db.quizzes import Quizzes, Streaks
from db.ratinglines import Replays
from db.ratings import RatingKind, Ratings, RatingView
from db.records import (
    GameInfo,
    HandBoard,
    HandStanding,
    HistoryEntry,
    LeagueInfo,
    PenaltyInfo,
    PlayerInfo,
    PlayerRef,
    Profile,
    Rating,
    RatingBoard,
    RatingStanding,
    RuleVersionInfo,
    SeasonInfo,
    SeatResult,
    Standing,
    StandingsPage,
    Versus,
)
from db.requests import REMEMBERED, Requests
from db.standings import Standings
from db.tablemodels import TableStatus
from db.tablerecords import GameLog, Proposal, TableInfo
from db.tables import Tables
from db.teammodels import MatchStatus, TeamRole
from db.teamrecords import MatchInfo, MatchSeat, MemberInfo, TeamInfo, TeamLine, TeamTable
from db.teams import Teams
from db.unit import Clock, Unit


class Store:
    """What clubs have recorded.

    In parts: `guilds`, `languages`, `rules`, `players`, `leagues`, `games`, `standings`, `hands`, `ratings`, `teams`,
    `matches`, `tables`, `copies`, `courses`, `quizzes` and `requests`. `url` is `sqlite+aiosqlite:///file` or
    `postgresql+asyncpg://…`; `now` is the clock, which gives aware times.
    """

    def __init__(self, url: str, now: Clock) -> None:
        self.engine = open_engine(url)
        self.now = now
        unit = Unit(self.engine, now)
        replays = Replays(unit)
        self.guilds = Guilds(unit)
        self.languages = Languages(unit)
        self.players = Players(unit, self.languages)
        self.rules = HouseRules(unit)
        self.leagues = Leagues(unit)
        self.games = Games(unit)
        self.standings = Standings(unit, replays)
        self.hands = Hands(unit)
        self.ratings = Ratings(unit, replays)
        self.teams = Teams(unit)
        self.matches = Matches(unit)
        self.tables = Tables(unit)
        self.copies = Copies(unit)
        self.courses = Courses(unit)
        self.quizzes = Quizzes(unit)
        self.requests = Requests(unit)

    async def open(self) -> None:
        """Bring the tables to the newest version, and read what is kept in memory.

        Raises `DatabaseUnreachable`, `DatabaseOfNewerVersion`.
        """
        await try_engine(self.engine)
        await migrate(self.engine)
        await self.languages.load()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    def deed(self, guild_id: int, actor: int, reason: str = "") -> Deed:
        """Somebody about to do something, now."""
        return Deed(guild_id=guild_id, actor=actor, at=self.now(), reason=reason)


__all__ = [
    "FEWER_IS_BETTER",
    "REMEMBERED",
    "Clock",
    "Confirmation",
    "Course",
    "Deed",
    "EntryCopy",
    "GameCopy",
    "GameInfo",
    "GameLog",
    "GameStatus",
    "HandBoard",
    "HandStanding",
    "HandView",
    "HistoryEntry",
    "LeagueCopy",
    "LeagueInfo",
    "MatchCopy",
    "MatchInfo",
    "MatchSeat",
    "MatchSeatCopy",
    "MatchStatus",
    "Matrix",
    "MemberInfo",
    "PenaltyCopy",
    "PenaltyInfo",
    "PlayerCopy",
    "PlayerCourse",
    "PlayerInfo",
    "PlayerRef",
    "Profile",
    "Proposal",
    "Rating",
    "RatingBoard",
    "RatingCourse",
    "RatingKind",
    "RatingStanding",
    "RatingView",
    "Result",
    "RuleVersionInfo",
    "SeasonCopy",
    "SeasonCourse",
    "SeasonInfo",
    "SeatCopy",
    "SeatResult",
    "Sort",
    "Standing",
    "StandingsPage",
    "Store",
    "Streaks",
    "Subject",
    "TableInfo",
    "TableStatus",
    "TeamCopy",
    "TeamCourse",
    "TeamCourseLine",
    "TeamInfo",
    "TeamLine",
    "TeamRole",
    "TeamTable",
    "Versus",
    "View",
    "back_up",
    "check_whole",
    "events_from_plain",
    "fingerprint_of",
    "key_of",
    "plain_events",
    "sqlite_url",
    "versions",
]
