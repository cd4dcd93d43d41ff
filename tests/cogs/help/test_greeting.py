"""The greeting when the bot comes to a server."""

import logging
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import simcord

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.texts import Texts
from core.rules import load_preset
from tests.support.languages import in_language
from tests.support.limits import TEXT_DISPLAY, walk
from tests.support.members import house_of, join
from tests.support.reading import text
from tests.support.world import Club

GREETING = "hello:server"
RULES = "hello:rules"


@pytest.fixture
def manager(club: Club) -> simcord.MemberActor:
    return join(club, "Mia", organiser=True)


async def come(simcord_bot: Tenbou, club: Club) -> None:
    """Let the bot come to the club again, where there are channels by now."""
    guild = simcord_bot.get_guild(club.env.guild.id)
    assert guild is not None
    await simcord_bot.on_guild_join(guild)
    await club.env.settle()


def said(channel: simcord.ChannelHandle) -> list[str]:
    """The text of every message of a channel."""
    layouts: list[Any] = [[part.to_dict() for part in message.components] for message in channel.history()]
    return [
        "\n".join(part["content"] for part in walk(layout) if part["type"] == TEXT_DISPLAY).replace(
            "\N{NO-BREAK SPACE}", " "
        )
        for layout in layouts
    ]


async def test_it_says_hello_in_the_first_channel_that_it_may_write_in(simcord_bot: Tenbou, club: Club) -> None:
    other = club.env.guild.create_text_channel("other")
    assert said(club.channel) == said(other) == []
    await come(simcord_bot, club)
    (greeting,) = said(club.channel)
    assert greeting.startswith("# Hello! I keep the scores\n")
    for command in ("rules use", "rules compare", "league create", "help"):
        assert f"</{command}:" in greeting
    assert said(other) == []


async def test_it_goes_to_where_discord_says_who_has_come(simcord_bot: Tenbou, club: Club) -> None:
    other = club.env.guild.create_text_channel("other")
    club.env.backend.edit_guild(club.env.guild.id, {"system_channel_id": other.id})
    await club.env.settle()
    await come(simcord_bot, club)
    assert (len(said(other)), said(club.channel)) == (1, [])


async def test_it_says_nothing_where_it_may_not(
    simcord_bot: Tenbou, simcord_env: simcord.Env, caplog: pytest.LogCaptureFixture
) -> None:
    guild = simcord_env.create_guild("Club")
    denied = discord.PermissionOverwrite(send_messages=False)
    assert guild.me is not None
    closed = guild.create_text_channel("closed", overwrites={guild.me: denied})
    with caplog.at_level(logging.INFO, "cogs.help"):
        await come(simcord_bot, Club(simcord_env, closed, guild.add_member(simcord_env.create_user("Ann"))))
    assert closed.history() == []
    assert "no channel to say hello in" in caplog.text
    open_ = guild.create_text_channel("open")
    await come(simcord_bot, Club(simcord_env, open_, guild.add_member(simcord_env.create_user("Ben"))))
    assert (len(said(open_)), said(closed)) == (1, [])


async def test_a_channel_that_goes_meanwhile_is_no_fault(
    simcord_bot: Tenbou, club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_arguments: object, **_named: object) -> None:
        raise discord.NotFound(Mock(status=404, reason="Not Found"), "Unknown Channel")

    monkeypatch.setattr(discord.TextChannel, "send", gone)
    with caplog.at_level(logging.WARNING, "cogs.help"):
        await come(simcord_bot, club)
    assert "could not say hello" in caplog.text


async def test_it_is_in_the_language_that_discord_has_for_the_server(simcord_bot: Tenbou, club: Club) -> None:
    club.env.backend.edit_guild(club.env.guild.id, {"preferred_locale": "ja"})
    await club.env.settle()
    await come(simcord_bot, club)
    assert said(club.channel)[0].startswith("# こんにちは、点数係です")


async def test_a_bot_that_comes_back_knows_what_is_played(simcord_bot: Tenbou, club: Club) -> None:
    house = house_of(simcord_bot, club)
    draft = await house.store.rules.draft(house.deed(), load_preset("m-league"), after=0)
    await house.store.rules.adopt(house.deed(), draft.id)
    await come(simcord_bot, club)
    (greeting,) = said(club.channel)
    assert "M.League" in greeting
    assert "rules use" not in greeting


async def only_for_organisers(club: Club, custom_id: str, value: str) -> discord.Message:
    """The greeting, of which Ann, who is no organiser, can change nothing."""
    (greeting,) = club.channel.history()
    refused = await club.ann.select(greeting, values=[value], custom_id=custom_id)
    assert refused.ephemeral
    assert text(refused).startswith("Only an organiser can do this")
    return greeting


async def test_an_organiser_chooses_the_language_also_after_a_restart(
    simcord_bot: Tenbou, club: Club, settings: Config
) -> None:
    manager = join(club, "Mia", organiser=True)
    await come(simcord_bot, club)
    greeting = await only_for_organisers(club, GREETING, "ja")
    await club.env.restart_bot(bot.build(settings))
    for _ in range(2):
        await manager.select(greeting, values=["zh-TW"], custom_id=GREETING)
        (shown,) = said(club.channel)
        assert shown.startswith(Texts("zh-TW").text("greeting-heading"))
    with in_language("ja"):
        assert "聯賽" in text(await club.ann.slash(club.channel, "league list"))


async def test_an_organiser_chooses_the_rules_also_after_a_restart(
    simcord_bot: Tenbou, club: Club, settings: Config
) -> None:
    manager = join(club, "Mia", organiser=True)
    await come(simcord_bot, club)
    greeting = await only_for_organisers(club, RULES, "f-league")
    await club.env.restart_bot(bot.build(settings))
    for _ in range(2):
        await manager.select(greeting, values=["f-league"], custom_id=RULES)
        assert await chosen_rules(club) == ["f-league"]
        assert "**1.** ✓ You play **F league**. " in said(club.channel)[0]
    await manager.select(greeting, values=["tenhou"], custom_id=RULES)
    assert await chosen_rules(club) == ["tenhou", "f-league"]
    assert "✓ You play **Tenhou, four players**. " in said(club.channel)[0]


async def test_it_says_that_the_server_plays_rules_of_its_own(simcord_bot: Tenbou, club: Club) -> None:
    manager = join(club, "Mia", organiser=True)
    house = house_of(simcord_bot, club)
    changed = replace(load_preset("f-league"), name="own-1", honba_points=1500)
    draft = await house.store.rules.draft(house.deed(), changed, after=0)
    await house.store.rules.adopt(house.deed(), draft.id)
    await come(simcord_bot, club)
    (greeting,) = club.channel.history()
    await manager.select(greeting, values=["en"], custom_id=GREETING)
    assert "✓ You play **House rules, version 1**. " in said(club.channel)[0]


async def chosen_rules(club: Club) -> list[str]:
    """The versions of what is played here, newest first."""
    client: Any = club.env.bot
    return [version.rules.name for version in await client.store.rules.recent(club.env.guild.id, most=10)]
