"""The bot as the cogs see it: every interaction brings it along as its client."""

from typing import Any, Protocol, cast

import discord

from cogs.ui.handlers import Handlers
from cogs.ui.texts.emojis import TileEmojis
from cogs.ui.texts.mentions import Mentions
from db import Store


class _Tree(Protocol):
    mentions: Mentions


class _Presses(Protocol):
    async def component(self, interaction: discord.Interaction, item: discord.ui.Item[Any]) -> None:
        """Answer a button that was pressed, or a list that was used."""


class Bot(Protocol):
    """The attributes that `cogs.host.client.Tenbou` has in addition to those of any client."""

    store: Store
    tree: _Tree
    tile_emojis: TileEmojis
    handlers: Handlers
    presses: _Presses


def bot_of(client: discord.Client) -> Bot:
    """Return a client as the bot that it is."""
    return cast("Bot", client)


def begin(interaction: discord.Interaction) -> bool:
    """Register the task that answers an interaction. Return False once the bot is closing."""
    return bot_of(interaction.client).handlers.begin()
