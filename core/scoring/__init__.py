"""From a hand and how it won to han, fu, points and who pays whom."""

from core.hand.win import OPEN_RIICHI, Chankan, Liability, Pao, Riichi, Win
from core.scoring.draws import chombo_payments, nagashi_payments, noten_payments
from core.scoring.hints import WaitScore, Way, score_waits, ways_to_win, with_one_more_han
from core.scoring.limits import Limit, Value
from core.scoring.multiple_ron import score_rons, turn_distance
from core.scoring.payments import Payment, Reason, balance, seats_of
from core.scoring.points import HIGHEST_FU, PointsScore, score_points
from core.scoring.quiz import Question, draw_question, paid
from core.scoring.score import HandScore, score_hand, score_readings
from core.scoring.short import PaidPayments, cap_payments

__all__ = [
    "HIGHEST_FU",
    "OPEN_RIICHI",
    "Chankan",
    "HandScore",
    "Liability",
    "Limit",
    "PaidPayments",
    "Pao",
    "Payment",
    "PointsScore",
    "Question",
    "Reason",
    "Riichi",
    "Value",
    "WaitScore",
    "Way",
    "Win",
    "balance",
    "cap_payments",
    "chombo_payments",
    "draw_question",
    "nagashi_payments",
    "noten_payments",
    "paid",
    "score_hand",
    "score_points",
    "score_readings",
    "score_rons",
    "score_waits",
    "seats_of",
    "turn_distance",
    "ways_to_win",
    "with_one_more_han",
]
