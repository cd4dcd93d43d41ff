"""Whoever organises in another server neither reads nor changes this one's leagues through `/league`."""

from copy import deepcopy
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import _component_interaction

from db import View, league_to_json
from tests.support.house import BEN, House
from tests.support.lines import lines_of
from tests.support.reading import reply, text
from tests.support.world import Club

HIDDEN = "Only here"
BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.string_select.value


@pytest.fixture
async def secret(empty_house: House) -> House:
    """A league with two seasons, a game and a penalty, of which the other server should see nothing."""
    await empty_house.create(HIDDEN)
    await empty_house.record(fpoints={0: 3})
    await empty_house.store.penalties.give(empty_house.deed(reason="late"), "", BEN, -10)
    return empty_house


@pytest.fixture
def stranger(club: Club) -> simcord.MemberActor:
    """Somebody who may do everything in another server, which has a league of its own."""
    guild = club.env.create_guild("Elsewhere")
    role = guild.create_role("All", permissions=discord.Permissions.all())
    return guild.add_member(club.env.create_user("Zed"), roles=[role])


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("info", {}),
    ("standings", {}),
    ("fpoints", {}),
    ("export", {"format": "json"}),
    ("penalty list", {}),
    ("settings", {"name": "Stolen"}),
    ("season close", {}),
    ("season start", {}),
    ("penalty give", {"player": "Ben", "points": 10.0, "reason": "x"}),
    ("penalty cancel", {"number": 1}),
)


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_no_command_reaches_a_league_of_another_server(
    secret: House, stranger: simcord.MemberActor, command: str, options: dict[str, Any]
) -> None:
    channel = stranger.guild.create_text_channel("there")
    before = await lines_of(secret.store), await secret.store.leagues.all(secret.guild)
    await stranger.slash(channel, "league create", name="Own")
    result = await stranger.slash(channel, f"league {command}", league=HIDDEN, **options)
    assert result.ephemeral
    assert text(result) == "There is no league called Only here here. /league list shows those there are."
    assert (await lines_of(secret.store), await secret.store.leagues.all(secret.guild)) == before


async def test_no_league_penalty_or_player_of_another_server_is_offered(
    secret: House, stranger: simcord.MemberActor
) -> None:
    channel = stranger.guild.create_text_channel("there")
    assert secret.guild != stranger.guild.id
    assert await stranger.autocomplete(channel, "league standings", "league", "") == []
    assert await stranger.autocomplete(channel, "league penalty give", "player", "") == []
    assert await stranger.autocomplete(channel, "league penalty cancel", "number", "", league=HIDDEN) == []
    assert "Only here" not in text(await stranger.slash(channel, "league list"))


async def test_a_penalty_of_another_server_is_not_there(secret: House, stranger: simcord.MemberActor) -> None:
    channel = stranger.guild.create_text_channel("there")
    await stranger.slash(channel, "league create", name="Own")
    result = await stranger.slash(channel, "league penalty cancel", number=1)
    assert text(result) == "There is no penalty 1 here."
    (penalty,) = await secret.store.penalties.all(secret.guild, "")
    assert penalty.cancelled_at is None


async def test_an_import_goes_into_the_own_server_only(secret: House, stranger: simcord.MemberActor) -> None:
    channel = stranger.guild.create_text_channel("there")
    data = league_to_json(await secret.store.copies.take(secret.guild, "", most=9))
    await secret.create("Empty")
    result = await stranger.slash(channel, "league import", file=("x.json", data), league="Empty")
    assert "There is no league" in text(result)
    assert (await secret.store.standings.page(secret.guild, "Empty", View())).games == 0


@pytest.mark.parametrize(
    ("custom_id", "kind"),
    [
        ("standings:columns:{id}.1.total.0.0.0.1", BUTTON),
        ("standings:sort:{id}.1.total.0.0.0.1", SELECT),
        ("standings:season:{id}.1.total.0.0.0.1", SELECT),
        ("standings:least:{id}.1.total.0.0.0.1", SELECT),
        ("fpoints:sort:{id}.1.fpoints.0", BUTTON),
        ("penalties:on:{id}.1:0", BUTTON),
    ],
)
async def test_no_button_with_another_server_s_league_in_it_works(
    secret: House, stranger: simcord.MemberActor, custom_id: str, kind: int
) -> None:
    channel = stranger.guild.create_text_channel("there")
    await stranger.slash(channel, "league create", name="Own")
    own = reply(await stranger.slash(channel, "league standings"))
    league = await secret.store.leagues.get(secret.guild)
    stored = deepcopy(stranger._env.backend.get_message(own.channel_id, own.id))
    forged = {"type": kind, "custom_id": custom_id.format(id=league.id), "style": 2, "label": "x", "options": []}
    stored.components = [{"type": 1, "components": [forged]}]
    pressed = {
        "component_type": kind,
        "custom_id": forged["custom_id"],
        "values": ["games" if ":sort:" in custom_id else "1"],
    }
    result = await _component_interaction(stranger, stored, pressed)
    assert result.ephemeral
    assert text(result).startswith("There is no league ")
