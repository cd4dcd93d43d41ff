"""Files that people attach to a command."""

import discord

from core.errors import TenbouError


class FileUnreachable(TenbouError):
    """Discord does not give out an attached file."""


async def fetched(file: discord.Attachment) -> bytes:
    """Return the bytes of a file. Check its size first. Raises `FileUnreachable`."""
    try:
        return await file.read()
    except discord.HTTPException as problem:
        raise FileUnreachable from problem
