"""The mistakes in `/admin`."""

from core.errors import TenbouError


class EverybodyOrganises(TenbouError):
    """The role of everybody was named as the organisers' role."""
