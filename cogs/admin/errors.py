"""What can be wrong with `/admin`."""

from core.errors import TenbouError


class EverybodyOrganises(TenbouError):
    """The role that everybody has was to be the organisers' role."""
