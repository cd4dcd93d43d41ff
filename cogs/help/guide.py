"""The card of `/help`: three things to try, one's own language, and for organisers the server's language."""

from typing import Any

import discord
from discord import ui

from cogs.help.languages import chosen_language, own_options, server_options
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, small
from cogs.ui.people.permissions import Action
from cogs.ui.presses import choose, menu
from cogs.ui.texts import Texts


async def guide_card(asked: Asked) -> Card:
    """Lay out the card for the person who asks."""
    texts, interaction = asked.texts, asked.interaction
    own = own_options(texts, asked.store.languages.of_person(asked.user), interaction.locale)
    rows: list[list[ui.Item[Any]]] = [[menu(own_language(), own)]]
    # People who installed the bot for themselves use it on servers without the bot, too.
    here = interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None
    if here and await asked.may(Action.SET_LANGUAGE):
        rows.append([menu(server_language(), server_list(asked, texts))])
    game = texts.text("help-game") if here else texts.text("help-game-elsewhere")
    blocks = [texts.text("help-heading"), texts.text("help-score"), texts.text("help-rules"), game]
    return Card(*blocks, small(texts.text("help-languages")), rows=rows)


def server_list(asked: Asked, texts: Texts) -> list[discord.SelectOption]:
    """Return the options of the server's language."""
    return server_options(texts, asked.store.languages.of_guild(asked.guild), asked.interaction.guild_locale)


async def set_server_language(asked: Asked, value: str) -> None:
    """Set the server's language. Raises `NotAllowed` for people who do not organise."""
    await asked.allow(Action.SET_LANGUAGE)
    await asked.store.languages.set_guild(asked.guild, chosen_language(value), actor=asked.user)


@choose("help:own")
async def own_language(asked: Asked, value: str) -> None:
    """Choose one's own language, and show the card in it."""
    await asked.store.languages.set_person(asked.user, chosen_language(value))
    await asked.change(await guide_card(asked))


@choose("help:server")
async def server_language(asked: Asked, value: str) -> None:
    """Choose the server's language, and show the card again."""
    await set_server_language(asked, value)
    await asked.change(await guide_card(asked))
