"""The mistakes in a custom id."""

from core.errors import TenbouError


class ControlOutdated(TenbouError):
    """A button, list or dialog whose custom id no press of this version reads."""
