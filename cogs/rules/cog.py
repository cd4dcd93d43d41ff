"""The `/rules` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.rules.book import TurnPage, book_card, differences, overview
from cogs.rules.topic import drawn_topic, understand
from cogs.rules.yaku import all_yaku_card, drawn_card, find_yaku, name_of, understand_yaku
from cogs.ui import limits
from cogs.ui.cards import Card, small
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import texts_of
from cogs.ui.naming import preset_choices, preset_named
from cogs.ui.sending import send_card
from core.rules import find, preset_names, preset_title, read_preset

Choices = list[app_commands.Choice[str]]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Rules(CommandGroup, group_name="rules"):
    """`/rules`, in servers, in direct messages and for people who installed the bot for themselves."""

    buttons: ClassVar = (TurnPage,)

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    @app_commands.command()
    @answering
    async def show(self, interaction: discord.Interaction, topic: str = "", rules: str = "") -> None:
        """Show one rule, or without a topic all of them."""
        texts = texts_of(interaction)
        preset = read_preset(preset_named(rules) or self._default)
        if topic:
            await send_card(interaction, await drawn_topic(understand(topic, texts), preset.rules, texts))
        else:
            await send_card(interaction, book_card(overview(preset.name, texts), 0, texts))

    @app_commands.command(name="list")
    @answering
    async def list_presets(self, interaction: discord.Interaction) -> None:
        """Show which rules there are, each with its character in one line."""
        texts = texts_of(interaction)
        blocks = [texts.text("rules-list-heading")]
        for name in sorted(preset_names(), key=lambda name: name != self._default):
            title = preset_title(name, texts.language)
            mark = texts.text("rules-list-default") if name == self._default else ""
            blocks.append(f"**{title}** `{name}` {mark}\n{texts.text(f'rules-character-{name}')}")
        await interaction.response.send_message(view=Card(*blocks, small(texts.text("rules-list-note"))))

    @app_commands.command()
    @answering
    async def compare(self, interaction: discord.Interaction, a: str, b: str) -> None:
        """Show what differs between two of them."""
        texts = texts_of(interaction)
        book = differences(read_preset(preset_named(a)).name, read_preset(preset_named(b)).name, texts)
        await interaction.response.send_message(view=book_card(book, 0, texts))

    @app_commands.command()
    @answering
    async def yaku(self, interaction: discord.Interaction, name: str = "", rules: str = "") -> None:
        """Show one yaku, or without a name all that count."""
        texts = texts_of(interaction)
        played = read_preset(preset_named(rules) or self._default).rules
        card = await drawn_card(understand_yaku(name, texts), played, texts) if name else all_yaku_card(played, texts)
        await send_card(interaction, card)

    @yaku.autocomplete("name")
    async def _yaku(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = texts_of(interaction)
        return limits.choices((name_of(found, texts), found.value) for found in find_yaku(typed, texts))

    @show.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, typed: str) -> Choices:
        language = texts_of(interaction).language
        return limits.choices((found.label, found.name) for found in find(typed, language))

    @show.autocomplete("rules")
    @yaku.autocomplete("rules")
    @compare.autocomplete("a")
    @compare.autocomplete("b")
    async def _presets(self, interaction: discord.Interaction, typed: str) -> Choices:
        return preset_choices(typed, texts_of(interaction))
