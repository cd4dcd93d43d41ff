"""Periodic jobs: settle overdue games, forget old requests."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from cogs.ui.people import NOBODY
from db import Store

log = logging.getLogger(__name__)

SECONDS: Final = 60
"""The time between two runs, and so the longest delay of a game."""


class Waiting:
    """Settles and forgets what is overdue, from `start` to `stop`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._working = asyncio.Lock()

    def start(self) -> None:
        """Start the periodic jobs."""
        self._task = asyncio.create_task(self._again_and_again(), name="games that wait too long")

    async def stop(self) -> None:
        """Stop the periodic jobs. Wait for one that is running."""
        if self._task is not None:
            async with self._working:
                self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _again_and_again(self) -> None:
        while True:
            for work in (self._settle, self._store.requests.forget_old):
                try:
                    async with self._working:
                        await work()
                except Exception:
                    # Nobody waits for an answer, and the next run may succeed.
                    log.exception("what has waited long enough could not be settled or forgotten")
            await asyncio.sleep(SECONDS)

    async def _settle(self) -> None:
        if count := await self._store.games.settle_due(actor=NOBODY):
            log.info("%d games had waited long enough", count)
