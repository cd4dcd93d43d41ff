"""Whose turn it is among the positions of a team."""

from __future__ import annotations

import pytest

from core.league import next_position
from core.rules import load_preset


@pytest.mark.parametrize(("played", "position"), [(0, 1), (1, 2), (4, 5), (5, None), (6, None)])
def test_positions_play_one_match_each_in_order(played: int, position: int | None) -> None:
    assert next_position(played, load_preset("team-tournament")) == position


def test_rules_without_teams_have_no_positions() -> None:
    assert next_position(0, load_preset("f-league")) is None
