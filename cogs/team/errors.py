"""The mistakes in loans that an organiser types."""

from dataclasses import dataclass

from core.errors import TenbouError


@dataclass(eq=False)
class LoanNotRead(TenbouError):
    """A line that is no loan."""

    line: str
    example: str


class LoanReasonMissing(TenbouError):
    """Loans set by hand without a reason."""
