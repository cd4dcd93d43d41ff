"""Final points that cannot be settled."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


@dataclass(eq=False)
class WrongPlayerCount(TenbouError):
    """Points for more or fewer players than the rules have."""

    count: int
    players: int


@dataclass(eq=False)
class OddPoints(TenbouError):
    """Points that are not full hundreds."""

    points: int


@dataclass(eq=False)
class NoSuchSeat(TenbouError):
    """A seat, counted from 0, that the table does not have."""

    number: int
    players: int
