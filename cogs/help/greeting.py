"""The greeting on a new server, for whoever is going to organise there."""

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.help.guide import options_of, server_list, set_server_language
from cogs.ui.buttons import PersistentSelect
from cogs.ui.cards import QUIET, Card
from cogs.ui.language import board_texts
from cogs.ui.texts import Texts


def greeting_card(options: list[discord.SelectOption], texts: Texts) -> Card:
    """Say hello, and what comes first."""
    steps = [texts.text(f"greeting-{step}") for step in ("rules", "league", "help")]
    return Card(texts.text("greeting-heading"), "\n".join(steps), rows=[[GreetingLanguage(options)]])


class GreetingLanguage(PersistentSelect, template=r"hello:server"):
    """Chooses the server's language, and with it that of the greeting."""

    def __init__(self, options: list[discord.SelectOption]) -> None:
        super().__init__(custom_id="hello:server", options=options)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Build the list that was chosen from."""
        return cls(options_of(item))

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Keep the choice, and say hello again in that language."""
        await set_server_language(interaction, value)
        texts = board_texts(interaction)
        card = greeting_card(server_list(interaction, texts), texts)
        await interaction.response.edit_message(view=card, allowed_mentions=QUIET)
