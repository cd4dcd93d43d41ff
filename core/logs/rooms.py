"""The rules of the rooms that logs name, at Tenhou and at Mahjong Soul."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from core.rules.choices import GameLength
from core.rules.loading import load_preset
from core.rules.ruleset import RuleSet

UNTOLD_OF_LOBBIES: Final = (
    "honba_points",
    "kiriage_mangan",
    "suuankou_tanki_double",
    "junsei_chuuren_double",
    "kokushi_13_double",
    "daisuushii_double",
    "tobi",
    "end_points",
    "start_points",
    "return_points",
    "uma",
    "rounding",
    "tie_break",
)
"""Rules that a private lobby may play otherwise, and that no log of one states."""


def started_with(rules: RuleSet, points: int) -> RuleSet:
    """Return the rules of a room whose players begin with `points`, and get back at least those."""
    if points == rules.start_points:
        return rules
    return replace(rules, start_points=points, return_points=max(points, rules.return_points))


@cache
def tenhou_rules(*, players: int, red_fives: bool, kuitan: bool, east_south: bool) -> RuleSet:
    """Return the rules of a table at Tenhou for three or four players."""
    rules = load_preset("tenhou-sanma" if players == 3 else "tenhou")
    return replace(
        rules,
        red_fives=rules.red_fives if red_fives else (0, 0, 0),
        kuitan=kuitan,
        game_length=GameLength.EAST_SOUTH if east_south else GameLength.EAST,
    )


@cache
def soul_rules(*, players: int, east_south: bool) -> RuleSet:
    """Return the rules of a table at Mahjong Soul (雀魂) for three or four players."""
    rules = load_preset("majsoul-sanma" if players == 3 else "majsoul")
    return replace(rules, game_length=GameLength.EAST_SOUTH if east_south else GameLength.EAST)
