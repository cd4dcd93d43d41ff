"""The JSON of Tenhou's log editor, as it is saved or pasted: one object with the names, the rules and every hand.

Programs write this form for games of other platforms too. A game may also come as addresses of the editor
(`…/6/#json={…}`) or as objects with one hand each, one a line or in a list; such parts are joined.
"""

from __future__ import annotations

from typing import Any, Final

from core.errors import LogBroken
from core.logs.record import GameRecord
from core.logs.tenhou6.ends import Header
from core.logs.tenhou6.hand import read_hand
from core.logs.tenhou6.rules import RuleMarks, is_sanma, read_rules
from core.logs.tenhou6.text import parts_of
from core.logs.tenhou6.values import count_of, counts_of, list_of, text_of
from core.table.state import Start

_HAND_PARTS: Final = 17
_MAX_HANDS: Final = 200
_RED_FIVES: Final = ("aka51", "aka52", "aka53")


def read_tenhou6(data: bytes | str | dict[str, Any] | list[Any]) -> GameRecord:
    """Read a game in the form of the log editor, from text or from what JSON made of it.

    Raises a `LogError` that says what is wrong, and in which hand.
    """
    parts = parts_of(data)
    whole = parts[0]
    hands = [hand for part in parts for hand in list_of(part.get("log"), 0, "log")]
    if not hands or len(hands) > _MAX_HANDS:
        raise LogBroken(kyoku=0, part="log", value=str(len(hands)))
    headers = [_header(hand, number) for number, hand in enumerate(hands, start=1)]
    marks = _marks(whole, headers[0], hands[0])
    names = tuple(str(name) for name in list_of(whole.get("name"), 0, "name")[: marks.players])
    if len(names) < marks.players:
        raise LogBroken(kyoku=0, part="name", value=str(list(names)))
    found = read_rules(marks)
    kyokus = tuple(
        read_hand(number, header, hand, found.rules)
        for number, (header, hand) in enumerate(zip(headers, hands, strict=True), start=1)
    )
    points, scores = _final(parts[-1].get("sc"), marks.players)
    first = kyokus[0]
    return GameRecord(
        names=names,
        rules=found.rules,
        untold=found.untold,
        start=Start(first.points, first.round_wind, first.dealer, first.honba, first.kyoutaku_points),
        kyokus=kyokus,
        final_points=points,
        final_scores=scores,
        reference=text_of(whole.get("ref")),
    )


def _header(hand: Any, number: int) -> Header:  # noqa: ANN401
    parts = list_of(hand, number, "hand")
    if len(parts) < _HAND_PARTS:
        raise LogBroken(kyoku=number, part="hand", value=str(len(parts)))
    counts = counts_of(parts[0], number, "kyoku")
    points = counts_of(parts[1], number, "points")
    if len(counts) != 3 or not 0 <= counts[0] < 16 or min(counts) < 0:
        raise LogBroken(kyoku=number, part="kyoku", value=str(parts[0]))
    if len(points) not in (3, 4) or any(each % 100 for each in points):
        raise LogBroken(kyoku=number, part="points", value=str(parts[1]))
    return Header(*counts, points)


def _marks(whole: dict[str, Any], header: Header, hand: list[Any]) -> RuleMarks:
    """Return what the log says of its rules."""
    rule = whole.get("rule")
    if not isinstance(rule, dict):
        raise LogBroken(kyoku=0, part="rule", value=str(rule))
    text = text_of(rule.get("disp"))
    reds: tuple[int, ...] | None = None
    if any(name in rule for name in _RED_FIVES):
        reds = tuple(count_of(rule.get(name, 0), 0, "rule") for name in _RED_FIVES)
    if not any(reds or ()) and "aka" in rule:
        reds = (count_of(rule["aka"], 0, "rule"),) * len(_RED_FIVES)
    return RuleMarks(
        text=text,
        players=3 if len(header.points) == 3 or is_sanma(text) or hand[13] == [] else 4,
        reds=reds,
        lobby=count_of(whole.get("lobby", 0), 0, "lobby"),
        points=header.points[0] if not header.kyoku and len(set(header.points[:3])) == 1 else None,
    )


def _final(stated: Any, players: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:  # noqa: ANN401
    """Return the points and the result in tenths of each seat, which the log lists in turn."""
    if stated is None:
        return None, None
    values = list_of(stated, 0, "sc")
    if len(values) < 2 * players or not all(type(value) in (int, float) and abs(value) < 1e7 for value in values):
        raise LogBroken(kyoku=0, part="sc", value=str(values))
    points, scores = values[0 : 2 * players : 2], values[1 : 2 * players : 2]
    tenths = [round(10 * each) for each in scores]
    if any(each != int(each) for each in points) or any(
        abs(10 * a - b) > 1e-6 for a, b in zip(scores, tenths, strict=True)
    ):
        raise LogBroken(kyoku=0, part="sc", value=str(values))
    return tuple(int(each) for each in points), tuple(tenths)
