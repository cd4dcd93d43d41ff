"""Interactions that have been carried out, and how long that is remembered."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import delete

from db.engine.transaction import Unit
from db.schema.history import Receipt

REMEMBERED: Final = timedelta(days=7)
"""How long a request may still come again.

Discord sends an interaction again within minutes if ever, and its token lives for 15 of them. A week is far beyond
that, whatever a clock was set to meanwhile, and keeps the table as short as one week is busy. A riichi, whose key is
its question's and not the press's, is refused by the hand that it was asked in if its key has gone.
"""


class Requests:
    """What has been carried out, for as long as it may be asked for again."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def forget_old(self) -> int:
        """Forget those that cannot come again; how many there were."""
        async with self._unit.write() as session:
            old = delete(Receipt).where(Receipt.at < self._unit.now() - REMEMBERED).returning(Receipt.key)
            return len((await session.scalars(old)).all())
