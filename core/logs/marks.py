"""Which rules a Tenhou table plays, from the marks that its logs carry."""

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
"""Rules that a lobby of one's own can have otherwise, and no mark says so."""

NO_RED_FIVES, NO_KUITAN, EAST_SOUTH, THREE_PLAYERS = 0x02, 0x04, 0x08, 0x10
_USUAL_MARKS: Final = 0xFF
_CHANGED_BEFORE_2010: Final = ("pao_suukantsu", "tenpaiyame", "uma")


def untold(marks: int, lobby: str | None) -> tuple[str, ...]:
    """The rules that the marks of a game leave open.

    A private lobby or an event may play as it likes. A log without a lobby is from before 2010, and does not say
    whether from before the rules that have changed since (T-11, T-25, T-45).
    """
    if marks & ~_USUAL_MARKS or lobby not in {None, "0"}:
        return UNTOLD_OF_LOBBIES
    return _CHANGED_BEFORE_2010 if lobby is None else ()


def marked_rules(marks: int) -> RuleSet:
    """The rules of a game's type as its bits say them."""
    return tenhou_rules(
        players=3 if marks & THREE_PLAYERS else 4,
        red_fives=not marks & NO_RED_FIVES,
        kuitan=not marks & NO_KUITAN,
        east_south=bool(marks & EAST_SOUTH),
    )


def started_with(rules: RuleSet, points: int) -> RuleSet:
    """The rules of a room whose players begin with `points`, and get back at least those."""
    if points == rules.start_points:
        return rules
    return replace(rules, start_points=points, return_points=max(points, rules.return_points))


@cache
def tenhou_rules(*, players: int, red_fives: bool, kuitan: bool, east_south: bool) -> RuleSet:
    """The rules of a table at Tenhou for three or four players."""
    rules = load_preset("tenhou-sanma" if players == 3 else "tenhou")
    return replace(
        rules,
        red_fives=rules.red_fives if red_fives else (0, 0, 0),
        kuitan=kuitan,
        game_length=GameLength.EAST_SOUTH if east_south else GameLength.EAST,
    )
