"""What the bot is doing for people, and that it is done with it before it closes."""

import asyncio

import pytest

from cogs.ui import handlers
from cogs.ui.handlers import Handlers
from tests.support.reading import text
from tests.support.world import Club


async def test_what_has_begun_is_waited_for_and_nothing_begins_any_more() -> None:
    known, going, let_go = Handlers(), asyncio.Event(), asyncio.Event()

    async def work() -> bool:
        began = known.begin()
        going.set()
        await let_go.wait()
        return began

    first = asyncio.create_task(work())
    await going.wait()
    closing = asyncio.create_task(known.finish())
    await asyncio.sleep(0)
    assert not closing.done()
    second = asyncio.create_task(work())
    await asyncio.sleep(0)
    let_go.set()
    await closing
    assert first.done()
    assert (await first, await second) == (True, False)
    await known.finish()


async def test_what_takes_too_long_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "SECONDS", 0)
    known, going = Handlers(), asyncio.Event()

    async def work() -> None:
        known.begin()
        going.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await going.wait()
    await known.finish()
    assert task.cancelled()


async def test_who_closes_does_not_wait_for_itself() -> None:
    known = Handlers()
    assert known.begin()
    await known.finish()
    assert not known.begin()


async def test_a_command_is_answered_before_the_bot_closes(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = club.env.bot
    store, going, let_go = bot.store, asyncio.Event(), asyncio.Event()  # type: ignore[attr-defined]
    read = store.leagues.all

    async def slowly(guild_id: int) -> object:
        going.set()
        await let_go.wait()
        return await read(guild_id)

    monkeypatch.setattr(store.leagues, "all", slowly)
    used = asyncio.create_task(club.ann.slash(club.channel, "league list"))
    await going.wait()
    closing = asyncio.create_task(bot.handlers.finish())  # type: ignore[attr-defined]
    let_go.set()
    await closing
    assert "/league create" in text(await used)
