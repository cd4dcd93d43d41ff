"""Every small game of tests/data/games is played as it says."""

from __future__ import annotations

import pytest

from core.rules import preset_names
from tests.support.games import Game, play, read_games

GAMES = list(read_games())

FACTS = """
    T-07 T-08 T-09 T-10 T-11 T-13 T-18 T-20 T-22 T-23 T-24 T-25 T-27 T-28 T-31 T-32 T-40 S-01 S-13
    F-01 F-07 F-08 F-13 F-20 F-21 F-22 F-23 F-24 F-25 F-26 F-27 F-28 F-29 F-30 F-31 F-32 F-33 F-36 F-40 F-41 F-43
    F-50 F-51 F-53 F-54 F-55 F-56
    P-04 P-05 P-06 P-07 P-10 P-11 P-14 P-17 P-26 P-28 P-31
"""
"""What the sources say that the table obeys."""


@pytest.mark.parametrize("game", [pytest.param(game, id=game["name"]) for game in GAMES])
def test_a_small_game_goes_as_it_says(game: Game) -> None:
    assert game["source"]
    assert play(game), "nothing is compared"


def test_each_of_the_four_rulesets_has_games() -> None:
    assert {game["rules"] for game in GAMES} >= {"tenhou", "tenhou-sanma", "f-league", "team-tournament"}
    assert {game["rules"] for game in GAMES} <= set(preset_names())


def test_no_two_games_have_the_same_name() -> None:
    assert len({game["name"] for game in GAMES}) == len(GAMES)


def test_each_fact_that_the_table_obeys_has_a_game() -> None:
    named = {fact for game in GAMES for fact in game["source"].replace(",", " ").split()}
    assert set(FACTS.split()) <= named
