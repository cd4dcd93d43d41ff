"""The rules that the marks of a log in XML stand for: one bit for each rule that a table at Tenhou can choose."""

from __future__ import annotations

from typing import Final

from core.logs.rooms import UNTOLD_OF_LOBBIES, tenhou_rules
from core.rules.ruleset import RuleSet

NO_RED_FIVES, NO_KUITAN, EAST_SOUTH, THREE_PLAYERS = 0x02, 0x04, 0x08, 0x10
_USUAL_MARKS: Final = 0xFF
_CHANGED_BEFORE_2010: Final = ("pao_suukantsu", "tenpaiyame", "uma")


def untold(marks: int, lobby: str | None) -> tuple[str, ...]:
    """Return the names of the rules that the marks of a game leave open.

    A private lobby or an event may play as it likes. A log without a lobby is older than 2010, and may be older than
    the rules that have changed since (T-11, T-25, T-45).
    """
    if marks & ~_USUAL_MARKS or lobby not in {None, "0"}:
        return UNTOLD_OF_LOBBIES
    return _CHANGED_BEFORE_2010 if lobby is None else ()


def marked_rules(marks: int) -> RuleSet:
    """Return the rules that the bits of a game's type say."""
    return tenhou_rules(
        players=3 if marks & THREE_PLAYERS else 4,
        red_fives=not marks & NO_RED_FIVES,
        kuitan=not marks & NO_KUITAN,
        east_south=bool(marks & EAST_SOUTH),
    )
