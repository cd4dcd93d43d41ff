"""`/rules`: what a club plays, answered from the very data that scores."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.cards import Card
from cogs.ui.texts import Texts
from core.rules.loading import preset_names


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Rules(commands.GroupCog, group_name="rules"):
    """The `/rules` commands."""

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    @app_commands.command(name="list")
    async def list_presets(self, interaction: discord.Interaction) -> None:
        """List the presets."""
        texts = Texts.for_locale(interaction.locale)
        await interaction.response.send_message(view=Card(texts.text("rules-list-title"), *preset_names()))
