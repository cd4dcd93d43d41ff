"""The mistakes of people who ask about a hand."""

from core.errors import TenbouError


class CardOutdated(TenbouError):
    """A card of a version whose buttons this version does not understand."""
