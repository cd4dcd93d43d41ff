"""Places at the end of a game, and the shares of tied players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.rules.choices import TieBreak

if TYPE_CHECKING:
    from collections.abc import Sequence


def standings(points: Sequence[int], tie_break: TieBreak) -> tuple[tuple[int, ...], ...]:
    """Return the seats from first place down; tied seats stand together where ties are split.

    `points` are in seat order. Among equals, the seat nearer to the first dealer comes first.
    """
    # Sorting is stable, so equals stay in the order of their seats.
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
    """Return `total` in `count` parts as equal as whole numbers can be; the first parts take the remainder."""
    each, rest = divmod(total, count)
    return (each + 1,) * rest + (each,) * (count - rest)
