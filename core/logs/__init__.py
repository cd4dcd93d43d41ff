"""Logs of games played elsewhere: read into the events of a table, and checked against what they state."""

from core.logs.record import GameRecord, StatedKyoku, StatedRiichi, StatedWin

__all__ = ["GameRecord", "StatedKyoku", "StatedRiichi", "StatedWin"]
