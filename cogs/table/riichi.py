"""Riichi: two presses. It is booked at once, since it costs no more than an undo."""

from typing import Final

from cogs.table.controls import BLUE, Verb, button
from cogs.table.keeping import refresh
from cogs.table.visit import Presses, Visit
from cogs.table.words import LABEL_COLUMNS
from cogs.ui.cards import Card
from cogs.ui.tables import fit
from core.hand import OPEN_RIICHI, Riichi
from core.rules import OpenRiichi
from core.table import RiichiDeclared


async def _ask(seen: Visit) -> None:
    """Ask who declares, and let the kind be chosen before: `rest` is the kind that is chosen."""
    table, texts = seen.table, seen.texts
    state = table.state
    chosen = Riichi(seen.rest) if seen.rest else Riichi.RIICHI
    who = [
        button(
            Verb.RIICHI_BY,
            table.id,
            f"{state.hands}:{seat}:{chosen}",
            label=fit(name, LABEL_COLUMNS),
            style=BLUE,
            disabled=state.riichi[seat] is not None or seat in state.dead,
        )
        for seat, name in enumerate(state.seats)
    ]
    kinds = [kind for kind in Riichi if kind not in OPEN_RIICHI or table.rules.open_riichi is not OpenRiichi.NONE]
    others = [
        button(
            Verb.RIICHI,
            table.id,
            kind,
            label=texts.text("change-on", label=texts.text(f"choice-riichi-{kind.replace('_', '-')}"))
            if kind is chosen
            else texts.text(f"choice-riichi-{kind.replace('_', '-')}"),
        )
        for kind in kinds
    ]
    cancel = button(Verb.DROP, table.id, label=texts.text("live-button-cancel"))
    heading = f"# {texts.text('live-riichi-question', stick=table.rules.riichi_stick)}"
    await seen.show(Card(heading, rows=[who, [*others, cancel]]))


async def _declare(seen: Visit) -> None:
    """Book a riichi of the hand that the question was asked in. The same question answers once."""
    hands, seat, kind = seen.rest.split(":")
    seen.in_hand(hands)
    message = seen.interaction.message
    key = f"m{message.id}:{seat}:{kind}" if message else None
    proposal = await seen.propose(RiichiDeclared(seat=int(seat), riichi=Riichi(kind)), key=key)
    await seen.interaction.response.defer()
    await refresh(seen.interaction, await seen.book(proposal.id))
    await seen.leave()


PRESSES: Final[Presses] = {Verb.RIICHI: _ask, Verb.RIICHI_BY: _declare}
