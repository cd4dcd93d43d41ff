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
from core.rules import GameLength, RuleSet, change_rule, load_preset
from core.table import Event, Start, event_from_plain


class HandCase(NamedTuple):
    """One hand, or several on one discard, and how each wins."""

    wins: tuple[tuple[Hand, Win], ...]


class PointsCase(NamedTuple):
    """Han and fu."""

    han: int
    fu: int


class PlayCase(NamedTuple):
    """Events at a table; `start` is `None` for the beginning of a game.

    Seats in `exact` hold what `start` says whatever the game begins with. With `last`, the round is the last scheduled.
    """

    start: Start | None
    events: tuple[Event, ...]
    exact: tuple[int, ...] = ()
    last: bool = False


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


FROM: Final = {3: 35_000, 4: 25_000}
"""The points that cases are written from, by the number of players."""

Case: TypeAlias = (
    HandCase | PointsCase | PlayCase | TenpaiCase | GameCase | FpointsCase | LoansCase | CarriedCase | SeatingCase
)


class Variation(NamedTuple):
    """A case, and the values of the rule to try in it besides those that are played.

    `compare` are values, `more` are points above the starting points.
    """

    case: Case
    compare: tuple[object, ...]
    more: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """The cases of a rule, by the number of players: the first that shows a difference is told.

    `rules` are those under which the rule makes a difference. `along` are changes that another value needs where it
    could not be played otherwise.
    """

    rule: str
    rules: RuleSet
    variations: Mapping[int, tuple[Variation, ...]]
    along: Mapping[str, object]

    def variations_for(self, rules: RuleSet) -> tuple[Variation, ...]:
        """Return the cases as they are told under `rules`: with so many players, and from their starting points."""
        return tuple(
            each._replace(
                case=_begun(each.case, rules),
                compare=(*each.compare, *(rules.start_points + points for points in each.more)),
            )
            for each in self.variations[rules.players]
        )

    def along_for(self, value: object, rules: RuleSet) -> dict[str, object]:
        """Return the changes that `value` needs: "same" is the value, a text of a number that above the start."""
        return {field: _resolved(change, value, rules) for field, change in self.along.items()}


def _resolved(change: object, value: object, rules: RuleSet) -> object:
    if change == "same":
        return value
    if isinstance(change, str) and change.startswith("+"):
        return rules.start_points + int(change)
    return change


def _begun(case: Case, rules: RuleSet) -> Case:
    more = rules.start_points - FROM[rules.players]
    if isinstance(case, GameCase):
        return case._replace(points=tuple(points + more for points in case.points))
    if not isinstance(case, PlayCase) or case.start is None:
        return case
    start = case.start
    held = [points + more * (seat not in case.exact) for seat, points in enumerate(start.points)]
    # Whoever holds an exact number leaves the rest to the last seat, so that the sum is that of the start.
    if held:
        held[-1] += more * len(case.exact)
    else:
        held = [rules.start_points] * rules.players
    wind = _LAST_WIND[rules.game_length] if case.last else start.round_wind
    return case._replace(start=start._replace(points=tuple(held), round_wind=wind))


_LAST_WIND: Final = {GameLength.EAST: Wind.EAST, GameLength.EAST_SOUTH: Wind.SOUTH}


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
    along, three, others = table.pop("along", {}), table.pop("three", {}), table.pop("or", [])
    every = [table, *(table | other for other in others)]
    return Example(
        rule=field,
        rules=rules,
        variations={4: tuple(map(_variation, every)), 3: tuple(_variation(each | three) for each in every)},
        along=along,
    )


def _variation(table: Mapping[str, Any]) -> Variation:
    told = {key: value for key, value in table.items() if key not in {"compare", "more"}}
    compare = tuple(tuple(value) if isinstance(value, list) else value for value in table.get("compare", ()))
    return Variation(_case(told), compare, tuple(table.get("more", ())))


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
    told = tuple(map(event_from_plain, events))
    if not given:
        return PlayCase(None, told)
    wind = given.pop("wind", "east")
    begin = Start(
        points=tuple(given.pop("points", ())),
        round_wind=Wind.EAST if wind == "last" else _wind(wind),
        dealer=given.pop("dealer", 0),
        honba=given.pop("honba", 0),
        kyoutaku_points=given.pop("kyoutaku", 0),
    )
    return PlayCase(begin, told, exact=tuple(given.pop("exact", ())), last=wind == "last")


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
