"""The `/rules` commands."""

import asyncio
from dataclasses import replace
from typing import ClassVar

import discord
from discord import app_commands

from cogs.rules.answer.question import answer, show_other
from cogs.rules.answer.yaku import all_yaku_card, drawn_card, understand_yaku
from cogs.rules.book.copies import printed
from cogs.rules.book.pages import book_card, differences, overview, turn_page
from cogs.rules.offers import RuleName, Topic, YakuName
from cogs.rules.own import files, values, versions
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, small
from cogs.ui.choosing import RulesName, VersionName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.texts import FALLBACK
from cogs.ui.words.rulesets import OWN, title_of
from core.lookup import ask
from core.rules import compare, nearest_preset, preset_character, preset_names

Value = app_commands.Range[str, 1, values.LONGEST_VALUE]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Rules(CommandGroup, group_name="rules"):
    """`/rules`: works in servers, in direct messages and for people who installed the bot for themselves."""

    # Only organisers change a server's own rules, so these commands work in servers only.

    presses: ClassVar = (
        turn_page,
        show_other,
        versions.adopt,
        versions.drop,
        versions.show_versions,
        files.rules_typed,
    )

    def __init__(self, *, default_rules: str) -> None:
        self._default = default_rules

    async def cog_load(self) -> None:
        """Index all spellings of rules at the start: it takes longer than an autocomplete may."""
        await asyncio.to_thread(ask, "riichi", FALLBACK)

    @app_commands.command()
    @answered
    async def show(self, asked: Asked, topic: Topic = "", rules: RulesName = "") -> None:
        """Show one rule, or without a topic all of them."""
        played = await asked.rules(rules, default=self._default)
        if topic:
            await answer(asked, topic, played)
        else:
            await asked.reply(book_card(overview(played, asked.texts), 0, asked.texts))

    @app_commands.command(name="list")
    @answered
    async def list_rules(self, asked: Asked) -> None:
        """Show the rulesets, each with one line of description."""
        texts = asked.texts
        here = await asked.rules("", default=self._default)
        blocks = [texts.text("rules-list-heading")]
        mark = texts.text("rules-list-default")
        if here.name not in preset_names():
            nearest = nearest_preset(here)
            title = title_of(nearest.name, texts)
            character = texts.text("rules-character-own", rules=title, count=len(compare(nearest.rules, here)))
            blocks.append(f"**{title_of(here.name, texts)}** `{here.name}` {mark}\n{character}")
        for name in sorted(preset_names(), key=lambda name: name != here.name):
            mine = mark if name == here.name else ""
            character = preset_character(name, texts.language)
            blocks.append(f"**{title_of(name, texts)}** `{name}` {mine}\n{character}".strip())
        await asked.reply(Card(*blocks, small(texts.text("rules-list-note"))))

    @app_commands.command()
    @answered
    async def compare(self, asked: Asked, a: RulesName, b: RulesName) -> None:
        """Show the differences of two rulesets."""
        texts = asked.texts
        one, other = [await asked.rules(each, default=self._default) for each in (a, b)]
        await asked.reply(book_card(differences(one, other, texts), 0, texts))

    @app_commands.command()
    @answered
    async def book(self, asked: Asked, rules: RulesName = "") -> None:
        """Hand out all rules as a document."""
        played = await asked.rules(rules, default=self._default)
        await asked.defer()
        copies = await printed(played, asked.texts, made_at=asked.interaction.created_at)
        await asked.reply(copies.card, files=copies.files)

    @app_commands.command()
    @answered
    async def yaku(self, asked: Asked, name: YakuName = "", rules: RulesName = "") -> None:
        """Show one yaku, or without a name all that count."""
        texts = asked.texts
        played = await asked.rules(rules, default=self._default)
        card = await drawn_card(understand_yaku(name, texts), played, texts) if name else all_yaku_card(played, texts)
        await asked.reply(card)

    # --- the server's own

    @app_commands.command()
    @answered
    async def use(self, asked: Asked, preset: VersionName) -> None:
        """Choose the rules of the server: a preset, or an earlier version of its own rules."""
        deed = await versions.organiser(asked)
        rules = await asked.rules(preset, default=self._default)
        before = await asked.rules("", default=self._default)
        card = await versions.propose(asked, deed, rules, before=before)
        await asked.reply(card)

    @app_commands.command(name="set")
    @answered
    async def set_rule(self, asked: Asked, rule: RuleName, value: Value) -> None:
        """Change one rule of the server."""
        texts = asked.texts
        deed = await versions.organiser(asked)
        before = await asked.rules("", default=self._default)
        changed = values.with_value(before, values.rule_named(rule, texts), value, texts)
        card = await versions.propose(asked, deed, replace(changed, name=OWN), before=before)
        await asked.reply(card)

    @app_commands.command()
    @answered
    async def history(self, asked: Asked) -> None:
        """Show the versions of the server's rules."""
        card = await versions.history_card(asked, None, asked.board)
        await asked.reply(card)

    @app_commands.command()
    @answered
    async def export(self, asked: Asked, rules: RulesName = "") -> None:
        """Hand rules out as a file."""
        texts = asked.texts
        found = await asked.rules(rules, default=self._default)
        said = texts.text("rules-export", rules=title_of(found.name, texts))
        await asked.hand_out(said, [files.rules_file(found, texts)], private=True)

    @app_commands.command(name="import")
    @answered
    async def import_rules(self, asked: Asked, file: discord.Attachment | None = None) -> None:
        """Read rules from a file, or from a dialog."""
        await versions.organiser(asked)
        if file is None:
            texts = asked.texts
            await asked.open(files.import_dialog(self._default, texts))
            return
        await asked.defer(private=True)
        await files.import_text(asked, await files.text_of(file), default=self._default)

    @set_rule.autocomplete("value")
    async def _values(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        asked = Asked(interaction)
        field = values.rule_offered(asked.option("rule"), asked.texts)
        if field is None:
            return []
        return values.value_choices(await asked.rules("", default=self._default), field, typed, asked.texts)
