"""`/admin organisers`, used as people use it."""

from copy import deepcopy

import discord
import pytest
import simcord
from simcord.actors import _component_interaction

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from tests.support.history import entries
from tests.support.house import House
from tests.support.members import join, with_organiser_role
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

MANAGERS_ONLY = "Only somebody who may manage the server can do this."


@pytest.fixture
def manager(club: Club) -> simcord.MemberActor:
    return join(club, "Mia", organiser=True)


async def test_a_role_is_named_and_organises_from_then_on(
    club: Club, house: House, manager: simcord.MemberActor
) -> None:
    assert text(await manager.slash(club.channel, "admin organisers")).startswith("# No organiser role\n")
    role = club.env.guild.create_role("Helpers")
    helper = club.env.guild.add_member(club.env.create_user("Hal"), roles=[role])
    assert "Only an organiser can do this" in text(await helper.slash(club.channel, "league create", name="x"))
    result = await manager.slash(club.channel, "admin organisers", role=role)
    assert result.ephemeral
    assert text(result).startswith(
        f"# <@&{role.id}> is the organiser role\nMembers who may manage the server are organisers too."
    )
    assert "# x is open" in text(await helper.slash(club.channel, "league create", name="x"))
    (entry,) = [entry for entry in await entries(house.store) if entry.subject == "guild"]
    assert (entry.actor, entry.before, entry.after) == (
        manager.id,
        {"organiser_role": None},
        {"organiser_role": role.id},
    )


async def test_the_role_is_taken_away_by_a_button_also_after_a_restart(
    club: Club, house: House, manager: simcord.MemberActor, settings: Config
) -> None:
    helper = await with_organiser_role(club, house, "Hal")
    result = await manager.slash(club.channel, "admin organisers")
    assert buttons(result) == {"Without a role": True}
    await club.env.restart_bot(bot.build(settings))
    await manager.click(reply(result), label="Without a role")
    assert text(result).startswith("# No organiser role\n")
    assert buttons(result) == {}
    assert "Only an organiser can do this" in text(await helper.slash(club.channel, "league create", name="x"))


async def test_everybody_s_role_is_refused(club: Club, house: House, manager: simcord.MemberActor) -> None:
    everybody = club.env.guild.default_role
    result = await manager.slash(club.channel, "admin organisers", role=everybody)
    assert result.ephemeral
    assert text(result) == "Everybody has this role, so everybody would be an organiser. Choose another role."
    assert await house.store.guilds.organiser_role(house.guild) is None


async def test_who_may_not_manage_the_server_is_refused_though_the_command_is_offered(
    simcord_bot: Tenbou, club: Club, house: House, manager: simcord.MemberActor
) -> None:
    helper = await with_organiser_role(club, house, "Hal")
    named = await house.store.guilds.organiser_role(house.guild)
    role = club.env.guild.create_role("Others")
    result = await manager.slash(club.channel, "admin organisers")
    (command,) = [each for each in await simcord_bot.tree.fetch_commands() if each.name == "admin"]
    club.env.guild.set_command_permissions(command, {club.ann: True, helper: True})
    for person in (club.ann, helper):
        for options in ({}, {"role": role}):
            refused = await person.slash(club.channel, "admin organisers", **options)
            assert refused.ephemeral
            assert text(refused) == MANAGERS_ONLY
    button = {"component_type": discord.ComponentType.button.value, "custom_id": "admin:no-role"}
    message = club.env.backend.get_message(reply(result).channel_id, reply(result).id)
    for person in (club.ann, helper):
        assert text(await _component_interaction(person, deepcopy(message), button)) == MANAGERS_ONLY
    assert await house.store.guilds.organiser_role(house.guild) == named


async def test_it_is_offered_to_managers_of_servers_only(club: Club) -> None:
    (registered,) = [request.json for request in club.env.http_requests if request.path.endswith("/commands")]
    assert isinstance(registered, list)
    (admin,) = [command for command in registered if command["name"] == "admin"]
    assert int(admin["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
    assert admin["contexts"] == [0]
