"""Everything that is in a database, whatever its tables are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, MetaData, select
from sqlalchemy.ext.asyncio import AsyncEngine

Rows = dict[str, dict[tuple[Any, ...], dict[str, Any]]]


def tables_of(connection: Connection) -> MetaData:
    """The tables as they are in the database."""
    found = MetaData()
    found.reflect(connection)
    return found


def contents(connection: Connection) -> Rows:
    """Every row of every table, by its key."""
    found: Rows = {}
    for table in tables_of(connection).sorted_tables:
        if table.name != "alembic_version":
            rows = connection.execute(select(table)).mappings()
            keys = [column.name for column in table.primary_key]
            found[table.name] = {tuple(row[key] for key in keys): dict(row) for row in rows}
    return found


def missing(before: Rows, after: Rows) -> list[str]:
    """What was there before and is not there as it was; tables, columns and rows may be new."""
    return [
        f"{table}: {row}"
        for table, rows in before.items()
        for key, row in rows.items()
        if not row.items() <= after.get(table, {}).get(key, {}).items()
    ]


async def read(engine: AsyncEngine) -> Rows:
    """Every row of every table, by its key."""
    async with engine.connect() as connection:
        return await connection.run_sync(contents)
