"""What can be wrong with using `/game`, whichever way a game came there."""

from core.errors import TenbouError


class PreviewOfAnother(TenbouError):
    """A preview is for who made it until it is saved."""
