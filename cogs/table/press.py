"""Finds what a press at a table does, and lets mistakes there name its players."""

import re
from collections.abc import Awaitable
from typing import Final

import discord

from cogs.table import closing, draws, more, preview, record, riichi, undo, wins
from cogs.table.controls import TableButton, TableList, Verb
from cogs.table.visit import Choosing, Presses, Sending, Visit, at_table, visit
from cogs.ui.forms import Forms, Typed
from core.errors import TenbouError

_PRESSES: Final[Presses] = {
    **wins.PRESSES,
    **draws.PRESSES,
    **riichi.PRESSES,
    **more.PRESSES,
    **preview.PRESSES,
    **undo.PRESSES,
    **closing.PRESSES,
    **record.PRESSES,
}
_CHOOSING: Final[Choosing] = {**preview.CHOOSING, **undo.CHOOSING}
_SENDING: Final[Sending] = {**wins.SENDING, **draws.SENDING, **more.SENDING}


async def _at_table(seen: Visit, work: Awaitable[None]) -> None:
    """Let something happen at a table; a mistake there names its players."""
    try:
        await work
    except TenbouError as mistake:
        raise at_table(mistake, seen.table) from mistake


async def _visit(interaction: discord.Interaction, match: re.Match[str]) -> tuple[Verb, Visit]:
    verb = Verb(match["verb"])
    return verb, await visit(interaction, verb, int(match["table"]), match["rest"])


async def _pressed(interaction: discord.Interaction, match: re.Match[str]) -> None:
    verb, seen = await _visit(interaction, match)
    await _at_table(seen, _PRESSES[verb](seen))


async def _chosen(interaction: discord.Interaction, match: re.Match[str], value: str) -> None:
    verb, seen = await _visit(interaction, match)
    await _at_table(seen, _CHOOSING[verb](seen, value))


async def _sent(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    verb, seen = await _visit(interaction, match)
    await _at_table(seen, _SENDING[verb](seen, typed))


TableButton.work = _pressed
TableList.work = _chosen

BUTTONS: Final = (TableButton, TableList)
FORMS: Final[Forms] = {
    re.compile(rf"table:(?P<verb>{'|'.join(_SENDING)}):(?P<table>\d+):(?P<rest>(?s:.*))"): _sent,
}
