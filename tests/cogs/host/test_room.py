"""The room: the bot in a browser on this computer."""

import asyncio
import socket

import aiohttp
import pytest

from cogs.host.client import Tenbou
from cogs.host.errors import PortTaken
from cogs.host.room import open_room
from cogs.ui.texts import FALLBACK, Texts

ENGLISH = Texts(FALLBACK)


async def test_the_announced_address_serves_a_page_until_the_room_is_closed(simcord_bot: Tenbou) -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    room = asyncio.create_task(open_room(simcord_bot, port=0, texts=ENGLISH, announce=address.set_result))
    async with aiohttp.ClientSession() as session, session.get(await address) as answer:
        assert answer.status == 200
        assert "text/html" in answer.headers["content-type"]
    room.cancel()
    with pytest.raises(asyncio.CancelledError):
        await room
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(address.result())


async def test_a_taken_port_is_said(simcord_bot: Tenbou) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as caught:
            await open_room(simcord_bot, port=port, texts=ENGLISH, announce=print)
    assert caught.value.port == port
