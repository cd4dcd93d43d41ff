"""Faults and what organisers do, and who may do what at a table."""

from dataclasses import replace

import pytest
import simcord

from core.rules import load_preset
from core.table import Adjustment, Chombo, DeadHand, Stopped, WrongCall
from tests.support.live import Board, Live, said, shown
from tests.support.reading import buttons
from tests.support.table import Past

NOT_ALLOWED = "Only somebody who sits at this table, whoever opened it or an organiser"
POINTS = "Ann: 25000\nBea: 25000\nChi: 25000\nDee: 25000"


@pytest.fixture
async def board(live: Live) -> Board:
    return await live.open()


async def more(board: Board, *labels: str, who: simcord.MemberActor | None = None) -> simcord.InteractionResult:
    """Press More and then one thing after the other."""
    who = who or board.live.ann
    asked = await board.press("More", who)
    for label in labels:
        asked = await who.click(shown(asked), label=label)
    return asked


async def test_it_says_where_nagashi_mangan_is_if_there_is_one(live: Live, board: Board) -> None:
    note = "Nothing is booked before you have seen what it does."
    assert said(await more(board)).splitlines()[1:] == [f"{note} Nagashi mangan is under Draw."]
    await live.house.store.leagues.change(live.house.deed(), "", rules=load_preset("m-league"))
    assert said(await more(await live.open())).splitlines()[1:] == [note]


# --- faults


async def test_a_chombo_pays_a_mangan_and_the_hand_is_played_again(live: Live, board: Board) -> None:
    await board.riichi("Chi")
    asked = await more(board, "Chombo", "Bea")
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
    asked = await more(board, "Wrong call", "Dee")
    assert said(asked).splitlines()[0] == "# Wrong call of **Dee**: 1000 onto the table"
    assert said(asked).splitlines()[-1] == "-# The hand goes on: East 1 · 1 stick"
    await board.book(asked)
    assert (await live.table()).events == (WrongCall(seat=3),)


async def test_points_on_the_table_that_are_no_sticks_are_said_as_points(live: Live) -> None:
    rules = replace(load_preset("f-league"), name="x", wrong_call_penalty=500)
    await live.house.store.leagues.change(live.house.deed(), "", rules=rules)
    board = await live.open()
    await board.book(await more(board, "Wrong call", "Dee"))
    assert board.lines[0] == "# East 1 · 500 on the table"


async def test_a_wrong_call_is_offered_only_where_it_costs(live: Live) -> None:
    await live.house.store.leagues.change(live.house.deed(), "", rules=load_preset("tenhou"))
    assert "Wrong call" not in buttons(shown(await more(await live.open())))


async def test_a_dead_hand_is_marked_and_once_is_enough(live: Live, board: Board) -> None:
    await board.book(await more(board, "Dead hand", "Bea"))
    assert (await live.table()).events == (DeadHand(seat=1),)
    assert "`S` **Bea** 25000 · dead hand" in board.lines
    assert not buttons(shown(await more(board, "Dead hand")))["Bea"]


# --- organisers


async def test_only_organisers_set_points_and_end_games(board: Board) -> None:
    faults = ["Abortive draw", "Chombo", "Wrong call", "Dead hand"]
    assert list(buttons(shown(await more(board)))) == [*faults, "Cancel"]
    olga = await more(board, who=board.live.olga)
    assert list(buttons(shown(olga))) == [*faults, "Set points", "End the game", "Cancel"]


async def test_who_saw_an_organisers_button_still_may_not(live: Live, board: Board) -> None:
    seen = Past(shown(await more(board, who=live.olga)))
    for label in ("Set points", "End the game"):
        assert said(await seen.press(live.ann, label)).startswith("Only an organiser can set points")


async def test_an_organiser_sets_points(live: Live, board: Board) -> None:
    await board.riichi("Dee")
    asked = await more(board, "Set points", who=live.olga)
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
        ({"points": "25050\n24950\n25000\n25000"}, "50 are no full hundreds"),
    ],
)
async def test_points_that_cannot_be_set(live: Live, board: Board, typed: dict[str, str], sentence: str) -> None:
    asked = await more(board, "Set points", who=live.olga)
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
    asked = await more(board, "Set points", who=live.olga)
    values = {"points": points, "sticks": "1000", "honba": "2", "reason": reason[:100]}
    wrong = await live.olga.submit_modal(asked, values)
    again = await live.olga.click(shown(wrong), label="Change")
    assert again.modal is not None
    typed = [part["component"]["value"] for part in again.modal["components"]]
    assert typed == [shown_again, "1000", "2", reason[:100].strip()]


async def test_set_points_can_be_changed_before_they_are_booked(live: Live, board: Board) -> None:
    asked = await more(board, "Set points", who=live.olga)
    values = {"points": "26000\n24000\n25000\n25000", "sticks": "0", "honba": "0", "reason": "why not"}
    entered = await live.olga.submit_modal(asked, values)
    again = await live.olga.click(shown(entered), label="Change")
    changed = await live.olga.submit_modal(again, values | {"honba": "3"})
    assert said(changed).splitlines()[-1] == "-# The hand goes on: East 1 · 3 honba"


async def test_an_organiser_ends_a_game_before_its_time(live: Live, board: Board) -> None:
    await board.book(await board.ron("1", "3", "3900"))
    asked = await more(board, "End the game", who=live.olga)
    entered = await live.olga.submit_modal(asked, {"reason": "last train"})
    assert said(entered).splitlines()[0] == "# Ended before its time: last train"
    assert said(entered).splitlines()[-1] == "-# Then the game is over. An organiser ended it."
    await board.book(entered, live.olga)
    assert (await live.table()).events[-1] == Stopped(reason="last train")
    assert board.lines[0] == "# The game is over"
    assert "An organiser ended it." in board.lines


# --- who may


async def test_only_who_has_to_do_with_the_table_may_enter_anything(live: Live, board: Board) -> None:
    await board.book(await board.ron("1", "3", "3900"))
    for label in ("Ron", "Tsumo", "Draw", "Riichi", "More", "Undo"):
        pressed = await board.press(label, live.eve)
        assert pressed.modal is None
        assert said(pressed).startswith(NOT_ALLOWED)
    for who in (live.ann, live.bea, live.chi, live.dee, live.olga):
        assert (await board.press("Ron", who)).modal is not None


async def test_whoever_opened_a_table_for_others_keeps_it(live: Live) -> None:
    board = Board(live, (await live.use(live.eve, "open", east="A", south="B", west="C", north="D")).response)  # type: ignore[arg-type]
    assert (await board.press("Ron", live.eve)).modal is not None
    assert said(await board.press("Ron", live.ann)).startswith(NOT_ALLOWED)


async def test_a_preview_of_somebody_else_is_booked_only_by_who_may(live: Live, board: Board) -> None:
    seen = Past(shown(await board.ron("1", "3", "3900")))
    assert said(await seen.press(live.eve, "Book")).startswith(NOT_ALLOWED)
    assert not (await live.table()).events


async def test_a_board_of_another_server_does_nothing_here(live: Live, board: Board) -> None:
    guild = live.club.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("mahjong")
    zoe = guild.add_member(live.club.env.create_user("Zoe"))
    assert said(await Past(board.message, channel=channel).press(zoe, "Ron")).startswith("There is no table 1 here.")
