"""The files of `/rules book`, and their card."""

import asyncio
from datetime import UTC, datetime
from io import BytesIO
from typing import NamedTuple

import discord
from discord import ui

from cogs.rules.book.document import Handout, handout, markdown
from cogs.rules.book.printing import pdf
from cogs.ui.cards import Card, small
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import own_number
from core.rules import RuleSet


class Copies(NamedTuple):
    """A card and its files. A file can be sent once."""

    card: Card
    files: list[discord.File]


async def printed(rules: RuleSet, texts: Texts, *, made_at: datetime) -> Copies:
    """Write a ruleset as PDF and as Markdown, away from the event loop."""
    document, written = await asyncio.to_thread(_write, rules, texts, made_at)
    count = sum(len(chapter.entries) for chapter in document.chapters)
    names = {ending: f"rules-{rules.name}.{ending}" for ending in written}
    card = Card(
        texts.text("handout-heading", title=document.title),
        texts.text("handout-ready", count=count),
        *(ui.File[ui.LayoutView](f"attachment://{name}") for name in names.values()),
        small(texts.text("handout-note")),
    )
    return Copies(card, [discord.File(BytesIO(data), filename=names[ending]) for ending, data in written.items()])


def _write(rules: RuleSet, texts: Texts, made_at: datetime) -> tuple[Handout, dict[str, bytes]]:
    date = made_at.astimezone(UTC).date().isoformat()
    document = handout(rules, texts, date=date, version=own_number(rules.name))
    return document, {"pdf": pdf(document, made_at=made_at), "md": markdown(document).encode()}
