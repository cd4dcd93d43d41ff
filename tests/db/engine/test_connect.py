"""Connections and how times go in and out."""

import asyncio
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import StatementError

from db import Store
from db.engine.connect import BUSY_MILLISECONDS
from db.engine.transaction import Unit
from db.schema.history import Receipt
from db.values.states import GameStatus
from tests.support.house import Clock, House

FULL = 2


async def test_every_sqlite_connection_is_set_up(sqlite_database: str) -> None:
    store = Store(sqlite_database, Clock())
    connections = [await store.engine.connect() for _ in range(4)]
    for connection in connections:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        assert found == ["wal", FULL, 1, BUSY_MILLISECONDS]
        await connection.rollback()
    for connection in connections:
        await connection.close()
    await store.close()


async def test_times_are_aware_and_utc_whatever_zone_they_came_from(store: Store) -> None:
    moment = datetime(2024, 3, 31, 1, 59, 59, 123456, tzinfo=UTC)
    unit = Unit(store.engine, store.now)
    async with unit.write() as session:
        for hours in (-11, 0, 9):
            there = moment.astimezone(timezone(timedelta(hours=hours)))
            session.add(Receipt(key=str(hours), result=0, at=there))
    async with unit.read() as session:
        found = (await session.scalars(select(Receipt.at))).all()
        later = (await session.scalars(select(Receipt.key).where(Receipt.at > moment))).all()
    assert found == [moment] * 3
    assert {at.utcoffset() for at in found} == {timedelta(0)}
    assert not later


async def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="ValueError"):
        async with Unit(store.engine, store.now).write() as session:
            session.add(Receipt(key="naive", result=0, at=datetime(2024, 1, 1)))  # noqa: DTZ001  -- on purpose


async def test_what_raises_leaves_nothing_behind(store: Store) -> None:
    unit = Unit(store.engine, store.now)

    async def half() -> None:
        async with unit.write() as session:
            session.add(Receipt(key="half", result=0, at=store.now()))
            await session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await half()
    async with unit.read() as session:
        assert await session.get(Receipt, "half") is None


@pytest.mark.thorough
async def test_many_writers_wait_for_each_other(house: House) -> None:
    games = await asyncio.gather(*(house.record() for _ in range(60)))
    assert sorted(game.number or 0 for game in games) == list(range(1, 61))
    assert {game.status for game in games} == {GameStatus.CONFIRMED}
