"""The rules that the log editor's JSON tells: the text of the room, the red fives, the lobby."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from core.logs.rooms import UNTOLD_OF_LOBBIES, soul_rules, started_with, tenhou_rules
from core.rules.ruleset import RuleSet

_TENHOU_ROOMS: Final = frozenset("般上特鳳若銀琥孔")
_COPIES: Final = 4
_SANMA: Final = re.compile(r"^(?:三麻?|3(?:-Player|人)?)\s*|三人", re.IGNORECASE)
_SOUL_RANKED: Final = re.compile(
    r"^(?:段位[戦战戰场場]|(?:[銅铜銀银金玉]|王座)[の之][間间]|ranked|(?:bronze|silver|gold|jade|throne)(?:\s+room)?\b)",
    re.IGNORECASE,
)
_SOUL_OTHERS: Final = re.compile(
    r"^(?:友人[戦战戰场場]|大会[戦战戰场場]|[比赛賽]+[事场場]+|friendly|tou(?:r)?nament|雀魂|mahjong\s*soul)",
    re.IGNORECASE,
)
_EAST: Final = re.compile(r"東|东|\beast\b", re.IGNORECASE)
_KUITAN: Final = "喰"
_RED: Final = re.compile(r"赤|\bred\b", re.IGNORECASE)
_NO_RED: Final = re.compile(r"赤(?:なし|無)|aka nashi|no red", re.IGNORECASE)


class RuleMarks(NamedTuple):
    """The statements of a log about its rules.

    `text` is the name of the room with marks for length (東, 南), kuitan (喰) and red fives (赤). `reds` are the red
    fives of each suit, `None` where the log does not count them. `lobby` is 0 in the public rooms. `points` are what
    all players begin with, `None` for a log that begins later.
    """

    text: str
    players: int
    reds: tuple[int, ...] | None
    lobby: int
    points: int | None


class FoundRules(NamedTuple):
    """The rules as far as they are told, and the names of those that are not."""

    rules: RuleSet
    untold: tuple[str, ...]


def is_sanma(text: str) -> bool:
    """Return whether the name of a room says that three play there (三麻)."""
    return _SANMA.search(text) is not None


@lru_cache(maxsize=64)
def read_rules(marks: RuleMarks) -> FoundRules:
    """Return the rules that `marks` stand for: Tenhou's, or those of the platform that the room belongs to."""
    text = _SANMA.sub("", marks.text).strip()
    if _SOUL_RANKED.match(text):
        return _soul(marks, ())
    if _SOUL_OTHERS.match(text):
        return _soul(marks, UNTOLD_OF_LOBBIES)
    return _tenhou(marks, is_public=text[:1] in _TENHOU_ROOMS and not marks.lobby)


def _tenhou(marks: RuleMarks, *, is_public: bool) -> FoundRules:
    rules = tenhou_rules(
        players=marks.players,
        red_fives="赤" in marks.text,
        kuitan=_KUITAN in marks.text,
        east_south=not _EAST.search(marks.text),
    )
    if any(marks.reds or ()):
        rules = _with_reds(rules, marks)
    if is_public:
        return FoundRules(rules, ())
    return FoundRules(rules if marks.points is None else started_with(rules, marks.points), UNTOLD_OF_LOBBIES)


def _soul(marks: RuleMarks, untold: tuple[str, ...]) -> FoundRules:
    """Return the rules of a room at Mahjong Soul, with what the log itself states.

    A log that says nothing of kuitan does not deny it, since no mark stands for its absence.
    """
    rules = soul_rules(players=marks.players, east_south=not _EAST.search(marks.text))
    if _KUITAN not in marks.text:
        untold = (*untold, "kuitan")
    if any(marks.reds or ()):
        rules = _with_reds(rules, marks)
    elif _NO_RED.search(marks.text) or (marks.reds is not None and not _RED.search(marks.text)):
        rules = replace(rules, red_fives=(0, 0, 0))
    elif not _RED.search(marks.text):
        untold = (*untold, "red_fives")
    if marks.points is not None and "start_points" in untold:
        # Points count from the start there, whatever that is.
        rules = replace(rules, start_points=marks.points, return_points=marks.points)
    return FoundRules(rules, untold)


def _with_reds(rules: RuleSet, marks: RuleMarks) -> RuleSet:
    manzu, pinzu, souzu = (min(max(count, 0), _COPIES) for count in marks.reds or ())
    return replace(rules, red_fives=(manzu if marks.players == 4 else 0, pinzu, souzu))
