"""Taking back: the last thing entered, or everything back to any hand before."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import discord

from cogs.table.controls import RED, Verb, button, menu
from cogs.table.errors import NothingToUndo
from cogs.table.keeping import refresh
from cogs.table.visit import Choosing, Presses, Visit
from cogs.table.words import event_line, place_on_table, short_names
from cogs.ui.cards import Accent, Card, small
from cogs.ui.limits import CHOICE_NAME, CHOICES, clip
from cogs.ui.texts import Texts
from core.table import TableState, apply
from db import TableInfo

SINGLE: Final = 8
"""How many of the last events can be taken back one by one; before them whole hands."""

LISTED: Final = 12
"""How many events a question names; of more it says how many there are."""


class Step(NamedTuple):
    """One event: the table before it, what it was, and the first event of whose hand it is."""

    before: TableState
    line: str
    begins_hand: bool


def _steps(table: TableInfo, texts: Texts) -> list[Step]:
    state = TableState.at_start(table.rules, [player.name for player in table.players], table.start)
    names, steps, begins = short_names(state.seats), [], True
    for event in table.events:
        after = apply(state, event)
        steps.append(Step(state, event_line(state, event, names, texts), begins))
        begins = after.hands > state.hands
        state = after
    return steps


async def _ask(seen: Visit) -> None:
    """Offer to take the last event back, and to go further back."""
    if not seen.table.events:
        raise NothingToUndo
    await seen.show(undo_card(seen.table, len(seen.table.events) - 1, seen.texts))


async def _ask_to(seen: Visit, value: str) -> None:
    """Ask about everything back to what was chosen."""
    at, _, keep = value.partition(".")
    await seen.show(undo_card(seen.table, min(int(keep), len(seen.table.events) - 1), seen.texts, at=int(at)))


def undo_card(table: TableInfo, keep: int, texts: Texts, *, at: int | None = None) -> Card:
    """What would be taken back, where the game would be then, and the list to go back further."""
    steps = _steps(table, texts)
    if not steps:
        raise NothingToUndo
    gone = steps[keep:]
    lines = [f"- {step.line} · <@{by}>" for step, by in zip(gone, table.booked_by[keep:], strict=True)]
    more = len(lines) - LISTED
    if more > 0:
        lines = [*lines[-LISTED:], texts.text("live-undo-more", count=more)]
    heading = texts.text("live-undo-question", count=len(gone))
    back = texts.text("live-undo-back", where=place_on_table(gone[0].before, texts))
    # The version says whether the table is still the one that was asked about.
    do = button(
        Verb.TAKE_BACK,
        table.id,
        f"{at if at is not None else len(steps)}:{keep}:{table.version}",
        label=texts.text("live-undo-yes"),
        style=RED,
    )
    keep_all = button(Verb.DROP, table.id, label=texts.text("live-undo-no"))
    options = list(_options(steps, keep, texts))
    further = menu(Verb.UNDO_TO, table.id, options=options, placeholder=texts.text("live-undo-further"))
    return Card(f"# {heading}", "\n".join(lines), small(back), accent=Accent.MISTAKE, rows=[[do, keep_all], [further]])


def _options(steps: list[Step], keep: int, texts: Texts) -> Iterator[discord.SelectOption]:
    """How far back it can go, the nearest first: single events, then the beginnings of hands."""
    last = len(steps)
    chosen = [at for at in range(last - 1, -1, -1) if at >= last - SINGLE or steps[at].begins_hand]
    for at in chosen[:CHOICES]:
        where = place_on_table(steps[at].before, texts)
        label = clip(texts.text("live-undo-option", count=last - at, where=where), CHOICE_NAME)
        description = clip(_plain(steps[at].line), CHOICE_NAME)
        yield discord.SelectOption(label=label, value=f"{last}.{at}", description=description, default=at == keep)


def _plain(line: str) -> str:
    """A line without Markdown, which a list does not read."""
    return discord.utils.remove_markdown(line).replace("\\", "")


async def _take_back(seen: Visit) -> None:
    """Take it back, once, and bring the board up to date."""
    await seen.interaction.response.defer()
    at, keep, version = map(int, seen.rest.split(":"))
    tables = seen.store.tables
    try:
        table = await tables.undo(seen.deed(), seen.table.id, at=at, keep=keep, version=version)
    finally:
        await seen.leave()
    await refresh(seen.interaction, table)


PRESSES: Final[Presses] = {Verb.UNDO: _ask, Verb.TAKE_BACK: _take_back}
CHOOSING: Final[Choosing] = {Verb.UNDO_TO: _ask_to}
