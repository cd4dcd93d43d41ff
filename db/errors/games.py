"""Errors about games."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class GameUnknown(StoreError):
    """There is no such game here."""

    number: int


@dataclass(eq=False)
class GameNotOpen(StoreError):
    """A game in a state in which this cannot be done to it."""

    number: int
    status: str


@dataclass(eq=False)
class PointsDoNotAddUp(StoreError):
    """The points and sticks of a game are not what the players began with."""

    total: int
    expected: int


@dataclass(eq=False)
class SticksOutOfRange(StoreError):
    """Sticks on the table that no game leaves."""

    sticks: int


@dataclass(eq=False)
class LogImportedBefore(StoreError):
    """The hands of a log belong to a game of the league already."""

    number: int
