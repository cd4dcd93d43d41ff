"""What can be wrong with what people say about a hand."""

from core.errors import TenbouError


class CardOutdated(TenbouError):
    """A card of a version whose buttons this one does not understand."""
