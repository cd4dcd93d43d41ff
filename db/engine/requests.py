"""Receipts of interactions that have been carried out, and how long they are kept."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import delete

from db.engine.transaction import Unit
from db.schema.history import Receipt

REMEMBERED: Final = timedelta(days=7)
"""How long a receipt is kept.

Discord repeats an interaction within minutes if at all, since its token is valid for 15. A week is far beyond that even
if somebody sets the clock, and the table holds no more than the interactions of a week. A riichi has the key of its
question, not of the press; once that is forgotten, it is refused since the hand is over.
"""


class Requests:
    """The receipts of interactions that may still come again."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def forget_old(self) -> int:
        """Forget the receipts of interactions that cannot come again, and return how many."""
        async with self._unit.write() as session:
            old = delete(Receipt).where(Receipt.at < self._unit.now() - REMEMBERED).returning(Receipt.key)
            return len((await session.scalars(old)).all())
