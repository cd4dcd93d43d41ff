"""How a game ends at a live table, and how it becomes a game of the league."""

import asyncio

import pytest

import bot
from cogs.host.config import Config
from db import Confirmation, GameStatus
from tests.support.live import Live, said, shown
from tests.support.table import Past


@pytest.mark.parametrize(
    ("confirmation", "before", "heading"),
    [
        (Confirmation.NONE, "which counts at once.", "# Game 1"),
        (Confirmation.ONE, "Another player then confirms it.", "# Game 1 waits to be confirmed"),
        (Confirmation.ALL, "The other players then confirm it.", "# Game 1 waits to be confirmed"),
        (Confirmation.ORGANISER, "An organiser then confirms it.", "# Game 1 waits to be confirmed"),
    ],
)
async def test_recording_says_what_happens_next(
    live: Live, confirmation: Confirmation, before: str, heading: str
) -> None:
    await live.house.store.leagues.change(live.house.deed(), "", confirmation=confirmation)
    board = await live.finished()
    assert board.lines[-1].endswith(before)
    await board.press("Record", live.dee)
    assert board.lines[0] == heading
    table = await live.table()
    game = await live.house.store.games.get(live.house.guild, table.game_id or 0)
    assert [seat.placement.total for seat in game.seats] == [700, -600, 50, -150]
    assert [seat.fpoints for seat in game.seats] == [0, 1, 0, 0]


async def test_a_recorded_game_is_confirmed_on_its_board_by_another(live: Live, settings: Config) -> None:
    board = await live.finished()
    await board.press("Record")
    assert list(board.buttons) == ["Confirm"]
    assert "-# Needs one of these to confirm it: Bea, Chi, Dee" in board.lines
    await live.club.env.restart_bot(bot.build(settings))
    assert said(await board.press("Confirm", live.ann)).startswith("You recorded this game")
    assert said(await board.press("Confirm", live.eve)).startswith("Only a player of this game or an organiser")
    past = Past(board.message)
    await board.press("Confirm", live.chi)
    assert board.lines[0] == "# Game 1"
    assert board.lines[-1] == "-# The game counts as game 1. /game show has all of it."
    assert not board.buttons
    await past.press(live.dee, "Confirm")
    game = await live.house.store.games.get(live.house.guild, (await live.table()).game_id or 0)
    assert game.status is GameStatus.CONFIRMED


async def test_recording_twice_and_at_once_is_one_game(live: Live) -> None:
    board = await live.finished()
    past = Past(board.message)
    await asyncio.gather(past.press(live.ann, "Record"), past.press(live.bea, "Record"), past.press(live.ann, "Record"))
    assert [game.number for game in await live.house.store.games.pending(live.house.guild, "")] == [1]
    assert board.lines[0] == "# Game 1 waits to be confirmed"


async def test_what_ended_the_game_can_be_taken_back_until_it_is_recorded(live: Live) -> None:
    board = await live.finished()
    past = Past(board.message)
    await live.chi.click(shown(await board.press("Undo", live.chi)), label="Take it back")
    assert board.lines[0] == "# East 1"
    assert said(await past.press(live.ann, "Record")).startswith("The game at this table is not over yet")
    await board.book(await board.ron("0", "1", "yakuman"))
    undo = await board.press("Undo")
    await board.press("Record")
    told = await live.ann.click(shown(undo), label="Take it back")
    assert said(told).startswith("The game of table 1 has been recorded.")


async def test_nothing_more_is_entered_after_the_end(live: Live) -> None:
    board = await live.open()
    past = Past(board.message)
    preview = await board.ron("0", "1", "yakuman")
    dialog = await board.press("Tsumo", live.dee)
    riichi = await board.press("Riichi", live.chi)
    await board.book(preview)
    over = "Somebody has already ended that hand."
    assert said(await live.dee.submit_modal(dialog, {"winner": "3", "value": "mangan", "said": ""})).startswith(over)
    assert said(await live.chi.click(shown(riichi), label="Chi")).startswith(over)
    assert (await past.press(live.ann, "Ron")).modal is not None
    assert said(await live.use(live.ann, "whatif")).startswith("This game is over.")


async def test_agariyame_is_offered_to_the_last_dealer_who_wins(live: Live) -> None:
    board = await live.open()
    for _ in range(7):
        await board.book(await board.draw())
    assert board.lines[0] == "# South 4 · 7 honba"
    assert board.lines[1] == "-# Table 1 · Thursdays · **all last**"
    entered = await board.tsumo("3", "mangan")
    assert said(entered).splitlines()[-1] == "-# Dee may then end the game."
    await board.book(entered)
    assert next(iter(board.buttons)) == "End the game here (Dee)"
    await board.riichi("Ann")
    assert "End the game here (Dee)" not in board.buttons
    await live.ann.click(shown(await board.press("Undo")), label="Take it back")
    entered = await board.press("End the game here (Dee)")
    assert said(entered).splitlines()[0] == "# **Dee** ends the game"
    await board.book(entered)
    assert "The last dealer won and ended the game." in board.lines
