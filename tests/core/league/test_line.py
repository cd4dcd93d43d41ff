"""A player's record, game by game."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import GameNotCounted, WrongPlayerCount
from core.league import GameResult, Line, add_game, add_penalty, combine, empty_line, game_results, remove_game
from core.rules import change_rule, load_preset
from core.settlement import settle

FIRST = GameResult(players=4, place=1, total=610, fpoints=1)
LAST = GameResult(players=4, place=4, total=-700, penalty=-200, fpoints=2, chombo=1)

results = st.builds(
    GameResult,
    players=st.just(4),
    place=st.integers(1, 4),
    total=st.integers(-900, 900),
    penalty=st.integers(-200, 0),
    fpoints=st.integers(-2, 5),
    chombo=st.integers(0, 2),
)


def line_of(games: list[GameResult], player: str = "ann") -> Line[str]:
    line = empty_line(player, 4)
    for game in games:
        line = add_game(line, game)
    return line


def test_a_record_begins_empty() -> None:
    line = empty_line("ann", 3)
    assert (line.player, line.games, line.total, line.places, line.best, line.worst) == (
        "ann",
        0,
        0,
        (0, 0, 0),
        None,
        None,
    )
    assert (line.average, line.average_place, line.rate(1), line.per_game(5)) == (None, None, None, None)


def test_games_add_up() -> None:
    line = line_of([FIRST, LAST, FIRST])
    assert line == Line(
        player="ann", games=3, total=520, places=(2, 0, 0, 1), best=610, worst=-700, fpoints=4, chombo=1, penalties=-200
    )


def test_averages_are_exact() -> None:
    line = line_of([FIRST, LAST, FIRST])
    assert line.average == Fraction(520, 3)
    assert line.average_place == Fraction(1 + 4 + 1, 3)
    assert line.rate(1) == Fraction(2, 3)
    assert line.rate(2) == 0
    assert line.per_game(line.fpoints) == Fraction(4, 3)


def test_a_penalty_outside_any_game_is_in_the_total_and_can_be_taken_back() -> None:
    before = line_of([FIRST])
    after = add_penalty(before, -100)
    assert (after.total, after.penalties, after.games, after.best) == (510, -100, 1, 610)
    assert add_penalty(after, 100) == before


def test_a_settled_game_becomes_results_by_seat() -> None:
    rules = change_rule(load_preset("f-league"), "chombo_penalty", 20000)
    settled = settle([35800, 41600, 10000, 12600], rules, chombo={2: 1})
    assert game_results(settled, fpoints={0: 2, 1: -1}, chombo={2: 1}) == (
        GameResult(players=4, place=2, total=160, fpoints=2),
        GameResult(players=4, place=1, total=610, fpoints=-1),
        GameResult(players=4, place=4, total=-700, penalty=-200, chombo=1),
        GameResult(players=4, place=3, total=-270),
    )


def test_a_settled_game_has_neither_fpoints_nor_chombo_unless_said() -> None:
    settled = settle([45000, 25000, 35000], load_preset("tenhou-sanma"))
    assert game_results(settled) == (
        GameResult(players=3, place=1, total=400),
        GameResult(players=3, place=3, total=-350),
        GameResult(players=3, place=2, total=-50),
    )


def test_three_and_four_players_do_not_mix() -> None:
    with pytest.raises(WrongPlayerCount) as raised:
        add_game(empty_line("ann", 3), FIRST)
    assert raised.value.facts == {"count": 4, "players": 3}
    with pytest.raises(WrongPlayerCount):
        remove_game(empty_line("ann", 3), FIRST, best=None, worst=None)
    with pytest.raises(WrongPlayerCount):
        combine("ann", empty_line("ann", 3), empty_line("ann", 4))


def test_a_game_that_is_not_in_it_cannot_be_taken_out() -> None:
    with pytest.raises(GameNotCounted) as raised:
        remove_game(line_of([FIRST, FIRST]), LAST, best=610, worst=610)
    assert raised.value.player == "ann"


def test_without_its_last_game_a_record_has_no_best() -> None:
    assert remove_game(line_of([LAST]), LAST, best=-700, worst=-700) == empty_line("ann", 4)


@given(st.lists(results, min_size=1, max_size=8), st.data())
def test_taking_a_game_out_is_as_if_it_had_not_been(games: list[GameResult], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(games) - 1))
    rest = line_of(games[:at] + games[at + 1 :])
    assert remove_game(line_of(games), games[at], best=rest.best, worst=rest.worst) == rest


@given(st.lists(st.lists(results, max_size=6), min_size=1, max_size=4))
def test_records_together_are_the_record_of_all_games(parts: list[list[GameResult]]) -> None:
    first, *others = (line_of(part, f"player {number}") for number, part in enumerate(parts))
    assert combine("team", first, *others) == line_of([game for part in parts for game in part], "team")
