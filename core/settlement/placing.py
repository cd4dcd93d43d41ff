"""Who is placed where, and how tied players share what their places bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules.choices import TieBreak

if TYPE_CHECKING:
    from collections.abc import Sequence


def standings(points: Sequence[int], tie_break: TieBreak) -> tuple[tuple[int, ...], ...]:
    """Seats from first place down, tied seats together where ties are split.

    `points` are in seat order from the first dealer, who comes first among equals.
    """
    # Sorting leaves equals in the order of their seats.
    order = sorted(range(len(points)), key=points.__getitem__, reverse=True)
    if tie_break is TieBreak.SEAT_ORDER:
        return tuple([(seat,) for seat in order])
    groups: list[list[int]] = []
    for seat in order:
        if groups and points[groups[-1][0]] == points[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return tuple(map(tuple, groups))


def shares_of_tied(total: int, count: int) -> tuple[int, ...]:
    """`total` in `count` parts as equal as whole numbers can be; the seats named first get what is left over."""
    each, rest = divmod(total, count)
    return (each + 1,) * rest + (each,) * (count - rest)
