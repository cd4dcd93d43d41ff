"""A league over many games: records and standings, F-points, seats, teams and their loans."""

from core.league.agreeing import Confirmation, Needed, needed
from core.league.evening import Rotation, Round, rotation
from core.league.fpoints import (
    FpointChange,
    FpointEntry,
    FpointEvent,
    Week,
    WeekLosers,
    deal_in_event,
    fpoint_changes,
    fpoint_entries,
    fpoint_totals,
    game_fpoints,
    losers_of_the_week,
    week_of,
)
from core.league.hands import HandCounts, HandStat, Ratio, hand_counts
from core.league.line import GameResult, Line, add_game, add_penalty, empty_line
from core.league.loans import (
    Loan,
    LoanBasis,
    LoanPlan,
    LoanProblem,
    carried_points,
    plan_by_hand,
    propose_loans,
    repay,
)
from core.league.rating import SETTLED_GAMES, START_RATING, TenhouRating, rated_game, tenhou_ratings
from core.league.seats import Drawn, DrawTile, SeatDrawing, draw_due, draw_seats, seated
from core.league.standings import Sort, Standing, rank, shared_ranks, sort_value
from core.league.teams import next_position

__all__ = [
    "SETTLED_GAMES",
    "START_RATING",
    "Confirmation",
    "DrawTile",
    "Drawn",
    "FpointChange",
    "FpointEntry",
    "FpointEvent",
    "GameResult",
    "HandCounts",
    "HandStat",
    "Line",
    "Loan",
    "LoanBasis",
    "LoanPlan",
    "LoanProblem",
    "Needed",
    "Ratio",
    "Rotation",
    "Round",
    "SeatDrawing",
    "Sort",
    "Standing",
    "TenhouRating",
    "Week",
    "WeekLosers",
    "add_game",
    "add_penalty",
    "carried_points",
    "deal_in_event",
    "draw_due",
    "draw_seats",
    "empty_line",
    "fpoint_changes",
    "fpoint_entries",
    "fpoint_totals",
    "game_fpoints",
    "hand_counts",
    "losers_of_the_week",
    "needed",
    "next_position",
    "plan_by_hand",
    "propose_loans",
    "rank",
    "rated_game",
    "repay",
    "rotation",
    "seated",
    "shared_ranks",
    "sort_value",
    "tenhou_ratings",
    "week_of",
]
