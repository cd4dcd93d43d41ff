"""The language of an answer: the reader's own, or the server's where everybody reads it.

A choice made with `/help` goes before the language of Discord. Without either it is English.
"""

from dataclasses import replace
from typing import Any

import discord

from cogs.ui.bot import Bot, bot_of
from cogs.ui.texts import FALLBACK, Texts, languages


def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """Return the texts for the person who used a command or pressed a button."""
    bot = bot_of(interaction.client)
    return _texts(bot, bot.store.languages.of_person(interaction.user.id), interaction.locale)


def board_texts(interaction: discord.Interaction[Any]) -> Texts:
    """Return the texts for messages that everybody on the server reads, such as a table or standings.

    Outside of servers the person who asks is the only reader.
    """
    if interaction.guild_id is None:
        return texts_of(interaction)
    return server_texts(interaction.client, interaction.guild_id, interaction.guild_locale)


def server_texts(client: discord.Client, guild_id: int, locale: discord.Locale | None) -> Texts:
    """Return the texts for a server without a request; `locale` is the server's language in Discord."""
    bot = bot_of(client)
    return _texts(bot, bot.store.languages.of_guild(guild_id), locale)


def changed_texts(interaction: discord.Interaction[Any]) -> Texts:
    """Return the texts for a card that `Asked.show` shows.

    They are in the server's language, or for a private copy in the reader's own.
    """
    return board_texts(interaction) if changes_message(interaction) else texts_of(interaction)


def changes_message(interaction: discord.Interaction[Any]) -> bool:
    """Return True if a press changes a message that others see too."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral and is_theirs(interaction)


def is_theirs(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the presser owns the message. A message without an owner belongs to everyone."""
    asked = interaction.message.interaction_metadata if interaction.message else None
    return asked is None or asked.user == interaction.user


def _texts(bot: Bot, chosen: str | None, locale: discord.Locale | None) -> Texts:
    # The chosen language may be one that a later version dropped.
    if chosen is not None and chosen in languages():
        texts = Texts(chosen)
    else:
        texts = Texts.for_locale(locale) if locale else Texts(FALLBACK)
    return replace(texts, mentions=bot.tree.mentions, emojis=bot.tile_emojis)
