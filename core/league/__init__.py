"""What a club keeps over many games: records and standings, F-points, seats, teams and their loans."""

from core.league.evening import Rotation, Round, rotation
from core.league.fpoints import (
    FpointChange,
    FpointEntry,
    FpointEvent,
    Week,
    WeekLosers,
    deal_in_event,
    fpoint_changes,
    fpoint_totals,
    losers_of_the_week,
    week_of,
)
from core.league.line import GameResult, Line, add_game, add_penalty, combine, empty_line, game_results, remove_game
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
from core.league.seats import Drawn, DrawTile, SeatDrawing, draw_due, draw_seats, drawing_order, seated
from core.league.standings import Sort, Standing, rank, sort_value
from core.league.teams import next_position, team_lines
from core.league.versus import Duel, add_duels, duels_of_game

__all__ = [
    "DrawTile",
    "Drawn",
    "Duel",
    "FpointChange",
    "FpointEntry",
    "FpointEvent",
    "GameResult",
    "Line",
    "Loan",
    "LoanBasis",
    "LoanPlan",
    "LoanProblem",
    "Rotation",
    "Round",
    "SeatDrawing",
    "Sort",
    "Standing",
    "Week",
    "WeekLosers",
    "add_duels",
    "add_game",
    "add_penalty",
    "carried_points",
    "combine",
    "deal_in_event",
    "draw_due",
    "draw_seats",
    "drawing_order",
    "duels_of_game",
    "empty_line",
    "fpoint_changes",
    "fpoint_totals",
    "game_results",
    "losers_of_the_week",
    "next_position",
    "plan_by_hand",
    "propose_loans",
    "rank",
    "remove_game",
    "repay",
    "rotation",
    "seated",
    "sort_value",
    "team_lines",
    "week_of",
]
