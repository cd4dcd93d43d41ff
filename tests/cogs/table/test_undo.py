"""Undo: the last event, or everything back to any hand before."""

import pytest

from tests.support.live import Board, Live, options, said, shown
from tests.support.reading import buttons
from tests.support.table import Past

YES = "Take it back"


@pytest.fixture
async def board(live: Live) -> Board:
    """East 1: riichi of Chi and 3900 for Bea. East 2: a draw without tenpai. East 3, 1 honba: riichi of Dee."""
    board = await live.open()
    await board.riichi("Chi")
    await board.book(await board.ron("1", "3", "3900"))
    await board.book(await board.draw())
    await board.riichi("Dee", live.dee)
    return board


async def count(live: Live) -> int:
    return len((await live.table()).events)


async def test_the_last_event_is_two_presses(live: Live, board: Board) -> None:
    asked = await board.press("Undo", live.bea)
    assert said(asked).splitlines() == [
        "# Take this back?",
        f"- **Dee** riichi · <@{live.dee.id}>",
        "-# Then it is East 3 · 1 honba again.",
    ]
    await live.bea.click(shown(asked), label=YES)
    assert asked.response is None
    assert await count(live) == 3
    assert board.lines[0] == "# East 3 · 1 honba"


async def test_any_number_of_hands_is_taken_back(live: Live, board: Board) -> None:
    asked = await board.press("Undo")
    assert options(shown(asked)) == {
        "The last one: East 3 · 1 honba": "4.3",
        "The last 2: back to East 2": "4.2",
        "The last 3: back to East 1 · 1 stick": "4.1",
        "The last 4: back to East 1": "4.0",
    }
    further = await live.ann.select(shown(asked), ["4.1"])
    assert said(further).splitlines() == [
        "# Take back these 3?",
        f"- **Bea** ron 3900 from **Dee** (3 han 30 fu) · <@{live.ann.id}>",
        f"- Draw: nobody tenpai · <@{live.ann.id}>",
        f"- **Dee** riichi · <@{live.dee.id}>",
        "-# Then it is East 1 · 1 stick again.",
    ]
    await live.ann.click(shown(further), label=YES)
    assert board.lines[0] == "# East 1 · 1 stick"
    assert (await live.table()).state.points == (25000, 25000, 24000, 25000)


async def test_leaving_the_question_changes_nothing(live: Live, board: Board) -> None:
    asked = await board.press("Undo")
    await live.ann.click(shown(asked), label="Leave it")
    assert asked.response is None
    assert await count(live) == 4


async def test_pressed_twice_it_takes_back_once(live: Live, board: Board) -> None:
    asked = Past(shown(await board.press("Undo")))
    await asked.press(live.ann, YES)
    await asked.press(live.ann, YES)
    assert await count(live) == 3


async def test_what_was_entered_meanwhile_is_not_taken_back(live: Live, board: Board) -> None:
    asked = await board.press("Undo")
    await board.riichi("Bea")
    told = await live.ann.click(shown(asked), label=YES)
    assert said(told).startswith("Somebody else has just booked something at this table or taken it back.")
    assert await count(live) == 5


async def test_after_an_undo_the_same_can_be_entered_again(live: Live, board: Board) -> None:
    await live.ann.click(shown(await board.press("Undo")), label=YES)
    await board.riichi("Dee")
    assert await count(live) == 4
    assert board.lines[0] == "# East 3 · 1 honba · 1 stick"


async def test_with_nothing_entered_there_is_nothing_to_undo(live: Live) -> None:
    board = await live.open()
    past = Past(board.message)
    assert not buttons(board.message)["Undo"]
    assert said(await past.press(live.ann, "Undo")) == "Nothing has been entered at this table yet."
    await board.riichi("Bea")
    asked = await board.press("Undo")
    await live.bea.click(shown(await board.press("Undo", live.bea)), label=YES)
    gone = await live.ann.select(shown(asked), ["1.0"])
    assert said(gone) == "Nothing has been entered at this table yet."


@pytest.mark.thorough
async def test_a_long_game_offers_single_events_and_then_hands(live: Live) -> None:
    board = await live.open()
    for _ in range(9):
        await board.riichi("Ann")
        await board.riichi("Bea")
        await board.book(await board.draw("01"))
    asked = await board.press("Undo")
    keeps = [int(value.partition(".")[2]) for value in options(shown(asked)).values()]
    # 27 events: the last eight one by one, then the first of each hand
    assert keeps == [26, 25, 24, 23, 22, 21, 20, 19, 18, 15, 12, 9, 6, 3, 0]
    all_of_it = await live.ann.select(shown(asked), ["27.0"])
    assert said(all_of_it).splitlines()[0] == "# Take back these 27?"
    assert "… and 15 before these" in said(all_of_it)
    await live.ann.click(shown(all_of_it), label=YES)
    assert await count(live) == 0
    assert board.lines[0] == "# East 1"
