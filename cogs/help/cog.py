"""The `/help` command, and the greeting on a new server."""

import logging
from typing import ClassVar

import discord
from discord import app_commands

from cogs.help.greeting import greeting_card, greeting_language, greeting_rules
from cogs.help.guide import guide_card, own_language, server_language
from cogs.help.languages import server_options
from cogs.ui.asked import Asked
from cogs.ui.bot import bot_of
from cogs.ui.cog import Part, answered
from cogs.ui.texts.language import server_texts

log = logging.getLogger(__name__)


class Help(Part):
    """`/help`: works in servers, in direct messages and for people who installed the bot for themselves."""

    presses: ClassVar = (own_language, server_language, greeting_language, greeting_rules)

    @app_commands.command(name="help")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def show(self, asked: Asked) -> None:
        """Show the first steps, and the languages."""
        await asked.reply(await guide_card(asked), private=True)

    async def joined(self, client: discord.Client, guild: discord.Guild) -> None:
        """Greet a new server where everybody can read it, if there is such a channel."""
        channel = _channel(guild)
        if channel is None:
            log.info("no channel to say hello in on server %d", guild.id)
            return
        store, texts = bot_of(client).store, server_texts(client, guild.id, guild.preferred_locale)
        options = server_options(texts, store.languages.of_guild(guild.id), guild.preferred_locale)
        here = await store.rules.current(guild.id)
        card = greeting_card(options, texts, played=here.rules.name if here else "")
        try:
            await channel.send(view=card)
        except discord.HTTPException as problem:
            # The channel may be gone by now. `/help` says the same.
            log.warning("could not say hello on server %d: %s", guild.id, problem)


def _channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel of Discord's own welcome, else the first one that the bot may write in."""
    channels = sorted(guild.text_channels, key=lambda channel: (channel != guild.system_channel, channel.position))
    return next((each for each in channels if _may_write(each)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    granted = channel.permissions_for(channel.guild.me)
    return granted.view_channel and granted.send_messages
