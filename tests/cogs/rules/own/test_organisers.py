"""Who may change a server's own rules, and that one change is one version."""

from copy import deepcopy

import discord
import pytest
import simcord
from simcord.actors import _component_interaction
from simcord.results import InteractionResult

import bot
from cogs.host.config import Config
from tests.support.house import House
from tests.support.houserules import LEAVE, TAKE, choose_rules, current_rules
from tests.support.members import join, with_organiser_role
from tests.support.reading import reply, text
from tests.support.world import Club

ONLY_ORGANISERS = "Only an organiser can do this: somebody who may manage the server, or has the role named by "


@pytest.mark.parametrize(
    ("command", "options"),
    [("use", {"preset": "f-league"}), ("set", {"rule": "kuitan", "value": "no"}), ("import", {})],
)
async def test_only_organisers_change_rules(club: Club, house: House, command: str, options: dict[str, str]) -> None:
    result = await club.ann.slash(club.channel, f"rules {command}", **options)
    assert result.ephemeral
    assert text(result).startswith(ONLY_ORGANISERS)
    helper = await with_organiser_role(club, house, "Hal")
    assert not text_or_none(await helper.slash(club.channel, f"rules {command}", **options)).startswith(ONLY_ORGANISERS)


def text_or_none(result: InteractionResult) -> str:
    return text(result) if result.response else ""


async def test_only_organisers_press_the_buttons(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    before = text(result)
    for label in (TAKE, LEAVE):
        answer = await club.ann.click(reply(result), label=label)
        assert answer.ephemeral
        assert text(answer).startswith(ONLY_ORGANISERS)
    assert text(result) == before
    assert await house.store.rules.current(house.guild) is None


async def test_another_organiser_may_confirm_also_after_a_restart(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    other = join(club, "Otto", organiser=True)
    await club.env.restart_bot(bot.build(settings))
    await other.click(reply(result), label=TAKE)
    assert text(result).startswith("# F league\n")
    assert (await current_rules(house)).by == other.id


async def test_pressing_twice_makes_one_version(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules use", preset="f-league")
    message = reply(result)
    stored = deepcopy(organiser._env.backend.get_message(message.channel_id, message.id))
    await organiser.click(message, label=TAKE)
    custom_id = stored.components[1]["components"][0]["custom_id"]
    pressed = {"component_type": discord.ComponentType.button.value, "custom_id": custom_id}
    await _component_interaction(organiser, stored, pressed)
    assert text(result).startswith("# F league\nFrom now on this server plays version 1 ")
    assert len(await house.store.rules.recent(house.guild, most=9)) == 1


async def test_a_preview_that_others_have_overtaken_is_refused(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    first = await organiser.slash(club.channel, "rules use", preset="f-league")
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    answer = await organiser.click(reply(first), label=TAKE)
    assert answer.ephemeral
    assert text(answer).startswith("This server's rules have changed meanwhile, and version 1 is played now.")
    assert (await current_rules(house)).rules.name == "own-1"
