"""A player's record, game by game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import WrongPlayerCount
from core.league import GameResult, Line, add_game, add_penalty, empty_line

FIRST = GameResult(players=4, place=1, total=610, fpoints=1)
LAST = GameResult(players=4, place=4, total=-700, penalty=-200, fpoints=2, chombo=1)


def line_of(games: list[GameResult]) -> Line[str]:
    line = empty_line("ann", 4)
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


def test_three_and_four_players_do_not_mix() -> None:
    with pytest.raises(WrongPlayerCount) as raised:
        add_game(empty_line("ann", 3), FIRST)
    assert raised.value.facts == {"count": 4, "players": 3}
