"""Equality of values that are tuples and hold more than what makes them the same."""

from __future__ import annotations

from abc import abstractmethod


class ByIdentity:
    """Values of one class that are equal when their identity is, whatever else they hold."""

    __slots__ = ()

    @property
    @abstractmethod
    def _identity(self) -> tuple[object, ...]:
        """What makes two of them the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByIdentity) and type(self) is type(other) and self._identity == other._identity

    def __ne__(self, other: object) -> bool:
        # A tuple brings its own, which would ask about every field.
        return not self == other

    def __hash__(self) -> int:
        return hash(self._identity)
