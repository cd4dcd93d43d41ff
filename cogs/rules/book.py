"""Long answers in pages: a whole ruleset, or all that two of them differ in."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Self

import discord
from discord import ui

from cogs.ui import limits
from cogs.ui.buttons import PersistentButton, show_change
from cogs.ui.cards import Card, small
from cogs.ui.language import texts_of
from cogs.ui.texts import Texts
from core.rules import compare, describe, describe_rule, load_preset, preset_title, read_preset

PAGE = 2500
"""Characters of a page's text: a few screens of a phone, and room for the frame within Discord's limit."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its title and its text."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Book:
    """Pages with a heading over each and a note under each. `key` finds the book again; it goes into custom ids."""

    key: str
    heading: str
    note: str
    pages: tuple[Page, ...]


def open_book(key: str, texts: Texts) -> Book:
    """Return the book that a key names: `tenhou`, or `tenhou:f-league` for the differences of two."""
    one, *two = key.split(":")
    return differences(one, two[0], texts) if two else overview(one, texts)


def overview(name: str, texts: Texts) -> Book:
    """Every rule of a preset, one group of rules a page."""
    preset = read_preset(name)
    entries = []
    for rule in describe(preset.rules, texts.language):
        doubt = "" if preset.entries[rule.field].confirmed else f" {texts.text('rules-unconfirmed')}"
        entries.append((rule.group_title, f"**{rule.label}**\n{rule.sentence}{doubt}"))
    return Book(
        key=name,
        heading=f"# {preset_title(name, texts.language)}",
        note=texts.text("rules-overview-note"),
        pages=_pages(entries),
    )


def differences(a: str, b: str, texts: Texts) -> Book:
    """Only the rules in which two presets differ."""
    rules = (load_preset(a), load_preset(b))
    titles = [preset_title(name, texts.language) for name in (a, b)]
    entries = []
    for difference in compare(*rules):
        both = [describe_rule(each, difference.field, texts.language) for each in rules]
        lines = [f"*{title}*: {rule.sentence}" for title, rule in zip(titles, both, strict=True)]
        entries.append((both[0].group_title, "\n".join([f"**{both[0].label}**", *lines])))
    return Book(
        key=f"{a}:{b}",
        heading=texts.text("rules-compare-heading", a=titles[0], b=titles[1], count=len(entries)),
        note=texts.text("rules-compare-note"),
        pages=_pages(entries),
    )


def book_card(book: Book, number: int, texts: Texts) -> Card:
    """Show one page with buttons to its neighbours; a page that no longer exists is the last one."""
    if not book.pages:
        return Card(book.heading)
    last = len(book.pages) - 1
    number = min(number, last)
    page = book.pages[number]
    blocks = [book.heading, f"## {page.title}", page.text, small(book.note)]
    if not last:
        return Card(*blocks)
    place = texts.text("page-of", number=number + 1, count=last + 1)
    row = [_turn(book, number - 1, "before", texts), _turn(book, number + 1, "after", texts)]
    return Card(*blocks[:-1], small(f"{place} · {book.note}"), rows=[row])


def _turn(book: Book, number: int, side: str, texts: Texts) -> "TurnPage":
    """Make the button to a page; beyond either end it leads nowhere, but keeps its place under the finger."""
    if 0 <= number < len(book.pages):
        return TurnPage(book.key, number, label=texts.text(f"page-{side}", title=book.pages[number].title))
    nowhere = min(max(number, 0), len(book.pages) - 1)
    return TurnPage(book.key, nowhere, label=texts.text(f"page-none-{side}"), disabled=True)


def _pages(entries: Iterable[tuple[str, str]]) -> tuple[Page, ...]:
    """Give each group of (title, text) its own page, or as many as it needs."""
    found: list[Page] = []
    for title, group in groupby(entries, key=lambda entry: entry[0]):
        found += [Page(title, text) for text in limits.pages((text for _, text in group), limit=PAGE, separator="\n\n")]
    return tuple(found)


class TurnPage(PersistentButton, template=r"rules:book:(?P<key>[\w-]+(?::[\w-]+)?):(?P<number>\d+)"):
    """Shows another page of a book."""

    def __init__(self, key: str, number: int, *, label: str, disabled: bool = False) -> None:
        super().__init__(custom_id=f"rules:book:{key}:{number}", label=label, disabled=disabled)
        self._key = key
        self._number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["key"], int(match["number"]), label=getattr(item, "label", None) or "")

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        texts = texts_of(interaction)
        await show_change(interaction, book_card(open_book(self._key, texts), self._number, texts))
