"""What happens less often: abortive draws, faults, and what only organisers do."""

import re
import unicodedata
from typing import Final

from cogs.table.controls import BLUE, RED, Verb, button, custom_id
from cogs.table.draws import abortive_kinds
from cogs.table.errors import HandIsOver, NothingChanged, PointsNotNumbers
from cogs.table.preview import show_preview
from cogs.table.visit import Presses, Sending, Visit
from cogs.ui.cards import Card
from cogs.ui.figures import MINUS
from cogs.ui.forms import Field, Typed, dialog
from cogs.ui.people import store_of
from cogs.ui.permissions import Action, allowed, roles_at
from cogs.ui.tables import fit
from core.errors import AdjustmentNotEven
from core.table import Adjustment, Agariyame, Chombo, DeadHand, Event, Stopped, WrongCall

LABEL_COLUMNS: Final = 24
REASON: Final = 100
MOST_DIGITS: Final = 7
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
    await seen.show(Card(f"# {texts.text('live-more')}\n{texts.text('live-more-note')}", rows=rows))


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
    if seen.table.state.hands != int(hands) or seen.table.state.end is not None:
        raise HandIsOver
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
    """Ask what the scores should be; what they are is typed in already."""
    state, texts = seen.table.state, seen.texts
    scores = "\n".join(
        f"{fit(name, LABEL_COLUMNS)}: {points}" for name, points in zip(state.seats, state.points, strict=True)
    )
    fields = [
        Field(key="points", label=texts.text("live-field-points"), value=scores, lines=True, required=True),
        Field(
            key="sticks",
            label=texts.text("live-field-kyoutaku"),
            value=str(state.kyoutaku_points),
            longest=10,
            required=True,
        ),
        Field(key="honba", label=texts.text("live-field-honba"), value=str(state.honba), longest=3, required=True),
        Field(key="reason", label=texts.text("live-field-reason"), longest=REASON, required=True),
    ]
    made = dialog(custom_id(Verb.ADJUST, seen.table.id), texts.text("live-adjust-title"), fields)
    await seen.interaction.response.send_modal(made)


async def _adjusted(seen: Visit, typed: Typed) -> None:
    state, players = seen.table.state, len(seen.table.players)
    written = unicodedata.normalize("NFKC", typed["points"])
    lines = [line for line in written.splitlines() if line.strip()]
    if len(lines) != players:
        raise PointsNotNumbers(text=typed["points"], players=players)
    points = tuple(
        _number(line.rpartition(":")[2], players) - held for line, held in zip(lines, state.points, strict=True)
    )
    sticks = _number(typed["sticks"], players) - state.kyoutaku_points
    honba = _number(typed["honba"], players)
    if not any(points) and not sticks and honba == state.honba:
        raise NothingChanged
    event = Adjustment(
        points=points,
        kyoutaku_points=sticks,
        honba=None if honba == state.honba else honba,
        reason=" ".join(typed["reason"].split()),
    )
    if surplus := sum(points) + sticks:
        raise AdjustmentNotEven(surplus=surplus)
    await show_preview(seen, await seen.propose(event))


def _number(text: str, players: int) -> int:
    """A whole number, as people type it."""
    plain = unicodedata.normalize("NFKC", text).replace(MINUS, "-").replace(",", "").strip()
    if not _NUMBER.fullmatch(plain):
        raise PointsNotNumbers(text=text, players=players)
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
