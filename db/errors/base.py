"""The root of the store's errors."""

from __future__ import annotations

from core.errors import TenbouError


class StoreError(TenbouError):
    """Something that is wrong with the data, or with what is asked of the store."""
