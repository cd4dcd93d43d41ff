"""Teams: what their members have together, and whose turn it is in a fixture of several positions."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, TypeVar

from core.league.line import Line, combine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.rules.ruleset import RuleSet

T = TypeVar("T", bound=Hashable)


def team_lines(entries: Iterable[tuple[T, Line[Any]]]) -> dict[T, Line[T]]:
    """The record of each team; `entries` are its members' records of the games that they played for it.

    A game in which two members met counts for both. Raises `WrongPlayerCount` if three and four players mix.
    """
    members: dict[T, list[Line[Any]]] = {}
    for team, line in entries:
        members.setdefault(team, []).append(line)
    return {team: combine(team, *lines) for team, lines in members.items()}


def next_position(matches_played: int, rules: RuleSet) -> int | None:
    """The position, from 1 for the vanguard, whose match follows `matches_played` of a fixture (P-40).

    `None` when every position has played, and under rules without positions.
    """
    return matches_played + 1 if matches_played < rules.team_positions else None
