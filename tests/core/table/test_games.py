"""Every small game of tests/data/games is played as it says."""

from __future__ import annotations

import pytest

from core.rules import preset_names
from tests.support.games import Game, play, read_games

GAMES = list(read_games())


@pytest.mark.parametrize("game", [pytest.param(game, id=game["name"]) for game in GAMES])
def test_a_small_game_goes_as_it_says(game: Game) -> None:
    assert game["source"]
    assert play(game), "nothing is compared"


def test_each_of_the_four_rulesets_has_games() -> None:
    assert {game["rules"] for game in GAMES} >= {"tenhou", "tenhou-sanma", "f-league", "team-tournament"}
    assert {game["rules"] for game in GAMES} <= set(preset_names())


def test_no_two_games_have_the_same_name() -> None:
    assert len({game["name"] for game in GAMES}) == len(GAMES)
