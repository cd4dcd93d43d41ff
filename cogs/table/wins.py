"""Ron and tsumo: one dialog that asks who, from whom, and what the hand is."""

from typing import Final

from cogs.table.again import again, written_before
from cogs.table.controls import Verb, custom_id
from cogs.table.entry import Entry, events_of
from cogs.table.preview import show_preview
from cogs.table.visit import Presses, Sending, Visit, at_table
from cogs.ui.forms import Choice, Field, Typed, dialog
from core.errors import TenbouError

LONGEST_VALUE: Final = 84
LONGEST_SAID: Final = 66


async def _open(seen: Visit, verb: Verb) -> None:
    entry = Entry.read(verb, written_before(seen), hands=seen.table.state.hands)
    fields = [_who(seen, entry)]
    if verb is Verb.RON:
        fields.append(_from_whom(seen, entry))
    texts = seen.texts
    made = dialog(
        custom_id(verb, seen.table.id, str(entry.hands)),
        texts.text(f"live-{verb}-title"),
        [
            *fields,
            Field(
                key="value",
                label=texts.text("live-field-value"),
                note=texts.text(f"live-field-value-{verb}"),
                example=texts.text(f"live-field-value-example-{verb}"),
                value=entry.value,
                longest=LONGEST_VALUE,
                required=True,
            ),
            Field(
                key="said",
                label=texts.text("live-field-said"),
                note=texts.text("live-field-said-note"),
                example=texts.text("live-field-said-example"),
                value=entry.said,
                longest=LONGEST_SAID,
            ),
        ],
    )
    await seen.interaction.response.send_modal(made)


def _who(seen: Visit, entry: Entry) -> Choice:
    return Choice(
        key="winner",
        label=seen.texts.text("live-field-winner"),
        note=seen.texts.text("live-field-winners") if entry.verb is Verb.RON else "",
        options=seen.seats(),
        several=entry.verb is Verb.RON,
        chosen=frozenset(map(str, entry.winners)),
    )


def _from_whom(seen: Visit, entry: Entry) -> Choice:
    chosen = frozenset() if entry.discarder is None else frozenset({str(entry.discarder)})
    return Choice(key="from", label=seen.texts.text("live-field-from"), options=seen.seats(), chosen=chosen)


async def _ron(seen: Visit) -> None:
    await _open(seen, Verb.RON)


async def _tsumo(seen: Visit) -> None:
    await _open(seen, Verb.TSUMO)


async def _entered(seen: Visit, verb: Verb, typed: Typed) -> None:
    entry = Entry(
        verb=verb,
        hands=int(seen.rest),
        winners=tuple(sorted(map(int, typed["winner"].split()))),
        discarder=int(typed["from"]) if verb is Verb.RON else None,
        value=typed["value"].strip(),
        said=typed["said"].strip(),
    )
    change = again(verb, seen.table.id, str(entry), seen.texts)
    try:
        events = events_of(entry, seen.in_hand(seen.rest), seen.texts)
        proposal = await seen.propose(*events)
    except TenbouError as mistake:
        raise at_table(mistake, seen.table, *change) from mistake
    await show_preview(seen, proposal, change)


async def _ron_entered(seen: Visit, typed: Typed) -> None:
    await _entered(seen, Verb.RON, typed)


async def _tsumo_entered(seen: Visit, typed: Typed) -> None:
    await _entered(seen, Verb.TSUMO, typed)


PRESSES: Final[Presses] = {Verb.RON: _ron, Verb.TSUMO: _tsumo}
SENDING: Final[Sending] = {Verb.RON: _ron_entered, Verb.TSUMO: _tsumo_entered}
