"""The options `table` and `who` of the commands: which table or player they mean, and what is offered."""

from typing import Final

from discord import app_commands

from cogs.table.errors import NoTable, NotAtThisTable, TableNotNumber, WhichTable
from cogs.table.words import round_line
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards.tables import fit
from cogs.ui.choosing import Choices, Offered
from cogs.ui.people import as_option
from cogs.ui.texts import Texts
from db import TableInfo

NAME_COLUMNS: Final = 16
_MOST_DIGITS: Final = 9


async def table_named(asked: Asked, text: str) -> TableInfo:
    """Find the table that a text names; without text the one of this channel, or the only one.

    Raises `TableUnknown`, `TableNotNumber`, `NoTable` and `WhichTable`.
    """
    typed = text.strip().lstrip("#")
    if typed:
        if not typed.isdecimal() or len(typed) > _MOST_DIGITS:
            raise TableNotNumber(text=text)
        return await asked.store.tables.get(asked.guild, int(typed))
    tables = await asked.store.tables.opened(asked.guild)
    found = _here(asked, tables) or tables
    if not found:
        raise NoTable
    if len(found) > 1:
        raise WhichTable(numbers=tuple(table.id for table in found))
    return found[0]


async def seat_named(asked: Asked, text: str, table: TableInfo) -> int:
    """Find the seat of the player that a text names. Raises `NotAtThisTable`, and what `Asked.player` raises."""
    player = await asked.store.players.get(asked.guild, await asked.player(text))
    if player not in table.players:
        raise NotAtThisTable(name=player.name)
    return table.players.index(player)


def _here(asked: Asked, tables: tuple[TableInfo, ...]) -> tuple[TableInfo, ...]:
    """Return the tables whose boards are in the channel of the request."""
    return tuple(table for table in tables if table.channel_id == asked.interaction.channel_id)


async def _tables(asked: Asked, typed: str) -> Choices:
    """Offer the tables that are being played."""
    if asked.interaction.guild_id is None:
        return []
    wanted = typed.casefold().strip()
    tables = await asked.store.tables.opened(asked.guild)
    shown = [(_in_one_line(table, asked.texts), str(table.id)) for table in tables]
    return limits.choices((line, number) for line, number in shown if wanted in line.casefold())


async def _seated(asked: Asked, typed: str) -> Choices:
    """Offer who sits at the table that has been named; if none is, at those of this channel, or at all."""
    if asked.interaction.guild_id is None:
        return []
    wanted = typed.casefold().strip()
    tables = await asked.store.tables.opened(asked.guild)
    named = asked.option("table").strip().lstrip("#")
    found = [table for table in tables if str(table.id) == named] or _here(asked, tables) or tables
    players = dict.fromkeys(player for table in found for player in table.players)
    return limits.choices((each.name, as_option(each)) for each in players if wanted in each.name.casefold())


def _in_one_line(table: TableInfo, texts: Texts) -> str:
    """Write a table as its number, who plays, and the round."""
    players = texts.listed(fit(player.name, NAME_COLUMNS) for player in table.players)
    number = texts.text("live-table", number=table.id)
    return texts.text("named", name=number, text=f"{players} · {round_line(table.state, texts)}")


TableName = app_commands.Transform[str, Offered(_tables)]
SeatedName = app_commands.Transform[str, Offered(_seated)]
