"""A league as a JSON file, and back. Nothing in a file that comes back is believed before it has been looked at."""

import json
import unicodedata
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final, TypeVar

from cogs.league.errors import FileBroken, FileNotJson, FileOfNewerVersion
from core.errors import TenbouError
from core.rules import RuleSet, plain_values, rules_from_values
from core.settlement import Placement
from db.store import (
    Confirmation,
    GameCopy,
    GameStatus,
    LeagueCopy,
    PenaltyCopy,
    PlayerCopy,
    SeasonCopy,
    SeatCopy,
)

FORMAT: Final = "tenbou-league"
VERSION: Final = 1

_LONGEST_NAME: Final = 64
_LONGEST_TEXT: Final = 200
_MOST_HOURS: Final = 24 * 365
_MOST_POINTS: Final = 10_000_000
_MOST_COUNT: Final = 10_000
_LAST_ID: Final = 2**63 - 1
_ITEMS: Final = tuple(name for name in Placement._fields if name != "seat")
_SEAT: Final = ("player", *_ITEMS, "chombo", "fpoints")
"""What the numbers of a seat are, in their order; games are most of a file, so they are kept short."""

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


def write(copy: LeagueCopy) -> bytes:
    """Write a league; the same league always gives the same bytes."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "league": {
            "name": copy.name,
            "rules": copy.rules,
            "confirmation": copy.confirmation.value,
            "pending_hours": copy.pending_hours,
            "pending_confirms": copy.pending_confirms,
        },
        "seat": list(_SEAT),
        "rulesets": {key: {"name": each.name, "values": plain_values(each)} for key, each in copy.rulesets.items()},
        "seasons": [_season(each) for each in copy.seasons],
        "players": [_player(each) for each in copy.players],
        "games": [_game(each) for each in copy.games],
        "penalties": [_penalty(each) for each in copy.penalties],
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def read(data: bytes) -> LeagueCopy:
    """Read a league. Raises `FileNotJson`, `FileBroken` or `FileOfNewerVersion` and nothing else, whatever is in it."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as problem:
        raise FileNotJson from problem
    root = Place("", document)
    if root["format"].text(longest=_LONGEST_NAME) != FORMAT:
        raise root["format"].wrong()
    if (version := root["version"].number(1, _LAST_ID)) > VERSION:
        raise FileOfNewerVersion(version=version)
    return _league(root)


@dataclass(frozen=True, slots=True)
class Place:
    """A value of the file and where it stands, so that what is wrong can be named."""

    path: str
    value: Any

    def wrong(self) -> FileBroken:
        """The error that names this place."""
        return FileBroken(place=self.path.lstrip("."))

    def __getitem__(self, name: str) -> "Place":
        if not isinstance(self.value, dict) or name not in self.value:
            raise Place(f"{self.path}.{name}", None).wrong()
        return Place(f"{self.path}.{name}", self.value[name])

    def items(self) -> Iterable[tuple[str, "Place"]]:
        """The values of an object by name."""
        if not isinstance(self.value, dict):
            raise self.wrong()
        return [(name, Place(f"{self.path}.{name[:_LONGEST_NAME]}", each)) for name, each in self.value.items()]

    def each(self, read_one: Callable[["Place"], T]) -> tuple[T, ...]:
        """All values of a list, read."""
        if not isinstance(self.value, list):
            raise self.wrong()
        return tuple(read_one(Place(f"{self.path}[{at}]", value)) for at, value in enumerate(self.value))

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.wrong()
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong()
        return self.value

    def text(self, *, longest: int, empty: bool = False) -> str:
        """A text that a database takes."""
        if not isinstance(self.value, str) or len(self.value) > longest or not (empty or self.value.strip()):
            raise self.wrong()
        if any(unicodedata.category(each) in ("Cc", "Cs") and not each.isspace() for each in self.value):
            raise self.wrong()
        return self.value

    def one_of(self, kind: type[E]) -> E:
        """A value of an enumeration."""
        if self.value not in list(kind):
            raise self.wrong()
        return kind(self.value)

    def moment(self) -> datetime:
        """A time with its zone."""
        try:
            at = datetime.fromisoformat(self.text(longest=_LONGEST_NAME))
            if at.utcoffset() is None:
                raise self.wrong()
            return at.astimezone(UTC)
        except (ValueError, OverflowError) as problem:
            raise self.wrong() from problem

    def maybe(self, read_it: Callable[["Place"], T]) -> T | None:
        """What `read_it` reads, or nothing."""
        return None if self.value is None else read_it(self)

    def key_in(self, known: Collection[Any]) -> Any:  # noqa: ANN401  -- whatever the keys are
        """A number or a text that is one of the `known` ones."""
        if type(self.value) not in (int, str) or self.value not in known:
            raise self.wrong()
        return self.value


def _season(each: SeasonCopy) -> dict[str, Any]:
    return {
        "number": each.number,
        "name": each.name,
        "started_at": each.started_at.isoformat(),
        "closed_at": _written(each.closed_at),
    }


def _player(each: PlayerCopy) -> dict[str, Any]:
    return {"key": each.key, "name": each.name, "user_id": each.user_id, "anonymous": each.anonymous}


def _game(each: GameCopy) -> dict[str, Any]:
    return {
        "number": each.number,
        "season": each.season,
        "rules": each.rules,
        "status": each.status.value,
        "kyoutaku_points": each.kyoutaku_points,
        "comment": each.comment,
        "recorded_by": each.recorded_by,
        "agreed": [{"user_id": who, "at": at.isoformat()} for who, at in each.agreed],
        "played_at": each.played_at.isoformat(),
        "due_at": _written(each.due_at),
        "seats": [_seat(seat) for seat in each.seats],
    }


def _seat(each: SeatCopy) -> list[int]:
    return [each.player, *(getattr(each.placement, name) for name in _ITEMS), each.chombo, each.fpoints]


def _penalty(each: PenaltyCopy) -> dict[str, Any]:
    return {
        "season": each.season,
        "player": each.player,
        "score": each.score,
        "reason": each.reason,
        "given_by": each.given_by,
        "given_at": each.given_at.isoformat(),
        "cancelled_at": _written(each.cancelled_at),
    }


def _written(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat()


def _league(root: Place) -> LeagueCopy:
    league = root["league"]
    if root["seat"].value != list(_SEAT):
        raise root["seat"].wrong()
    rulesets = {key: _read_rules(each) for key, each in root["rulesets"].items()}
    seasons = root["seasons"].each(_read_season)
    if [each.number for each in seasons] != list(range(1, len(seasons) + 1)) or not seasons:
        raise root["seasons"].wrong()
    if any(each.closed_at is None for each in seasons[:-1]):
        raise root["seasons"].wrong()
    numbers = {each.number for each in seasons}
    players = root["players"].each(_read_player)
    accounts = [each.user_id for each in players if each.user_id is not None]
    _all_different(root["players"], [each.key for each in players], accounts)
    keys = {each.key for each in players}
    games = root["games"].each(lambda place: _read_game(place, rulesets=rulesets, seasons=numbers, players=keys))
    _all_different(root["games"], [each.number for each in games])
    return LeagueCopy(
        name=league["name"].text(longest=_LONGEST_NAME),
        rules=league["rules"].key_in(rulesets),
        rulesets=rulesets,
        confirmation=league["confirmation"].one_of(Confirmation),
        pending_hours=league["pending_hours"].number(0, _MOST_HOURS),
        pending_confirms=league["pending_confirms"].flag(),
        seasons=seasons,
        players=players,
        games=games,
        penalties=root["penalties"].each(lambda place: _read_penalty(place, seasons=numbers, players=keys)),
    )


def _all_different(place: Place, *lists: list[Any]) -> None:
    if any(len(each) != len(set(each)) for each in lists):
        raise place.wrong()


def _read_rules(place: Place) -> RuleSet:
    values = dict(place["values"].items())
    try:
        return rules_from_values(
            place["name"].text(longest=_LONGEST_NAME), {name: each.value for name, each in values.items()}
        )
    except FileBroken:
        raise
    except TenbouError as problem:
        raise place.wrong() from problem


def _read_season(place: Place) -> SeasonCopy:
    return SeasonCopy(
        number=place["number"].number(1, _MOST_COUNT),
        name=place["name"].maybe(_name),
        started_at=place["started_at"].moment(),
        closed_at=place["closed_at"].maybe(Place.moment),
    )


def _name(place: Place) -> str:
    return place.text(longest=_LONGEST_NAME)


def _account(place: Place) -> int:
    return place.number(0, _LAST_ID)


def _read_player(place: Place) -> PlayerCopy:
    player = PlayerCopy(
        key=place["key"].number(0, _LAST_ID),
        name=_name(place["name"]),
        user_id=place["user_id"].maybe(_account),
        anonymous=place["anonymous"].flag(),
    )
    if player.anonymous and player.user_id is not None:
        raise place["user_id"].wrong()
    return player


def _read_game(
    place: Place, *, rulesets: dict[str, RuleSet], seasons: Collection[int], players: Collection[int]
) -> GameCopy:
    rules = place["rules"].key_in(rulesets)
    status = place["status"].one_of(GameStatus)
    agreed = place["agreed"].each(lambda each: (_account(each["user_id"]), each["at"].moment()))
    seats = place["seats"].each(lambda each: _read_seat(each, players))
    if len(seats) != rulesets[rules].players:
        raise place["seats"].wrong()
    if status is GameStatus.DRAFT:
        raise place["status"].wrong()
    _all_different(place["agreed"], [who for who, _ in agreed])
    return GameCopy(
        number=place["number"].number(1, _MOST_POINTS),
        season=place["season"].key_in(seasons),
        rules=rules,
        status=status,
        seats=tuple(
            SeatCopy(
                player=seat.player,
                placement=seat.placement._replace(seat=at),
                chombo=seat.chombo,
                fpoints=seat.fpoints,
            )
            for at, seat in enumerate(seats)
        ),
        kyoutaku_points=place["kyoutaku_points"].number(0, _MOST_POINTS),
        comment=place["comment"].text(longest=_LONGEST_TEXT, empty=True),
        recorded_by=_account(place["recorded_by"]),
        agreed=agreed,
        played_at=place["played_at"].moment(),
        due_at=place["due_at"].maybe(Place.moment),
    )


def _read_seat(place: Place, players: Collection[int]) -> SeatCopy:
    numbers = place.each(lambda each: each)
    if len(numbers) != len(_SEAT):
        raise place.wrong()
    player, *items, chombo, fpoints = numbers
    return SeatCopy(
        player=player.key_in(players),
        placement=Placement(0, *(each.number(-_MOST_POINTS, _MOST_POINTS) for each in items)),
        chombo=chombo.number(0, _MOST_COUNT),
        fpoints=fpoints.number(-_MOST_COUNT, _MOST_COUNT),
    )


def _read_penalty(place: Place, *, seasons: Collection[int], players: Collection[int]) -> PenaltyCopy:
    return PenaltyCopy(
        season=place["season"].key_in(seasons),
        player=place["player"].key_in(players),
        score=place["score"].number(-_MOST_POINTS, _MOST_POINTS),
        reason=place["reason"].text(longest=_LONGEST_TEXT, empty=True),
        given_by=_account(place["given_by"]),
        given_at=place["given_at"].moment(),
        cancelled_at=place["cancelled_at"].maybe(Place.moment),
    )
