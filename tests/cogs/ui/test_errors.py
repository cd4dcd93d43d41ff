"""The sentence for every error, and the one reply."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import discord
import pytest
from discord import app_commands
from discord.ext import commands

import cogs.host.errors
import core.errors.logs
import core.errors.rules
from cogs.rules.errors import ValueNotAmong
from cogs.ui.errors import Meaning, marked, sentence
from cogs.ui.texts import FALLBACK, Texts, languages
from core.errors import FifthTile, NoSuchTile, NotationError, TenbouError, UnknownCharacter
from tests.support.reading import reply, text
from tests.support.world import Club

ENGLISH = Texts(FALLBACK)
MEANINGS = (Meaning("a_b", "So."), Meaning("c", "Otherwise."))
SAMPLES: dict[Any, object] = {
    str: "a_b",
    int: 2,
    tuple[str, ...]: ("a_b", "c"),
    tuple[int, ...]: (13, 14),
    tuple[Meaning, ...]: MEANINGS,
}


def concrete(base: type[TenbouError]) -> Iterator[type[TenbouError]]:
    for cls in base.__subclasses__():
        if cls.__subclasses__():
            yield from concrete(cls)
        else:
            yield cls


def sample(cls: type[TenbouError]) -> TenbouError:
    hints = get_type_hints(cls)
    return cls(**{field.name: SAMPLES[hints[field.name]] for field in fields(cls)})


@pytest.mark.parametrize("cls", [c for c in concrete(TenbouError) if not c.__module__.startswith("tests")])
@pytest.mark.parametrize("language", languages())
def test_every_error_has_a_sentence_made_from_its_facts(cls: type[TenbouError], language: str) -> None:
    assert sentence(sample(cls), Texts(language))


def test_the_errors_of_core_and_of_the_host_are_among_them() -> None:
    modules = {cls.__module__ for cls in concrete(TenbouError)}
    assert {core.errors.rules.__name__, core.errors.logs.__name__, cogs.host.errors.__name__} <= modules


def test_what_someone_typed_is_harmless_in_a_sentence() -> None:
    said = sentence(core.errors.UnknownRule("**<@1> @everyone**\n# big"), ENGLISH)
    assert "**" not in said.replace(r"\*\*", "")
    assert "<@1>" not in said.replace(r"\<", "")
    assert "@everyone" not in said
    assert "\n" not in said


def test_what_could_be_written_is_a_list_with_what_it_means() -> None:
    said = sentence(ValueNotAmong(rule="Bust", value="x", allowed=MEANINGS), ENGLISH)
    assert said.splitlines() == ['Bust cannot be "x". It can be:', r"- **a\_b**: So.", "- **c**: Otherwise."]


def test_on_the_command_line_nothing_is_escaped() -> None:
    assert "a_b" in sentence(core.errors.UnknownRule("a_b"), ENGLISH, shown=str)


def test_a_very_long_input_is_cut_in_the_sentence() -> None:
    assert len(sentence(core.errors.UnknownRule("x" * 5000), ENGLISH)) < 400


@pytest.mark.parametrize(
    ("error", "echo"),
    [
        (NoSuchTile("123m458z66p", 7, 2, tile="8z", suit="z"), "123m45 **8z** 66p"),
        (UnknownCharacter("*23m", 1, 1), r"**\*** 23m"),
        (UnknownCharacter("12?", 3, 1), "12 **?**"),
        (core.errors.EmptyHand("", 1, 0), ""),
        (UnknownCharacter("1" * 60 + "?" + "2" * 60, 61, 1), f"…{'1' * 40} **?** {'2' * 39}…"),
    ],
)
def test_the_wrong_place_is_marked(error: NotationError, echo: str) -> None:
    assert marked(error) == echo


class Tiles(app_commands.Transformer):
    """Reads tiles, and never succeeds."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """Refuse."""
        raise UnknownCharacter(value, 1, 1)


class Broken(commands.Cog):
    """Commands that go wrong in every way."""

    @app_commands.command(name="mistake")
    async def mistake(self, interaction: discord.Interaction) -> None:
        """Raise a person's mistake after the answer was put off."""
        await interaction.response.defer(ephemeral=True)
        raise FifthTile(tile="1m", count=5)

    @app_commands.command(name="notation")
    async def notation(self, interaction: discord.Interaction) -> None:
        """Raise a mistake with a place."""
        raise NoSuchTile("123m458z66p", 7, 2, tile="8z", suit="z")

    @app_commands.command(name="tiles")
    async def tiles(self, interaction: discord.Interaction, hand: app_commands.Transform[str, Tiles]) -> None:
        """Never get as far as here."""

    @app_commands.command(name="fault")
    async def fault(self, interaction: discord.Interaction) -> None:
        """Raise a fault of the program."""
        raise ZeroDivisionError


@pytest.fixture
async def broken(club: Club) -> Club:
    assert isinstance(club.env.bot, commands.Bot)
    await club.env.bot.add_cog(Broken())
    return club


pytestmark = pytest.mark.simcord(strict_sync=False)


async def test_a_mistake_is_told_only_to_whoever_made_it(broken: Club) -> None:
    result = await broken.ann.slash(broken.channel, "notation")
    assert result.ephemeral
    assert "7z (red dragon)" in text(result)
    assert "123m45 **8z** 66p" in text(result)


async def test_a_mistake_found_while_reading_an_option_is_told(broken: Club) -> None:
    result = await broken.ann.slash(broken.channel, "tiles", hand="xyz")
    assert "**x** yz" in text(result)


async def test_a_command_that_is_no_longer_there_is_explained(club: Club) -> None:
    assert isinstance(club.env.bot, commands.Bot)
    club.env.bot.tree.remove_command("rules")
    result = await club.ann.slash(club.channel, "rules list")
    assert "has just changed" in text(result)


async def test_a_mistake_found_late_is_told_too(broken: Club) -> None:
    result = await broken.ann.slash(broken.channel, "mistake")
    assert "There are 5 of 1m" in text(result)
    assert reply(result).ephemeral


async def test_a_fault_is_logged_under_the_reference_that_the_person_sees(broken: Club, error_log: list[Any]) -> None:
    result = await broken.ann.slash(broken.channel, "fault")
    assert result.ephemeral
    (record,) = error_log
    assert record.args[0] in text(result)
    assert record.exc_info[0] is ZeroDivisionError
    assert "Traceback" not in text(result)
    error_log.clear()
