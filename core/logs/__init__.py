"""Logs of games played elsewhere: read into the events of a table, and checked against what they state."""

from core.logs.compare import differences
from core.logs.disagreement import Disagreement, Place, What
from core.logs.hints import explaining_rules
from core.logs.read import read_log
from core.logs.record import Contradiction, GameRecord, StatedKyoku, StatedRiichi, StatedWin
from core.logs.verify import verify

__all__ = [
    "Contradiction",
    "Disagreement",
    "GameRecord",
    "Place",
    "StatedKyoku",
    "StatedRiichi",
    "StatedWin",
    "What",
    "differences",
    "explaining_rules",
    "read_log",
    "verify",
]
