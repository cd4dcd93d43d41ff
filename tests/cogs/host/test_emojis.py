"""The emojis of tiles: uploaded once, anew when a drawing has changed, and never in the way of the bot."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
import simcord

import bot
from cogs.draw import Emoji
from cogs.host import emojis
from cogs.host.client import Tenbou
from cogs.host.config import Config
from cogs.host.emojis import Emojis
from cogs.ui.texts.emojis import NONE

EAST = Emoji("1z", b"\x89PNG\r\n\x1a\neast", "11111111")
SOUTH = Emoji("2z", b"\x89PNG\r\n\x1a\nsouth", "22222222")
NEW_SOUTH = SOUTH._replace(mark="33333333")
REFUSED = discord.HTTPException(SimpleNamespace(status=400, reason="full"), "Maximum number of emojis reached (2000)")


@pytest.fixture
def client(simcord_env: simcord.Env, simcord_bot: Tenbou) -> Tenbou:
    assert simcord_env.http_requests
    return simcord_bot


async def brought(client: Tenbou, monkeypatch: pytest.MonkeyPatch, *drawn: Emoji) -> Emojis:
    """Let a bot that draws tiles so start."""
    monkeypatch.setattr(emojis, "tile_emojis", lambda: drawn)
    made = Emojis(client)
    await made.bring()
    return made


async def names(client: Tenbou) -> set[str]:
    return {emoji.name for emoji in await client.fetch_application_emojis()}


def sent(env: simcord.Env, since: int = 0) -> list[tuple[str, str]]:
    """What was asked of Discord about emojis, by method and name."""
    return [
        (request.method, request.json["name"] if request.json else "")
        for request in env.http_requests[since:]
        if "/emojis" in request.path
    ]


async def test_each_tile_is_uploaded_once(
    client: Tenbou, simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await brought(client, monkeypatch, EAST, SOUTH)
    assert sent(simcord_env) == [("GET", ""), ("POST", "tenbou_1z_11111111"), ("POST", "tenbou_2z_22222222")]
    kept = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
    assert first.tiles.of("1z") == f"<:1z:{kept['tenbou_1z_11111111']}>"
    assert first.tiles.of("2z") == f"<:2z:{kept['tenbou_2z_22222222']}>"

    before = len(simcord_env.http_requests)
    again = await brought(client, monkeypatch, EAST, SOUTH)
    assert sent(simcord_env, before) == [("GET", "")]
    assert [again.tiles.of(key) for key in ("1z", "2z")] == [first.tiles.of(key) for key in ("1z", "2z")]


async def test_a_changed_drawing_is_uploaded_anew_and_the_old_one_removed(
    client: Tenbou, simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await brought(client, monkeypatch, EAST, SOUTH)
    before = len(simcord_env.http_requests)
    then = await brought(client, monkeypatch, EAST, NEW_SOUTH)
    assert sent(simcord_env, before) == [("GET", ""), ("POST", "tenbou_2z_33333333"), ("DELETE", "")]
    assert await names(client) == {"tenbou_1z_11111111", "tenbou_2z_33333333"}
    assert then.tiles.of("1z") == first.tiles.of("1z")
    assert then.tiles.of("2z") != first.tiles.of("2z")


async def test_what_others_have_put_there_stays(client: Tenbou, monkeypatch: pytest.MonkeyPatch) -> None:
    others = {"smile", "tenbou_logo", "tenbou_2z_22222222_old"}
    for name in others:
        await client.create_application_emoji(name=name, image=EAST.png)
    await brought(client, monkeypatch, EAST)
    assert await names(client) == {*others, "tenbou_1z_11111111"}


async def test_of_two_with_one_name_one_is_removed(client: Tenbou, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        await client.create_application_emoji(name="tenbou_1z_11111111", image=EAST.png)
    made = await brought(client, monkeypatch, EAST)
    (left,) = await client.fetch_application_emojis()
    assert made.tiles.of("1z") == f"<:1z:{left.id}>"


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("fetch_application_emojis", REFUSED),
        ("fetch_application_emojis", aiohttp.ClientConnectionError("no network")),
        ("create_application_emoji", REFUSED),
        ("create_application_emoji", TimeoutError("too slow")),
    ],
)
async def test_where_discord_takes_none_texts_go_on_without(
    client: Tenbou, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, call: str, problem: Exception
) -> None:
    with monkeypatch.context() as failing:
        failing.setattr(client, call, AsyncMock(side_effect=problem))
        made = await brought(client, failing, EAST)
    assert not made.tiles
    (record,) = [record for record in caplog.records if record.name == emojis.__name__]
    assert record.levelno == logging.WARNING
    assert str(problem) in record.getMessage()


async def test_after_half_an_upload_the_next_start_does_the_rest(
    client: Tenbou, simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    upload = client.create_application_emoji

    async def only_east(*, name: str, image: bytes) -> discord.Emoji:
        if name.startswith("tenbou_2z"):
            raise REFUSED
        return await upload(name=name, image=image)

    with monkeypatch.context() as failing:
        failing.setattr(client, "create_application_emoji", only_east)
        assert not (await brought(client, failing, EAST, SOUTH)).tiles
    before = len(simcord_env.http_requests)
    assert (await brought(client, monkeypatch, EAST, SOUTH)).tiles
    assert sent(simcord_env, before) == [("GET", ""), ("POST", "tenbou_2z_22222222")]


async def test_an_old_one_that_cannot_be_removed_is_in_nobodys_way(
    client: Tenbou, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await brought(client, monkeypatch, SOUTH)
    with monkeypatch.context() as failing:
        failing.setattr(discord.Emoji, "delete", AsyncMock(side_effect=REFUSED))
        made = await brought(client, failing, NEW_SOUTH)
    assert made.tiles
    assert "old emojis of tiles stay" in caplog.text


async def test_all_tiles_are_what_discord_takes(client: Tenbou, simcord_env: simcord.Env) -> None:
    made = Emojis(client)
    await made.bring()
    # The requests are checked against Discord's own description of them when the test ends.
    uploads = [name for method, name in sent(simcord_env) if method == "POST"]
    assert len(uploads) == len(set(uploads)) == 34 + 3 + 1
    assert all(2 <= len(name) <= 32 for name in uploads)
    assert made.tiles.of("back") != made.tiles.of("0p")


async def test_it_ends_with_the_bot(client: Tenbou, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asyncio.Event()

    async def never() -> Sequence[discord.Emoji]:
        asked.set()
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(emojis, "tile_emojis", lambda: (EAST,))
    monkeypatch.setattr(client, "fetch_application_emojis", never)
    made = Emojis(client)
    await made.stop()
    made.start()
    await asked.wait()
    await made.stop()
    assert not made.tiles


@pytest.mark.parametrize(("served", "wanted", "starts"), [(True, True, 1), (True, False, 0), (False, True, 0)])
async def test_they_are_brought_only_where_discord_is_served_and_the_settings_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, served: bool, wanted: bool, starts: int
) -> None:
    bringing = AsyncMock()
    monkeypatch.setattr(Emojis, "bring", bringing)
    made = bot.build(Config(data_dir=tmp_path, tile_emojis=wanted))
    monkeypatch.setattr(made.tree, "sync_once", AsyncMock())
    if served:
        made.watch()
    await made.setup_hook()
    await asyncio.sleep(0)
    assert bringing.await_count == starts
    assert made.tile_emojis is NONE
    await made.close()
