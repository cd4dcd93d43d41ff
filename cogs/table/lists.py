"""The list of the tables that are being played."""

from typing import Final

from cogs.table.words import LABEL_COLUMNS, round_line, short_names
from cogs.ui.cards import Card, escape, small
from cogs.ui.cards.tables import fit
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points
from db import TableInfo

LISTED: Final = 20
"""How many tables the list shows at most."""
ROOM: Final = 3600
"""How many of a card's 4000 characters the tables may take."""


def list_card(tables: tuple[TableInfo, ...], texts: Texts) -> Card:
    """Lay out the tables, each with a link to its board."""
    heading = f"# {texts.text('live-list', count=len(tables))}"
    blocks = [_table_block(table, texts) for table in tables[:LISTED]]
    while sum(map(len, blocks)) > ROOM:
        blocks.pop()
    if more := len(tables) - len(blocks):
        blocks.append(texts.text("live-list-more", count=more))
    return Card(heading, *blocks)


def _table_block(table: TableInfo, texts: Texts) -> str:
    state = table.state
    number = texts.text("live-table", number=table.id)
    current = texts.text("live-over") if state.end else round_line(state, texts)
    if table.channel_id and table.message_id:
        number = f"[{number}](https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id})"
    players = " · ".join(
        texts.text("live-list-player", name=name, points=points(held))
        for name, held in zip(short_names(state.seats), state.points, strict=True)
    )
    return f"**{number}** · {current}\n{players}\n{small(escape(fit(table.league, LABEL_COLUMNS)))}"
