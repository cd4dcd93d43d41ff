"""Posts the board of a table, keeps it up to date, and sees to it that a table has one board."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord

from cogs.table.board.card import board_card
from cogs.table.errors import BoardOutOfReach
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cards.sending import delivered
from db import TableInfo

_TURNS: Final[WeakValueDictionary[int, asyncio.Lock]] = WeakValueDictionary()
"""A lock for each table whose board somebody changes at the moment. This process alone posts boards."""


@asynccontextmanager
async def _at_board(asked: Asked, table_id: int) -> AsyncIterator[TableInfo]:
    """Wait for the board of a table, and load the table: two requests at once would post two boards."""
    lock = _TURNS.setdefault(table_id, asyncio.Lock())
    async with lock:
        yield await asked.store.tables.get(asked.guild, table_id)


async def redraw_board(asked: Asked, table_id: int) -> None:
    """Bring the board up to date, whoever pressed what; a board that was deleted is posted again.

    The request must be deferred. The last booking is drawn last: if the table changes while its board is drawn, it is
    drawn again. Raises `BoardOutOfReach`.
    """
    async with _at_board(asked, table_id) as found:
        newest = found
        while True:
            drawn = newest
            await _draw(asked, drawn, await board_card(drawn, asked.store, asked.board))
            newest = await asked.store.tables.get(drawn.guild_id, drawn.id)
            if newest.version == drawn.version:
                return


async def move_board(asked: Asked, table_id: int) -> None:
    """Post the board in this channel and delete the one that was. Raises `BoardOutOfReach`."""
    async with _at_board(asked, table_id) as found:
        card = await board_card(found, asked.store, asked.board)
        await _post(asked, found, asked.interaction.channel_id, card)
        await _delete(asked, found)


async def post_first_board(asked: Asked, table_id: int) -> None:
    """Answer with the board of a table that has just been opened."""
    async with _at_board(asked, table_id) as found:
        await asked.reply(await board_card(found, asked.store, asked.board))
        sent = await asked.interaction.original_response()
        await _remember(asked, found, channel_id=sent.channel.id, message_id=sent.id)
        # Somebody may have used `/table show` before this first board was posted.
        await _delete(asked, found)


async def _draw(asked: Asked, table: TableInfo, card: Card) -> None:
    pressed = asked.interaction.message
    if pressed is not None and pressed.id == table.message_id:
        await asked.change(card)
    elif table.channel_id is None or table.message_id is None:
        await _post(asked, table, asked.interaction.channel_id, card)
    else:
        channel = asked.interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await delivered(card, partial(_edit, channel.get_partial_message(table.message_id)))
        except discord.NotFound:
            await _post(asked, table, table.channel_id, card)
        except discord.Forbidden as problem:
            raise BoardOutOfReach from problem


async def _edit(message: discord.PartialMessage, card: Card) -> None:
    await message.edit(view=card, attachments=card.files())


async def _send(channel: discord.PartialMessageable, card: Card) -> discord.Message:
    return await channel.send(view=card, files=card.files())


async def _post(asked: Asked, table: TableInfo, channel_id: int | None, card: Card) -> None:
    """Send the board to a channel as a new message, and remember that. Raises `BoardOutOfReach`."""
    if channel_id is None:
        raise BoardOutOfReach
    channel = asked.interaction.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
    here = asked.interaction.channel_id
    try:
        sent = await delivered(card, partial(_send, channel))
    except (discord.NotFound, discord.Forbidden) as problem:
        if channel_id == here or here is None:
            raise BoardOutOfReach from problem
        await _post(asked, table, here, card)  # the channel of the board is gone
        return
    await _remember(asked, table, channel_id=channel_id, message_id=sent.id)


async def _remember(asked: Asked, table: TableInfo, *, channel_id: int, message_id: int) -> None:
    await asked.store.tables.remember_board(table.guild_id, table.id, channel_id=channel_id, message_id=message_id)


async def _delete(asked: Asked, table: TableInfo) -> None:
    """Delete the board that a table had, if it is still there."""
    if table.channel_id is None or table.message_id is None:
        return
    channel = asked.interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    try:
        await channel.get_partial_message(table.message_id).delete()
    except (discord.NotFound, discord.Forbidden):
        return
