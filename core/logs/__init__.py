"""Logs of games played elsewhere: read into the events of a table, and checked against what they state."""

from core.logs.read import read_log
from core.logs.record import Contradiction, GameRecord, StatedKyoku, StatedRiichi, StatedWin

__all__ = ["Contradiction", "GameRecord", "StatedKyoku", "StatedRiichi", "StatedWin", "read_log"]
