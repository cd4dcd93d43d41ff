"""Telling Discord about the commands, once per change."""

import json
from pathlib import Path

import pytest
import simcord
from discord import app_commands

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.ui.texts import TextError
from cogs.ui.texts import fluent as texts_module
from cogs.ui.tree import Tree
from tests.support.reading import reply
from tests.support.world import Club


def registrations(env: simcord.Env) -> int:
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in env.http_requests)


async def test_a_restart_without_a_change_registers_nothing(simcord_env: simcord.Env, settings: Config) -> None:
    assert registrations(simcord_env) == 1
    await simcord_env.restart_bot(bot.build(settings))
    assert registrations(simcord_env) == 1


async def test_a_change_is_registered(simcord_env: simcord.Env, settings: Config) -> None:
    (settings.data_dir / "commands.json").write_text("another", encoding="ascii")
    await simcord_env.restart_bot(bot.build(settings))
    assert registrations(simcord_env) == 2


@pytest.mark.parametrize("kept", ["{", "[]", '{"digest": 1}'])
async def test_what_was_remembered_wrongly_is_registered_again(
    simcord_env: simcord.Env, settings: Config, kept: str
) -> None:
    (settings.data_dir / "commands.json").write_text(kept, encoding="utf-8")
    await simcord_env.restart_bot(bot.build(settings))
    assert registrations(simcord_env) == 2


async def test_commands_that_texts_name_can_be_pressed_also_after_a_restart(
    simcord_bot: Tenbou, club: Club, settings: Config
) -> None:
    (listed,) = [each for each in await simcord_bot.tree.fetch_commands() if each.name == "league"]
    expected = f"An organiser can make one with </league create:{listed.id}>."
    for _ in range(2):
        result = await club.ann.slash(club.channel, "league list")
        assert expected in json.dumps(reply(result).components)
        await club.env.restart_bot(bot.build(settings))


async def test_every_description_is_from_the_locale_files(simcord_env: simcord.Env) -> None:
    (payload,) = [r.json for r in simcord_env.http_requests if r.path.endswith("/commands")]
    assert "…" not in json.dumps(payload, ensure_ascii=False)


async def test_nothing_is_registered_before_the_bot_is_logged_in(simcord_bot: Tenbou, tmp_path: Path) -> None:
    assert isinstance(simcord_bot.tree, Tree)
    with pytest.raises(app_commands.MissingApplicationID):
        await simcord_bot.tree.sync_once(tmp_path / "digest")
    assert not (tmp_path / "digest").exists()


async def test_a_command_without_a_text_is_an_error(
    simcord_bot: Tenbou, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    monkeypatch.setattr(texts_module, "LOCALES", tmp_path)
    texts_module._bundle.cache_clear()
    for cog in simcord_bot._parts:
        await simcord_bot.add_cog(cog)
    assert isinstance(simcord_bot.tree, Tree)
    try:
        with pytest.raises(TextError, match="command-score"):
            simcord_bot.tree.payload()
    finally:
        texts_module._bundle.cache_clear()
