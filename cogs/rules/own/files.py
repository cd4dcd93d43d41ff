"""Rules as files: exported, and imported from an attachment or a dialog."""

import io
from typing import Final

import discord
from discord import ui

from cogs.rules.errors import RulesFileNotText
from cogs.rules.own.versions import mistakes_card, organiser, propose
from cogs.ui.asked import Asked
from cogs.ui.attachments import fetched
from cogs.ui.presses import Field, Typed, dialog, submit
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import OWN, title_of
from core.errors import RulesFileTooLong
from core.rules import LONGEST_FILE, RuleSet, read_rules, write_rules

BYTES: Final = 4 * LONGEST_FILE
"""The largest size of a text of `LONGEST_FILE` characters."""

TYPED: Final = 4000
TEMPLATE: Final = '[preset]\nextends = "{name}"\n\n[rules]\n'


def rules_file(rules: RuleSet, texts: Texts) -> discord.File:
    """Return rules as a file to read, change and share."""
    written = write_rules(rules, texts.language, title=title_of(rules.name, texts))
    return discord.File(io.BytesIO(written.encode()), filename=f"rules-{rules.name}.toml")


async def text_of(file: discord.Attachment) -> str:
    """Return the text of an attachment. Raises `RulesFileTooLong`, `FileUnreachable`, `RulesFileNotText`."""
    if file.size > BYTES:
        raise RulesFileTooLong(length=file.size, longest=LONGEST_FILE)
    try:
        return (await fetched(file)).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise RulesFileNotText from problem


def import_dialog(default: str, texts: Texts) -> ui.Modal:
    """Make the dialog to paste rules into; `default` is the preset for a server that has chosen none."""
    field = Field(
        key="rules",
        label=texts.text("rules-import-field"),
        value=TEMPLATE.format(name=default),
        longest=TYPED,
        required=True,
        lines=True,
    )
    return dialog(rules_typed(default), texts.text("rules-import-title"), [field])


async def import_text(asked: Asked, text: str, *, default: str) -> None:
    """Read rules and answer with their preview, or with all mistakes. The answer has been deferred.

    Raises what `read_rules` and `propose` do.
    """
    deed = await organiser(asked)
    before = await asked.rules("", default=default)
    rules, mistakes = read_rules(OWN, text)
    found = mistakes_card(mistakes, asked.texts) if rules is None else await propose(asked, deed, rules, before=before)
    await asked.reply(found, private=True)


@submit(r"rules:import:{default:[\w-]{1,40}}")
async def rules_typed(asked: Asked, typed: Typed, default: str) -> None:
    """Import the rules that were typed into the dialog."""
    await organiser(asked)
    await asked.interaction.response.defer(ephemeral=True, thinking=True)
    await import_text(asked, typed["rules"], default=default)
