"""The tables from every version to the newest and back, with rows in all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Boolean, Column, Connection, DateTime, Float, Integer, String, insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store
from db.engine.connect import open_engine, sqlite_url
from db.engine.migrate import EMPTY, go_back, migrate, versions
from db.schema.base import Base
from tests.support import databases
from tests.support.contents import Rows, missing, read, tables_of
from tests.support.house import Clock, House
from tests.support.lines import check_lines, played_games

ROWS = 2


@pytest.fixture(params=["sqlite", "postgresql"])
def no_tables(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database that has not been used yet."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "new.sqlite")
        return
    url = asyncio.run(databases.make_postgresql())
    yield url
    asyncio.run(databases.drop_postgresql(url))


@pytest.fixture
async def engine(no_tables: str) -> AsyncIterator[AsyncEngine]:
    """An engine for it."""
    opened = open_engine(no_tables)
    yield opened
    await opened.dispose()


def value(column: Column[Any], number: int) -> object:
    """Something to put into a column; what refers to a row is the same as what it refers to."""
    if isinstance(column.type, Boolean):
        return number % 2 == 0
    if isinstance(column.type, Integer):
        return number
    if isinstance(column.type, Float):
        return number / 3
    if isinstance(column.type, String):
        return f"text {number}"
    if isinstance(column.type, DateTime):
        moment = datetime(2024, 1, 1, tzinfo=UTC) + timedelta(days=number)
        return moment if column.type.timezone else moment.replace(tzinfo=None)
    assert isinstance(column.type, JSON), column.type
    return {"number": number}


DROPPED = {("guilds", "rules")}
"""Columns that a newer version does not have: what was in them is not looked for after the way up and back."""


def kept(rows: Rows) -> Rows:
    """Rows without what is dropped on the way."""
    return {
        table: {
            key: {name: each for name, each in row.items() if (table, name) not in DROPPED}
            for key, row in found.items()
        }
        for table, found in rows.items()
    }


def fill(connection: Connection) -> None:
    """Put rows into every table."""
    for table in tables_of(connection).sorted_tables:
        if table.name != "alembic_version":
            rows = [{column.name: value(column, row) for column in table.columns} for row in range(1, ROWS + 1)]
            connection.execute(insert(table), rows)


@pytest.mark.thorough
@pytest.mark.parametrize("version", versions())
async def test_rows_survive_the_way_up_and_back(engine: AsyncEngine, version: str) -> None:
    await migrate(engine, version)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    before = await read(engine)
    assert {len(rows) for rows in before.values()} == {ROWS}
    await migrate(engine)
    assert missing(kept(before), await read(engine)) == []
    await go_back(engine, version)
    assert kept(await read(engine)) == kept(before)
    await go_back(engine, EMPTY)
    assert await read(engine) == {}
    await migrate(engine)
    assert {len(rows) for rows in (await read(engine)).values()} == {0}


async def test_the_newest_version_may_be_asked_for_again(engine: AsyncEngine) -> None:
    for _ in range(2):
        await migrate(engine)
    assert "games" in await read(engine)


async def test_a_league_goes_on_after_the_way_back_and_up(no_tables: str) -> None:
    clock = Clock()
    house = House(Store(no_tables, clock), clock)
    await house.store.open()
    await house.create()
    await house.record()
    await go_back(house.store.engine, versions()[0])
    await house.store.close()
    house.store = Store(no_tables, clock)
    await house.store.open()
    await house.record()
    games = await played_games(house.store)
    assert len(games) == 2
    await check_lines(house, games.values())
    await house.store.close()


async def test_the_way_back_names_the_rules_that_a_server_plays_in_its_row(engine: AsyncEngine) -> None:
    await migrate(engine, "0006")
    async with engine.begin() as connection:
        await connection.run_sync(fill)
        await connection.execute(text("UPDATE rule_versions SET guild_id = 1, ruleset_hash = 'text 1' WHERE id = 1"))
        await connection.execute(text("UPDATE rule_versions SET guild_id = 1, number = NULL WHERE id = 2"))
    await migrate(engine)
    assert all("rules" not in row for row in (await read(engine))["guilds"].values())
    await go_back(engine, "0006")
    guilds = (await read(engine))["guilds"]
    assert [guilds[key]["rules"] for key in ((1,), (2,))] == ["text 1", None]


async def test_tables_are_as_the_models_have_them(engine: AsyncEngine) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def unbound(connection: Connection) -> set[str]:
    """The columns named for another row that are no foreign keys."""
    found = set()
    for table in tables_of(connection).sorted_tables:
        found |= {column.name for column in table.columns if column.name.endswith("_id") and not column.foreign_keys}
    return found


async def test_what_is_named_for_another_row_is_a_foreign_key(engine: AsyncEngine) -> None:
    await migrate(engine)
    async with engine.connect() as connection:
        # Accounts of Discord, and subjects of many kinds.
        assert await connection.run_sync(unbound) == {"user_id", "subject_id"}
