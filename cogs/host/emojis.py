"""The emojis of tiles that Discord keeps for the bot: uploaded once, and again when a drawing has changed."""

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from cogs.draw import Emoji, tile_emojis
from cogs.ui.texts import emojis
from cogs.ui.texts.emojis import TileEmojis

log = logging.getLogger(__name__)

_OURS: Final = re.compile(r"tenbou_[0-9a-z]+_[0-9a-f]{8}")
"""The names that the bot gives. Other emojis are left alone."""
_PROBLEMS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)


class Emojis:
    """Uploads the tiles in the background. Until then texts do without emojis."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._task: asyncio.Task[None] | None = None
        self.tiles = emojis.NONE
        """What stands for tiles in a text."""

    def start(self) -> None:
        """Start the upload."""
        self._task = asyncio.create_task(self.bring(), name="emojis of tiles")

    async def stop(self) -> None:
        """Cancel the upload, and wait for its end."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def bring(self) -> None:
        """Find the tiles that Discord has and upload the others. If that fails, texts stay without emojis."""
        try:
            drawn = await asyncio.to_thread(tile_emojis)
            kept = await self._client.fetch_application_emojis()
            found = await _uploaded(self._client, drawn, kept)
        except _PROBLEMS as problem:
            # The next start finds what this one has uploaded.
            log.warning("tiles are shown without emojis until the next start: %s", problem)
            return
        self.tiles = TileEmojis(found)
        try:
            await _remove_old(kept, found)
        except _PROBLEMS as problem:
            log.warning("old emojis of tiles stay until the next start: %s", problem)


async def _uploaded(client: discord.Client, drawn: Sequence[Emoji], kept: Sequence[discord.Emoji]) -> Mapping[str, int]:
    """Return the ids of all tiles after an upload of the missing ones."""
    # Two starts at once upload the same name twice; either emoji will do.
    known = {emoji.name: emoji.id for emoji in kept}
    found: dict[str, int] = {}
    for each in drawn:
        name = f"tenbou_{each.key}_{each.mark}"
        if name in known:
            found[each.key] = known[name]
        else:
            # One after the other: Discord limits the rate, and discord.py waits for it.
            found[each.key] = (await client.create_application_emoji(name=name, image=each.png)).id
            log.info("uploaded the emoji %s", name)
    return found


async def _remove_old(kept: Sequence[discord.Emoji], found: Mapping[str, int]) -> None:
    """Remove the bot's emojis that show a former drawing of a tile."""
    for emoji in kept:
        if _OURS.fullmatch(emoji.name) and emoji.id not in found.values():
            await emoji.delete()
            log.info("removed the old emoji %s", emoji.name)
