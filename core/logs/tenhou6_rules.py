"""The rules that the log editor's JSON tells: the text of the room, the red fives, the lobby."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from core.rules.choices import GameLength, Rounding
from core.rules.loading import load_preset
from core.rules.ruleset import RuleSet

_ROOMS: Final = frozenset("般上特鳳若銀琥孔")
_SOUL_RANKED: Final = ("銅の間", "銀の間", "金の間", "玉の間", "王座の間")
_SOUL_CUSTOM: Final = ("友人戦", "大会戦")

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


@cache
def read_rules(marks: RuleMarks) -> FoundRules:
    """The rules that `marks` stand for: Tenhou's, or those of the platform that the room's name belongs to."""
    rules = load_preset("tenhou" if marks.players == 4 else "tenhou-sanma")
    if any(marks.reds):
        reds = (marks.reds[0], marks.reds[1], marks.reds[2])
    else:
        reds = rules.red_fives if "赤" in marks.text else (0, 0, 0)
    rules = replace(
        rules,
        red_fives=reds if marks.players == 4 else (0, *reds[1:]),
        kuitan="喰" in marks.text,
        game_length=GameLength.EAST if "東" in marks.text else GameLength.EAST_SOUTH,
    )
    text = marks.text.removeprefix("三麻").removeprefix("三")
    if text.startswith(_SOUL_RANKED):
        return FoundRules(_soul(rules), ())
    if text.startswith(_SOUL_CUSTOM):
        return FoundRules(_soul(_started(rules, marks.points)), UNTOLD_OF_LOBBIES)
    if text[:1] in _ROOMS and not marks.lobby:
        return FoundRules(rules, ())
    return FoundRules(_started(rules, marks.points), UNTOLD_OF_LOBBIES)


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


def _started(rules: RuleSet, points: int | None) -> RuleSet:
    """The rules of a lobby whose players begin with `points`, and get back at least those."""
    if points is None or points == rules.start_points:
        return rules
    return replace(rules, start_points=points, return_points=max(points, rules.return_points))
