"""The `/table` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.table.controls import RED, Verb, button
from cogs.table.errors import NotAtThisTable
from cogs.table.keeping import answer, show_anew
from cogs.table.lists import list_card, whatif_card
from cogs.table.named import seated_choices, table_choices, table_named
from cogs.table.press import BUTTONS, FORMS
from cogs.table.words import short_names
from cogs.ui.cards import QUIET, Accent, Card
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts, texts_of
from cogs.ui.people import guild_of, league_choices, player_choices, player_ref
from cogs.ui.permissions import Action, check, roles_at, roles_of
from cogs.ui.seating import seated
from db import Store, TableStatus
from db.errors import TableNotOpen

Choices = list[app_commands.Choice[str]]


@app_commands.guild_only
class Table(CommandGroup, group_name="table"):
    """`/table`, in servers."""

    buttons: ClassVar = BUTTONS
    forms: ClassVar = FORMS

    def __init__(self, *, store: Store) -> None:
        self._store = store

    @app_commands.command(name="open")
    @answering
    async def open_(  # noqa: PLR0913, PLR0917  -- one for each seat, and the league
        self,
        interaction: discord.Interaction,
        east: str,
        south: str,
        west: str,
        north: str = "",
        league: str = "",
    ) -> None:
        """Open a table, and post its board."""
        guild = guild_of(interaction)
        check(Action.OPEN_TABLE, await roles_of(interaction, self._store))
        rules = (await self._store.leagues.get(guild, league)).rules
        players = await seated(interaction, rules, (east, south, west, north))
        table = await self._store.tables.open(
            self._store.deed(guild, interaction.user.id),
            league,
            players,
            channel_id=interaction.channel_id,
            key=f"i{interaction.id}",
        )
        await answer(interaction, table)

    @app_commands.command()
    @answering
    async def list(self, interaction: discord.Interaction) -> None:
        """Show the tables that are being played."""
        tables = await self._store.tables.opened(guild_of(interaction))
        card = list_card(tables, board_texts(interaction))
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def show(self, interaction: discord.Interaction, table: str = "") -> None:
        """Post a table's board anew; the old one goes."""
        found = await table_named(interaction, table, self._store)
        await interaction.response.defer(ephemeral=True)
        await show_anew(interaction, found)
        await interaction.delete_original_response()

    @app_commands.command()
    @answering
    async def whatif(self, interaction: discord.Interaction, who: str = "", table: str = "") -> None:
        """Say what a player, or everybody, needs to win from here."""
        found = await table_named(interaction, table, self._store)
        seat = await self._seat(interaction, who, found.players) if who.strip() else None
        card = whatif_card(found, seat, texts_of(interaction))
        await interaction.response.send_message(view=card, ephemeral=True, allowed_mentions=QUIET)

    async def _seat(self, interaction: discord.Interaction, who: str, players: tuple[object, ...]) -> int:
        player = await self._store.players.get(guild_of(interaction), await player_ref(interaction, who))
        if player not in players:
            raise NotAtThisTable(name=player.name)
        return players.index(player)

    @app_commands.command()
    @answering
    async def close(self, interaction: discord.Interaction, table: str = "") -> None:
        """Ask whether a table shall be given up."""
        found = await table_named(interaction, table, self._store)
        check(Action.CLOSE_TABLE, await roles_at(interaction, self._store, found))
        if found.status is not TableStatus.OPEN:
            raise TableNotOpen(number=found.id, status=found.status)
        texts = texts_of(interaction)
        names = texts.listed(short_names(player.name for player in found.players))
        heading = texts.text("live-give-up-question", number=found.id)
        row = [
            button(Verb.GIVE_UP, found.id, label=texts.text("live-give-up-yes"), style=RED),
            button(Verb.DROP, found.id, label=texts.text("live-give-up-no")),
        ]
        note = texts.text("live-give-up-note", hands=found.state.hands)
        card = Card(f"# {heading}\n{names}\n{note}", accent=Accent.MISTAKE, rows=[row])
        await interaction.response.send_message(view=card, ephemeral=True, allowed_mentions=QUIET)

    @open_.autocomplete("east")
    @open_.autocomplete("south")
    @open_.autocomplete("west")
    @open_.autocomplete("north")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @whatif.autocomplete("who")
    async def _seated(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await seated_choices(interaction, typed, self._store)

    @open_.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)

    @show.autocomplete("table")
    @whatif.autocomplete("table")
    @close.autocomplete("table")
    async def _tables(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await table_choices(interaction, typed, self._store)
