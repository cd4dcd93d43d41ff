"""Long answers in pages: a whole ruleset, or the differences of two."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Card, small
from cogs.ui.presses import Control, button, press
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from core.rules import RuleSet, compare, describe, describe_rule, preset_names, read_preset

PAGE = 2500
"""The longest text of a page in characters: a few screens of a phone, within Discord's limit."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its title and its text."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Book:
    """Pages with a common heading and note. `key` finds the book again; custom ids carry it."""

    key: str
    heading: str
    note: str
    pages: tuple[Page, ...]


async def open_book(asked: Asked, key: str) -> Book:
    """Return the book that a key names: `tenhou`, or `tenhou:f-league` for the differences of two.

    Raises what `rules_named` does.
    """
    return book_of([await asked.rules(name) for name in key.split(":")], asked.texts)


def book_of(found: Sequence[RuleSet], texts: Texts) -> Book:
    """Return one ruleset as a book, or the differences of two."""
    return overview(found[0], texts) if len(found) == 1 else differences(found[0], found[1], texts)


def overview(rules: RuleSet, texts: Texts) -> Book:
    """Return every rule, one group of rules a page. Unconfirmed values of a preset are marked."""
    sources = read_preset(rules.name).entries if rules.name in preset_names() else {}
    entries = []
    for rule in describe(rules, texts.language):
        doubtful = rule.field in sources and not sources[rule.field].confirmed
        doubt = f" {texts.text('rules-unconfirmed')}" if doubtful else ""
        entries.append((rule.group_title, f"**{rule.label}**\n{rule.sentence}{doubt}"))
    return Book(
        key=rules.name,
        heading=f"# {title_of(rules.name, texts)}",
        note=texts.text("rules-overview-note"),
        pages=_pages(entries),
    )


def differences(a: RuleSet, b: RuleSet, texts: Texts) -> Book:
    """Return the rules in which two rulesets differ."""
    rules = (a, b)
    titles = [title_of(each.name, texts) for each in rules]
    entries = []
    for difference in compare(*rules):
        both = [describe_rule(each, difference.field, texts.language) for each in rules]
        lines = [
            texts.text("named", name=f"*{title}*", text=rule.sentence) for title, rule in zip(titles, both, strict=True)
        ]
        entries.append((both[0].group_title, "\n".join([f"**{both[0].label}**", *lines])))
    return Book(
        key=f"{a.name}:{b.name}",
        heading=texts.text("rules-compare-heading", a=titles[0], b=titles[1], count=len(entries)),
        note=texts.text("rules-compare-note"),
        pages=_pages(entries),
    )


def book_card(book: Book, number: int, texts: Texts) -> Card:
    """Show one page with buttons to its neighbours; a page that no longer exists is the last one."""
    if not book.pages:
        return Card(book.heading)
    last = len(book.pages) - 1
    number = min(max(number, 0), last)
    page = book.pages[number]
    blocks = [book.heading, f"## {page.title}", page.text, small(book.note)]
    if not last:
        return Card(*blocks)
    place = texts.text("page-of", number=number + 1, count=last + 1)
    row = [_turn(book, number - 1, "before", texts), _turn(book, number + 1, "after", texts)]
    return Card(*blocks[:-1], small(f"{place} · {book.note}"), rows=[row])


def _turn(book: Book, number: int, side: str, texts: Texts) -> Control:
    """Draw the button to a page. Beyond either end it is disabled, but keeps its place."""
    if 0 <= number < len(book.pages):
        title = book.pages[number].title
        return button(turn_page(book.key, number), label=texts.text(f"page-{side}", title=title))
    nowhere = min(max(number, 0), len(book.pages) - 1)
    return button(turn_page(book.key, nowhere), label=texts.text(f"page-none-{side}"), disabled=True)


def _pages(entries: Iterable[tuple[str, str]]) -> tuple[Page, ...]:
    """Give each group of (title, text) its own page, or as many as it needs."""
    found: list[Page] = []
    for title, group in groupby(entries, key=lambda entry: entry[0]):
        found += [Page(title, text) for text in limits.pages((text for _, text in group), limit=PAGE, separator="\n\n")]
    return tuple(found)


@press(r"rules:book:{key:[\w-]+(?::[\w-]+)?}:{number}")
async def turn_page(asked: Asked, key: str, number: int) -> None:
    """Turn to another page of a book."""
    await asked.show(book_card(await open_book(asked, key), number, asked.texts))
