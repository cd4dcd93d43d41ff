"""The database: what clubs have recorded. This package is its one door: the store, its values, its errors."""

from core.league import Sort
from core.league.agreeing import Confirmation
from db.archive.copies import check_whole
from db.archive.json.document import league_from_json, league_to_json
from db.archive.values import (
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
from db.boards.hands import FEWER_IS_BETTER, HandView
from db.boards.pages import View
from db.boards.ratings import RatingKind, RatingView
from db.engine.backup import back_up
from db.engine.connect import sqlite_url
from db.engine.history import Deed, Subject
from db.engine.migrate import versions
from db.engine.requests import REMEMBERED
from db.engine.transaction import Clock
from db.games.rows import Result
from db.hands.plain import events_from_plain, fingerprint_of, plain_events
from db.players.names import key_of
from db.quiz.answers import Streaks
from db.store import Store
from db.values.charts import Course, Matrix, PlayerCourse, RatingCourse, SeasonCourse, TeamCourse, TeamCourseLine
from db.values.results import (
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
from db.values.states import GameStatus, MatchStatus, TableStatus, TeamRole
from db.values.tables import GameLog, Proposal, TableInfo
from db.values.teams import MatchInfo, MatchSeat, MemberInfo, TeamInfo, TeamLine, TeamTable

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
    "league_from_json",
    "league_to_json",
    "plain_events",
    "sqlite_url",
    "versions",
]
