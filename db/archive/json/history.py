"""The history of a league in a JSON file: who did what, when and why, with the values before and after."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from core.league.agreeing import Confirmation
from db.archive.json.checked import LONGEST_NAME, LONGEST_TEXT, MOST_COUNT, MOST_HOURS, MOST_POINTS, JsonPath, clean
from db.archive.json.teams import Known, read_loan
from db.archive.values import EntryCopy, LeagueCopy
from db.engine.history import Subject
from db.values.states import GameStatus, TeamRole

_ENTRY: Final = ("at", "actor", "action", "subject", "of", "reason", "before", "after")
_KEPT: Final = ("player", "raw", "total", "place", "chombo", "fpoints")

HEADINGS: Final[Mapping[str, list[str]]] = {"entry": list(_ENTRY), "kept": list(_KEPT)}
"""The values of an entry, and the numbers of a seat in one, in their order. Entries are half of a file."""

_NOTHING: Final = frozenset[str]()
_SETTINGS: Final = frozenset({"name", "rules", "confirmation", "pending_hours", "pending_confirms"})
_GAME: Final = frozenset({"kyoutaku_points", "comment", "seats"})
_LOANS: Final = frozenset({"loans"})

_FORMS: Final[Mapping[tuple[Subject, str], tuple[frozenset[str], frozenset[str]]]] = {
    (Subject.LEAGUE, "create"): (_NOTHING, _SETTINGS),
    (Subject.LEAGUE, "change"): (_SETTINGS, _SETTINGS),
    (Subject.LEAGUE, "import"): (_NOTHING, frozenset({"games"})),
    (Subject.SEASON, "start"): (_NOTHING, frozenset({"number"})),
    (Subject.SEASON, "close"): (_NOTHING, frozenset({"number"})),
    (Subject.GAME, "record"): (_NOTHING, _GAME),
    (Subject.GAME, "agree"): (_NOTHING, _NOTHING),
    (Subject.GAME, "confirm"): (_NOTHING, _NOTHING),
    (Subject.GAME, "cancel"): (_NOTHING, _NOTHING),
    (Subject.GAME, "lapse"): (_NOTHING, _NOTHING),
    (Subject.GAME, "undo"): (_GAME, _NOTHING),
    (Subject.GAME, "edit"): (_GAME, _GAME),
    (Subject.PENALTY, "penalty"): (_NOTHING, frozenset({"score", "player"})),
    (Subject.PENALTY, "pardon"): (_NOTHING, _NOTHING),
    (Subject.TEAM, "create"): (_NOTHING, frozenset({"name"})),
    (Subject.TEAM, "add"): (_NOTHING, frozenset({"player", "role"})),
    (Subject.TEAM, "remove"): (frozenset({"player"}), _NOTHING),
    (Subject.MATCH, "start"): (_NOTHING, _LOANS),
    (Subject.MATCH, "loans"): (_LOANS, _LOANS),
    (Subject.MATCH, "call off"): (_NOTHING, _NOTHING),
}
"""The names of the values before and after, for everything that can be done in a league."""

Values: TypeAlias = dict[str, Any] | None


def entry(each: EntryCopy) -> list[Any]:
    """Return an entry as it is written."""
    return [
        each.at.isoformat(),
        each.actor,
        each.action,
        each.subject.value,
        each.of,
        clean(each.reason),
        _written(each.before),
        _written(each.after),
    ]


def _written(values: Values) -> Values:
    if values is None or "seats" not in values:
        return values
    seats = [[seat[name] for name in _KEPT] for seat in values["seats"]]
    return {**values, "comment": clean(values["comment"]), "seats": seats}


def read(node: JsonPath, copy: LeagueCopy) -> tuple[EntryCopy, ...]:
    """Read the history of a file, whose other parts have been read into `copy`."""
    reader = _Reader.of(copy)
    entries = node.each(reader.entry)
    # The card of a game that was taken back shows who did it, so the history has to say so.
    told = {each.of for each in entries if (each.subject, each.action) == (Subject.GAME, "undo")}
    if any(game.status is GameStatus.UNDONE and game.number not in told for game in copy.games):
        raise node.wrong()
    return entries


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads entries; `about` has the subjects of each kind, `known` what the values may name."""

    about: Mapping[Subject, Collection[int]]
    known: Known
    players: int

    @classmethod
    def of(cls, copy: LeagueCopy) -> "_Reader":
        seasons, games = {each.number for each in copy.seasons}, {each.number for each in copy.games}
        about: dict[Subject, Collection[int]] = {
            Subject.LEAGUE: {0},
            Subject.SEASON: seasons,
            Subject.GAME: games,
            Subject.PENALTY: range(len(copy.penalties)),
            Subject.TEAM: range(len(copy.teams)),
            Subject.MATCH: range(len(copy.matches)),
        }
        # Older entries still name players who have been merged into another since.
        players = {each.key for each in copy.players}
        known = Known(seasons, games, players, len(copy.teams))
        return cls(about, known, copy.rulesets[copy.rules].players)

    def entry(self, node: JsonPath) -> EntryCopy:
        """Read one entry."""
        at, actor, action, subject, of, reason, before, after = node.row(len(_ENTRY))
        kind, deed = subject.one_of(Subject), action.name()
        if (kind, deed) not in _FORMS:
            raise action.wrong()
        names = _FORMS[kind, deed]
        return EntryCopy(
            at=at.moment(),
            actor=actor.account(),
            action=deed,
            subject=kind,
            of=of.key_in(self.about[kind]),
            reason=reason.text(longest=LONGEST_TEXT, empty=True),
            before=self._values(before, names[0]),
            after=self._values(after, names[1]),
        )

    def _values(self, node: JsonPath, names: Collection[str]) -> Values:
        """Read the values before or after: nothing, or exactly the values of these names."""
        if not names:
            if node.value is not None:
                raise node.wrong()
            return None
        found = dict(node.items())
        if set(found) != names:
            raise node.wrong()
        # In the order of the file, so that a league read and written again is the same file.
        return {name: self._value(name, each) for name, each in found.items()}

    def _value(self, name: str, node: JsonPath) -> object:
        if name == "player":
            return node.key_in(self.known.players)
        if name == "loans":
            return list(node.each(lambda each: list(read_loan(each, self.known))))
        if name == "seats":
            seats = node.each(self._seat)
            if len(seats) != self.players:
                raise node.wrong()
            return list(seats)
        return _PLAIN[name](node)

    def _seat(self, node: JsonPath) -> dict[str, Any]:
        player, *numbers = node.row(len(_KEPT))
        read = [player.key_in(self.known.players), *(each.number(-MOST_POINTS, MOST_POINTS) for each in numbers)]
        return dict(zip(_KEPT, read, strict=True))


_PLAIN: Final[Mapping[str, Callable[[JsonPath], object]]] = {
    "name": JsonPath.name,
    "rules": lambda node: node.text(longest=LONGEST_NAME),
    "confirmation": lambda node: node.one_of(Confirmation).value,
    "pending_hours": lambda node: node.number(0, MOST_HOURS),
    "pending_confirms": JsonPath.flag,
    "games": lambda node: node.number(0, MOST_POINTS),
    "number": lambda node: node.number(1, MOST_COUNT),
    "score": lambda node: node.number(-MOST_POINTS, MOST_POINTS),
    "role": lambda node: node.one_of(TeamRole).value,
    "kyoutaku_points": lambda node: node.number(0, MOST_POINTS),
    "comment": lambda node: node.text(longest=LONGEST_TEXT, empty=True),
}
"""The readers of values that name nothing else."""
