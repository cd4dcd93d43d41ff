"""What time does by itself, looked for again and again while the bot runs.

Games that nobody confirms in time are settled, and requests that cannot come again are forgotten.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from cogs.ui.people import NOBODY
from db import Store

log = logging.getLogger(__name__)

SECONDS: Final = 60
"""How long after its time a game may still wait."""


class Waiting:
    """Settles and forgets what has waited long enough, from `start` to `stop`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._working = asyncio.Lock()

    def start(self) -> None:
        """Begin to look for them."""
        self._task = asyncio.create_task(self._again_and_again(), name="games that wait too long")

    async def stop(self) -> None:
        """End, and wait until it has ended; what has been begun is finished first."""
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
                    # Whatever it was, the next time may go well; nobody is there to be told.
                    log.exception("what has waited long enough could not be settled or forgotten")
            await asyncio.sleep(SECONDS)

    async def _settle(self) -> None:
        if count := await self._store.games.settle_due(actor=NOBODY):
            log.info("%d games had waited long enough", count)
