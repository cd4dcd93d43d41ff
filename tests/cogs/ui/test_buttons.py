"""Buttons that work after a restart, and answer when they go wrong."""

import re
from typing import Any, Self

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

import bot
from cogs.host.config import Config
from cogs.ui.buttons import PersistentButton
from cogs.ui.cards import Card
from cogs.ui.limits import LimitError
from core.errors import FifthTile
from tests.support.reading import reply, text
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


class Count(PersistentButton, template=r"test:count:(?P<number>\d+)"):
    """Counts presses; 3 is a mistake and 4 a fault."""

    def __init__(self, number: int) -> None:
        super().__init__(custom_id=f"test:count:{number}", label=f"{number}")
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button from its custom id."""
        return cls(int(match["number"]))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Count."""
        if self.number == 3:
            raise FifthTile(tile="1m", count=5)
        if self.number == 4:
            raise ZeroDivisionError
        await interaction.response.edit_message(view=Card("counted", rows=[[Count(self.number + 1)]]))


class Counter(commands.Cog):
    """Shows a counting button."""

    async def cog_load(self) -> None:
        """Register the button, as a real cog does."""
        assert isinstance(self.bot, commands.Bot)
        self.bot.add_dynamic_items(Count)

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    @app_commands.command(name="count")
    async def count(self, interaction: discord.Interaction, start: int) -> None:
        """Show the button."""
        await interaction.response.send_message(view=Card("count", rows=[[Count(start)]]))


async def counting(club: Club) -> Club:
    assert isinstance(club.env.bot, commands.Bot)
    await club.env.bot.add_cog(Counter(club.env.bot))
    return club


async def test_a_press_changes_the_message_also_after_a_restart(club: Club, settings: Config) -> None:
    await counting(club)
    result = await club.ann.slash(club.channel, "count", start=0)
    await club.ann.click(reply(result), label="0")
    assert text(result) == "counted"
    await club.env.restart_bot(bot.build(settings))
    await counting(club)
    await club.ann.click(reply(result), label="1")
    await club.ann.click(reply(result), label="2")
    mistake = await club.ann.click(reply(result), label="3")
    assert mistake.ephemeral
    assert "There are 5 of 1m" in text(mistake)


async def test_a_fault_in_a_button_is_answered_too(club: Club, error_log: list[Any]) -> None:
    await counting(club)
    result = await club.ann.slash(club.channel, "count", start=4)
    answer = await club.ann.click(reply(result), label="4")
    (record,) = error_log
    assert record.args[0] in text(answer)
    assert "button test:count:4" in record.getMessage()
    error_log.clear()


async def test_an_answer_that_discord_no_longer_takes_is_only_logged(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await counting(club)
    result = await club.ann.slash(club.channel, "count", start=3)
    club.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    answer = await club.ann.click(reply(result), label="3")
    assert answer.response is None
    assert "could not answer button test:count:3" in caplog.text


def test_a_custom_id_longer_than_discord_takes_is_refused() -> None:
    with pytest.raises(LimitError):
        Count(10**100)


def test_a_row_of_six_buttons_is_refused() -> None:
    with pytest.raises(LimitError):
        Card("x", rows=[[Count(number) for number in range(6)]])
