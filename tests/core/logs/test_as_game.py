"""A log as a game of a league: what fits, what is settled, and which rules of the league would have mattered."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.errors import LogBreaksOff, LogCannotBePlayed, LogError, LogOfOtherPlayers, LogOfOtherPoints
from core.logs import GameRecord, What, game_from_log, identity, read_log
from core.rules import load_preset
from tests.support.cases import DATA

FOUR = (DATA / "logs" / "four.json").read_bytes()
F_LEAGUE = load_preset("f-league")


def record(**changed: Any) -> GameRecord:  # noqa: ANN401  -- whatever JSON holds
    return read_log(json.dumps(json.loads(FOUR) | changed).encode())


def test_a_game_is_replayed_under_its_own_rules_and_compared_with_those_of_the_league() -> None:
    """Renhou is a yakuman in the F league, and its games end after East."""
    game = game_from_log(record(), F_LEAGUE)
    assert (game.points, game.kyoutaku_points) == ((30800, 26300, 27700, 15200), 0)
    assert (game.rules.name, game.found, game.explained) == ("tenhou", (), {})
    assert game.differing == ("renhou", "game_length")
    assert game.alike == 20
    assert game.fpoints == {0: 1, 3: 1}


def test_the_same_rules_differ_in_nothing() -> None:
    game = game_from_log(record(), record().rules)
    assert (game.differing, game.alike) == ((), 0)


def test_rules_that_a_private_room_does_not_tell_are_found_from_its_numbers() -> None:
    scores = json.loads(FOUR)["sc"]
    scores[1::2] = [51.0, -14.0, 8.0, -45.0]
    game = game_from_log(record(sc=scores, lobby=1234), F_LEAGUE)
    assert set(game.explained) == {"uma"}
    assert game.rules.uma == game.explained["uma"]
    assert game.found == ()


def test_what_the_log_states_is_settled_although_its_rules_deny_it() -> None:
    scores = json.loads(FOUR)["sc"]
    scores[0] += 100
    game = game_from_log(record(sc=scores), F_LEAGUE)
    assert [each.what for each in game.found] == [What.FINAL_POINTS]
    assert (game.points[0], game.kyoutaku_points) == (30900, 0)


def twice() -> list[Any]:
    hands = json.loads(FOUR)["log"]
    return [*hands, hands[0]]


@pytest.mark.parametrize(
    ("read", "error"),
    [
        (lambda: read_log((DATA / "logs" / "three.xml").read_bytes()), LogOfOtherPlayers(count=3, players=4)),
        (lambda: record(sc=None), LogBreaksOff(wind="east", kyoku=4, honba=0)),
        (
            lambda: read_log(FOUR.replace(b"[25000,25000,25000,25000]", b"[30000,30000,30000,30000]", 1)),
            LogOfOtherPoints(count=120000, expected=100000),
        ),
        # The game is over before its first hand comes once more.
        (lambda: record(log=twice()), LogCannotBePlayed(wind="east", kyoku=1, honba=0)),
    ],
)
def test_what_cannot_count_says_why(read: Any, error: LogError) -> None:  # noqa: ANN401
    with pytest.raises(type(error)) as caught:
        game_from_log(read(), F_LEAGUE)
    assert caught.value.facts == error.facts


def test_of_more_hands_than_a_game_has_all_other_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.logs.as_game._MOST_HANDS", 1)
    game = game_from_log(record(), F_LEAGUE)
    assert len(game.differing) > 20
    assert not game.alike


def test_names_do_not_identify_a_game_but_every_hand_does() -> None:
    assert identity(record()) == identity(record(name=["A", "B", "C", "D"]))
    assert identity(record()) != identity(record(log=json.loads(FOUR)["log"][:-1]))


def test_sticks_that_are_left_are_no_ones_points(oracle: Path) -> None:
    """The log adds them to first place; here the league's rules say whose they are."""
    found = 0
    for file in sorted((oracle / "mjlog").iterdir()):
        log = read_log(file.read_bytes())
        if len(log.names) == 4 and log.is_complete:
            game = game_from_log(log, replace(F_LEAGUE, start_points=log.start.points[0]))
            assert sum(game.points) + game.kyoutaku_points == sum(log.final_points or ())
            found += bool(game.kyoutaku_points)
    assert found
