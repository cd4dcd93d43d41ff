"""The `/rules` commands."""

import asyncio
from dataclasses import replace
from types import MappingProxyType
from typing import ClassVar

import discord
from discord import app_commands

from cogs.rules import files, house, values
from cogs.rules.book import TurnPage, book_card, differences, overview
from cogs.rules.copies import printed
from cogs.rules.topic import drawn_topic, understand
from cogs.rules.yaku import all_yaku_card, drawn_card, find_yaku, understand_yaku
from cogs.ui import limits
from cogs.ui.cards import QUIET, Card, small
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.forms import Forms
from cogs.ui.language import board_texts, texts_of
from cogs.ui.naming import OWN, rules_choices, rules_named, title_of, version_choices
from cogs.ui.people import guild_of
from cogs.ui.sending import send_card
from cogs.ui.terms import yaku_name
from cogs.ui.texts import FALLBACK
from core.lookup import find
from core.rules import compare, nearest_preset, preset_names
from db import Store

Choices = list[app_commands.Choice[str]]
Value = app_commands.Range[str, 1, values.LONGEST_VALUE]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Rules(CommandGroup, group_name="rules"):
    """`/rules`, in servers, in direct messages and for people who installed the bot for themselves."""

    # A server's own rules are for its organisers to change, so those commands answer in servers only.

    buttons: ClassVar = (TurnPage, house.Adopt, house.Drop, house.ShowVersions)
    forms: ClassVar[Forms] = MappingProxyType({files.DIALOG: files.sent})

    def __init__(self, *, store: Store, default_rules: str) -> None:
        self._store = store
        self._default = default_rules

    async def cog_load(self) -> None:
        """Index all spellings of rules before anybody asks: it takes longer than an answer while typing may."""
        await asyncio.to_thread(find, "", FALLBACK, limit=1)

    @app_commands.command()
    @answering
    async def show(self, interaction: discord.Interaction, topic: str = "", rules: str = "") -> None:
        """Show one rule, or without a topic all of them."""
        texts = texts_of(interaction)
        played = await rules_named(interaction, rules, self._default)
        if topic:
            await send_card(interaction, await drawn_topic(understand(topic, texts), played, texts))
        else:
            await send_card(interaction, book_card(overview(played, texts), 0, texts))

    @app_commands.command(name="list")
    @answering
    async def list_rules(self, interaction: discord.Interaction) -> None:
        """Show which rules there are, each with its character in one line."""
        texts = texts_of(interaction)
        here = await rules_named(interaction, "", self._default)
        blocks = [texts.text("rules-list-heading")]
        mark = texts.text("rules-list-default")
        if here.name not in preset_names():
            nearest = nearest_preset(here)
            title = title_of(nearest.name, texts)
            character = texts.text("rules-character-own", rules=title, count=len(compare(nearest.rules, here)))
            blocks.append(f"**{title_of(here.name, texts)}** `{here.name}` {mark}\n{character}")
        for name in sorted(preset_names(), key=lambda name: name != here.name):
            mine = mark if name == here.name else ""
            blocks.append(f"**{title_of(name, texts)}** `{name}` {mine}\n{texts.text(f'rules-character-{name}')}")
        await interaction.response.send_message(view=Card(*blocks, small(texts.text("rules-list-note"))))

    @app_commands.command()
    @answering
    async def compare(self, interaction: discord.Interaction, a: str, b: str) -> None:
        """Show what differs between two of them."""
        texts = texts_of(interaction)
        one, other = [await rules_named(interaction, each, self._default) for each in (a, b)]
        await interaction.response.send_message(view=book_card(differences(one, other, texts), 0, texts))

    @app_commands.command()
    @answering
    async def book(self, interaction: discord.Interaction, rules: str = "") -> None:
        """Hand out all rules as a document."""
        played = await rules_named(interaction, rules, self._default)
        await interaction.response.defer()
        copies = await printed(played, texts_of(interaction), made_at=interaction.created_at)
        await interaction.followup.send(view=copies.card, files=copies.files, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def yaku(self, interaction: discord.Interaction, name: str = "", rules: str = "") -> None:
        """Show one yaku, or without a name all that count."""
        texts = texts_of(interaction)
        played = await rules_named(interaction, rules, self._default)
        card = await drawn_card(understand_yaku(name, texts), played, texts) if name else all_yaku_card(played, texts)
        await send_card(interaction, card)

    # --- the server's own

    @app_commands.command()
    @answering
    async def use(self, interaction: discord.Interaction, preset: str) -> None:
        """Choose what the server plays: a preset, or an earlier version of its own rules."""
        deed = await house.organiser(interaction, self._store)
        rules = await rules_named(interaction, preset, self._default)
        before = await rules_named(interaction, "", self._default)
        card = await house.propose(interaction, deed, rules, before=before)
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command(name="set")
    @answering
    async def set_rule(self, interaction: discord.Interaction, rule: str, value: Value) -> None:
        """Change one rule of what the server plays."""
        texts = texts_of(interaction)
        deed = await house.organiser(interaction, self._store)
        before = await rules_named(interaction, "", self._default)
        changed = values.with_value(before, values.rule_named(rule, texts), value, texts)
        card = await house.propose(interaction, deed, replace(changed, name=OWN), before=before)
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def history(self, interaction: discord.Interaction) -> None:
        """Show the versions of the server's rules."""
        texts = board_texts(interaction)
        card = await house.history_card(self._store, guild_of(interaction), None, texts)
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def export(self, interaction: discord.Interaction, rules: str = "") -> None:
        """Hand rules out as a file."""
        texts = texts_of(interaction)
        found = await rules_named(interaction, rules, self._default)
        said = texts.text("rules-export", rules=title_of(found.name, texts))
        await interaction.response.send_message(
            said, file=files.rules_file(found, texts), ephemeral=True, allowed_mentions=QUIET
        )

    @app_commands.command(name="import")
    @answering
    async def import_rules(self, interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        """Read rules from a file, or from a dialog."""
        await house.organiser(interaction, self._store)
        if file is None:
            texts = texts_of(interaction)
            await interaction.response.send_modal(files.import_dialog(self._default, texts))
            return
        await interaction.response.defer(ephemeral=True)
        await files.import_text(interaction, await files.text_of(file), default=self._default)

    @yaku.autocomplete("name")
    async def _yaku(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = texts_of(interaction)
        return limits.choices((yaku_name(found, texts), found.value) for found in find_yaku(typed))

    @show.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, typed: str) -> Choices:
        language = texts_of(interaction).language
        return limits.choices((found.label, found.name) for found in find(typed, language))

    @show.autocomplete("rules")
    @yaku.autocomplete("rules")
    @book.autocomplete("rules")
    @compare.autocomplete("a")
    @compare.autocomplete("b")
    @export.autocomplete("rules")
    async def _rules(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await rules_choices(interaction, typed)

    @use.autocomplete("preset")
    async def _versions(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await version_choices(interaction, typed)

    @set_rule.autocomplete("rule")
    async def _settable(self, interaction: discord.Interaction, typed: str) -> Choices:
        return values.rule_choices(typed, texts_of(interaction))

    @set_rule.autocomplete("value")
    async def _values(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = texts_of(interaction)
        field = values.rule_offered(str(getattr(interaction.namespace, "rule", None) or ""), texts)
        if field is None:
            return []
        return values.value_choices(await rules_named(interaction, "", self._default), field, typed, texts)
