"""A table has one board: it is kept up to date, moved, and posted again where it went missing."""

import asyncio
from typing import Any

import pytest

import cogs.table.board.posting
from cogs.table.board.card import board_card
from cogs.ui.cards import Card
from cogs.ui.texts import Texts
from core.table import RiichiDeclared
from db import Store, TableInfo
from db.tables.play import Tables
from tests.support.live import Live, said, shown
from tests.support.members import ref
from tests.support.table import Past


async def test_a_board_that_was_deleted_is_posted_anew(live: Live) -> None:
    board = await live.open()
    entered = await board.ron("1", "3", "3900")
    live.club.env.backend.delete_message(live.club.channel.id, board.message.id)
    await board.book(entered)
    table = await live.table()
    assert table.message_id != board.message.id
    assert (await live.board()).lines[0] == "# East 2"


def posted(live: Live) -> list[int]:
    """Return the messages that stand in the channel."""
    return [message.id for message in live.club.channel.history()]


async def test_shown_by_many_at_once_a_table_has_one_board(live: Live) -> None:
    await live.open()
    await asyncio.gather(*(live.meanwhile(who, "show", table="1") for who in (live.ann, live.bea, live.chi, live.eve)))
    assert posted(live) == [(await live.table()).message_id]


async def test_shown_while_somebody_books_a_table_has_one_board(live: Live) -> None:
    board = await live.open()
    entered = await board.ron("1", "3", "3900")
    preview = Past(shown(entered))
    await asyncio.gather(live.meanwhile(live.eve, "show", table="1"), preview.press(live.ann, "Book"))
    assert posted(live) == [(await live.table()).message_id]
    assert (await live.board()).lines[0] == "# East 2"


async def test_deleted_and_posted_anew_by_two_at_once_a_table_has_one_board(live: Live) -> None:
    board = await live.open()
    preview = Past(shown(await board.ron("1", "3", "3900")))
    live.club.env.backend.delete_message(live.club.channel.id, board.message.id)
    await asyncio.gather(preview.press(live.ann, "Book"), live.meanwhile(live.eve, "show", table="1"))
    assert posted(live) == [(await live.table()).message_id]
    assert (await live.board()).lines[0] == "# East 2"


async def test_shown_before_its_board_is_known_a_table_has_one(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody uses `/table show` between the opening of a table and its first board."""
    opened, placed = asyncio.Event(), asyncio.Event()
    open_table, remember_board = Tables.open, Tables.remember_board

    async def slowly(*args: Any, **options: Any) -> TableInfo:  # noqa: ANN401  -- whatever is given
        table = await open_table(*args, **options)
        opened.set()
        await placed.wait()
        return table

    async def remembering(*args: Any, **options: Any) -> None:  # noqa: ANN401  -- whatever is given
        await remember_board(*args, **options)
        placed.set()

    async def show() -> None:
        await opened.wait()
        await live.meanwhile(live.eve, "show", table="1")

    monkeypatch.setattr(Tables, "open", slowly)
    monkeypatch.setattr(Tables, "remember_board", remembering)
    await asyncio.gather(show(), live.open())
    assert posted(live) == [(await live.table()).message_id]


async def test_a_board_whose_channel_is_gone_comes_to_where_somebody_plays(live: Live) -> None:
    other = live.club.env.guild.create_text_channel("other")
    board = await live.open()
    entered = await board.ron("1", "3", "3900")
    await live.house.store.tables.remember_board(live.house.guild, 1, channel_id=other.id + 999, message_id=5)
    await board.book(entered)
    assert (await live.table()).channel_id == live.club.channel.id
    assert (await live.board()).lines[0] == "# East 2"


async def test_a_channel_that_the_bot_may_not_write_in_loses_nothing(live: Live) -> None:
    board = await live.open()
    entered = await board.ron("1", "3", "3900")
    path = f"/channels/{live.club.channel.id}/messages/{board.message.id}"
    live.club.env.inject_error("PATCH", path, status=403, code=50001, message="Missing Access")
    told = await board.book(entered)
    assert said(told).startswith("Everything is kept, but I may not write where the board of this table is.")
    assert (await live.table()).state.points == (25000, 28900, 25000, 21100)
    await board.riichi("Chi")
    assert board.lines[0] == "# East 2 · 1 stick"


async def test_a_board_drawn_while_somebody_books_is_drawn_again(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await live.open()
    meanwhile = [RiichiDeclared(seat=2)]

    async def drawing(table: TableInfo, store: Store, texts: Texts) -> Card:
        card = await board_card(table, store, texts)
        if meanwhile:
            await live.book(meanwhile.pop())
        return card

    monkeypatch.setattr(cogs.table.board.posting, "board_card", drawing)
    await board.book(await board.ron("1", "3", "3900"))
    assert board.lines[0] == "# East 2 · 1 stick"


async def test_a_table_without_a_board_gets_one(live: Live) -> None:
    players = tuple(map(ref, (live.ann, live.bea, live.chi, live.dee)))
    await live.house.store.tables.open(live.house.deed(), "", players)
    asked = await live.use(live.ann, "close", table="1")
    assert asked.response is not None
    await live.ann.click(asked.response, label="Give it up")
    assert (await live.board()).lines[0] == "# Table 1 was given up"


async def test_a_board_that_is_gone_is_no_hindrance_to_a_new_one(live: Live) -> None:
    board = await live.open()
    live.club.env.backend.delete_message(live.club.channel.id, board.message.id)
    await live.use(live.ann, "show")
    assert (await live.board()).lines[0] == "# East 1"
