"""Small cases, one for each rule, and how they are written (examples.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from core.hand import Chankan, Hand, Liability, Pao, Riichi, Win, Wind, parse_hand, parse_tiles
from core.league import FpointEvent
from core.rules import RuleSet, change_rule, load_preset
from core.table import Event, Start, event_from_plain


class HandCase(NamedTuple):
    """One hand, or several on one discard, and how each wins."""

    wins: tuple[tuple[Hand, Win], ...]


class PointsCase(NamedTuple):
    """Han and fu."""

    han: int
    fu: int


class PlayCase(NamedTuple):
    """Events at a table; `start` is `None` for the beginning of a game."""

    start: Start | None
    events: tuple[Event, ...]


class TenpaiCase(NamedTuple):
    """A hand of 13 tiles when the wall is used up."""

    hand: Hand
    furiten: bool


class GameCase(NamedTuple):
    """What a game ended with, by seat; `sticks` are table points left over, `chombo` are counts."""

    points: tuple[int, ...]
    sticks: int
    chombo: tuple[int, ...]


class FpointsCase(NamedTuple):
    """Something that is counted."""

    event: FpointEvent


class LoansCase(NamedTuple):
    """The points of the teams of a match before it."""

    points: tuple[int, ...]


class CarriedCase(NamedTuple):
    """The points of the teams of a match after it."""

    points: tuple[int, ...]


class SeatingCase(NamedTuple):
    """How many games have been played with the same seats."""

    games: int


FOUR: Final = 4
FROM_FOUR: Final = 25_000
FROM_THREE: Final = 35_000
"""What the points of a game are counted from, with four players and with three."""

Case: TypeAlias = (
    HandCase | PointsCase | PlayCase | TenpaiCase | GameCase | FpointsCase | LoansCase | CarriedCase | SeatingCase
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """The case of a rule: the rules under which that rule makes a difference in it, and more values to compare.

    `along` are changes that another value needs where it could not be played otherwise.
    """

    rule: str
    rules: RuleSet
    case: Case
    three: Case
    compare: tuple[object, ...]
    along: Mapping[str, object]

    def case_for(self, rules: RuleSet) -> Case:
        """Return the case as it is told under `rules`: with so many players, a game from their starting points."""
        case = self.case if rules.players == FOUR else self.three
        if isinstance(case, GameCase):
            more = rules.start_points - (FROM_FOUR if rules.players == FOUR else FROM_THREE)
            return case._replace(points=tuple(points + more for points in case.points))
        return case


@cache
def examples() -> Mapping[str, Example]:
    """Return the example of each rule that has one, in display order."""
    return MappingProxyType(
        {field: _example(field, table) for field, table in _tables().items() if "none" not in table}
    )


@cache
def without_example() -> Mapping[str, str]:
    """Return why rules have no example."""
    return MappingProxyType({field: table["none"] for field, table in _tables().items() if "none" in table})


def _tables() -> dict[str, dict[str, Any]]:
    return tomllib.loads((files("core.examples") / "examples.toml").read_text("utf-8"))


def _example(field: str, table: dict[str, Any]) -> Example:
    rules = load_preset(table.pop("rules"))
    for changed, value in table.pop("change", {}).items():
        rules = change_rule(rules, changed, value)
    compare, along, three = tuple(table.pop("compare", ())), table.pop("along", {}), table.pop("three", table)
    return Example(rule=field, rules=rules, case=_case(table), three=_case(three), compare=compare, along=along)


def _case(table: Mapping[str, Any]) -> Case:
    kind = next(iter(table.keys() & _READERS.keys()))
    return _READERS[kind](table[kind], **{key: value for key, value in table.items() if key != kind})


def _hand(text: str, win: dict[str, Any] | None = None) -> Case:
    return HandCase(((parse_hand(text), _win(win or {})),))


def _rons(claims: list[dict[str, Any]]) -> Case:
    return HandCase(tuple((parse_hand(each["hand"]), _win(each["win"])) for each in claims))


def _win(given: dict[str, Any]) -> Win:
    fields: dict[str, Any] = {"seat_wind": Wind.SOUTH, "round_wind": Wind.EAST}
    for key, value in given.items():
        name, read = _WIN.get(key, (key, None))
        fields[name] = read(value) if read else value
    return Win(**fields)


def _wind(name: str) -> Wind:
    return Wind[name.upper()]


def _pao(given: dict[str, str]) -> tuple[Pao, ...]:
    return tuple(Pao(Liability(liability), _wind(seat)) for liability, seat in given.items())


def _play(events: list[dict[str, Any]], start: dict[str, Any] | None = None) -> Case:
    given = dict(start or {})
    begin = None
    if given:
        points = tuple(given.pop("points", ()))
        begin = Start(
            points=points,
            round_wind=_wind(given.pop("wind", "east")),
            dealer=given.pop("dealer", 0),
            honba=given.pop("honba", 0),
            kyoutaku_points=given.pop("kyoutaku", 0),
        )
    return PlayCase(begin, tuple(map(event_from_plain, events)))


def _tenpai(text: str, *, furiten: bool = False) -> Case:
    return TenpaiCase(parse_hand(text), furiten)


def _game(points: list[int], *, sticks: int = 0, chombo: list[int] | None = None) -> Case:
    return GameCase(tuple(points), sticks, tuple(chombo or [0] * len(points)))


_WIN: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "seat": ("seat_wind", _wind),
    "round": ("round_wind", _wind),
    "from": ("discarder", _wind),
    "riichi": ("riichi", Riichi),
    "chankan": ("chankan", Chankan),
    "dora": ("dora_indicators", parse_tiles),
    "ura": ("ura_indicators", parse_tiles),
    "pao": ("pao", _pao),
}

_READERS: Final[dict[str, Callable[..., Case]]] = {
    "hand": _hand,
    "rons": _rons,
    "points": lambda given: PointsCase(*given),
    "play": _play,
    "tenpai": _tenpai,
    "game": _game,
    "fpoints": lambda given: FpointsCase(FpointEvent(given)),
    "loans": lambda given: LoansCase(tuple(given)),
    "carried": lambda given: CarriedCase(tuple(given)),
    "seating": SeatingCase,
}
