"""Somebody who presses, chooses or sends something at a table: what every handler gets."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.table.controls import Verb
from cogs.table.errors import HandIsOver
from cogs.table.words import short_names
from cogs.ui.cards import QUIET, Card
from cogs.ui.errors import AtTable
from cogs.ui.forms import Typed
from cogs.ui.language import texts_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, check, roles_at
from cogs.ui.tables import fit
from cogs.ui.terms import seat_name
from cogs.ui.texts import Texts
from core.errors import TenbouError
from core.table import Event, TableState
from db import Deed, Proposal, Store, TableInfo
from db.errors import TableMoved

OPTION_COLUMNS: Final = 40
"""How much of a name a line of a dialog shows on a phone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """A press at a table: `rest` is what else the control carries."""

    interaction: discord.Interaction
    table: TableInfo
    rest: str = ""

    @property
    def store(self) -> Store:
        """The bot's store."""
        return store_of(self.interaction)

    @property
    def texts(self) -> Texts:
        """The texts of whoever pressed."""
        return texts_of(self.interaction)

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat, as cards write them."""
        return short_names(player.name for player in self.table.players)

    def seats(self, *, without: frozenset[int] = frozenset()) -> tuple[tuple[str, str], ...]:
        """The players to choose from, with their winds, each with the number of the seat."""
        state, texts = self.table.state, self.texts
        options = []
        for seat, name in enumerate(state.seats):
            if seat not in without:
                wind = seat_name(state.wind_of(seat), texts)
                options.append((texts.text("live-seat-option", name=fit(name, OPTION_COLUMNS), wind=wind), str(seat)))
        return tuple(options)

    def in_hand(self, hands: str) -> TableState:
        """The table, if it is still in the hand in which a question was asked or a dialog opened.

        `hands` is how many were over then. Raises `HandIsOver`.
        """
        state = self.table.state
        if state.hands != int(hands) or state.end is not None:
            raise HandIsOver
        return state

    def deed(self, reason: str = "") -> Deed:
        """What whoever pressed does, now."""
        return self.store.deed(self.table.guild_id, self.interaction.user.id, reason)

    async def propose(self, *events: Event, key: str | None = None) -> Proposal:
        """Keep events for a preview; the same interaction proposes once. Raises as `store.tables.propose` does."""
        key = key or f"i{self.interaction.id}"
        return await self.store.tables.propose(
            self.deed(), self.table.id, events, at=len(self.table.events), key=key
        )  # fmt: skip

    async def book(self, proposal_id: int) -> TableInfo:
        """Book a proposal. If the table has moved on, the card that was pressed has nothing to say any more.

        The interaction has to be deferred. Raises as `store.tables.book` does.
        """
        try:
            return await self.store.tables.book(self.deed(), proposal_id)
        except TableMoved:
            await self.leave()
            raise

    async def show(self, card: Card) -> None:
        """Show a card to whoever pressed alone, in place of the one that was pressed if that was theirs alone too."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self.interaction.response.edit_message(view=card, allowed_mentions=QUIET)
        else:
            await self.interaction.response.send_message(view=card, ephemeral=True, allowed_mentions=QUIET)

    async def leave(self) -> None:
        """Take away the card that was pressed, which has done its work. The interaction has to be deferred."""
        try:
            await self.interaction.delete_original_response()
        except discord.NotFound:
            # Pressed twice: the first press took it away.
            return


Handler = Callable[[Visit], Awaitable[None]]
Chosen = Callable[[Visit, str], Awaitable[None]]
Sent = Callable[[Visit, Typed], Awaitable[None]]
Presses = Mapping[Verb, Handler]
Choosing = Mapping[Verb, Chosen]
Sending = Mapping[Verb, Sent]

_DIRECTED = frozenset({Verb.ADJUST, Verb.STOP})


async def visit(interaction: discord.Interaction, verb: Verb, table_id: int, rest: str) -> Visit:
    """Let somebody at a table if they may do what they press. Raises `TableUnknown` and `NotAllowed`."""
    store = store_of(interaction)
    table = await store.tables.get(guild_of(interaction), table_id)
    if verb is not Verb.AGREE:  # whoever may agree to a game may, by its own rules
        action = Action.DIRECT_TABLE if verb in _DIRECTED else Action.PLAY_TABLE
        action = Action.CLOSE_TABLE if verb is Verb.GIVE_UP else action
        check(action, await roles_at(interaction, store, table))
    return Visit(interaction=interaction, table=table, rest=rest)


def at_table(mistake: TenbouError, table: TableInfo, *again: ui.Item[Any]) -> AtTable:
    """A mistake that names the players of this table, with buttons to try again."""
    return AtTable(mistake, tuple(player.name for player in table.players), [again] if again else [])
