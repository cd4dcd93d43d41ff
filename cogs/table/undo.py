"""Undo: the last event, or everything back to any hand before."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import discord

from cogs.table import controls
from cogs.table.board.posting import redraw_board
from cogs.table.controls import RED
from cogs.table.errors import NothingToUndo
from cogs.table.request import at_table
from cogs.table.words import event_line, round_line, short_names
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card, small
from cogs.ui.limits import CHOICE_NAME, CHOICES, clip
from cogs.ui.presses import button, choose, menu, press
from cogs.ui.texts import Texts
from core.table import TableState, apply
from db import TableInfo

SINGLE: Final = 8
"""How many of the last events can be taken back one by one; before them it goes hand by hand."""

LISTED: Final = 12
"""How many events the question names; it counts those before them."""


class Step(NamedTuple):
    """An event: the table before it, the event in words, and whether it is the first of its hand."""

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


@press(controls.ask_undo)
async def ask_undo(asked: Asked, table: int) -> None:
    """Ask whether to take the last event back, or more."""
    async with at_table(asked, table) as request:
        last = len(request.table.events) - 1
        await request.show_privately(undo_card(request.table, last, asked.texts))


@choose("table-list:undo-to:{table}:")
async def go_further_back(asked: Asked, value: str, table: int) -> None:
    """Ask whether to take everything back to the event that was chosen."""
    async with at_table(asked, table) as request:
        at, keep = map(int, value.split("."))
        last = len(request.table.events) - 1
        await request.show_privately(undo_card(request.table, min(keep, last), asked.texts, at=at))


def undo_card(table: TableInfo, keep: int, texts: Texts, *, at: int | None = None) -> Card:
    """Ask whether to keep only the first `keep` events, with a list to go further back.

    `at` is how many events the table had when the list was drawn. Raises `NothingToUndo`.
    """
    steps = _steps(table, texts)
    if not steps:
        raise NothingToUndo
    gone = steps[keep:]
    lines = [f"- {step.line} · <@{by}>" for step, by in zip(gone, table.booked_by[keep:], strict=True)]
    more = len(lines) - LISTED
    if more > 0:
        lines = [*lines[-LISTED:], texts.text("live-undo-more", count=more)]
    heading = texts.text("live-undo-question", count=len(gone))
    back = texts.text("live-undo-back", where=round_line(gone[0].before, texts))
    # By its version the store knows whether the table has changed since the question.
    custom_id = take_back(table.id, len(steps) if at is None else at, keep, table.version)
    row = [
        button(custom_id, label=texts.text("live-undo-yes"), style=RED),
        button(controls.drop(table.id, ""), label=texts.text("live-undo-no")),
    ]
    options = list(_options(steps, keep, texts))
    further = menu(go_further_back(table.id), options, placeholder=texts.text("live-undo-further"))
    return Card(f"# {heading}", "\n".join(lines), small(back), accent=Accent.MISTAKE, rows=[row, [further]])


def _options(steps: list[Step], keep: int, texts: Texts) -> Iterator[discord.SelectOption]:
    """List how far back it can go, the nearest first: single events, then the beginnings of hands."""
    last = len(steps)
    chosen = [at for at in range(last - 1, -1, -1) if at >= last - SINGLE or steps[at].begins_hand]
    for at in chosen[:CHOICES]:
        where = round_line(steps[at].before, texts)
        label = clip(texts.text("live-undo-option", count=last - at, where=where), CHOICE_NAME)
        description = clip(_plain(steps[at].line), CHOICE_NAME)
        yield discord.SelectOption(label=label, value=f"{last}.{at}", description=description, default=at == keep)


def _plain(line: str) -> str:
    """Remove the Markdown of a line: lists show it as it is."""
    return discord.utils.remove_markdown(line).replace("\\", "")


@press("table:take-back:{table}:{at}:{keep}:{version}")
async def take_back(asked: Asked, table: int, at: int, keep: int, version: int) -> None:
    """Take the events back, once, and redraw the board."""
    async with at_table(asked, table) as request:
        await asked.defer()
        try:
            await asked.store.tables.undo(asked.deed(), table, at=at, keep=keep, version=version)
        finally:
            await request.take_away()
        await redraw_board(asked, table)
