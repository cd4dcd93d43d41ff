"""The emojis of tiles that Discord keeps for the bot: put there once, and anew when a drawing has changed."""

import asyncio
import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from cogs.draw import Emoji, tile_emojis
from cogs.ui import emojis
from cogs.ui.emojis import TileEmojis

log = logging.getLogger(__name__)

_OURS: Final = re.compile(r"tenbou_[0-9a-z]+_[0-9a-f]{8}")
"""Names that the bot gives; whatever else is kept for it is not touched."""


class Emojis:
    """Brings the tiles to Discord, beside everything else that the bot does; texts do without them until then."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._task: asyncio.Task[None] | None = None
        self.tiles = emojis.NONE
        """What stands for tiles in a text."""

    def start(self) -> None:
        """Begin to bring them."""
        self._task = asyncio.create_task(self.bring(), name="emojis of tiles")

    async def stop(self) -> None:
        """End, and wait until it has ended."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def bring(self) -> None:
        """Find the tiles that Discord has and upload the others. Where that fails, texts go on without any."""
        try:
            self.tiles = await _brought(self._client, await asyncio.to_thread(tile_emojis))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
            # What has been uploaded stays there, so the next start has less to do.
            log.warning("tiles stay without emojis until the next start: %s", problem)


async def _brought(client: discord.Client, drawn: Sequence[Emoji]) -> TileEmojis:
    """The ids of all tiles. One after the other, since Discord slows down whoever uploads many at once."""
    kept = await client.fetch_application_emojis()
    # Of two with the same name, which two starts at once would make, the last one stays.
    known = {emoji.name: emoji for emoji in kept}
    found: dict[str, int] = {}
    uploaded = 0
    for each in drawn:
        emoji = known.get(name := f"tenbou_{each.key}_{each.mark}")
        if emoji is None:
            emoji = await client.create_application_emoji(name=name, image=each.png)
            uploaded += 1
        found[each.key] = emoji.id
    removed = [emoji for emoji in kept if _OURS.fullmatch(emoji.name) and emoji.id not in found.values()]
    for emoji in removed:
        await emoji.delete()
    if uploaded or removed:
        log.info("uploaded %d emojis of tiles, removed %d old ones", uploaded, len(removed))
    return TileEmojis(found)
