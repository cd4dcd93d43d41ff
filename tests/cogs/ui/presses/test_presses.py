"""Buttons that work after a restart, and answer when they go wrong."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cog import Part, answered
from cogs.ui.limits import LimitError
from cogs.ui.presses import ButtonId, Person, button, choose, choose_person, menu, person_menu, press
from core.errors import FifthTile
from tests.support.reading import reply, text
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


@press("test:count:{number}")
async def count(asked: Asked, number: int) -> None:
    """Count presses; 3 is a mistake and 4 a fault."""
    if number == 3:
        raise FifthTile(tile="1m", count=5)
    if number == 4:
        raise ZeroDivisionError
    await asked.change(Card("counted", rows=[[counting(number + 1)]]))


@choose("test:number:{least}")
async def choose_number(asked: Asked, value: int, least: int) -> None:
    await asked.change(Card(f"{value} from {least}"))


@choose_person("test:who:{what}")
async def who(asked: Asked, person: Person, what: str) -> None:
    await asked.change(Card(f"{what} {person.display_name if person else 'nobody'}"))


@press("test:count:last:{text}")
async def last(asked: Asked, text: str) -> None:
    await asked.change(Card(text))


def counting(number: int) -> ui.Item[Any]:
    return button(count(number), label=f"{number}")


class Counter(Part):
    """Shows buttons and lists."""

    presses = count, choose_number, who, last

    @app_commands.command(name="count")
    @answered
    async def show(self, asked: Asked, start: int) -> None:
        """Show a button, and one with a forged custom id."""
        forged = [button(ButtonId(each), label=each) for each in FORGED]
        await asked.reply(Card("count", rows=[[counting(start)], forged]))

    @app_commands.command(name="lists")
    @answered
    async def lists(self, asked: Asked) -> None:
        """Show lists."""
        options = [discord.SelectOption(label="One", value="1"), discord.SelectOption(label="X", value="x")]
        rows = [
            [menu(choose_number(7), options, placeholder="p" * 151)],
            [person_menu(who("x:y"), user_id=asked.user)],
            [button(last("3: and more"), label="last")],
        ]
        await asked.reply(Card("lists", rows=rows))


FORGED = ("test:count:9223372036854775808", "test:count:x", "test:count:", "test:gone:1")


async def with_counter(club: Club) -> Club:
    tenbou = club.env.bot
    assert isinstance(tenbou, Tenbou)
    await tenbou.add_cog(Counter())
    tenbou.presses.add(Counter.presses)
    return club


async def test_a_press_changes_the_message_also_after_a_restart(club: Club, settings: Config) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "count", start=0)
    await club.ann.click(reply(result), label="0")
    assert text(result) == "counted"
    await club.env.restart_bot(bot.build(settings))
    await with_counter(club)
    await club.ann.click(reply(result), label="1")
    await club.ann.click(reply(result), label="2")
    mistake = await club.ann.click(reply(result), label="3")
    assert mistake.ephemeral
    assert "There are 5 of 1m" in text(mistake)


async def test_a_fault_in_a_button_is_answered_too(club: Club, error_log: list[Any]) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "count", start=4)
    answer = await club.ann.click(reply(result), label="4")
    (record,) = error_log
    assert record.args[0] in text(answer)
    assert "button test:count:4" in record.getMessage()
    error_log.clear()


async def test_an_answer_that_discord_no_longer_takes_is_only_logged(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "count", start=3)
    club.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    answer = await club.ann.click(reply(result), label="3")
    assert answer.response is None
    assert "could not answer button test:count:3" in caplog.text


@pytest.mark.parametrize("forged", FORGED)
async def test_a_custom_id_that_no_press_reads_is_outdated(club: Club, forged: str) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "count", start=0)
    answer = await club.ann.click(reply(result), label=forged)
    assert answer.ephemeral
    assert "older version" in text(answer)


async def test_what_was_chosen_goes_before_the_fields(club: Club) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "lists")
    await club.ann.select(reply(result), ["1"], custom_id="test:number:7")
    assert text(result) == "1 from 7"


async def test_a_choice_that_cannot_be_read_is_outdated(club: Club) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "lists")
    answer = await club.ann.select(reply(result), ["x"], custom_id="test:number:7")
    assert "older version" in text(answer)


async def test_a_person_is_chosen_or_nobody(club: Club) -> None:
    await with_counter(club)
    for chosen, name in (([club.ann], "Ann"), ([], "nobody")):
        result = await club.ann.slash(club.channel, "lists")
        await club.ann.select(reply(result), chosen, custom_id="test:who:x:y")
        assert text(result) == f"x:y {name}"


async def test_the_press_with_the_longest_beginning_is_found_first(club: Club) -> None:
    await with_counter(club)
    result = await club.ann.slash(club.channel, "lists")
    await club.ann.click(reply(result), label="last")
    assert text(result) == "3: and more"


def test_a_custom_id_longer_than_discord_takes_is_refused() -> None:
    with pytest.raises(LimitError):
        last("x" * 100)


def test_a_row_of_six_buttons_is_refused() -> None:
    with pytest.raises(LimitError):
        Card("x", rows=[[counting(number) for number in range(6)]])


def test_more_options_than_a_list_takes_are_refused() -> None:
    with pytest.raises(LimitError):
        menu(choose_number(0), [discord.SelectOption(label=str(number)) for number in range(26)])
