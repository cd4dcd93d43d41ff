"""Ron and tsumo: one dialog that asks who won, from whom, and what the hand is."""

from functools import partial
from typing import Final

from cogs.table import controls
from cogs.table.controls import Way
from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import all_kept, retry_buttons
from cogs.table.entry.typed_win import TypedWin, events_of
from cogs.table.request import TableRequest, at_table
from cogs.ui.asked import Asked
from cogs.ui.presses import Choice, Field, Typed, dialog, press, submit

LONGEST_VALUE: Final = 84
LONGEST_SAID: Final = 66


@press(controls.enter_win)
async def ask_win(asked: Asked, way: Way, table: int, kept: str) -> None:
    """Open the dialog, with what was typed before a mistake or a change."""
    async with at_table(asked, table) as request:
        win = TypedWin.read(way, all_kept(request, kept), hands=request.table.state.hands)
        title = asked.texts.text(f"live-{way}-title")
        await asked.open(dialog(win_typed(way, table, win.hands), title, _fields(request, win)))


def _fields(request: TableRequest, win: TypedWin) -> list[Choice | Field]:
    texts = request.texts
    fields: list[Choice | Field] = [_winner(request, win)]
    if win.way is Way.RON:
        fields.append(_discarder(request, win))
    return [
        *fields,
        Field(
            key="value",
            label=texts.text("live-field-value"),
            note=texts.text(f"live-field-value-{win.way}"),
            example=texts.text(f"live-field-value-example-{win.way}"),
            value=win.value,
            longest=LONGEST_VALUE,
            required=True,
        ),
        Field(
            key="said",
            label=texts.text("live-field-said"),
            note=texts.text("live-field-said-note"),
            example=texts.text("live-field-said-example"),
            value=win.said,
            longest=LONGEST_SAID,
        ),
    ]


def _winner(request: TableRequest, win: TypedWin) -> Choice:
    return Choice(
        key="winner",
        label=request.texts.text("live-field-winner"),
        note=request.texts.text("live-field-winners") if win.way is Way.RON else "",
        options=request.seats(),
        several=win.way is Way.RON,
        chosen=frozenset(map(str, win.winners)),
    )


def _discarder(request: TableRequest, win: TypedWin) -> Choice:
    chosen = frozenset() if win.discarder is None else frozenset({str(win.discarder)})
    label = request.texts.text("live-field-from")
    return Choice(key="from", label=label, options=request.seats(), chosen=chosen)


@submit("table:{way}:{table}:{hands}")
async def win_typed(asked: Asked, typed: Typed, way: Way, table: int, hands: int) -> None:
    """Preview the win, or say what is wrong with it."""
    async with at_table(asked, table) as request:
        win = TypedWin(
            way=way,
            hands=hands,
            winners=tuple(sorted(map(int, typed["winner"].split()))),
            discarder=int(typed["from"]) if way is Way.RON else None,
            value=typed["value"].strip(),
            said=typed["said"].strip(),
        )
        retry = retry_buttons(request, partial(controls.enter_win, way, table), str(win))
        with request.naming_players(*retry):
            events = events_of(win, request.in_hand(hands), asked.texts)
            proposal = await request.propose(*events)
        await show_preview(request, proposal, retry)
