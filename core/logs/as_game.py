"""A log as a game of a league that may play by other rules than the log."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from core.errors import LogBreaksOff, LogCannotBePlayed, LogOfOtherPlayers, LogOfOtherPoints, TenbouError
from core.league.fpoints import game_fpoints
from core.logs.disagreement import Disagreement, HandNumber, hand_number
from core.logs.hints import explaining_rules
from core.logs.record import GameRecord
from core.logs.verify import told_rules, verify
from core.rules import Group, ObeyedBy, RuleSet, compare, rule
from core.rules.choices import StartingPoints
from core.settlement.settle import settle
from core.table import replay_hands

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.logs.record import StatedKyoku
    from core.table import KyokuResult, TableState

_MOST_HANDS: Final = 60
"""More hands than any game has. Trying every rule on a longer log could take minutes."""
_PLAYED: Final = frozenset({ObeyedBy.SCORING, ObeyedBy.TABLE})
_CANNOT_HAPPEN: Final = frozenset({Group.FAULTS})
"""Rules about mistakes that no online game lets anybody make."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogGame:
    """A log as a game of a league.

    `rules` are those that the log was played by. `points` are those of the table at the end, by seat, and
    `kyoutaku_points` what nobody had won. `found` is what the log states and its own rules deny; `explained` are rules
    that the log does not tell, with the values that leave nothing to deny. `differing` are the league's rules by name
    with which the game would have gone otherwise; `alike` counts those that differ too, but made no difference.
    """

    record: GameRecord
    rules: RuleSet
    points: tuple[int, ...]
    kyoutaku_points: int
    fpoints: Mapping[int, int]
    found: tuple[Disagreement, ...]
    explained: Mapping[str, Any]
    differing: tuple[str, ...]
    alike: int


def game_from_log(record: GameRecord, rules: RuleSet) -> LogGame:
    """Verify a log under its own rules, and return it as a game of a league that plays by `rules`.

    Raises `LogOfOtherPlayers`, `LogOfOtherPoints`, `LogBreaksOff` and `LogCannotBePlayed`.
    """
    _check_fits(record, rules)
    played, found, explained = _rules_of(record)
    state, hands = _replayed(record, played, found)
    points, kyoutaku_points = _ended(record, state)
    others = _others(record, played, rules, known=explained)
    differing = tuple(name for name in others if _matters(record, played, found, {name: getattr(rules, name)}))
    return LogGame(
        record=record,
        rules=played,
        points=points,
        kyoutaku_points=kyoutaku_points,
        fpoints=game_fpoints(hands, state, rules),
        found=found,
        explained=explained,
        differing=differing,
        alike=len(others) - len(differing),
    )


def identity(record: GameRecord) -> tuple[list[Any], ...]:
    """Return what identifies a game in every form of log: each hand's numbers and winning tiles, but no names."""
    return tuple(_numbers(kyoku) for kyoku in record.kyokus)


def _numbers(kyoku: StatedKyoku) -> list[Any]:
    begun = [int(kyoku.round_wind), kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points, *kyoku.points]
    return [begun, kyoku.changes, [[win.winner, str(win.hand)] for win in kyoku.wins]]


def _check_fits(record: GameRecord, rules: RuleSet) -> None:
    if len(record.names) != rules.players:
        raise LogOfOtherPlayers(count=len(record.names), players=rules.players)
    if not record.is_complete:
        raise LogBreaksOff(**_named(_hand_number(record, len(record.kyokus))))
    began = sum(record.start.points) + record.start.kyoutaku_points
    if rules.starting_points is StartingPoints.FIXED and began != rules.players * rules.start_points:
        raise LogOfOtherPoints(count=began, expected=rules.players * rules.start_points)


def _hand_number(record: GameRecord, number: int) -> HandNumber:
    return hand_number(record.kyokus[number - 1], number)


def _named(hand: HandNumber) -> dict[str, Any]:
    return {"wind": hand.round_wind.name.lower(), "kyoku": hand.kyoku, "honba": hand.honba}


def _rules_of(record: GameRecord) -> tuple[RuleSet, tuple[Disagreement, ...], Mapping[str, Any]]:
    """Return the rules of a log, what it disagrees about under them, and the rules that were guessed.

    A private room does not tell all of its rules. Those few that leave nothing to disagree about are taken as its own.
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
        # An event that cannot be played disagrees with the rules, so `found` names its hand.
        where = next((each.hand for each in found if each.hand is not None and each.reason is not None), None)
        raise LogCannotBePlayed(**_named(where or _hand_number(record, 1))) from reason


def _ended(record: GameRecord, state: TableState) -> tuple[tuple[int, ...], int]:
    """Return the points at the end and those left on the table; where the log states other points, return those."""
    settled = settle(state.points, state.rules, kyoutaku_points=state.kyoutaku_points)
    stated = record.final_points or ()
    if tuple(each.raw + each.kyoutaku for each in settled.placements) == stated:
        return state.points, state.kyoutaku_points
    return stated, 0


def _others(record: GameRecord, played: RuleSet, rules: RuleSet, *, known: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the rules of play in which the league differs from the log, as far as the log tells them."""
    untold = set(record.untold) - set(known)
    return tuple(
        each.field
        for each in compare(played, rules)
        if each.field not in untold
        and rule(each.field).part in _PLAYED
        and rule(each.field).group not in _CANNOT_HAPPEN
    )


def _matters(record: GameRecord, played: RuleSet, found: Sequence[Disagreement], change: Mapping[str, Any]) -> bool:
    """Return whether this one rule of the league would change the game; in a log of very many hands each might."""
    if len(record.kyokus) > _MOST_HANDS:
        return True
    return verify(record, replace(played, **change)) != found
