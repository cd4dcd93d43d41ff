"""Transactions: everything in one happens, or nothing does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from datetime import datetime
from typing import Any

from sqlalchemy import insert as plain_insert
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from db.engine.history import Deed
from db.schema.base import Base
from db.schema.history import Receipt

Clock = Callable[[], datetime]


class Unit:
    """Opens transactions on one database; `now` is the clock, which gives aware times."""

    def __init__(self, engine: AsyncEngine, now: Clock) -> None:
        self.now = now
        self._writing = async_sessionmaker(engine, expire_on_commit=False)
        options: dict[str, Any] = {"read_only": True}
        if engine.dialect.name == "postgresql":
            # All queries of a transaction see the same moment, as they do in SQLite.
            options["isolation_level"] = "REPEATABLE READ"
        # SQLite has one writer at a time, and a second one sleeps and tries again. Here they come in turn.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self._reading = async_sessionmaker(engine.execution_options(**options), expire_on_commit=False)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Open a transaction that is committed at the end, and rolled back if anything is raised."""
        async with self._turn, self._writing.begin() as session:
            yield session

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Open a transaction that changes nothing."""
        async with self._reading() as session:
            yield session


async def add_if_new(session: AsyncSession, table: type[Base], **values: object) -> None:
    """Add a row unless there is one with the same key, even if another transaction is adding it."""
    insert = sqlite_insert if session.get_bind().dialect.name == "sqlite" else postgresql_insert
    await session.execute(insert(table).values(**values).on_conflict_do_nothing())


async def add_or_change(session: AsyncSession, table: type[Base], key: dict[str, Any], values: dict[str, Any]) -> None:
    """Add a row, or give the row with the same key these values, even if another transaction is adding it."""
    insert = sqlite_insert if session.get_bind().dialect.name == "sqlite" else postgresql_insert
    statement = insert(table).values(**key, **values)
    await session.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))


async def insert_rows(session: AsyncSession, table: type[Base], rows: list[dict[str, Any]]) -> None:
    """Add many rows in one statement, in their order."""
    if rows:
        await session.execute(plain_insert(table), rows)


async def result_of(session: AsyncSession, deed: Deed, key: str) -> int | None:
    """Return the id of what the request `key` made on this server, if it has been carried out."""
    return await session.scalar(select(Receipt.result).where(Receipt.key == _own(deed, key)))


async def remember(session: AsyncSession, deed: Deed, key: str, result: int) -> None:
    """Remember that the request `key` of this server has been carried out."""
    session.add(Receipt(key=_own(deed, key), result=result, at=deed.at))
    await session.flush()


def _own(deed: Deed, key: str) -> str:
    return f"{deed.guild_id}:{key}"
