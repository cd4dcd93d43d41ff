"""Texts by key and language."""

from collections import Counter
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser, ast

from cogs.ui.texts import FALLBACK, LOCALES, TextError, Texts, languages

ENGLISH = Texts(FALLBACK)


def resources(language: str) -> list[ast.Resource]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    return [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]


@pytest.mark.parametrize("file", sorted(LOCALES.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_line_of_a_locale_file_is_understood(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_key_is_defined_twice(language: str) -> None:
    keys = Counter(
        entry.id.name for each in resources(language) for entry in each.body if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(TextError, match="no-such-text"):
        ENGLISH.text("no-such-text")


def test_a_message_without_the_asked_attribute_is_an_error() -> None:
    with pytest.raises(TextError, match=r"room-club\.colour"):
        ENGLISH.text("room-club.colour")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="fault"):
        ENGLISH.text("fault")


def test_points_are_written_without_grouping() -> None:
    assert "25000" in ENGLISH.text("error-port-taken", port=25000)


def test_a_number_still_chooses_the_plural() -> None:
    one = ENGLISH.text("error-wrong-tile-count", count=1, expected="13")
    many = ENGLISH.text("error-wrong-tile-count", count=5, expected="13")
    assert one.startswith("This is")
    assert many.startswith("These are 5")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (discord.Locale.american_english, "en"),
        (discord.Locale.british_english, "en"),
        (discord.Locale.finnish, "en"),
        (discord.Locale.japanese, "ja"),
    ],
)
def test_a_locale_gets_its_language_or_english(locale: discord.Locale, language: str) -> None:
    assert Texts.for_locale(locale).language == language
