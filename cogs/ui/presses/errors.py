"""What can be wrong with a custom id."""

from core.errors import TenbouError


class ControlOutdated(TenbouError):
    """A button, a list or a dialog whose custom id no press of this version reads."""
