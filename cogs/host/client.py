"""The Discord client: the bot and its life from start to end."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.host.emojis import Emojis
from cogs.host.errors import DiscordUnreachable, TokenRefused
from cogs.host.waiting import Waiting
from cogs.ui.cog import Part
from cogs.ui.handlers import Handlers
from cogs.ui.presses import Control, Presses
from cogs.ui.texts import emojis
from cogs.ui.texts.emojis import TileEmojis
from cogs.ui.tree import Tree
from db import Store

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

log = logging.getLogger(__name__)

# Commands and buttons need no gateway intent; guilds fills the cache of servers and channels.
INTENTS = discord.Intents(guilds=True)


class Tenbou(commands.Bot):
    """The bot: slash commands only, made of the given cogs. With `with_emojis` it shows tiles as emojis."""

    def __init__(self, *, cogs: Sequence[Part], store: Store, data_dir: Path, with_emojis: bool) -> None:
        super().__init__(
            # Never used: the bot gets no messages. A mention is the prefix that needs no intent.
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            tree_cls=Tree,
            # No message of the bot pings anybody.
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._parts = tuple(cogs)
        self.store = store
        self._waiting = Waiting(store)
        self._emojis = Emojis(self) if with_emojis else None
        self._watching = False
        self.handlers = Handlers()
        self.presses = Presses()
        self._sync_file = data_dir / "commands.json"

    async def setup_hook(self) -> None:
        """Open the database, add the cogs, register their commands. It runs once, before the first event."""
        await self.store.open()
        self.add_dynamic_items(Control)
        for cog in self._parts:
            await self.add_cog(cog)
            self.presses.add(cog.presses)
        await cast("Tree", self.tree).sync_once(self._sync_file)
        if self._watching:
            self._waiting.start()
            if self._emojis is not None:
                self._emojis.start()

    def watch(self) -> None:
        """Settle overdue games and keep the emojis of tiles from the start on.

        Call it only where Discord is served: a simulated Discord takes a sleeping task for a busy bot, and does not
        show uploaded emojis.
        """
        self._watching = True

    @property
    def tile_emojis(self) -> TileEmojis:
        """The emojis of tiles, as far as they are known."""
        return self._emojis.tiles if self._emojis is not None else emojis.NONE

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer the dialogs that people send. discord.py dispatches everything else."""
        if interaction.type is discord.InteractionType.modal_submit and self.handlers.begin():
            await self.presses.dialog(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let each part act on the arrival at a server."""
        if self.handlers.begin():
            for part in self._parts:
                await part.joined(self, guild)

    async def close(self) -> None:
        """End the running tasks, then leave Discord, then the database."""
        await self.handlers.finish()
        if self._emojis is not None:
            await self._emojis.stop()
        await super().close()
        await self.release()

    async def release(self) -> None:
        """Close the database. Call it where the bot runs without Discord."""
        await self.handlers.finish()
        await self._waiting.stop()
        await self.store.close()

    async def on_ready(self) -> None:
        """Log that the bot is connected. Discord sends this again after each lost session."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def on_app_command_completion(self, interaction: discord.Interaction, command: Command) -> None:
        """Log the command and the server, without the person and the words."""
        log.info("/%s in %s", command.qualified_name, interaction.guild_id or "a direct message")


async def serve(bot: Tenbou, token: str) -> None:
    """Serve Discord until cancelled."""
    bot.watch()
    async with bot:
        try:
            await bot.start(token)
        except discord.LoginFailure as problem:
            raise TokenRefused from problem
        except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as problem:
            raise DiscordUnreachable(str(problem)) from problem
