"""Plain values of the log editor's JSON, checked before anything uses them."""

from __future__ import annotations

from typing import Any, Final

from core.errors import LogBroken

_MOST: Final = 10_000_000


def list_of(value: Any, kyoku: int, part: str) -> list[Any]:  # noqa: ANN401  -- whatever JSON holds
    """Return a list; raises `LogBroken` for anything else."""
    if not isinstance(value, list):
        raise LogBroken(kyoku=kyoku, part=part, value=str(value))
    return value


def counts_of(value: Any, kyoku: int, part: str) -> tuple[int, ...]:  # noqa: ANN401
    """Return the whole numbers of a list; raises `LogBroken`."""
    return tuple(count_of(each, kyoku, part) for each in list_of(value, kyoku, part))


def count_of(value: Any, kyoku: int, part: str) -> int:  # noqa: ANN401
    """Return a whole number; raises `LogBroken` for anything else and for what no log can count."""
    if type(value) is not int or abs(value) > _MOST:
        raise LogBroken(kyoku=kyoku, part=part, value=str(value))
    return value


def text_of(value: Any) -> str:  # noqa: ANN401
    """Return a text, or an empty one for anything else."""
    return value if isinstance(value, str) else ""
