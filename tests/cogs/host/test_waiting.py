"""Games that nobody confirms in time, settled while the bot runs."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from cogs.host import waiting
from cogs.host.client import Tenbou
from cogs.host.waiting import Waiting
from db import Confirmation, GameStatus, Store
from db.engine.connect import sqlite_url
from tests.support.history import entries
from tests.support.house import Clock, House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    clock = Clock()
    store = Store(sqlite_url(tmp_path / "tenbou.db"), clock)
    await store.open()
    made = House(store, clock)
    await made.create(confirmation=Confirmation.ORGANISER)
    yield made
    await store.close()


async def once_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot look exactly once for games that have waited long enough."""
    looked = asyncio.Event()

    async def wait_for_ever(_: float) -> None:
        looked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(asyncio, "sleep", wait_for_ever)
    watch = Waiting(house.store)
    watch.start()
    await looked.wait()
    await watch.stop()


@pytest.mark.parametrize(("confirms", "after"), [(True, GameStatus.CONFIRMED), (False, GameStatus.LAPSED)])
async def test_a_game_is_settled_once_its_time_has_come(
    house: House, monkeypatch: pytest.MonkeyPatch, *, confirms: bool, after: GameStatus
) -> None:
    await house.store.leagues.change(house.deed(), "", pending_hours=2, pending_confirms=confirms)
    game = await house.record()
    house.clock.go_on(hours=1, minutes=59)
    await once_more(house, monkeypatch)
    assert (await house.store.games.get(house.guild, game.id)).status is GameStatus.PENDING
    house.clock.go_on(minutes=1)
    await once_more(house, monkeypatch)
    assert (await house.store.games.get(house.guild, game.id)).status is after
    assert (await entries(house.store))[-1].actor == 0


async def test_old_requests_are_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await house.draft(key="i1")
    house.clock.go_on(days=7)
    await once_more(house, monkeypatch)
    assert (await house.draft(key="i1")).id == first.id
    house.clock.go_on(seconds=1)
    await once_more(house, monkeypatch)
    assert (await house.draft(key="i1")).id != first.id


WORKS = [("games", "settle_due"), ("requests", "forget_old")]


@pytest.mark.parametrize(("part", "work"), WORKS)
async def test_what_goes_wrong_is_logged_and_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, error_log: list[logging.LogRecord], part: str, work: str
) -> None:
    tries = 0
    done = asyncio.Event()

    async def fails_once(**_: int) -> int:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise OSError
        done.set()
        return 0

    monkeypatch.setattr(getattr(house.store, part), work, fails_once)
    monkeypatch.setattr(waiting, "SECONDS", 0)
    watch = Waiting(house.store)
    watch.start()
    await done.wait()
    await watch.stop()
    (record,) = error_log
    assert record.getMessage() == "what has waited long enough could not be settled or forgotten"
    assert record.exc_info is not None
    assert record.exc_info[0] is OSError
    error_log.clear()


@pytest.mark.parametrize(("part", "work"), WORKS)
async def test_what_has_been_begun_is_finished_before_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch, part: str, work: str
) -> None:
    begun, let_go, finished = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def slowly(**_: int) -> int:
        begun.set()
        await let_go.wait()
        finished.set()
        return 0

    monkeypatch.setattr(getattr(house.store, part), work, slowly)
    watch = Waiting(house.store)
    watch.start()
    await begun.wait()
    stopping = asyncio.create_task(watch.stop())
    await asyncio.sleep(0)
    let_go.set()
    await stopping
    assert finished.is_set()


def looking() -> int:
    """How many tasks look for games that wait too long."""
    return [task.get_name() for task in asyncio.all_tasks()].count("games that wait too long")


async def test_a_bot_that_serves_looks_from_its_start_to_its_end(simcord_bot: Tenbou) -> None:
    simcord_bot.watch()
    async with simcord.run(simcord_bot):
        assert looking() == 1
        await simcord_bot.release()
        assert not looking()


@pytest.mark.usefixtures("club")
async def test_a_simulated_discord_has_nobody_looking() -> None:
    assert not looking()


async def test_stopping_before_the_start_does_nothing(house: House) -> None:
    await Waiting(house.store).stop()
