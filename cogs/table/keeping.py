"""Keeps the board of a table where it is, and as the table is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord

from cogs.table.board import board_card
from cogs.table.errors import BoardOutOfReach
from cogs.ui.cards import QUIET, Card
from cogs.ui.language import board_texts
from cogs.ui.people import store_of
from cogs.ui.sending import change_card, delivered
from db import TableInfo

_TURNS: Final[WeakValueDictionary[int, asyncio.Lock]] = WeakValueDictionary()
"""For each table at whose board somebody is: who comes next. This process alone posts boards."""


@asynccontextmanager
async def _at_board(interaction: discord.Interaction, table: TableInfo) -> AsyncIterator[TableInfo]:
    """The board of a table to oneself, with the table as it is then: two at once would post two boards."""
    lock = _TURNS.setdefault(table.id, asyncio.Lock())
    async with lock:
        yield await store_of(interaction).tables.get(table.guild_id, table.id)


async def refresh(interaction: discord.Interaction, table: TableInfo) -> None:
    """Bring the board up to date, whoever pressed what; a board that was deleted is posted anew.

    The interaction has to be deferred. Whoever booked last draws last: as long as the table has gone on meanwhile
    the board is drawn again. Raises `BoardOutOfReach`.
    """
    store = store_of(interaction)
    async with _at_board(interaction, table) as found:
        newest = found
        while True:
            drawn = newest
            await _draw(interaction, drawn, await board_card(drawn, store, board_texts(interaction)))
            newest = await store.tables.get(drawn.guild_id, drawn.id)
            if newest.version == drawn.version:
                return


async def show_anew(interaction: discord.Interaction, table: TableInfo) -> None:
    """Post the board here and take it away where it was. Raises `BoardOutOfReach`."""
    async with _at_board(interaction, table) as found:
        card = await board_card(found, store_of(interaction), board_texts(interaction))
        await _post(interaction, found, interaction.channel_id, card)
        await _take_away(interaction, found)


async def answer(interaction: discord.Interaction, table: TableInfo) -> None:
    """Answer with the board of a table that has just been opened."""
    async with _at_board(interaction, table) as found:
        card = await board_card(found, store_of(interaction), board_texts(interaction))
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)
        sent = await interaction.original_response()
        await _remember(interaction, found, channel_id=sent.channel.id, message_id=sent.id)
        # Somebody may have had the board shown before it was posted for the first time.
        await _take_away(interaction, found)


async def _draw(interaction: discord.Interaction, table: TableInfo, card: Card) -> None:
    message = interaction.message
    if message is not None and message.id == table.message_id:
        await change_card(interaction, card)
    elif table.channel_id is None or table.message_id is None:
        await _post(interaction, table, interaction.channel_id, card)
    else:
        channel = interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await delivered(card, partial(_edit, channel.get_partial_message(table.message_id)))
        except discord.NotFound:
            await _post(interaction, table, table.channel_id, card)
        except discord.Forbidden as problem:
            raise BoardOutOfReach from problem


async def _edit(message: discord.PartialMessage, card: Card) -> None:
    await message.edit(view=card, attachments=card.files(), allowed_mentions=QUIET)


async def _send(channel: discord.PartialMessageable, card: Card) -> discord.Message:
    return await channel.send(view=card, files=card.files(), allowed_mentions=QUIET)


async def _post(interaction: discord.Interaction, table: TableInfo, channel_id: int | None, card: Card) -> None:
    """Put the board into a channel as a new message, and remember where it is. Raises `BoardOutOfReach`."""
    if channel_id is None:
        raise BoardOutOfReach
    channel = interaction.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
    try:
        sent = await delivered(card, partial(_send, channel))
    except (discord.NotFound, discord.Forbidden) as problem:
        if channel_id == interaction.channel_id or interaction.channel_id is None:
            raise BoardOutOfReach from problem
        await _post(interaction, table, interaction.channel_id, card)  # the channel of the board has gone
        return
    await _remember(interaction, table, channel_id=channel_id, message_id=sent.id)


async def _remember(interaction: discord.Interaction, table: TableInfo, *, channel_id: int, message_id: int) -> None:
    """Remember where the board of a table is."""
    tables = store_of(interaction).tables
    await tables.place(table.guild_id, table.id, channel_id=channel_id, message_id=message_id)


async def _take_away(interaction: discord.Interaction, table: TableInfo) -> None:
    """Delete the board where it was, if it is still there: a table has one."""
    if table.channel_id is None or table.message_id is None:
        return
    channel = interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    try:
        await channel.get_partial_message(table.message_id).delete()
    except (discord.NotFound, discord.Forbidden):
        return
