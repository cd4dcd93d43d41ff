"""Which table a command is about."""

import discord
from discord import app_commands

from cogs.table.errors import NoTable, TableNotNumber, WhichTable
from cogs.table.words import place_on_table
from cogs.ui import limits
from cogs.ui.language import texts_of
from cogs.ui.people import as_option, guild_of
from cogs.ui.tables import fit
from cogs.ui.texts import Texts
from db import Store, TableInfo

NAME_COLUMNS = 16
_MOST_DIGITS = 9


async def table_named(interaction: discord.Interaction, text: str, store: Store) -> TableInfo:
    """The table that a text names; of none the one of this channel, or the only one.

    Raises `TableUnknown`, `TableNotNumber`, `NoTable` and `WhichTable`.
    """
    guild, typed = guild_of(interaction), text.strip().lstrip("#")
    if typed:
        if not typed.isdecimal() or len(typed) > _MOST_DIGITS:
            raise TableNotNumber(text=text)
        return await store.tables.get(guild, int(typed))
    tables = await store.tables.opened(guild)
    here = [table for table in tables if table.channel_id == interaction.channel_id]
    found = here or tables
    if not found:
        raise NoTable
    if len(found) > 1:
        raise WhichTable(numbers=tuple(table.id for table in found))
    return found[0]


async def table_choices(interaction: discord.Interaction, typed: str, store: Store) -> list[app_commands.Choice[str]]:
    """Offer the tables that are being played."""
    if interaction.guild_id is None:
        return []
    texts, wanted = texts_of(interaction), typed.casefold().strip()
    tables = await store.tables.opened(interaction.guild_id)
    shown = [(choice_name(table, texts), str(table.id)) for table in tables]
    return limits.choices((name, number) for name, number in shown if wanted in name.casefold())


async def seated_choices(interaction: discord.Interaction, typed: str, store: Store) -> list[app_commands.Choice[str]]:
    """Offer who sits at the table that has been named; if none is, at those of this channel, or at all."""
    if interaction.guild_id is None:
        return []
    tables = await store.tables.opened(interaction.guild_id)
    named = str(getattr(interaction.namespace, "table", None) or "").strip().lstrip("#")
    here = [table for table in tables if table.channel_id == interaction.channel_id]
    found = [table for table in tables if str(table.id) == named] or here or tables
    players = dict.fromkeys(player for table in found for player in table.players)
    wanted = typed.casefold().strip()
    return limits.choices((each.name, as_option(each)) for each in players if wanted in each.name.casefold())


def choice_name(table: TableInfo, texts: Texts) -> str:
    """A table in one line: its number, who plays, and where the game is."""
    players = texts.listed(fit(player.name, NAME_COLUMNS) for player in table.players)
    number = texts.text("live-table", number=table.id)
    return f"{number}: {players} · {place_on_table(table.state, texts)}"
