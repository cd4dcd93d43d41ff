"""The log editor's JSON: what is wrong with broken logs is named with its hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.errors import LogBroken
from core.logs.tenhou6 import read_tenhou6
from tests.support.editor import (
    FAR,
    RON_ON_FIRST_DISCARD,
    game,
    hand,
    seat,
    undisturbed,
    win,
)


def broken(log: Any) -> LogBroken:  # noqa: ANN401
    """What is wrong with a log."""
    with pytest.raises(LogBroken) as raised:
        read_tenhou6(log)
    return raised.value


def two_hands() -> Any:  # noqa: ANN401
    """A log of two hands, to be changed."""
    return json.loads(json.dumps(game(RON_ON_FIRST_DISCARD, RON_ON_FIRST_DISCARD)))


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ("log", [], "log"),
        ("log", 7, "log"),
        ("log", [[]] * 300, "log"),
        ("name", ["A"], "name"),
        ("rule", [], "rule"),
        ("rule aka", "x", "rule"),
        ("lobby", "x", "lobby"),
        ("sc", [1], "sc"),
        ("sc", ["a"] * 8, "sc"),
        ("sc", [1e9] * 8, "sc"),
        ("sc", [float("nan")] * 8, "sc"),
        ("sc", [25000.5, 1] * 4, "sc"),
        ("sc", [25000, 1.25] * 4, "sc"),
        ("log 1", [1, 2], "hand"),
        ("log 1", "x", "hand"),
        ("log 1 0", [1], "kyoku"),
        ("log 1 0", [16, 0, 0], "kyoku"),
        ("log 1 0", [0, -1, 0], "kyoku"),
        ("log 1 0", [0, True, 0], "kyoku"),
        ("log 1 1", [25000] * 5, "points"),
        ("log 1 1", [25000] * 3, "kyoku"),
        ("log 1 1", [25010] * 4, "points"),
        ("log 1 1", [10**9] * 4, "points"),
        ("log 1 2", [99], "dora"),
        ("log 1 3", [11] * 6, "ura"),
        ("log 1 4", [11], "deal"),
        ("log 1 4 0", "11", "deal"),
        ("log 1 6", [60] * 100, "deal"),
        ("log 1 5", "x", "draws"),
        ("log 1 5 0", "p252525", "draw"),
        ("log 1 5 0", 60, "draw"),
        ("log 1 6 0", 99, "discard"),
        ("log 1 6 0", 55, "discard"),
        ("log 1 6 0", 46, "discard"),
        ("log 1 6 0", "rr", "discard"),
        ("log 1 6 0", "x25", "discard"),
        ("log 1 6 0", "25", "discard"),
        ("log 1 6 0", "2a5", "discard"),
        ("log 1 6 0", "a25", "discard"),
        ("log 1 6 0", "f25", "discard"),
        ("log 1 6 0", "k25252525", "discard"),
        ("log 1 6 0", "a25252525", "discard"),
        ("log 1 8", ["zz"], "call"),
        ("log 1 16 0", "勝ち", "result"),
        ("log 1 16 0", 7, "result"),
        ("log 1 16", [], "result"),
        ("log 1 16", {}, "result"),
        ("log 1 16", ["和了"], "result"),
        ("log 1 16", ["和了", [0, 0, 0, 0]], "result"),
        ("log 1 16 1", [0], "result"),
        ("log 1 16 2 0", 9, "result"),
        ("log 1 16 2 1", 2, "result"),
        ("log 1 16 2 1", 1, "result"),
        ("log 1 16 2 3", "たくさん", "result"),
        ("log 1 16 2", [1, 0, 1], "result"),
        ("log 1 16 2 4", "一色三順(2飜)", "result"),
        ("log 1 16 2 4", "立直(役満)", "result"),
    ],
    ids=str,
)
def test_a_broken_part_is_named_with_its_hand(path: str, value: object, part: str) -> None:
    log = two_hands()
    *way, last = (int(step) if step.isdigit() else step for step in path.split())
    at = log
    for step in way:
        at = at[step]
    at[last] = value
    error = broken(log)
    assert (error.kyoku, error.part) == (2 if path.startswith("log 1") else 0, part)


def test_calls_of_tiles_that_make_no_meld_are_broken() -> None:
    log = two_hands()
    # A chi of 5p with two tiles that are no run with it.
    log["log"][1][8:10] = ["c251135"], [19]
    assert broken(log).part == "tiles"


def test_riichi_is_declared_once() -> None:
    log = two_hands()
    log["log"][1] = undisturbed(["全員不聴"], draws=8)
    log["log"][1][6] = ["r60", "r60"]
    assert broken(log).part == "discard"


def test_nobody_wins_by_calling() -> None:
    log = two_hands()
    log["log"][1] = hand(
        [seat(FAR, [41], [60]), seat("11z234m567p7899s3z", ["p414141"]), seat(), seat()],
        win([0, 0, 0, 0], [1, 1, 1], "満貫8000点"),
    )
    assert broken(log).part == "tiles"
