"""Head to head, and the records of teams."""

from __future__ import annotations

import pytest

from core.errors import WrongPlayerCount
from core.league import Duel, GameResult, add_duels, add_game, duels_of_game, empty_line, next_position, team_lines
from core.rules import change_rule, load_preset
from core.settlement import settle

GAME = {
    "ann": GameResult(players=4, place=1, total=610),
    "bob": GameResult(players=4, place=2, total=160),
    "cat": GameResult(players=4, place=3, total=-270),
    "dan": GameResult(players=4, place=4, total=-500),
}


def test_a_game_is_a_duel_of_each_with_each() -> None:
    found = duels_of_game(GAME)
    assert len(found) == 12
    assert found["ann", "bob"] == Duel(games=1, above=1, below=0, difference=450)
    assert found["dan", "cat"] == Duel(games=1, above=0, below=1, difference=-230)


def test_both_sides_of_a_duel_mirror_each_other() -> None:
    found = duels_of_game(GAME)
    for (one, other), duel in found.items():
        assert found[other, one] == Duel(duel.games, duel.below, duel.above, -duel.difference)


def test_tied_players_are_neither_above_nor_below() -> None:
    settled = settle([35000, 35000, 20000, 10000], change_rule(load_preset("f-league"), "tie_break", "split"))
    results = {each.seat: GameResult(players=4, place=each.place, total=each.total) for each in settled.placements}
    assert duels_of_game(results)[0, 1] == Duel(games=1, above=0, below=0, difference=0)


def test_duels_add_up_and_come_apart_again() -> None:
    first, second = Duel(games=3, above=2, below=1, difference=400), Duel(games=1, above=0, below=1, difference=-50)
    both = add_duels(first, second)
    assert both == Duel(games=4, above=2, below=2, difference=350)
    assert add_duels(both, second, times=-1) == first
    assert add_duels(first, Duel()) == first


def test_a_team_has_what_its_members_have_together() -> None:
    lines = {name: add_game(empty_line(name, 4), result) for name, result in GAME.items()}
    found = team_lines([("red", lines["ann"]), ("blue", lines["bob"]), ("red", lines["dan"])])
    assert list(found) == ["red", "blue"]
    red = found["red"]
    # 61.0 - 50.0; both games of the table count
    assert (red.player, red.games, red.total, red.places) == ("red", 2, 110, (1, 0, 0, 1))
    assert (red.best, red.worst) == (610, -500)
    assert found["blue"].total == 160


def test_a_member_who_changed_teams_counts_for_each_with_the_games_played_for_it() -> None:
    before = add_game(empty_line("ann", 4), GAME["ann"])
    after = add_game(empty_line("ann", 4), GAME["dan"])
    found = team_lines([("red", before), ("blue", after)])
    assert {team: line.total for team, line in found.items()} == {"red": 610, "blue": -500}


def test_teams_do_not_mix_three_and_four_players() -> None:
    with pytest.raises(WrongPlayerCount):
        team_lines([("red", empty_line("ann", 3)), ("red", empty_line("bob", 4))])


@pytest.mark.parametrize(("played", "position"), [(0, 1), (1, 2), (4, 5), (5, None), (6, None)])
def test_positions_play_one_match_each_in_order(played: int, position: int | None) -> None:
    assert next_position(played, load_preset("team-tournament")) == position


def test_rules_without_teams_have_no_positions() -> None:
    assert next_position(0, load_preset("f-league")) is None
