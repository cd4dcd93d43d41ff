"""Serving Discord: what the host is told when it cannot be."""

import logging
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from cogs.host.client import Tenbou, serve
from cogs.host.errors import DiscordUnreachable, TokenRefused
from core.errors import TenbouError
from tests.support.world import Club


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (discord.LoginFailure("401"), TokenRefused),
        (discord.GatewayNotFound(), DiscordUnreachable),  # type: ignore[no-untyped-call]
        (aiohttp.ClientConnectionError("no network"), DiscordUnreachable),
    ],
)
async def test_a_failed_start_is_an_error_with_a_sentence(
    simcord_bot: Tenbou, monkeypatch: pytest.MonkeyPatch, problem: Exception, told: type[TenbouError]
) -> None:
    monkeypatch.setattr(simcord_bot, "start", AsyncMock(side_effect=problem))
    with pytest.raises(told):
        await serve(simcord_bot, "token")
    assert simcord_bot.is_closed()


async def test_the_log_says_what_was_used_but_not_with_which_words(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        await club.ann.slash(club.channel, "rules show", topic="kuitan")
    assert f"/rules show in {club.env.guild.id}" in caplog.text
    assert "kuitan" not in caplog.text
    assert "Ann" not in caplog.text


def test_no_privileged_intent_is_asked_for(simcord_bot: Tenbou) -> None:
    assert simcord_bot.intents == discord.Intents(guilds=True)
