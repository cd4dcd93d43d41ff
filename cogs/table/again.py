"""What somebody typed, kept on the card that answers it, so that its dialog can be opened again with all of it.

The button that opens the dialog carries it; what does not fit there is carried by the one beside it, which only takes
the card away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from cogs.table.controls import RED, TableButton, Verb, button, custom_id
from cogs.ui.buttons import custom_ids
from cogs.ui.limits import CUSTOM_ID
from cogs.ui.texts import Texts

if TYPE_CHECKING:
    from cogs.table.visit import Visit

_WINS: Final = (Verb.RON, Verb.TSUMO)


def again(verb: Verb, table_id: int, written: str, texts: Texts) -> tuple[TableButton, TableButton]:
    """The buttons Change, which opens a dialog again, and Cancel; together they hold what was `written` into it.

    They have room for 150 characters at any table; what is beyond them is lost.
    """
    room = CUSTOM_ID - len(custom_id(verb, table_id))
    return (
        button(verb, table_id, written[:room], label=texts.text("live-button-change")),
        cancel(table_id, texts, carried=written[room:]),
    )


def cancel(table_id: int, texts: Texts, *, carried: str = "") -> TableButton:
    """The button that takes a card away."""
    return button(Verb.DROP, table_id, carried, label=texts.text("live-button-cancel"), style=RED)


def written_before(seen: Visit) -> str:
    """What the card that was pressed keeps, if it is one that answers a dialog; nothing on a board."""
    return seen.rest + next(_carried(seen, Verb.DROP), "")


def as_before(seen: Visit) -> tuple[TableButton, ...]:
    """The buttons that open the dialog of a win again, as on the card that was pressed; none if it has none."""
    for verb in _WINS:
        for start in _carried(seen, verb):
            return again(verb, seen.table.id, start + next(_carried(seen, Verb.DROP), ""), seen.texts)
    return ()


def _carried(seen: Visit, verb: Verb) -> Iterator[str]:
    """What the buttons of a kind carry on the card that was pressed."""
    start = custom_id(verb, seen.table.id)
    for known in custom_ids(seen.interaction.message):
        if known.startswith(start):
            yield known.removeprefix(start)
