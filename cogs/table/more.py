"""What happens less often: abortive draws, faults, and what only organisers do."""

import re
import unicodedata
from typing import Final

from cogs.table.again import again, written_before
from cogs.table.controls import BLUE, RED, Verb, button, custom_id
from cogs.table.draws import abortive_kinds
from cogs.table.errors import NothingChanged, NotWholeNumber, PointsNotNumbers
from cogs.table.preview import show_preview
from cogs.table.visit import Presses, Sending, Visit, at_table
from cogs.table.words import LABEL_COLUMNS
from cogs.ui.cards import Card
from cogs.ui.figures import MINUS
from cogs.ui.forms import Field, Typed, dialog
from cogs.ui.people import store_of
from cogs.ui.permissions import Action, allowed, roles_at
from cogs.ui.tables import fit
from core.errors import TenbouError
from core.rules import Nagashi
from core.table import Adjustment, Agariyame, Chombo, DeadHand, Event, Stopped, TableState, WrongCall

REASON: Final = 100
SCORES: Final = 300
"""Room for four names and for whatever was typed beside them before a mistake."""
MOST_DIGITS: Final = 7
_PARTS: Final = 4
"""What a dialog that sets points asks for: scores, points on the table, honba, and why."""
_NUMBER: Final = re.compile(rf"[-+]?\d{{1,{MOST_DIGITS}}}")


async def _more(seen: Visit) -> None:
    """Show everything that can happen besides; what these rules do not have is left out."""
    table, texts = seen.table, seen.texts
    verbs = [Verb.CHOMBO, *((Verb.WRONG_CALL,) if table.rules.wrong_call_penalty else ()), Verb.DEAD_HAND]
    if abortive_kinds(table.rules):
        verbs.insert(0, Verb.ABORT)
    rows = [[button(verb, table.id, label=texts.text(f"live-button-{verb}")) for verb in verbs]]
    roles = await roles_at(seen.interaction, store_of(seen.interaction), table)
    if allowed(Action.DIRECT_TABLE, roles):
        directing = (Verb.ADJUST, Verb.STOP)
        rows.append([button(verb, table.id, label=texts.text(f"live-button-{verb}")) for verb in directing])
    rows[-1].append(button(Verb.DROP, table.id, label=texts.text("live-button-cancel"), style=RED))
    notes = [texts.text("live-more-note")]
    if table.rules.nagashi is not Nagashi.NONE:
        notes.append(texts.text("live-more-nagashi"))
    await seen.show(Card(f"# {texts.text('live-more')}\n{texts.sentences(notes)}", rows=rows))


# --- faults


async def _ask_fault(seen: Visit, verb: Verb) -> None:
    table, texts = seen.table, seen.texts
    who = [
        button(
            Verb.FAULT_BY,
            table.id,
            f"{table.state.hands}:{verb}:{seat}",
            label=fit(name, LABEL_COLUMNS),
            style=BLUE,
            disabled=verb is Verb.DEAD_HAND and seat in table.state.dead,
        )
        for seat, name in enumerate(table.state.seats)
    ]
    cancel = button(Verb.DROP, table.id, label=texts.text("live-button-cancel"))
    heading = texts.text(f"live-{verb}-question", points=table.rules.wrong_call_penalty)
    await seen.show(Card(f"# {heading}", rows=[who, [cancel]]))


async def _chombo(seen: Visit) -> None:
    await _ask_fault(seen, Verb.CHOMBO)


async def _wrong_call(seen: Visit) -> None:
    await _ask_fault(seen, Verb.WRONG_CALL)


async def _dead_hand(seen: Visit) -> None:
    await _ask_fault(seen, Verb.DEAD_HAND)


async def _fault_by(seen: Visit) -> None:
    """Preview a fault of the hand that the question was asked in."""
    hands, verb, seat = seen.rest.split(":")
    seen.in_hand(hands)
    events: dict[str, Event] = {
        Verb.CHOMBO: Chombo(seat=int(seat)),
        Verb.WRONG_CALL: WrongCall(seat=int(seat)),
        Verb.DEAD_HAND: DeadHand(seat=int(seat)),
    }
    await show_preview(seen, await seen.propose(events[verb]))


async def _agariyame(seen: Visit) -> None:
    await show_preview(seen, await seen.propose(Agariyame()))


# --- what organisers do


async def _adjust(seen: Visit) -> None:
    """Ask what the scores should be; what they are is typed in already, or what was typed before a mistake."""
    state, texts = seen.table.state, seen.texts
    typed = written_before(seen).split("|", maxsplit=3)
    if len(typed) < _PARTS:
        typed = ["/".join(map(str, state.points)), str(state.kyoutaku_points), str(state.honba), ""]
    lines, sticks, honba, reason = typed
    scores = lines.split("/")
    if len(scores) == len(state.seats):
        scores = [f"{fit(name, LABEL_COLUMNS)}: {each}" for name, each in zip(state.seats, scores, strict=True)]
    fields = [
        Field(
            key="points",
            label=texts.text("live-field-points"),
            value="\n".join(scores),
            longest=SCORES,
            lines=True,
            required=True,
        ),
        Field(key="sticks", label=texts.text("live-field-kyoutaku"), value=sticks, longest=10, required=True),
        Field(key="honba", label=texts.text("live-field-honba"), value=honba, longest=3, required=True),
        Field(key="reason", label=texts.text("live-field-reason"), value=reason, longest=REASON, required=True),
    ]
    made = dialog(custom_id(Verb.ADJUST, seen.table.id), texts.text("live-adjust-title"), fields)
    await seen.interaction.response.send_modal(made)


async def _adjusted(seen: Visit, typed: Typed) -> None:
    written = unicodedata.normalize("NFKC", typed["points"])
    scores = [line.rpartition(":")[2].strip() for line in written.splitlines() if line.strip()]
    reason = " ".join(typed["reason"].split())
    kept = "|".join(("/".join(scores), typed["sticks"], typed["honba"], reason))
    change = again(Verb.ADJUST, seen.table.id, kept, seen.texts)
    try:
        if len(scores) != len(seen.table.players):
            raise PointsNotNumbers(text=typed["points"], players=len(seen.table.players))
        event = _adjustment(
            seen.table.state, list(map(_number, scores)), _number(typed["sticks"]), _number(typed["honba"]), reason
        )
        proposal = await seen.propose(event)
    except TenbouError as mistake:
        raise at_table(mistake, seen.table, *change) from mistake
    await show_preview(seen, proposal, change)


def _adjustment(state: TableState, scores: list[int], sticks: int, honba: int, reason: str) -> Adjustment:
    """What makes the scores, the points on the table and the honba these. Raises `NothingChanged` if they are."""
    points = tuple(score - held for score, held in zip(scores, state.points, strict=True))
    on_table = sticks - state.kyoutaku_points
    if not any(points) and not on_table and honba == state.honba:
        raise NothingChanged
    return Adjustment(
        points=points,
        kyoutaku_points=on_table,
        honba=None if honba == state.honba else honba,
        reason=reason,
    )


def _number(text: str) -> int:
    """A whole number, as people type it."""
    plain = unicodedata.normalize("NFKC", text).replace(MINUS, "-").replace(",", "").strip()
    if not _NUMBER.fullmatch(plain):
        raise NotWholeNumber(text=text)
    return int(plain)


async def _stop(seen: Visit) -> None:
    """Ask why the game ends before its time."""
    field = Field(key="reason", label=seen.texts.text("live-field-reason"), longest=REASON, required=True)
    made = dialog(custom_id(Verb.STOP, seen.table.id), seen.texts.text("live-stop-title"), [field])
    await seen.interaction.response.send_modal(made)


async def _stopped(seen: Visit, typed: Typed) -> None:
    await show_preview(seen, await seen.propose(Stopped(reason=" ".join(typed["reason"].split()))))


PRESSES: Final[Presses] = {
    Verb.MORE: _more,
    Verb.CHOMBO: _chombo,
    Verb.WRONG_CALL: _wrong_call,
    Verb.DEAD_HAND: _dead_hand,
    Verb.FAULT_BY: _fault_by,
    Verb.AGARIYAME: _agariyame,
    Verb.ADJUST: _adjust,
    Verb.STOP: _stop,
}
SENDING: Final[Sending] = {Verb.ADJUST: _adjusted, Verb.STOP: _stopped}
