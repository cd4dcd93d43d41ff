"""Rules as files: handed out, and read from an attachment or a dialog."""

import io
import re
from typing import Final

import discord
from discord import ui

from cogs.rules.errors import RulesFileNotText
from cogs.rules.house import mistakes_card, organiser, propose
from cogs.ui.attachments import fetched
from cogs.ui.cards import QUIET
from cogs.ui.forms import Field, Typed, dialog
from cogs.ui.language import texts_of
from cogs.ui.naming import OWN, rules_named, title_of
from cogs.ui.people import store_of
from cogs.ui.texts import Texts
from core.errors import RulesFileTooLong
from core.rules import LONGEST_FILE, RuleSet, read_rules, write_rules

BYTES: Final = 4 * LONGEST_FILE
"""The most that a text of `LONGEST_FILE` characters can have."""

TYPED: Final = 4000
TEMPLATE: Final = '[preset]\nextends = "{name}"\n\n[rules]\n'
DIALOG: Final = re.compile(r"rules:import:(?P<default>[\w-]{1,40})")


def rules_file(rules: RuleSet, texts: Texts) -> discord.File:
    """Rules as a file to read, change and hand on."""
    written = write_rules(rules, texts.language, title=title_of(rules.name, texts))
    return discord.File(io.BytesIO(written.encode()), filename=f"rules-{rules.name}.toml")


async def text_of(file: discord.Attachment) -> str:
    """What is written in an attachment. Raises `RulesFileTooLong`, `FileUnreachable`, `RulesFileNotText`."""
    if file.size > BYTES:
        raise RulesFileTooLong(length=file.size, longest=LONGEST_FILE)
    try:
        return (await fetched(file)).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise RulesFileNotText from problem


def import_dialog(default: str, texts: Texts) -> ui.Modal:
    """A place to type or paste rules; `default` is the preset played where nobody has chosen."""
    field = Field(
        key="rules",
        label=texts.text("rules-import-field"),
        value=TEMPLATE.format(name=default),
        longest=TYPED,
        required=True,
        lines=True,
    )
    return dialog(f"rules:import:{default}", texts.text("rules-import-title"), [field])


async def import_text(interaction: discord.Interaction, text: str, *, default: str) -> None:
    """Read rules and answer with their preview, or with everything that is wrong; the answer has been deferred.

    Raises what `read_rules` and `propose` do.
    """
    texts = texts_of(interaction)
    deed = await organiser(interaction, store_of(interaction))
    before = await rules_named(interaction, "", default)
    rules, mistakes = read_rules(OWN, text)
    card = mistakes_card(mistakes, texts) if rules is None else await propose(interaction, deed, rules, before=before)
    await interaction.followup.send(view=card, ephemeral=True, allowed_mentions=QUIET)


async def sent(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    """Read what was typed into the dialog."""
    await organiser(interaction, store_of(interaction))
    await interaction.response.defer(ephemeral=True, thinking=True)
    await import_text(interaction, typed["rules"], default=match["default"])
