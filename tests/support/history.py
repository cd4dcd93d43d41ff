"""The whole history of a database."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db import Store
from db.schema.history import HistoryRow


async def entries(store: Store) -> Sequence[HistoryRow]:
    """Every entry, oldest first."""
    async with AsyncSession(store.engine) as session:
        return (await session.scalars(select(HistoryRow).order_by(HistoryRow.id))).all()
