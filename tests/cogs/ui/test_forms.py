"""Dialogs: what is typed into them comes back, and goes to whom it belongs."""

import logging
import re

import discord
import pytest
from discord import app_commands
from discord.ext import commands
from simcord.results import InteractionResult

from cogs.ui.forms import Choice, Field, Typed, dialog, receive
from cogs.ui.limits import LimitError
from core.errors import UnknownRule
from tests.support.reading import reply, text
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


def entries(made: discord.ui.Modal) -> list[dict[str, object]]:
    return [part["component"] for part in made.to_dict()["components"] if "component" in part]


def test_a_field_has_what_was_there_before_and_its_limits() -> None:
    field = Field(key="a", label="A", value="before", longest=9, required=True, lines=True)
    (entry,) = entries(dialog("x", "T", [field]))
    assert {name: entry[name] for name in ("custom_id", "value", "max_length", "required", "style")} == {
        "custom_id": "a",
        "value": "before",
        "max_length": 9,
        "required": True,
        "style": discord.TextStyle.paragraph.value,
    }


def test_titles_and_labels_are_clipped_and_ids_are_not() -> None:
    made = dialog("x", "T" * 50, [Field(key="a", label="L" * 50)], note="above").to_dict()
    assert made["title"] == "T" * 44 + "…"
    assert [part.get("content", part.get("label")) for part in made["components"]] == ["above", "L" * 44 + "…"]
    with pytest.raises(LimitError):
        dialog("x" * 101, "T", [])


def test_a_choice_is_ticked_as_it_was_before() -> None:
    options = (("Ann", "0"), ("B" * 101, "1"), ("Chi", "2"))
    one = Choice(key="a", label="A", options=options, chosen=frozenset({"1"}), note="n" * 101)
    several = Choice(key="b", label="B", options=options, several=True, required=False, chosen=frozenset({"0", "2"}))
    made = dialog("x", "T", [one, several])
    radio, boxes = entries(made)
    assert made.to_dict()["components"][0]["description"] == "n" * 99 + "…"
    assert [option["label"] for option in radio["options"]] == ["Ann", "B" * 99 + "…", "Chi"]  # type: ignore[attr-defined]
    assert [option.get("default", False) for option in radio["options"]] == [False, True, False]  # type: ignore[attr-defined]
    assert [option.get("default", False) for option in boxes["options"]] == [True, False, True]  # type: ignore[attr-defined]
    assert (boxes["min_values"], boxes["max_values"], boxes["required"]) == (0, 3, False)


async def _answer(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    if match["name"] == "mistake":
        raise UnknownRule(typed["a"])
    if match["name"] == "fault":
        raise ZeroDivisionError
    await interaction.response.send_message(f"{match['name']} {sorted(typed.items())}")


class Asking(commands.Cog):
    """Opens dialogs, and hears of those that are sent."""

    @app_commands.command(name="ask")
    async def ask(self, interaction: discord.Interaction, name: str) -> None:
        """Open one."""
        fields: list[Field | Choice] = [Field(key="a", label="A"), Field(key="b", label="B", value="2")]
        if name == "choice":
            options = (("One", "1"), ("Two", "2"), ("Three", "3"))
            fields += [
                Choice(key="one", label="1", options=options),
                Choice(key="none", label="0", options=options, required=False),
                Choice(key="several", label="2", options=options, several=True),
            ]
        made = dialog(f"asking:{name}", "T", fields)
        await interaction.response.send_modal(made)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Do what the client does."""
        if interaction.type is discord.InteractionType.modal_submit:
            await receive(interaction, {re.compile(r"asking:(?P<name>mistake|fault|fine|choice)"): _answer})


async def send(club: Club, name: str, ticked: dict[str, str | list[str]] | None = None) -> InteractionResult:
    """Open a dialog and send it."""
    assert isinstance(club.env.bot, commands.Bot)
    await club.env.bot.add_cog(Asking())
    shown = await club.ann.slash(club.channel, "ask", name=name)
    return await club.ann.submit_modal(shown, {"a": "1", "b": "", **(ticked or {})})


async def test_what_was_typed_comes_back(club: Club) -> None:
    assert reply(await send(club, "fine")).content == "fine [('a', '1'), ('b', '')]"


async def test_what_was_ticked_comes_back(club: Club) -> None:
    ticked: dict[str, str | list[str]] = {"one": "2", "several": ["1", "3"]}
    answer = reply(await send(club, "choice", ticked)).content
    assert answer == "choice [('a', '1'), ('b', ''), ('none', ''), ('one', '2'), ('several', '1 3')]"


async def test_a_mistake_is_told_to_who_typed_it(club: Club) -> None:
    result = await send(club, "mistake")
    assert result.ephemeral
    assert text(result) == 'There is no rule called "1".'


async def test_a_fault_is_logged_under_a_reference(club: Club, error_log: list[logging.LogRecord]) -> None:
    result = await send(club, "fault")
    assert result.ephemeral
    (record,) = error_log
    assert isinstance(record.args, tuple)
    assert str(record.args[0]) in text(result)
    assert "asking:fault" in record.getMessage()
    error_log.clear()


async def test_a_dialog_of_nobody_is_left_alone(club: Club) -> None:
    assert not (await send(club, "strange")).acknowledged
