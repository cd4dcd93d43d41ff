"""Texts for people, looked up by key in their language.

The texts are Fluent messages in `cogs/locales/<language>/*.ftl`. A language that lacks a message falls back to
English; a key that English lacks, or a message whose arguments are not given, is a mistake of the program.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

import discord
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"


class TextError(LookupError):
    """A text that does not exist, or that needs an argument it was not given."""


def languages() -> tuple[str, ...]:
    """Languages that texts exist in."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixing writing directions, which none of our languages does.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True, slots=True)
class Texts:
    """All texts in one language."""

    language: str

    @classmethod
    def for_locale(cls, locale: discord.Locale) -> Self:
        """Choose the texts for what someone's Discord is set to, English where there are none."""
        exact, base = locale.value, locale.value.partition("-")[0]
        known = languages()
        return cls(exact if exact in known else base if base in known else FALLBACK)

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Return the text `key`, or `message.attribute`. Whole numbers are written without grouping: 25000."""
        message, _, attribute = key.partition(".")
        bundle = next((b for b in map(_bundle, (self.language, FALLBACK)) if b.has_message(message)), None)
        found = bundle.get_message(message) if bundle else None
        pattern = found and (found.attributes.get(attribute) if attribute else found.value)
        if not bundle or not pattern:
            raise TextError(key)
        numbers = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in arguments.items()
        }
        text, problems = bundle.format_pattern(pattern, numbers)
        if problems:
            raise TextError(key, problems)
        return str(text)

    def listed(self, parts: Iterable[str]) -> str:
        """Join with the commas of the language."""
        return self.text("list-comma").join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Join whole sentences: with a space where the language has one between them."""
        return self.text("sentence-gap").join(parts)
