"""Teams: the order of positions in a fixture of several matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.rules.ruleset import RuleSet


def next_position(matches_played: int, rules: RuleSet) -> int | None:
    """Return the position, from 1 for the vanguard, whose match follows `matches_played` of a fixture (P-40).

    `None` means that every position has played, or that the rules have no positions.
    """
    return matches_played + 1 if matches_played < rules.team_positions else None
