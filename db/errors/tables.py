"""Errors about live tables."""

from __future__ import annotations

from dataclasses import dataclass

from db.errors.base import StoreError


@dataclass(eq=False)
class TableUnknown(StoreError):
    """There is no such table here."""

    number: int


@dataclass(eq=False)
class TableNotOpen(StoreError):
    """A table whose game has been recorded, or that has been given up, takes no more hands."""

    number: int
    status: str


class TableMoved(StoreError):
    """A table at which something else has been booked or taken back meanwhile."""


class TableNotOver(StoreError):
    """A game that is still being played cannot be recorded."""


@dataclass(eq=False)
class ProposalUnknown(StoreError):
    """There is no such proposal here."""

    number: int
