"""The `/admin` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.admin.errors import EverybodyOrganises
from cogs.admin.organisers import no_role, organisers_card
from cogs.ui.asked import Asked
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people.permissions import Action


@app_commands.guild_only
@app_commands.default_permissions(manage_guild=True)
class Admin(CommandGroup, group_name="admin"):
    """`/admin`: offered to people who may manage the server."""

    # A server can offer these commands to others, so each command checks too.

    presses: ClassVar = (no_role,)

    @app_commands.command()
    @answered
    async def organisers(self, asked: Asked, role: discord.Role | None = None) -> None:
        """Set the organisers' role, or show it."""
        await asked.allow(Action.MANAGE_SERVER)
        if role is not None:
            if role.is_default():
                raise EverybodyOrganises
            await asked.store.guilds.set_organiser_role(asked.guild, role.id, actor=asked.user)
        named = await asked.store.guilds.organiser_role(asked.guild)
        await asked.reply(organisers_card(named, asked.texts), private=True)
