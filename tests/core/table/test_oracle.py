"""Replays every real game: points, honba, sticks, dealer and round after each hand, and where it ends."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from core.rules import change_rule
from core.table import (
    AbortiveDraw,
    KyokuResult,
    Ryuukyoku,
    TableState,
    Won,
    apply,
    event_from_plain,
    is_all_last,
    is_first_with_enough,
    plain_event,
    replay,
    results,
)
from tests.support.cases import DATA
from tests.support.replays import SEATS, LoggedGame, departures, logged_games

EXCEPTIONS: list[dict[str, Any]] = tomllib.loads((DATA / "table_exceptions.toml").read_text(encoding="utf-8"))["of"]
EXCEPTION_OF: dict[str, dict[str, Any]] = {name: each for each in EXCEPTIONS for name in each["games"]}


@cache
def games(folder: Path) -> tuple[LoggedGame, ...]:
    return tuple(logged_games(folder))


def ordinary(folder: Path) -> Iterator[LoggedGame]:
    return (game for game in games(folder) if game.name not in EXCEPTION_OF)


def events(game: LoggedGame) -> list[Any]:
    return [event for hand in game.hands for event in hand.events]


def last_state(game: LoggedGame) -> TableState:
    return replay(events(game), game.rules, SEATS[: game.rules.players], start=game.hands[0].start)


@cache
def moves(folder: Path) -> tuple[tuple[TableState, Any, TableState], ...]:
    found = []
    for game in ordinary(folder):
        state = TableState.at_start(game.rules, SEATS[: game.rules.players], game.hands[0].start)
        for event in events(game):
            before, state = state, apply(state, event)
            found.append((before, event, state))
    return tuple(found)


def test_every_hand_of_every_real_game_comes_out_as_its_log_says(oracle: Path) -> None:
    wrong = {game.name: parted for game in games(oracle) if (parted := departures(game))}
    assert sorted(wrong) == sorted(EXCEPTION_OF), wrong
    assert len(games(oracle)) == 1778
    assert sum(len(game.hands) for game in games(oracle)) == 17_359
    assert sum(game.final is not None for game in games(oracle)) == 1767


def test_the_exceptions_come_out_under_the_rules_they_were_played_by(oracle: Path) -> None:
    exceptions = [game for game in games(oracle) if game.name in EXCEPTION_OF]
    for game in exceptions:
        rules = game.rules
        for field, value in EXCEPTION_OF[game.name]["change"].items():
            rules = change_rule(rules, field, value)
        assert departures(game, rules) == EXCEPTION_OF[game.name]["departs"], game.name
    assert len(exceptions) == len(EXCEPTION_OF) == 3


def test_whole_games_end_for_every_reason_the_platform_knows(oracle: Path) -> None:
    ends = Counter(str(last_state(game).end) for game in ordinary(oracle) if game.final is not None)
    assert ends == {"end_points": 1091, "bust": 418, "agariyame": 239, "tenpaiyame": 11, "last_hand": 5}


def test_no_point_is_made_or_lost_in_any_game(oracle: Path) -> None:
    assert all(before.total == after.total for before, _, after in moves(oracle))


def test_each_hand_played_is_told_as_it_began_and_ended(oracle: Path) -> None:
    for game in ordinary(oracle):
        told = list(results(events(game), game.rules, SEATS[: game.rules.players], start=game.hands[0].start))
        assert [begin(each) for each in told] == [tuple(hand.start) for hand in game.hands], game.name
        assert [each.after for each in told] == [hand.after for hand in game.hands], game.name


def begin(result: KyokuResult) -> tuple[Any, ...]:
    return result.before, result.round_wind, result.dealer, result.honba, result.kyoutaku_points


def test_an_abortive_draw_never_ended_a_game(oracle: Path) -> None:
    all_last = [
        after for before, event, after in moves(oracle) if isinstance(event, AbortiveDraw) and is_all_last(before)
    ]
    assert [after.end for after in all_last] == [None] * 25


def test_a_dealer_who_stays_without_being_first_with_the_points_always_played_on(oracle: Path) -> None:
    stayed = [
        after
        for before, event, after in moves(oracle)
        if isinstance(event, Won | Ryuukyoku)
        and is_all_last(before)
        and after.last is not None
        and after.last.stays
        and not is_first_with_enough(after, before.dealer)
        and max(after.points) >= before.rules.end_points
        and min(after.points) >= 0
    ]
    assert {after.end for after in stayed} == {None}
    assert len(stayed) == 330


def test_events_of_real_games_are_the_same_after_they_were_stored(oracle: Path) -> None:
    for game in games(oracle):
        for event in events(game):
            assert event_from_plain(plain_event(event)) == event
