"""Dialogs: what is typed into them comes back, and goes to whom it belongs."""

import logging
from typing import Literal

import discord
import pytest
from discord import app_commands
from simcord.results import InteractionResult

from cogs.host.client import Tenbou
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cog import Part, answered
from cogs.ui.limits import LimitError
from cogs.ui.presses import Choice, DialogId, Field, Typed, dialog, dialog_shape, submit
from core.errors import UnknownRule
from tests.support.reading import text
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


def entries(made: discord.ui.Modal) -> list[dict[str, object]]:
    return [part["component"] for part in made.to_dict()["components"] if "component" in part]


def test_a_field_has_what_was_there_before_and_its_limits() -> None:
    field = Field(key="a", label="A", value="before", longest=9, required=True, lines=True)
    (entry,) = entries(dialog(DialogId("x"), "T", [field]))
    assert {name: entry[name] for name in ("custom_id", "value", "max_length", "required", "style")} == {
        "custom_id": "a",
        "value": "before",
        "max_length": 9,
        "required": True,
        "style": discord.TextStyle.paragraph.value,
    }


def test_titles_and_labels_are_clipped_and_ids_are_not() -> None:
    made = dialog(DialogId("x"), "T" * 50, [Field(key="a", label="L" * 50)], note="above").to_dict()
    assert made["title"] == "T" * 44 + "…"
    assert [part.get("content", part.get("label")) for part in made["components"]] == ["above", "L" * 44 + "…"]
    with pytest.raises(LimitError):
        dialog(DialogId("x" * 101), "T", [])


def test_a_choice_is_ticked_as_it_was_before() -> None:
    options = (("Ann", "0"), ("B" * 101, "1"), ("Chi", "2"))
    one = Choice(key="a", label="A", options=options, chosen=frozenset({"1"}), note="n" * 101)
    several = Choice(key="b", label="B", options=options, several=True, required=False, chosen=frozenset({"0", "2"}))
    made = dialog(DialogId("x"), "T", [one, several])
    radio, boxes = entries(made)
    assert made.to_dict()["components"][0]["description"] == "n" * 99 + "…"
    assert [option["label"] for option in radio["options"]] == ["Ann", "B" * 99 + "…", "Chi"]  # type: ignore[attr-defined]
    assert [option.get("default", False) for option in radio["options"]] == [False, True, False]  # type: ignore[attr-defined]
    assert [option.get("default", False) for option in boxes["options"]] == [True, False, True]  # type: ignore[attr-defined]
    assert (boxes["min_values"], boxes["max_values"], boxes["required"]) == (0, 3, False)


@submit("asking:{name}")
async def asked_for(asked: Asked, typed: Typed, name: Literal["mistake", "fault", "fine", "choice"]) -> None:
    if name == "mistake":
        raise UnknownRule(typed["a"])
    if name == "fault":
        raise ZeroDivisionError
    await asked.reply(Card(f"{name} {sorted(typed.items())}"))


@dialog_shape("asking:{name}")
def opened(name: str) -> None:
    """The same with any name."""


class Asking(Part):
    """Opens dialogs, and hears of those that are sent."""

    @app_commands.command(name="ask")
    @answered
    async def ask(self, asked: Asked, name: str) -> None:
        """Open one."""
        fields: list[Field | Choice] = [Field(key="a", label="A"), Field(key="b", label="B", value="2")]
        if name == "choice":
            options = (("One", "1"), ("Two", "2"), ("Three", "3"))
            fields += [
                Choice(key="one", label="1", options=options),
                Choice(key="none", label="0", options=options, required=False),
                Choice(key="several", label="2", options=options, several=True),
            ]
        await asked.open(dialog(opened(name), "T", fields))


async def send(club: Club, name: str, ticked: dict[str, str | list[str]] | None = None) -> InteractionResult:
    """Open a dialog and send it."""
    assert isinstance(club.env.bot, Tenbou)
    await club.env.bot.add_cog(Asking())
    club.env.bot.presses.add([asked_for])
    shown = await club.ann.slash(club.channel, "ask", name=name)
    return await club.ann.submit_modal(shown, {"a": "1", "b": "", **(ticked or {})})


async def test_what_was_typed_comes_back(club: Club) -> None:
    assert text(await send(club, "fine")) == "fine [('a', '1'), ('b', '')]"


async def test_what_was_ticked_comes_back(club: Club) -> None:
    ticked: dict[str, str | list[str]] = {"one": "2", "several": ["1", "3"]}
    answer = text(await send(club, "choice", ticked))
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


async def test_a_dialog_that_no_press_reads_is_outdated(club: Club) -> None:
    result = await send(club, "strange")
    assert result.ephemeral
    assert "older version" in text(result)
