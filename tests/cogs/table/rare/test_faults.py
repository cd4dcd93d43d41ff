"""Faults of players at a live table."""

from dataclasses import replace

from core.rules import load_preset
from core.table import Chombo, DeadHand, WrongCall
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons


async def test_a_chombo_pays_a_mangan_and_the_hand_is_played_again(live: Live, board: Board) -> None:
    await board.riichi("Chi")
    asked = await board.more("Chombo", "Bea")
    assert said(asked).splitlines() == [
        "# Chombo of **Bea**",
        "Bea → Ann: 4000",
        "Bea → Chi: 2000",
        "Bea → Dee: 2000",
        "Ann **29000** (+4000)",
        "Bea **17000** (−8000)",
        "Chi **27000** (+3000)",
        "Dee **27000** (+2000)",
        "-# Next: East 1; Ann deals again",
    ]
    await board.book(asked)
    assert (await live.table()).events[-1] == Chombo(seat=1)


async def test_a_wrong_call_puts_points_onto_the_table(live: Live, board: Board) -> None:
    asked = await board.more("Wrong call", "Dee")
    assert said(asked).splitlines()[0] == "# Wrong call of **Dee**: 1000 onto the table"
    assert said(asked).splitlines()[-1] == "-# The hand goes on: East 1 · 1 stick"
    await board.book(asked)
    assert (await live.table()).events == (WrongCall(seat=3),)


async def test_points_on_the_table_that_are_no_sticks_are_said_as_points(live: Live) -> None:
    rules = replace(load_preset("f-league"), name="x", wrong_call_penalty=500)
    await live.house.store.leagues.change(live.house.deed(), "", rules=rules)
    board = await live.open()
    await board.book(await board.more("Wrong call", "Dee"))
    assert board.lines[0] == "# East 1 · 500 on the table"


async def test_a_wrong_call_is_offered_only_where_it_costs(live: Live) -> None:
    await live.house.store.leagues.change(live.house.deed(), "", rules=load_preset("tenhou"))
    assert "Wrong call" not in buttons(shown(await (await live.open()).more()))


async def test_a_dead_hand_is_marked_and_once_is_enough(live: Live, board: Board) -> None:
    await board.book(await board.more("Dead hand", "Bea"))
    assert (await live.table()).events == (DeadHand(seat=1),)
    assert "`S` **Bea** 25000 · dead hand" in board.lines
    assert not buttons(shown(await board.more("Dead hand")))["Bea"]
