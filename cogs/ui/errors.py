"""The one reply to everything that goes wrong: a sentence for a mistake, a reference for a fault."""

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import app_commands, ui

from cogs.ui.cards import Accent, Card, escape
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from cogs.ui.texts.language import texts_of
from core.errors import NotationError, TenbouError

log = logging.getLogger(__name__)

ECHO_AROUND = 40
"""How many characters around a mistake the reply repeats, on each side."""

FACT_SHOWN = 200
"""How many characters of a fact the reply repeats."""


SEAT: Final = "seat"
"""The name of the fact that holds the number of a player's seat."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A fact of an error: a value that could have been written, and a sentence that explains it."""

    written: str
    sentence: str


@dataclass(eq=False)
class AtTable(Exception):
    """A mistake at a table, with the players' names by seat, and buttons to try again."""

    mistake: TenbouError
    names: tuple[str, ...]
    rows: Sequence[Sequence[ui.Item[Any]]] = field(default=())


def sentence(
    error: TenbouError, texts: Texts, *, shown: Callable[[str], str] = escape, names: Sequence[str] = ()
) -> str:
    """Return the sentence of an error. `shown` makes its facts harmless first.

    `names` are the players at a table: they stand in place of the numbers of their seats.
    """
    facts = {name: _fact(value, texts, shown) for name, value in error.facts.items()}
    seat = error.facts.get(SEAT)
    if isinstance(seat, int) and seat in range(len(names)):
        facts[SEAT] = shown(names[seat])
    return texts.text(f"error-{error.key}", **facts)


def marked(error: NotationError) -> str:
    """Repeat the text of a notation error with the wrong characters in bold; return an empty text if there are none."""
    start, end = error.position - 1, error.position - 1 + error.length
    wrong = escape(clip(error.text[start:end], ECHO_AROUND))
    if not wrong:
        return ""
    before, after = error.text[:start], error.text[end:]
    head = ("…" if len(before) > ECHO_AROUND else "") + escape(before[-ECHO_AROUND:])
    return f"{head} **{wrong}** {escape(clip(after, ECHO_AROUND))}".strip()


async def answer(interaction: discord.Interaction, error: Exception) -> None:
    """Tell only the person who asked what went wrong. Log a fault of the program under a reference."""
    texts = texts_of(interaction)
    cause = _cause(error)
    at_table = cause if isinstance(cause, AtTable) else None
    if at_table:
        cause = at_table.mistake
    if isinstance(cause, TenbouError):
        blocks = [sentence(cause, texts, names=at_table.names if at_table else ())]
        if isinstance(cause, NotationError) and (echo := marked(cause)):
            blocks.append(echo)
    elif isinstance(cause, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        blocks = [texts.text("command-outdated")]
    else:
        reference = secrets.token_hex(3)
        log.error("fault %s in %s", reference, _where(interaction), exc_info=cause)
        blocks = [texts.text("fault", reference=reference)]
    await _send(interaction, Card(*blocks, accent=Accent.MISTAKE, rows=at_table.rows if at_table else ()))


def _cause(error: Exception) -> Exception:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Exception):
        return error.__cause__
    return error


def _fact(value: object, texts: Texts, shown: Callable[[str], str]) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, Meaning):
        return texts.text("written-meaning", written=shown(value.written), sentence=shown(value.sentence))
    if isinstance(value, tuple) and all(isinstance(part, Meaning) for part in value):
        return "\n".join(str(_fact(part, texts, shown)) for part in value)
    if isinstance(value, tuple):
        return texts.listed(str(_fact(part, texts, shown)) for part in value)
    return shown(clip(str(value), FACT_SHOWN))


def _where(interaction: discord.Interaction) -> str:
    """Name the command or the button, without anything that a person typed."""
    if interaction.command:
        return f"/{interaction.command.qualified_name}"
    return f"button {interaction.data.get('custom_id')}" if interaction.data else "an interaction"


async def _send(interaction: discord.Interaction, card: Card) -> None:
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=card, ephemeral=True)
        else:
            await interaction.response.send_message(view=card, ephemeral=True)
    except discord.HTTPException as problem:
        # The person is gone, or Discord takes no more answers: nobody is left to tell.
        log.warning("could not answer %s: %s", _where(interaction), problem)
