"""The board of a finished game."""

from dataclasses import replace

import bot
from cogs.host.config import Config
from core.rules import LeftoverKyoutaku, load_preset
from core.table import Stopped
from db import Confirmation
from tests.support.live import Board, Live, shown
from tests.support.reading import pictures


async def test_the_end_is_shown_with_its_settlement(live: Live) -> None:
    """50000 -> 50: +20 +30 +20; 25000 twice: -5, Chi before Dee +10 and -10; 0: -30 -30."""
    board = await live.finished()
    assert board.lines == [
        "# The game is over",
        "-# Table 1 · Thursdays · F league",
        "Bea is bust.",
        "Last, East 1: **Ann** ron 48000 from **Bea** (Yakuman)",
        "**1st Ann** · East · 50000 · **+70.0**",
        "-# 50000 − 30000 = +20.0 · uma +30.0 · oka +20.0",
        "**2nd Chi** · West · 25000 · **+5.0**",
        "-# 25000 − 30000 = −5.0 · uma +10.0",
        "**3rd Dee** · North · 25000 · **−15.0**",
        "-# 25000 − 30000 = −5.0 · uma −10.0",
        "**4th Bea** · South · 0 · **−60.0**",
        "-# 0 − 30000 = −30.0 · uma −30.0 · (+1 F)",
        "-# Record makes it a game of the league. Another player then confirms it.",
    ]
    assert list(board.buttons) == ["Record", "Undo"]


async def test_sticks_left_on_the_table_are_settled(live: Live) -> None:
    rules = replace(load_preset("f-league"), name="x", leftover_kyoutaku=LeftoverKyoutaku.LOST, wrong_call_penalty=1000)
    await live.house.store.leagues.change(live.house.deed(), "", rules=rules)
    board = await live.open()
    asked = await live.ann.click(shown(await board.press("More")), label="Wrong call")
    asked = await live.ann.click(shown(asked), label="Dee")
    await live.ann.click(shown(asked), label="Book")
    tables = live.house.store.tables
    proposal = await tables.propose(live.house.deed(), 1, [Stopped()], at=1)
    await tables.book(live.house.deed(), proposal.id)
    shown_anew = await live.use(live.ann, "show")
    assert shown_anew.response is None
    board = await live.board()
    assert "1000 of them on the table, for nobody" in board.lines
    assert "An organiser ended it." in board.lines


async def test_a_game_taken_back_is_said_to_be(live: Live) -> None:
    await live.house.store.leagues.change(live.house.deed(), "", confirmation=Confirmation.NONE)
    board = await live.finished()
    await board.press("Record")
    game = (await live.table()).game_id or 0
    await live.house.store.games.undo(live.house.deed(), game)
    await live.use(live.ann, "show", table="1")
    assert (await live.board()).lines[0] == "# Game 1 was taken back"


async def two_hands(live: Live) -> Board:
    """Let a table end with its second hand: Ann wins 2000 all, and then a yakuman from Bea."""
    board = await live.open()
    await board.book(await board.tsumo("0", "2000"))
    await board.book(await board.ron("0", "1", "yakuman"))
    return board


PROGRESS = "Scores hand by hand, Thursdays, Table 1: 1st Ann 54000; 2nd Chi 23000; 3rd Dee 23000; 4th Bea 0"


async def test_the_end_shows_how_the_game_went(live: Live, settings: Config) -> None:
    board = await two_hands(live)
    assert pictures(board.message) == [PROGRESS]
    await live.club.env.restart_bot(bot.build(settings))
    await board.press("Record", live.dee)
    assert pictures(board.message) == [PROGRESS]
    await board.press("Confirm", live.chi)
    assert pictures(board.message) == [PROGRESS]


async def test_a_game_that_goes_on_again_has_no_picture(live: Live) -> None:
    board = await two_hands(live)
    await live.ann.click(shown(await board.press("Undo")), label="Take it back")
    assert pictures(board.message) == []
    assert "Ron" in board.buttons


async def test_a_board_posted_anew_shows_it_too(live: Live) -> None:
    await two_hands(live)
    await live.use(live.bea, "show", table="1")
    assert pictures((await live.board()).message) == [PROGRESS]


async def test_a_board_whose_picture_is_not_taken_says_it_in_words(live: Live) -> None:
    board = await live.open()
    await board.book(await board.tsumo("0", "2000"))
    entered = await board.ron("0", "1", "yakuman")
    live.club.env.inject_error("PATCH", "/channels/*", status=403, code=50013)
    await board.book(entered)
    assert pictures(board.message) == []
    assert f"-# {PROGRESS}" in board.lines
    assert list(board.buttons) == ["Record", "Undo"]
