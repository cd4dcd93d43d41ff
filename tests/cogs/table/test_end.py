"""The end of a game at a live table, and how it becomes a game of the league."""

import asyncio
from dataclasses import replace

import pytest

import bot
from cogs.host.config import Config
from core.rules import LeftoverKyoutaku, load_preset
from core.table import Stopped
from db import Confirmation, GameStatus
from tests.support.live import Board, Live, said, shown
from tests.support.reading import pictures
from tests.support.table import Past


async def finished(live: Live) -> Board:
    """A table that ends with its first hand: Bea pays all she has, 24000 and a stick that Ann gets back."""
    board = await live.open()
    await board.book(await board.ron("0", "1", "yakuman"))
    return board


async def test_the_end_is_shown_with_its_settlement(live: Live) -> None:
    """50000 -> 50: +20 +30 +20; 25000 twice: -5, Chi before Dee +10 and -10; 0: -30 -30."""
    board = await finished(live)
    assert board.lines == [
        "# The game is over",
        "-# Table 1 · Thursdays · F league",
        "Bea is bust.",
        "Last, East 1: **Ann** ron 48000 from **Bea** (Yakuman)",
        "**1. Ann** · East · 50000 · **+70.0**",
        "-# 50000 − 30000 = +20.0 · uma +30.0 · oka +20.0",
        "**2. Chi** · West · 25000 · **+5.0**",
        "-# 25000 − 30000 = −5.0 · uma +10.0",
        "**3. Dee** · North · 25000 · **−15.0**",
        "-# 25000 − 30000 = −5.0 · uma −10.0",
        "**4. Bea** · South · 0 · **−60.0**",
        "-# 0 − 30000 = −30.0 · uma −30.0 · (+1 F)",
        "-# Record makes it a game of the league. Another player then confirms it.",
    ]
    assert list(board.buttons) == ["Record", "Undo"]


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
    board = await finished(live)
    assert board.lines[-1].endswith(before)
    await board.press("Record", live.dee)
    assert board.lines[0] == heading
    table = await live.table()
    game = await live.house.store.games.get(live.house.guild, table.game_id or 0)
    assert [seat.placement.total for seat in game.seats] == [700, -600, 50, -150]
    assert [seat.fpoints for seat in game.seats] == [0, 1, 0, 0]


async def test_a_recorded_game_is_confirmed_on_its_board_by_another(live: Live, settings: Config) -> None:
    board = await finished(live)
    await board.press("Record")
    assert list(board.buttons) == ["Confirm"]
    assert "-# Needs one of these to confirm it: Bea, Chi, Dee" in board.lines
    await live.club.env.restart_bot(bot.build(settings))
    assert said(await board.press("Confirm", live.ann)).startswith("You recorded this game")
    assert said(await board.press("Confirm", live.eve)).startswith("Only a player of this game or an organiser")
    past = Past(board.message)
    await board.press("Confirm", live.chi)
    assert board.lines[0] == "# Game 1"
    assert board.lines[-1] == "-# It counts. /game show 1 has all of it."
    assert not board.buttons
    await past.press(live.dee, "Confirm")
    game = await live.house.store.games.get(live.house.guild, (await live.table()).game_id or 0)
    assert game.status is GameStatus.CONFIRMED


async def test_recording_twice_and_at_once_is_one_game(live: Live) -> None:
    board = await finished(live)
    past = Past(board.message)
    await asyncio.gather(past.press(live.ann, "Record"), past.press(live.bea, "Record"), past.press(live.ann, "Record"))
    assert [game.number for game in await live.house.store.games.pending(live.house.guild, "")] == [1]
    assert board.lines[0] == "# Game 1 waits to be confirmed"


async def test_what_ended_the_game_can_be_taken_back_until_it_is_recorded(live: Live) -> None:
    board = await finished(live)
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
    over = "Somebody has ended that hand meanwhile."
    assert said(await live.dee.submit_modal(dialog, {"winner": "3", "value": "mangan", "said": ""})).startswith(over)
    assert said(await live.chi.click(shown(riichi), label="Chi")).startswith(over)
    assert (await past.press(live.ann, "Ron")).modal is not None
    assert said(await live.use(live.ann, "whatif")).startswith("This game is over.")


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
    board = await finished(live)
    await board.press("Record")
    game = (await live.table()).game_id or 0
    await live.house.store.games.undo(live.house.deed(), game)
    await live.use(live.ann, "show", table="1")
    assert (await live.board()).lines[0] == "# Game 1 was taken back"


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
    assert "The last dealer won, which ends it." in board.lines


# --- how it went


async def two_hands(live: Live) -> Board:
    """A table that ends with its second hand: Ann wins 2000 all, and then a yakuman from Bea."""
    board = await live.open()
    await board.book(await board.tsumo("0", "2000"))
    await board.book(await board.ron("0", "1", "yakuman"))
    return board


PROGRESS = "Scores hand by hand, Thursdays, Table 1: 1. Ann 54000; 2. Chi 23000; 3. Dee 23000; 4. Bea 0"


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
