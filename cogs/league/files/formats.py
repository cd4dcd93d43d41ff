"""The formats of files: those that are written, and JSON, which is read too."""

import asyncio
import re
from collections.abc import Callable
from io import BytesIO
from typing import Final

import discord

from cogs.league.errors import FileTooLarge, UploadTooLarge
from cogs.league.files import sheets
from cogs.ui.attachments import fetched
from cogs.ui.texts import Texts
from db import LeagueCopy, check_whole, league_from_json, league_to_json

FORMATS: Final = ("csv", "xlsx", "json")

MOST_GAMES: Final = 20_000
"""The most games of a file: more would take long, and be more than a bot may upload."""

MEBIBYTE: Final = 1024 * 1024

MOST_BYTES: Final = 10 * MEBIBYTE
"""The largest file that is read, and so the largest that is written."""


async def files_of(copy: LeagueCopy, kind: str, texts: Texts, *, limit: int) -> list[discord.File]:
    """Write a league into files of a `kind`. Raises `UploadTooLarge` if they are over `limit` bytes together.

    JSON has to be a league that can be put back: raises what `check_whole` raises.
    """
    limit = min(limit, MOST_BYTES)
    written = await asyncio.to_thread(_WRITERS[kind], copy, texts)
    if sum(map(len, written.values())) > limit:
        raise UploadTooLarge(most=limit // MEBIBYTE)
    name = re.sub(r"[^\w-]+", "-", copy.name).strip("-") or "league"
    return [discord.File(BytesIO(data), filename=f"{name}-{ending}") for ending, data in written.items()]


async def read_file(file: discord.Attachment) -> LeagueCopy:
    """Read what somebody attached. Raises `FileTooLarge`, `FileUnreachable`, and what `league_from_json` raises."""
    if file.size > MOST_BYTES:
        raise FileTooLarge(most=MOST_BYTES // MEBIBYTE)
    return await asyncio.to_thread(league_from_json, await fetched(file))


def _csv(copy: LeagueCopy, texts: Texts) -> dict[str, bytes]:
    return {f"{sheet.key}.csv": sheets.csv_file(sheet, texts) for sheet in sheets.sheets_of(copy)}


def _xlsx(copy: LeagueCopy, texts: Texts) -> dict[str, bytes]:
    return {"league.xlsx": sheets.workbook(sheets.sheets_of(copy), texts)}


def _json(copy: LeagueCopy, _texts: Texts) -> dict[str, bytes]:
    check_whole(copy)
    return {"league.json": league_to_json(copy)}


_WRITERS: Final[dict[str, Callable[[LeagueCopy, Texts], dict[str, bytes]]]] = {
    "csv": _csv,
    "xlsx": _xlsx,
    "json": _json,
}
