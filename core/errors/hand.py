"""Tiles that cannot be one player's hand."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


class HandError(TenbouError):
    """Tiles that cannot be one player's hand."""


@dataclass(eq=False)
class FifthTile(HandError):
    """More than four of one tile."""

    tile: str
    count: int


@dataclass(eq=False)
class SecondRedFive(HandError):
    """More than one red five (赤五) of a suit."""

    tile: str
    count: int


@dataclass(eq=False)
class WrongTileCount(HandError):
    """A hand that does not have `expected` tiles beside the winning one. A kan counts as three."""

    count: int
    expected: int


@dataclass(eq=False)
class BadMeld(HandError):
    """Tiles that do not form a meld of the stated kind."""

    tiles: str
    kind: str


@dataclass(eq=False)
class TileNotInSet(HandError):
    """A tile that these rules do not use, such as 5m with three players."""

    tile: str


@dataclass(eq=False)
class WinningTileNotHeld(HandError):
    """A winning tile that is not among the fourteen tiles."""

    tile: str
