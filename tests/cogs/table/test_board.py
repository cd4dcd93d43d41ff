"""The board of a live table, as somebody with a phone reads it."""

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
