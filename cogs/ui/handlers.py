"""The tasks that answer people: the bot lets them end before it closes."""

import asyncio
from typing import Any, Final

SECONDS: Final = 5
"""How long a running task may take to end at shutdown."""


class Handlers:
    """The running tasks that answer people. Each registers itself when it starts."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def begin(self) -> bool:
        """Register the current task. Return False once shutdown has begun."""
        task = asyncio.current_task()
        if task is None or self._closed:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Refuse new tasks and wait for the running ones. Cancel those that take too long.

        The task that closes the bot does not wait for itself.
        """
        self._closed = True
        others = self._tasks - {asyncio.current_task()}
        if not others:
            return
        _, late = await asyncio.wait(others, timeout=SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
