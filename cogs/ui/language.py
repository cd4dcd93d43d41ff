"""Which language an answer is in: one's own, or where everybody reads it the server's.

What somebody has set with `/help` goes before what their Discord is set to; where it is neither, English.
"""

from dataclasses import replace
from typing import Any

import discord

from cogs.ui.bot import Bot, bot_of
from cogs.ui.texts import FALLBACK, Texts, languages


def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """The texts for whoever used a command or pressed a button."""
    bot = bot_of(interaction.client)
    return _texts(bot, bot.store.languages.of_person(interaction.user.id), interaction.locale)


def board_texts(interaction: discord.Interaction[Any]) -> Texts:
    """The texts for what everybody on the server reads and comes back to, such as a table or standings.

    Where there is no server, whoever asked is the only reader.
    """
    if interaction.guild_id is None:
        return texts_of(interaction)
    return server_texts(interaction.client, interaction.guild_id, interaction.guild_locale)


def server_texts(client: discord.Client, guild_id: int, locale: discord.Locale | None) -> Texts:
    """The same without anybody who asks; `locale` is the language that the server has in Discord."""
    bot = bot_of(client)
    return _texts(bot, bot.store.languages.of_guild(guild_id), locale)


def changed_texts(interaction: discord.Interaction[Any]) -> Texts:
    """The texts for a board that `show_change` changes: the server's, or for a copy of one's own one's own."""
    return board_texts(interaction) if changes_message(interaction) else texts_of(interaction)


def changes_message(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press changes the message for all who see it: whoever asked for it pressed, and others see it."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral and is_theirs(interaction)


def is_theirs(interaction: discord.Interaction[Any]) -> bool:
    """Whether whoever presses has asked for the message, or nobody has."""
    asked = interaction.message.interaction_metadata if interaction.message else None
    return asked is None or asked.user == interaction.user


def _texts(bot: Bot, chosen: str | None, locale: discord.Locale | None) -> Texts:
    # A language can have been chosen that a later version has no more.
    if chosen is not None and chosen in languages():
        texts = Texts(chosen)
    else:
        texts = Texts.for_locale(locale) if locale else Texts(FALLBACK)
    return replace(texts, mentions=bot.tree.mentions, emojis=bot.tile_emojis)
