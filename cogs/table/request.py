"""A request at a table: somebody presses a button, chooses from a list or sends a dialog there."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.table.errors import HandIsOver
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cards.tables import fit
from cogs.ui.errors import AtTable
from cogs.ui.people.permissions import Action, check, roles_at
from cogs.ui.words.terms import seat_name
from core.errors import TenbouError
from core.table import Event, TableState
from db import Proposal, TableInfo
from db.errors import TableMoved

OPTION_COLUMNS: Final = 40
"""How much of a name a phone shows in one line of a dialog."""


@dataclass(frozen=True, slots=True)
class TableRequest(Asked):
    """A request with its table, as the table was when the request came."""

    table: TableInfo

    def seats(self, *, without: frozenset[int] = frozenset()) -> tuple[tuple[str, str], ...]:
        """Return the options of a choice among the players: name and wind, with the number of the seat."""
        state, texts = self.table.state, self.texts
        options = []
        for seat, name in enumerate(state.seats):
            if seat not in without:
                wind = seat_name(state.wind_of(seat), texts)
                options.append((texts.text("live-seat-option", name=fit(name, OPTION_COLUMNS), wind=wind), str(seat)))
        return tuple(options)

    def in_hand(self, hands: int) -> TableState:
        """Return the state of the table if it is still in the hand in which a question or a dialog was opened.

        `hands` is how many hands were over then. Raises `HandIsOver`.
        """
        state = self.table.state
        if state.hands != hands or state.end is not None:
            raise HandIsOver
        return state

    @contextmanager
    def naming_players(self, *retry: ui.Item[Any]) -> Iterator[None]:
        """Let mistakes name the players in place of their seats, with the buttons `retry` to try again."""
        try:
            yield
        except TenbouError as mistake:
            names = tuple(player.name for player in self.table.players)
            raise AtTable(mistake, names, [retry] if retry else []) from mistake

    # --- the store

    async def propose(self, *events: Event, key: str | None = None) -> Proposal:
        """Keep events for a preview; the same key proposes once. Raises as `store.tables.propose` does."""
        at = len(self.table.events)
        return await self.store.tables.propose(self.deed(), self.table.id, events, at=at, key=key or self.key)

    async def book(self, proposal_id: int) -> TableInfo:
        """Book a proposal. If the table has moved on, take the pressed card away: it is no longer true.

        The request must be deferred. Raises as `store.tables.book` does.
        """
        try:
            return await self.store.tables.book(self.deed(), proposal_id)
        except TableMoved:
            await self.take_away()
            raise

    # --- the answer

    async def show_privately(self, card: Card) -> None:
        """Show a card to the person alone; a pressed card that only they see is replaced."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self.change(card)
        else:
            await self.reply(card, private=True)

    async def take_away(self) -> None:
        """Delete the pressed card, which has done its work. The request must be deferred."""
        try:
            await self.interaction.delete_original_response()
        except discord.NotFound:
            # Pressed twice: the first press deleted it.
            return


@asynccontextmanager
async def at_table(
    asked: Asked, table_id: int, action: Action | None = Action.PLAY_TABLE
) -> AsyncIterator[TableRequest]:
    """Turn a request into one at a table, and let mistakes inside name the table's players.

    `action` is what the person must be allowed to do there, if anything. Raises `TableUnknown` and `NotAllowed`.
    """
    table = await asked.store.tables.get(asked.guild, table_id)
    if action is not None:
        check(action, await roles_at(asked.interaction, asked.store, table))
    request = TableRequest(asked.interaction, table)
    with request.naming_players():
        yield request
