"""Seats by five tiles and by lot."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import PlayerTwice, WrongPlayerCount
from core.league import Drawn, DrawTile, SeatDrawing, draw_due, draw_seats, seated
from core.rules import load_preset

LEAGUE = load_preset("f-league")
PLAYERS = ("ann", "bob", "cat", "dan")
W, E, S, WE, N = DrawTile


def chance(seed: int) -> Random:
    return Random(seed)  # noqa: S311  -- lots are no secret


class Fixed(Random):
    """Chance that gives out what a test says."""

    def __init__(self, tiles: tuple[DrawTile, ...]) -> None:
        super().__init__(0)
        self.tiles = tiles

    def sample(self, population: object, k: int, *, counts: object = None) -> list[DrawTile]:  # type: ignore[override]
        """Return the tiles of the test."""
        assert set(self.tiles) <= set(cast("tuple[DrawTile, ...]", population))
        assert len(self.tiles) == k
        return list(self.tiles)


@pytest.mark.parametrize(
    ("tiles", "order"),
    [
        ((N, W, E, S), ("bob", "cat", "dan", "ann")),  # the white first
        ((N, S, E, WE), ("cat", "bob", "dan", "ann")),  # nobody has it: East
        ((W, N, WE, S), ("ann", "dan", "cat", "bob")),  # East was left over
    ],
)
def test_white_ranks_before_east_south_west_and_north(tiles: tuple[DrawTile, ...], order: tuple[str, ...]) -> None:
    drawing = draw_seats(PLAYERS, LEAGUE, Fixed(tiles))
    assert drawing.drawn == tuple(map(Drawn, PLAYERS, tiles))
    assert drawing.order == order


def test_any_four_of_the_five_tiles_can_be_drawn_by_anybody() -> None:
    rng = chance(1)
    seen = Counter(tuple(tile for _, tile in draw_seats(PLAYERS, LEAGUE, rng).drawn) for _ in range(6000))
    assert seen.keys() == set(permutations(DrawTile, 4))
    # 120 draws of equal chance, 50 times each on average
    assert max(seen.values()) < 100


def test_three_players_draw_from_four_tiles() -> None:
    rules = replace(LEAGUE, players=3)
    rng = chance(1)
    seen = {tuple(tile for _, tile in draw_seats(PLAYERS[:3], rules, rng).drawn) for _ in range(1000)}
    assert seen == set(permutations([W, E, S, WE], 3))


def test_lots_give_every_order_and_show_no_tiles() -> None:
    rng = chance(1)
    drawings = [draw_seats(PLAYERS, load_preset("tenhou"), rng) for _ in range(1000)]
    assert {drawing.order for drawing in drawings} == set(permutations(PLAYERS))
    assert {drawing.drawn for drawing in drawings} == {()}


@given(st.integers())
def test_the_same_chance_draws_the_same(seed: int) -> None:
    assert draw_seats(PLAYERS, LEAGUE, chance(seed)) == draw_seats(PLAYERS, LEAGUE, chance(seed))


@pytest.mark.parametrize(
    ("pick", "seats"),
    [
        (0, ("bob", "cat", "dan", "ann")),
        (1, ("ann", "bob", "cat", "dan")),
        (3, ("cat", "dan", "ann", "bob")),
    ],
)
def test_the_first_picks_a_seat_and_the_others_follow(pick: int, seats: tuple[str, ...]) -> None:
    assert seated(SeatDrawing((), ("bob", "cat", "dan", "ann")), pick) == seats


def test_the_first_sits_east_unless_another_seat_is_picked() -> None:
    assert seated(SeatDrawing((), PLAYERS)) == PLAYERS


@pytest.mark.parametrize(
    ("name", "due"), [("f-league", [True, False, True, False]), ("tenhou", [True, True, True, True])]
)
def test_seats_are_drawn_anew_as_often_as_the_rules_say(name: str, due: list[bool]) -> None:
    assert [draw_due(games, load_preset(name)) for games in range(4)] == due


def test_a_table_takes_as_many_as_the_rules_say() -> None:
    with pytest.raises(WrongPlayerCount) as raised:
        draw_seats(PLAYERS[:3], LEAGUE, chance(0))
    assert raised.value.facts == {"count": 3, "players": 4}


def test_nobody_sits_twice() -> None:
    with pytest.raises(PlayerTwice) as raised:
        draw_seats(("ann", "bob", "cat", "bob"), LEAGUE, chance(0))
    assert raised.value.player == "bob"
