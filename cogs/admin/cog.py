"""The `/admin` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.admin.errors import EverybodyOrganises
from cogs.admin.organisers import NoRole, organisers_card
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import texts_of
from cogs.ui.people import guild_of
from cogs.ui.permissions import Action, check, roles_of
from db import Store


@app_commands.guild_only
@app_commands.default_permissions(manage_guild=True)
class Admin(CommandGroup, group_name="admin"):
    """`/admin`, offered to those who may manage the server."""

    # A server can offer commands to others, so who uses them is checked as well.

    buttons: ClassVar = (NoRole,)

    def __init__(self, *, store: Store) -> None:
        self._store = store

    @app_commands.command()
    @answering
    async def organisers(self, interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        """Name the organisers' role, or without one show it."""
        guild = guild_of(interaction)
        check(Action.MANAGE_SERVER, await roles_of(interaction, self._store))
        if role is not None:
            if role.is_default():
                raise EverybodyOrganises
            await self._store.guilds.set_organiser_role(guild, role.id, actor=interaction.user.id)
        named = await self._store.guilds.organiser_role(guild)
        card = organisers_card(named, texts_of(interaction))
        await interaction.response.send_message(view=card, ephemeral=True)
