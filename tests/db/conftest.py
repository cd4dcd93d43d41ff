"""Stores on SQLite and on PostgreSQL; every test that asks for one runs on both."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db import Store
from db.engine.connect import sqlite_url
from tests.support import databases
from tests.support.house import OTHER_GUILD, Clock, House


@pytest.fixture(scope="session")
def postgresql_database() -> Iterator[str]:
    """A PostgreSQL database of this process with the newest tables; each test leaves it empty."""
    url = asyncio.run(databases.make_postgresql())
    try:
        asyncio.run(databases.migrate_new(url))
        yield url
    finally:
        asyncio.run(databases.drop_postgresql(url))


@pytest.fixture
def sqlite_database(sqlite_template: Path, tmp_path: Path) -> str:
    """A SQLite file of the test's own, with the newest tables."""
    return sqlite_url(Path(shutil.copy(sqlite_template, tmp_path / "tenbou.sqlite")))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a database with the newest tables and nothing in them, of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    yield url
    if request.param == "postgresql":
        asyncio.run(databases.empty(url))


@pytest.fixture
def clock() -> Clock:
    """The store's clock."""
    return Clock()


@pytest.fixture
async def store(database: str, clock: Clock) -> AsyncIterator[Store]:
    """A store on either database."""
    opened = Store(database, clock)
    yield opened
    await opened.close()


@pytest.fixture
async def house(store: Store, clock: Clock) -> House:
    """A server with a league in which games count at once."""
    house = House(store, clock)
    await house.create()
    return house


@pytest.fixture
async def neighbours(store: Store, clock: Clock) -> House:
    """Another server with a league of the same name."""
    house = House(store, clock, OTHER_GUILD)
    await house.create()
    return house
