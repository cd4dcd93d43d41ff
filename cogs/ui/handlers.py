"""What the bot is doing for people right now, so that it can be done with it before it closes."""

import asyncio
from typing import Any, Final

SECONDS: Final = 5
"""How long what has begun may take to end; whoever stops the bot waits so long at most."""


class Handlers:
    """The tasks that answer people, as far as they say so at their beginning."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def begin(self) -> bool:
        """Take note of the task that runs, until it ends. Says whether it may go on: not once all are to end."""
        task = asyncio.current_task()
        if task is None or self._closed:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Let nothing begin any more, and wait for what has begun; what takes too long is cancelled.

        Who closes the bot does not wait for itself.
        """
        self._closed = True
        others = self._tasks - {asyncio.current_task()}
        if not others:
            return
        _, late = await asyncio.wait(others, timeout=SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
