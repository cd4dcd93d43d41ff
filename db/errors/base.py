"""The root of the store's errors."""

from __future__ import annotations

from core.errors import TenbouError


class StoreError(TenbouError):
    """Something about what is kept or asked for is wrong."""
