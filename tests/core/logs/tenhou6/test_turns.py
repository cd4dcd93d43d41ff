"""The turns of one player, told from what was taken and what was done."""

from __future__ import annotations

from typing import Any

import pytest

from core.errors import LogBroken
from core.hand import parse_tiles
from core.logs.tenhou6.calls import Call
from core.logs.tenhou6.turns import Discard, read_turns

ONE, FIVE, NINE, EAST, NORTH = parse_tiles("15m9p14z")


def steps(takes: list[Any], acts: list[Any]) -> list[tuple[Any, ...]]:
    return [turn.steps for turn in read_turns(1, takes, acts)]


def test_a_turn_ends_with_its_discard() -> None:
    assert steps([11, 29], [60, "r41"]) == [(ONE, Discard(ONE, False)), (NINE, Discard(EAST, True))]  # noqa: FBT003


def test_a_kan_and_a_north_bring_a_replacement_tile() -> None:
    kan, north = Call("a", (ONE,) * 4, 3), Call("f", (NORTH,), 0)
    assert steps([11, 44, 29], ["111111a11", "f44", 60]) == [
        (ONE, kan, NORTH, north, NINE, Discard(NINE, False))  # noqa: FBT003
    ]


@pytest.mark.parametrize("zero", [[0], []])
def test_a_kan_of_a_discard_may_be_followed_by_a_zero(zero: list[int]) -> None:
    kan = Call("m", (ONE,) * 4, 1)
    assert steps(["11m111111", 29], [*zero, 60]) == [(kan, NINE, Discard(NINE, False))]  # noqa: FBT003


def test_the_hand_may_end_in_a_turn() -> None:
    assert steps([11], []) == [(ONE,)]
    assert steps([11], ["f44"]) == [(ONE, Call("f", (NORTH,), 0))]
    assert steps(["11m111111"], [0]) == [(Call("m", (ONE,) * 4, 1),)]


@pytest.mark.parametrize(
    ("takes", "acts", "part", "value"),
    [
        ([11, 12], [], "draw", "12"),
        ([11], [60, 60], "discard", "60"),
        ([], [11], "discard", "11"),
        (["p111111"], [60], "discard", "60"),
        ([11], ["r"], "discard", ""),
        (["k11111111"], [], "call", "k11111111"),
        ([11, "p111111"], ["f44"], "draw", "p111111"),
    ],
)
def test_lists_that_do_not_fit_each_other_are_broken(takes: list[Any], acts: list[Any], part: str, value: str) -> None:
    with pytest.raises(LogBroken) as caught:
        read_turns(3, takes, acts)
    assert caught.value.facts == {"kyoku": 3, "part": part, "value": value}
