"""Files that people attach to a command."""

import discord

from core.errors import TenbouError


class FileUnreachable(TenbouError):
    """A file that Discord does not give out."""


async def fetched(file: discord.Attachment) -> bytes:
    """The bytes of a file, whose size is looked at before. Raises `FileUnreachable`."""
    try:
        return await file.read()
    except discord.HTTPException as problem:
        raise FileUnreachable from problem
