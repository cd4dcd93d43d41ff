"""The hands of games in a JSON file: where a game begins, and everything that happened at its table."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from core.errors import TenbouError
from core.hand import Wind
from core.rules import RuleSet
from core.table import Start
from db.archive.json.checked import LONGEST_NAME, LONGEST_TEXT, MOST_COUNT, MOST_POINTS, JsonPath, clean
from db.hands.plain import events_from_plain, plain_events
from db.values.tables import GameLog

_START: Final = ("round_wind", "dealer", "honba", "kyoutaku_points")
_DEEPEST: Final = 8
"""The deepest nesting of lists that is read: more than any event has, and within what Python can follow."""


def log(each: GameLog | None, rulesets: Sequence[RuleSet]) -> dict[str, Any] | None:
    """Return the hands of a game as they are written; their own rules, if any, are one of `rulesets`."""
    if each is None:
        return None
    return {
        "source": each.source,
        "reference": clean(each.reference),
        "fingerprint": each.fingerprint,
        "names": [clean(name) for name in each.names],
        "start": _start(each.start),
        "events": _cleaned(plain_events(each.events)),
        "rules": None if each.rules is None else rulesets.index(each.rules),
    }


def _start(start: Start | None) -> list[Any] | None:
    return None if start is None else [list(start.points), *(int(getattr(start, name)) for name in _START)]


def _cleaned(value: Any) -> Any:  # noqa: ANN401  -- whatever an event can hold
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {name: _cleaned(each) for name, each in value.items()}
    return [_cleaned(each) for each in value] if isinstance(value, list) else value


def read(node: JsonPath, players: int, rulesets: Sequence[RuleSet]) -> GameLog:
    """Read the hands of a game of this many players. Whether they are possible shows when they are replayed."""
    names = node["names"].each(lambda each: each.text(longest=LONGEST_NAME, empty=True))
    if len(names) != players:
        raise node["names"].wrong()
    return GameLog(
        source=node["source"].text(longest=16),
        reference=node["reference"].text(longest=LONGEST_TEXT, empty=True),
        fingerprint=node["fingerprint"].text(longest=LONGEST_NAME),
        names=names,
        start=node["start"].maybe(lambda each: _read_start(each, players)),
        events=_read_events(node["events"]),
        rules=node.optional("rules").maybe(lambda each: rulesets[each.number(0, len(rulesets) - 1)]),
    )


def _read_start(node: JsonPath, players: int) -> Start:
    points, round_wind, dealer, honba, kyoutaku_points = node.row(1 + len(_START))
    return Start(
        tuple(each.number(-MOST_POINTS, MOST_POINTS) for each in points.row(players)),
        round_wind=Wind(round_wind.number(Wind.EAST, Wind.NORTH)),
        dealer=dealer.number(0, players - 1),
        honba=honba.number(0, MOST_COUNT),
        kyoutaku_points=kyoutaku_points.number(0, MOST_POINTS),
    )


def _read_events(node: JsonPath) -> tuple[Any, ...]:
    for each in node.each(lambda event: event):
        each["event"].text(longest=LONGEST_NAME)
        for part in _parts(each):
            if isinstance(part.value, str):
                part.text(longest=LONGEST_TEXT, empty=True)
            elif type(part.value) is int:
                part.number(-MOST_POINTS, MOST_POINTS)
    try:
        return events_from_plain(node.value)
    except TenbouError as problem:
        raise node.wrong() from problem


def _parts(node: JsonPath, depth: int = 0) -> Iterator[JsonPath]:
    """Yield all plain values within a value."""
    if isinstance(node.value, dict):
        inner = [each for _, each in node.items()]
    elif isinstance(node.value, list):
        inner = list(node.each(lambda each: each))
    else:
        yield node
        return
    if depth == _DEEPEST:
        raise node.wrong()
    for each in inner:
        yield from _parts(each, depth + 1)
