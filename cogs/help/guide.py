"""What `/help` shows: three things to try, and the language, one's own and for organisers the server's."""

from typing import Any

import discord
from discord import ui

from cogs.help.languages import chosen_language, own_options, server_options
from cogs.ui.buttons import FixedSelect
from cogs.ui.cards import QUIET, Card, small
from cogs.ui.language import texts_of
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, allowed, check, roles_of
from cogs.ui.texts import Texts


async def guide_card(interaction: discord.Interaction) -> Card:
    """The card for whoever asks, where they ask."""
    texts, store = texts_of(interaction), store_of(interaction)
    own = own_options(texts, store.languages.of_person(interaction.user.id), interaction.locale)
    rows: list[list[ui.Item[Any]]] = [[OwnLanguage(own)]]
    # Somebody who installed the bot for themselves can use it on servers that it is not on.
    here = interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None
    if here and allowed(Action.SET_LANGUAGE, await roles_of(interaction, store)):
        rows.append([ServerLanguage(server_list(interaction, texts))])
    game = texts.text("help-game") if here else texts.text("help-game-elsewhere")
    blocks = [texts.text("help-heading"), texts.text("help-score"), texts.text("help-rules"), game]
    return Card(*blocks, small(texts.text("help-languages")), rows=rows)


def server_list(interaction: discord.Interaction, texts: Texts) -> list[discord.SelectOption]:
    """The list of the server's language where somebody is."""
    chosen = store_of(interaction).languages.of_guild(guild_of(interaction))
    return server_options(texts, chosen, interaction.guild_locale)


async def set_server_language(interaction: discord.Interaction, value: str) -> None:
    """Let the server speak what was chosen. Raises `NotAllowed` unless an organiser chose it."""
    store, guild = store_of(interaction), guild_of(interaction)
    check(Action.SET_LANGUAGE, await roles_of(interaction, store))
    await store.languages.set_guild(guild, chosen_language(value), actor=interaction.user.id)


class OwnLanguage(FixedSelect, template=r"help:own"):
    """Chooses one's own language."""

    key = "help:own"

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Keep the choice, and show the card in that language."""
        await store_of(interaction).languages.set_person(interaction.user.id, chosen_language(value))
        await interaction.response.edit_message(view=await guide_card(interaction), allowed_mentions=QUIET)


class ServerLanguage(FixedSelect, template=r"help:server"):
    """Chooses the server's language."""

    key = "help:server"

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Keep the choice, and show the card as it is then."""
        await set_server_language(interaction, value)
        await interaction.response.edit_message(view=await guide_card(interaction), allowed_mentions=QUIET)
