"""Faults of players: chombo, a wrong call, a dead hand."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from cogs.table.controls import BLUE
from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import cancel_button
from cogs.table.request import at_table
from cogs.table.words import LABEL_COLUMNS
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cards.tables import fit
from cogs.ui.presses import button, press
from core.rules import RuleSet
from core.table import Chombo, DeadHand, Event, WrongCall


class Fault(StrEnum):
    """The faults that can be entered."""

    CHOMBO = "chombo"
    WRONG_CALL = "wrong-call"
    DEAD_HAND = "dead-hand"


_EVENTS: Final[Mapping[Fault, Callable[..., Event]]] = {
    Fault.CHOMBO: Chombo,
    Fault.WRONG_CALL: WrongCall,
    Fault.DEAD_HAND: DeadHand,
}


def faults_played(rules: RuleSet) -> tuple[Fault, ...]:
    """Return the faults that these rules know: a wrong call is one only where it costs something."""
    return tuple(fault for fault in Fault if fault is not Fault.WRONG_CALL or rules.wrong_call_penalty)


@press("table:{fault}:{table}:")
async def ask_fault(asked: Asked, fault: Fault, table: int) -> None:
    """Ask whose fault it was."""
    async with at_table(asked, table) as request:
        state, texts = request.table.state, asked.texts
        players = [
            button(
                preview_fault(table, state.hands, fault, seat),
                label=fit(name, LABEL_COLUMNS),
                style=BLUE,
                disabled=fault is Fault.DEAD_HAND and seat in state.dead,
            )
            for seat, name in enumerate(state.seats)
        ]
        heading = texts.text(f"live-{fault}-question", points=state.rules.wrong_call_penalty)
        await request.show_privately(Card(f"# {heading}", rows=[players, [cancel_button(table, texts)]]))


@press("table:fault-by:{table}:{hands}:{fault}:{seat}")
async def preview_fault(asked: Asked, table: int, hands: int, fault: Fault, seat: int) -> None:
    """Preview a fault in the hand in which the question was asked."""
    async with at_table(asked, table) as request:
        request.in_hand(hands)
        await show_preview(request, await request.propose(_EVENTS[fault](seat=seat)))
