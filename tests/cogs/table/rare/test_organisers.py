"""The entries of organisers: corrections, and the end of a game before its time."""

import pytest

from core.table import Adjustment, Stopped
from tests.support.live import Board, Live, said, shown

POINTS = "Ann: 25000\nBea: 25000\nChi: 25000\nDee: 25000"


async def test_an_organiser_sets_points(live: Live, board: Board) -> None:
    await board.riichi("Dee")
    asked = await board.more("Set points", who=live.olga)
    assert asked.modal is not None
    assert asked.modal["components"][0]["component"]["value"] == POINTS.replace("Dee: 25000", "Dee: 24000")
    typed = {
        "points": "Ann: 26000\n24000\n25,000\nDee：２４０００",
        "sticks": "1000",
        "honba": "2",
        "reason": "as it was",
    }
    entered = await live.olga.submit_modal(asked, typed)
    assert said(entered).splitlines() == [
        "# Points set: as it was",
        "Ann **26000** (+1000)",
        "Bea **24000** (−1000)",
        "Chi 25000",
        "Dee 24000",
        "-# The hand goes on: East 1 · 2 honba · 1 stick",
    ]
    await board.book(entered, live.olga)
    event = (await live.table()).events[-1]
    assert event == Adjustment(points=(1000, -1000, 0, 0), honba=2, reason="as it was")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({}, "Nothing would change."),
        ({"points": "26000\n25000\n25000\n25000"}, "The changes of the players and of the table have to add up to 0"),
        ({"points": "25000\n25000"}, '"25000 25000" should be whole numbers, one line for each of the 4 players'),
        ({"points": "a\n25000\n25000\n25000"}, '"a" should be one whole number.'),
        ({"sticks": "x"}, '"x" should be one whole number.'),
        ({"honba": "-1"}, "honba is -1, but it cannot be below zero."),
        ({"points": "25050\n24950\n25000\n25000"}, "50 is not a multiple of 100"),
    ],
)
async def test_points_that_cannot_be_set(live: Live, board: Board, typed: dict[str, str], sentence: str) -> None:
    asked = await board.more("Set points", who=live.olga)
    values = {"points": POINTS, "sticks": "0", "honba": "0", "reason": "why not"} | typed
    assert said(await live.olga.submit_modal(asked, values)).startswith(sentence)
    assert not (await live.table()).events


@pytest.mark.parametrize(
    ("points", "shown_again"),
    [
        ("Ann: 26000\nBea: 25000\nChi: 25000\nDee: 25000", "Ann: 26000\nBea: 25000\nChi: 25000\nDee: 25000"),
        ("26000\n24000", "26000\n24000"),
    ],
)
async def test_points_that_cannot_be_set_are_typed_in_already(
    live: Live, board: Board, points: str, shown_again: str
) -> None:
    reason = "counted again, and the sticks that had fallen under the table have been found, all of them, by Dee " * 2
    asked = await board.more("Set points", who=live.olga)
    values = {"points": points, "sticks": "1000", "honba": "2", "reason": reason[:100]}
    wrong = await live.olga.submit_modal(asked, values)
    again = await live.olga.click(shown(wrong), label="Change")
    assert again.modal is not None
    typed = [part["component"]["value"] for part in again.modal["components"]]
    assert typed == [shown_again, "1000", "2", reason[:100].strip()]


async def test_set_points_can_be_changed_before_they_are_booked(live: Live, board: Board) -> None:
    asked = await board.more("Set points", who=live.olga)
    values = {"points": "26000\n24000\n25000\n25000", "sticks": "0", "honba": "0", "reason": "why not"}
    entered = await live.olga.submit_modal(asked, values)
    again = await live.olga.click(shown(entered), label="Change")
    changed = await live.olga.submit_modal(again, values | {"honba": "3"})
    assert said(changed).splitlines()[-1] == "-# The hand goes on: East 1 · 3 honba"


async def test_an_organiser_ends_a_game_before_its_time(live: Live, board: Board) -> None:
    await board.book(await board.ron("1", "3", "3900"))
    asked = await board.more("End the game", who=live.olga)
    entered = await live.olga.submit_modal(asked, {"reason": "last train"})
    assert said(entered).splitlines()[0] == "# Ended early: last train"
    assert said(entered).splitlines()[-1] == "-# Then the game is over. An organiser ended it."
    await board.book(entered, live.olga)
    assert (await live.table()).events[-1] == Stopped(reason="last train")
    assert board.lines[0] == "# The game is over"
    assert "An organiser ended it." in board.lines
