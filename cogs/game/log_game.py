"""A log as a game of a league: who played it, how it ended, its hands, and what there is to say about it.

Everything here takes its time and knows nothing of Discord, so that it can be done beside the event loop.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.game.import_errors import LogBreaksOff, LogCannotBePlayed, LogOfOtherPlayers, LogOfOtherPoints
from cogs.ui.limits import clip
from core.errors import TenbouError
from core.league import game_fpoints
from core.logs import (
    Disagreement,
    GameRecord,
    Place,
    StatedKyoku,
    explaining_rules,
    place_of,
    read_log,
    told_rules,
    verify,
)
from core.rules import Group, Part, RuleSet, StartingPoints, compare, rule
from core.settlement import settle
from core.table import KyokuResult, Start, TableState, replay_hands
from db.store import GameLog, fingerprint_of

SOURCE: Final = "tenhou"
_REFERENCE: Final = 200
_NAME: Final = 64

_MOST_HANDS: Final = 60
"""More than any game has, so that nobody can make the bot look at a log for minutes."""

_PLAYED: Final = frozenset({Part.SCORING, Part.TABLE})
_CANNOT_HAPPEN: Final = frozenset({Group.FAULTS})
"""Rules about what no program lets anybody do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogGame:
    """A log as a game.

    `points` are those of the table at the end, by seat, and `kyoutaku_points` what nobody had won. `found` is what the
    log states and its own rules deny; `explained` are rules that the log does not tell and that leave nothing of it.
    `differing` are the rules by name with which the game would have gone otherwise if they were those of the league;
    `alike` is how many more are others there, but made no difference.
    """

    record: GameRecord
    log: GameLog
    points: tuple[int, ...]
    kyoutaku_points: int
    fpoints: Mapping[int, int]
    found: tuple[Disagreement, ...]
    explained: Mapping[str, Any]
    differing: tuple[str, ...]
    alike: int


def read_game(data: bytes, rules: RuleSet, *, reference: str = "") -> LogGame:
    """Read a log, verify it under its own rules, and make it a game of a league that plays by `rules`.

    Raises what `core.logs.read_log` raises, `LogOfOtherPlayers`, `LogOfOtherPoints`, `LogBreaksOff` and
    `LogCannotBePlayed`.
    """
    record = read_log(data)
    _check_fits(record, rules)
    played, found, explained = _rules_of(record)
    state, hands = _replayed(record, played, found)
    points, kyoutaku_points = _ended(record, state)
    others = _others(record, played, rules, known=explained)
    differing = tuple(name for name in others if _matters(record, played, found, {name: getattr(rules, name)}))
    return LogGame(
        record=record,
        log=_log(record, played, reference),
        points=points,
        kyoutaku_points=kyoutaku_points,
        fpoints=game_fpoints(hands, state, rules),
        found=found,
        explained=explained,
        differing=differing,
        alike=len(others) - len(differing),
    )


def _check_fits(record: GameRecord, rules: RuleSet) -> None:
    if len(record.names) != rules.players:
        raise LogOfOtherPlayers(count=len(record.names), players=rules.players)
    if not record.is_complete:
        raise LogBreaksOff(**_named(_place(record, len(record.kyokus))))
    began = sum(record.start.points) + record.start.kyoutaku_points
    if rules.starting_points is StartingPoints.FIXED and began != rules.players * rules.start_points:
        raise LogOfOtherPoints(count=began, expected=rules.players * rules.start_points)


def _place(record: GameRecord, number: int) -> Place:
    return place_of(record.kyokus[number - 1], number)


def _named(place: Place) -> dict[str, Any]:
    return {"wind": place.round_wind.name.lower(), "kyoku": place.kyoku, "honba": place.honba}


def _rules_of(record: GameRecord) -> tuple[RuleSet, tuple[Disagreement, ...], Mapping[str, Any]]:
    """The rules of a log and what it disagrees about under them.

    Rooms of one's own do not tell all of their rules; the few that leave nothing to disagree about are taken for them.
    """
    rules = told_rules(record)
    found = verify(record, rules)
    if not found:
        return rules, (), {}
    changes = explaining_rules(record, rules)
    if changes and set(changes) <= set(record.untold):
        return replace(rules, **changes), (), changes
    return rules, found, {}


def _replayed(
    record: GameRecord, rules: RuleSet, found: Sequence[Disagreement]
) -> tuple[TableState, tuple[KyokuResult, ...]]:
    try:
        return replay_hands(record.events, rules, record.names, start=record.start)
    except TenbouError as reason:
        # What cannot be played disagrees with the rules, and has been found there with its hand.
        where = next((each.place for each in found if each.place is not None and each.reason is not None), None)
        raise LogCannotBePlayed(**_named(where or _place(record, 1))) from reason


def _ended(record: GameRecord, state: TableState) -> tuple[tuple[int, ...], int]:
    """The points at the end and those left on the table; where the log states others, those that it states."""
    settled = settle(state.points, state.rules, kyoutaku_points=state.kyoutaku_points)
    stated = record.final_points or ()
    if tuple(each.raw + each.kyoutaku for each in settled.placements) == stated:
        return state.points, state.kyoutaku_points
    return stated, 0


def _log(record: GameRecord, rules: RuleSet, reference: str) -> GameLog:
    begins = Start((rules.start_points,) * rules.players)
    return GameLog(
        source=SOURCE,
        reference=clip(record.reference or reference, _REFERENCE),
        fingerprint=fingerprint(record),
        names=tuple(clip(name, _NAME) for name in record.names),
        start=None if record.start == begins else record.start,
        events=record.events,
        rules=rules,
    )


def fingerprint(record: GameRecord) -> str:
    """What identifies a game however it is written down: every hand's numbers and winning tiles, but no names."""
    return fingerprint_of(*map(_numbers, record.kyokus))


def _numbers(kyoku: StatedKyoku) -> list[Any]:
    begun = [int(kyoku.round_wind), kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points, *kyoku.points]
    return [begun, kyoku.changes, [[win.winner, str(win.hand)] for win in kyoku.wins]]


def _others(record: GameRecord, played: RuleSet, rules: RuleSet, *, known: Mapping[str, Any]) -> tuple[str, ...]:
    """Rules of play in which the log differs from the league, as far as the log tells them."""
    untold = set(record.untold) - set(known)
    return tuple(
        each.field
        for each in compare(played, rules)
        if each.field not in untold
        and rule(each.field).part in _PLAYED
        and rule(each.field).group not in _CANNOT_HAPPEN
    )


def _matters(record: GameRecord, played: RuleSet, found: Sequence[Disagreement], change: Mapping[str, Any]) -> bool:
    """Whether the game would have gone otherwise with this one rule of the league; of very many hands each might."""
    if len(record.kyokus) > _MOST_HANDS:
        return True
    return verify(record, replace(played, **change)) != found
