"""Logs of games played elsewhere: read into the events of a table, and checked against the rules."""

from core.logs.as_game import LogGame, game_from_log, identity
from core.logs.compare import differences
from core.logs.disagreement import Disagreement, HandNumber, What, hand_number
from core.logs.hints import explaining_rules
from core.logs.read import LARGEST, read_log
from core.logs.record import Contradiction, GameRecord, StatedKan, StatedKyoku, StatedRiichi, StatedWin
from core.logs.verify import NO_NAME, told_rules, verify

__all__ = [
    "LARGEST",
    "NO_NAME",
    "Contradiction",
    "Disagreement",
    "GameRecord",
    "HandNumber",
    "LogGame",
    "StatedKan",
    "StatedKyoku",
    "StatedRiichi",
    "StatedWin",
    "What",
    "differences",
    "explaining_rules",
    "game_from_log",
    "hand_number",
    "identity",
    "read_log",
    "told_rules",
    "verify",
]
