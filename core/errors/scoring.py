"""Hands that win nothing, and han and fu that no hand has."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class NotAWin(TenbouError):
    """A hand that wins nothing."""


@dataclass(eq=False)
class NotComplete(NotAWin):
    """Tiles that form no complete hand. `shanten` tiles are missing until tenpai; 0 is tenpai."""

    shanten: int


@dataclass(eq=False)
class NoYaku(NotAWin):
    """A complete hand without a yaku. Its `bonus_han` of dora do not count alone."""

    bonus_han: int


@dataclass(eq=False)
class BelowMinimum(NotAWin):
    """A hand whose yaku have fewer han than the rules demand."""

    han: int
    minimum: int


@dataclass(eq=False)
class NoSuchHanFu(TenbouError):
    """Han and fu that no hand has together."""

    han: int
    fu: int
