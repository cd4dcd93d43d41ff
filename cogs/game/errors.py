"""The errors of `/game` that do not depend on how a game came there."""

from core.errors import TenbouError


class PreviewOfAnother(TenbouError):
    """A preview that another person made, who alone may use it until it is recorded."""
