"""Databases for tests: a fresh SQLite file, or a database of its own on a PostgreSQL server."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from db.engine.connect import open_engine, sqlite_url
from db.engine.migrate import migrate
from db.schema.base import Base

SERVER: Final = os.environ.get("TENBOU_TEST_POSTGRES", "postgresql+asyncpg://tenbou:tenbou@localhost/postgres")
"""The URL of a PostgreSQL server whose role may create databases."""


async def migrate_new(url: str) -> None:
    """Put the newest tables into an empty database."""
    engine = open_engine(url)
    await migrate(engine)
    await engine.dispose()


async def migrated_file(file: Path) -> Path:
    """Make a SQLite file with the newest tables that can be copied as it is."""
    await migrate_new(sqlite_url(file))
    # The last connection to close has put everything from the log into the file.
    assert not file.with_name(f"{file.name}-wal").exists()
    return file


@asynccontextmanager
async def _administering() -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(SERVER, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def make_postgresql() -> str:
    """Create a database of its own and return its URL; skip where no server can be reached."""
    name = f"tenbou_test_{uuid4().hex[:12]}"
    try:
        async with _administering() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
            # No test stops the server itself.
            await connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit TO off"))
    except (OSError, DBAPIError) as error:
        pytest.skip(f"no PostgreSQL server at {make_url(SERVER)!r} (TENBOU_TEST_POSTGRES): {error}")
    return make_url(SERVER).set(database=name).render_as_string(hide_password=False)


async def drop_postgresql(url: str) -> None:
    """Drop what `make_postgresql` created."""
    async with _administering() as connection:
        await connection.execute(text(f"DROP DATABASE {make_url(url).database} WITH (FORCE)"))


async def empty(url: str) -> None:
    """Delete every row of a PostgreSQL database; for few rows that is much faster than to truncate tables."""
    deletes = " ".join(f"DELETE FROM {table.name};" for table in reversed(Base.metadata.sorted_tables))  # noqa: S608
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"DO $$ BEGIN {deletes} END $$"))
    await engine.dispose()
