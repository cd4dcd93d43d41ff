"""The tables of a server, and what the players at one need."""

from typing import Final

from cogs.table.need_words import whatif_lines
from cogs.table.words import LABEL_COLUMNS, place_on_table, short_names
from cogs.ui.cards import Card, escape, small
from cogs.ui.figures import points
from cogs.ui.tables import fit
from cogs.ui.texts import Texts
from core.errors import GameOver
from core.table import TableState
from db import TableInfo, TableStatus
from db.errors import TableNotOpen

LISTED: Final = 20
"""How many tables one list shows, where there is room for them."""
ROOM: Final = 3600
"""How much text these may take, of the 4000 characters of a card."""


def list_card(tables: tuple[TableInfo, ...], texts: Texts) -> Card:
    """Every table that is being played, with the way to its board."""
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
    where = texts.text("live-over") if state.end else place_on_table(state, texts)
    if table.channel_id and table.message_id:
        number = f"[{number}](https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id})"
    players = " · ".join(
        texts.text("live-list-player", name=name, points=points(held))
        for name, held in zip(short_names(state.seats), state.points, strict=True)
    )
    return f"**{number}** · {where}\n{players}\n{small(escape(fit(table.league, LABEL_COLUMNS)))}"


def whatif_card(table: TableInfo, seat: int | None, texts: Texts) -> Card:
    """What one player, or everybody, needs from the hand that is played.

    Raises `TableNotOpen` and `GameOver`.
    """
    if table.status is not TableStatus.OPEN:
        raise TableNotOpen(number=table.id, status=table.status)
    state = table.state
    if state.end is not None:
        raise GameOver
    names = short_names(state.seats)
    seats = [seat] if seat is not None else list(state.order)
    heading = f"# {texts.text('live-whatif')}\n{small(place_on_table(state, texts))}"
    blocks = ["\n".join(_whatif(state, each, names, texts, alone=seat is not None)) for each in seats]
    return Card(heading, *blocks)


def _whatif(state: TableState, seat: int, names: tuple[str, ...], texts: Texts, *, alone: bool) -> list[str]:
    """A player with what each place above takes; among all players only first place."""
    place = state.order.index(seat) + 1
    head = texts.text("live-whatif-player", name=names[seat], place=place, points=points(state.points[seat]))
    lines = list(whatif_lines(state, seat, names, texts))
    return [head, *(lines if alone else lines[:1])]
