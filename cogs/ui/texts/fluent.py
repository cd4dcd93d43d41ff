"""Texts for people, looked up by key in their language.

The texts are Fluent messages in `cogs/locales/<language>/*.ftl`. A language that lacks a message falls back to
English; a key that English lacks, or a message whose arguments are not given, is a mistake of the program.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Self

import discord
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from cogs.ui.texts import emojis, mentions
from cogs.ui.texts.emojis import TileEmojis
from cogs.ui.texts.mentions import Mentions

LOCALES = Path(__file__).parents[2] / "locales"
FALLBACK = "en"


class TextError(LookupError):
    """A text that does not exist, or a text without one of its arguments."""


def languages() -> tuple[str, ...]:
    """Return the languages that have texts."""
    return _folders(LOCALES)


@cache
def _folders(place: Path) -> tuple[str, ...]:
    # Every answer asks for them, and nobody adds one while the bot runs.
    return tuple(sorted(folder.name for folder in place.iterdir() if folder.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixing writing directions, which none of our languages does.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Any:  # noqa: ANN401  -- what Fluent makes of a text
    """Return the text `message` or `message.attribute` of one language, if it has it."""
    message, _, attribute = key.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts in one language. `mentions` turns commands in them into links.

    `emojis` stand for tiles on cards (`cogs.ui.words.tiles`), if Discord keeps any for the bot.
    """

    language: str
    mentions: Mentions = field(default=mentions.NONE, compare=False, repr=False)
    emojis: TileEmojis = field(default=emojis.NONE, compare=False, repr=False)

    @classmethod
    def for_locale(cls, locale: discord.Locale) -> Self:
        """Return the texts for the language of somebody's Discord, English where there are none."""
        exact, base = locale.value, locale.value.partition("-")[0]
        known = languages()
        return cls(exact if exact in known else base if base in known else FALLBACK)

    def without_emojis(self) -> Self:
        """Return the same texts for places where tiles have to be written."""
        return replace(self, emojis=emojis.NONE)

    def has(self, key: str) -> bool:
        """Return True if this very language has the text `key`."""
        return self.language in languages() and _pattern(_bundle(self.language), key) is not None

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Return the text `key`, or `message.attribute`. Whole numbers are written without grouping: 25000."""
        bundle = _bundle(self.language)
        pattern = _pattern(bundle, key)
        if pattern is None:
            bundle = _bundle(FALLBACK)
            pattern = _pattern(bundle, key)
        if pattern is None:
            raise TextError(key)
        numbers = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in arguments.items()
        }
        text, problems = bundle.format_pattern(pattern, numbers)
        if problems:
            raise TextError(key, problems)
        return self.mentions.put_into(str(text))

    def listed(self, parts: Iterable[str]) -> str:
        """Join with the commas of the language."""
        return self.text("list-comma").join(parts)

    def yaku_listed(self, parts: Iterable[str]) -> str:
        """Join yaku that count together or stand in one group."""
        return self.text("list-yaku").join(parts)

    def all_of(self, parts: Iterable[str]) -> str:
        """Join with commas and an `and`; return an empty text for no parts."""
        return self._joined("list-and", parts)

    def one_of(self, parts: Iterable[str]) -> str:
        """Join with commas and an `or`; return an empty text for no parts."""
        return self._joined("list-or", parts)

    def _joined(self, key: str, parts: Iterable[str]) -> str:
        *others, last = (*parts,) or ("",)
        return self.text(key, others=self.listed(others), last=last) if others else last

    def sentences(self, parts: Iterable[str]) -> str:
        """Join whole sentences, with a space where the language has one between them."""
        return self.text("sentence-gap").join(parts)
