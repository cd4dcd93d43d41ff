"""The rules that the log editor's JSON tells: the text of the room, the red fives, the lobby."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from core.logs.rooms import UNTOLD_OF_LOBBIES, started_with, tenhou_rules
from core.rules.choices import Rounding
from core.rules.ruleset import RuleSet

_ROOMS: Final = frozenset("般上特鳳若銀琥孔")
_SOUL_RANKED: Final = ("銅の間", "銀の間", "金の間", "玉の間", "王座の間")
_COPIES: Final = 4
_SOUL_CUSTOM: Final = ("友人戦", "大会戦")


class RuleMarks(NamedTuple):
    """What a log says of its rules.

    `text` is the name of the room with marks for length (東, 南), kuitan (喰) and red fives (赤), `reds` how many red
    fives each suit has where that is said beside it, `lobby` 0 in the public rooms. `points` are what all begin with,
    `None` for a log that begins later.
    """

    text: str
    players: int
    reds: tuple[int, ...]
    lobby: int
    points: int | None


class FoundRules(NamedTuple):
    """The rules as far as they are told, and the names of those that are not."""

    rules: RuleSet
    untold: tuple[str, ...]


@lru_cache(maxsize=64)
def read_rules(marks: RuleMarks) -> FoundRules:
    """The rules that `marks` stand for: Tenhou's, or those of the platform that the room's name belongs to."""
    rules = tenhou_rules(
        players=marks.players,
        red_fives="赤" in marks.text,
        kuitan="喰" in marks.text,
        east_south="東" not in marks.text,
    )
    if any(marks.reds):
        manzu, pinzu, souzu = (min(max(count, 0), _COPIES) for count in marks.reds)
        rules = replace(rules, red_fives=(manzu if marks.players == 4 else 0, pinzu, souzu))
    started = rules if marks.points is None else started_with(rules, marks.points)
    text = marks.text.removeprefix("三麻").removeprefix("三")
    if text.startswith(_SOUL_RANKED):
        return FoundRules(_soul(rules), ())
    if text.startswith(_SOUL_CUSTOM):
        return FoundRules(_soul(started), UNTOLD_OF_LOBBIES)
    if text[:1] in _ROOMS and not marks.lobby:
        return FoundRules(rules, ())
    return FoundRules(started, UNTOLD_OF_LOBBIES)


def _soul(rules: RuleSet) -> RuleSet:
    """Mahjong Soul's game: points count from the start, to the tenth, and four yakuman are double."""
    middle = (5000, -5000) if rules.players == 4 else (0,)
    return replace(
        rules,
        return_points=rules.start_points,
        uma=((15000, *middle, -15000),),
        rounding=Rounding.NONE,
        suuankou_tanki_double=True,
        junsei_chuuren_double=True,
        kokushi_13_double=True,
        daisuushii_double=True,
    )
