"""What can be wrong with `/league` itself."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class PenaltyNotTenths(TenbouError):
    """Points of a penalty that are nothing, or no full tenths."""

    points: str


class PenaltyWithoutReason(TenbouError):
    """A penalty that says nothing about why."""
