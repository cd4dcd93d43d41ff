"""A table, hand by hand: its events, the state that they make, and the course of the game."""

from core.table.course import gone_bust, is_all_last, is_first_with_enough, is_last_possible
from core.table.events import (
    AbortiveDraw,
    AbortiveKind,
    Adjustment,
    Agariyame,
    Chombo,
    Claim,
    DeadHand,
    Event,
    HandEnd,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Stopped,
    Won,
    WrongCall,
)
from core.table.needs import Need, Needs, lead, needs_of, place_of
from core.table.payments import paid_claims
from core.table.play import apply, replay, replay_hands, results
from core.table.serial import event_from_plain, plain_event
from core.table.state import EndReason, KyokuResult, SeatPayment, Start, TableState
from core.table.tenpai import counts_as_tenpai

__all__ = [
    "AbortiveDraw",
    "AbortiveKind",
    "Adjustment",
    "Agariyame",
    "Chombo",
    "Claim",
    "DeadHand",
    "EndReason",
    "Event",
    "HandEnd",
    "KyokuResult",
    "LiableSeat",
    "Need",
    "Needs",
    "RiichiDeclared",
    "Ryuukyoku",
    "SeatPayment",
    "Start",
    "Stopped",
    "TableState",
    "Won",
    "WrongCall",
    "apply",
    "counts_as_tenpai",
    "event_from_plain",
    "gone_bust",
    "is_all_last",
    "is_first_with_enough",
    "is_last_possible",
    "lead",
    "needs_of",
    "paid_claims",
    "place_of",
    "plain_event",
    "replay",
    "replay_hands",
    "results",
]
