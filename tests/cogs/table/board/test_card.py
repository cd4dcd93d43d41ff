"""The board of a live table, as somebody with a phone reads it."""

from core.table import Chombo, Claim, Ryuukyoku, Won, WrongCall
from tests.support.live import Live, said


async def test_a_new_table_has_a_board(live: Live) -> None:
    board = await live.open()
    assert board.lines[:3] == [
        "# East 1",
        "-# Table 1 · Thursdays · F league",
        "`E` **Ann ★** 25000",
    ]
    assert board.buttons == dict.fromkeys(["Ron", "Tsumo", "Draw", "Riichi", "More"], True) | {"Undo": False}
    table = await live.table()
    assert (table.channel_id, table.message_id) == (live.club.channel.id, board.message.id)


async def test_the_usual_entry_is_a_dialog_a_preview_and_the_board(live: Live) -> None:
    board = await live.open()
    entered = await board.ron("1", "3", "3900")
    assert said(entered).splitlines() == [
        "# **Bea** ron 3900 from **Dee**",
        "3 han 30 fu",
        "Dee → Bea: 3900",
        "Ann 25000",
        "Bea **28900** (+3900)",
        "Chi 25000",
        "Dee **21100** (−3900)",
        "-# Next: East 2; Bea deals",
    ]
    assert not (await live.table()).events
    await board.book(entered)
    assert board.lines[0] == "# East 2"
    assert "Last, East 1: **Bea** ron 3900 from **Dee** (3 han 30 fu)" in board.lines
    assert board.buttons == dict.fromkeys(["Ron", "Tsumo", "Draw", "Riichi", "More", "Undo"], True)


async def needs(live: Live) -> list[str]:
    """Move the board, and return what it says that each player needs."""
    await live.use(live.ann, "show", table="1")
    return [line.removeprefix("-# ") for line in (await live.board()).lines if line.startswith("-# 1st: ")]


async def test_everybody_but_the_first_is_told_what_brings_first_place(live: Live) -> None:
    """After 3900 for Bea from Dee in East 1, by hand; ties go to the seat nearer to the first dealer.

    Ann, 3900 behind: 2000 from Bea and Bea 2000 less; 3900 from others; 700 and 1300 (from Bea) are 2700 and 1300.
    Chi, 3900 behind and placed after Bea when equal: 2000 from Bea are 4000; 4500 from others; by tsumo like Ann.
    Dee, 7800 behind: 4500 from Bea are 9000; 8000 from others; 1500 and 2900 are 5900 and 2900.
    """
    await live.open()
    assert await needs(live) == []
    await live.book(Won(claims=(Claim(winner=1, han=3, fu=30),), discarder=3))
    assert await needs(live) == [
        "1st: ron 3900 (2000 off Bea), tsumo 700/1300",
        "1st: ron 4500 (2000 off Bea), tsumo 700/1300",
        "1st: ron 8000 (4500 off Bea), tsumo 1500/2900",
    ]


async def test_where_any_tsumo_is_enough_the_board_says_that_it_is_one(live: Live) -> None:
    """After a wrong call of Chi's and a chombo of Bea's Dee is 2000 behind Ann, who deals, with 1000 on the table.

    1000 from Ann bring 2000 and take 1000; from others 1000 only make them even, which is Ann's place; 300 from each
    and 500 from Ann are 2100 with the stick, and Ann 500 less.
    """
    await live.open()
    await live.book(WrongCall(seat=2), Chombo(seat=1))
    assert (await needs(live))[2] == "1st: ron 1300 (any win off Ann), any tsumo"


async def test_where_any_win_is_enough_the_board_says_so(live: Live) -> None:
    await live.open()
    await live.book(Ryuukyoku())
    assert await needs(live) == ["1st: any win"] * 3


async def test_what_others_cannot_pay_brings_nobody_forward(live: Live) -> None:
    """After 8000, 8100 and 8200 from each, Ann has 97900 and the others 700.

    Directly, x + 900 from her has to be more than half of 97200: 64000. Nobody else can pay as much. By tsumo, triple
    yakuman from her and 700 from each other: 48300 + 1400 against 49600.
    """
    await live.open()
    await live.book(*[Won(claims=(Claim(winner=0, han=8),))] * 3)
    assert await needs(live) == ["1st: 64000 off Ann, tsumo 24000/48000"] * 3


async def test_a_player_with_a_dead_hand_needs_nothing_of_it(live: Live) -> None:
    board = await live.open()
    await live.book(Won(claims=(Claim(winner=1, han=3, fu=30),), discarder=3))
    asked = await live.ann.click(board.message, label="More")
    assert asked.response is not None
    chosen = await live.ann.click(asked.response, label="Dead hand")
    assert chosen.response is not None
    entered = await live.ann.click(chosen.response, label="Ann")
    assert entered.response is not None
    await live.ann.click(entered.response, label="Book")
    assert "-# 1st: not within one hand" in board.lines
