"""The whole history of a database."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db.models import Entry
from db.store import Store


async def entries(store: Store) -> Sequence[Entry]:
    """Every entry, oldest first."""
    async with AsyncSession(store.engine) as session:
        return (await session.scalars(select(Entry).order_by(Entry.id))).all()
