"""The buttons Change and Cancel below the answer to a dialog: together they keep what somebody typed into it.

Change opens the dialog again with all of it. Its custom id has room for some 85 characters; Cancel carries the rest.
"""

from collections.abc import Callable, Iterator
from functools import partial

import discord

from cogs.table import controls
from cogs.table.controls import GREY, RED, Way
from cogs.table.request import TableRequest
from cogs.ui.limits import CUSTOM_ID
from cogs.ui.presses import ButtonId, Control, button, custom_ids
from cogs.ui.texts import Texts

Opening = Callable[[str], ButtonId]
"""The custom id of a button, made of the text that it keeps."""


def retry_buttons(request: TableRequest, opening: Opening, written: str) -> tuple[Control, Control]:
    """Draw Change and Cancel. At any table they have room for 150 characters; what is beyond is lost."""
    room = CUSTOM_ID - len(opening(""))
    table, texts = request.table.id, request.texts
    change = button(opening(written[:room]), label=texts.text("live-button-change"), style=GREY)
    return change, cancel_button(table, texts, kept=written[room:], style=RED)


def cancel_button(table_id: int, texts: Texts, *, kept: str = "", style: discord.ButtonStyle = GREY) -> Control:
    """Draw the button that takes a card away."""
    room = CUSTOM_ID - len(controls.drop(table_id, ""))
    return button(controls.drop(table_id, kept[:room]), label=texts.text("live-button-cancel"), style=style)


def all_kept(request: TableRequest, kept: str) -> str:
    """Return all the text that the pressed card keeps, beginning with `kept` of the pressed button; none on a board."""
    return kept + next(_carried(request, partial(controls.drop, request.table.id)), "")


def same_retry_buttons(request: TableRequest) -> tuple[Control, ...]:
    """Draw Change and Cancel as they are on the pressed preview of a win; none if it has none."""
    for way in Way:
        opening = partial(controls.enter_win, way, request.table.id)
        for kept in _carried(request, opening):
            return retry_buttons(request, opening, all_kept(request, kept))
    return ()


def _carried(request: TableRequest, opening: Opening) -> Iterator[str]:
    """Yield what the buttons of one kind carry on the pressed card."""
    start = opening("")
    for custom_id in custom_ids(request.interaction.message):
        if custom_id.startswith(start):
            yield custom_id.removeprefix(start)
