"""Connections: SQLite by default, PostgreSQL by changing one URL."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.errors import DatabaseUnreachable

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.engine import Connection

BUSY_MILLISECONDS: Final = 10_000
"""The time that a SQLite connection waits for another one's write to end."""

_PRAGMAS: Final = (
    "journal_mode = WAL",
    # A commit reaches the disk before the bot confirms it to anybody.
    "synchronous = FULL",
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_MILLISECONDS}",
)


def sqlite_url(file: Path) -> str:
    """Return the URL of a SQLite database file."""
    return f"sqlite+aiosqlite:///{file}"


def open_engine(url: str) -> AsyncEngine:
    """Make an engine for `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`, without connecting yet."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401  -- the driver's own connection
    # The driver would begin transactions by itself. Here they begin where the code says so.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock at the beginning of a transaction that writes, so that two of them queue up.

    Without this, two transactions that read first and then write would fail instead of waiting.
    """
    read_only = connection.get_execution_options().get("read_only", False)
    connection.exec_driver_sql("BEGIN" if read_only else "BEGIN IMMEDIATE")


async def try_engine(engine: AsyncEngine) -> None:
    """Connect once. Raises `DatabaseUnreachable` with what the database says, which never holds the password."""
    try:
        if engine.dialect.name == "sqlite":
            # Without the driver, whose thread outlives a connection that fails.
            sqlite3.connect(engine.url.database or "").close()
        async with engine.connect():
            pass
    except (OSError, sqlite3.Error, DBAPIError) as problem:
        said = problem.orig if isinstance(problem, DBAPIError) else problem
        raise DatabaseUnreachable(problem=str(said).rpartition(">: ")[2]) from problem
