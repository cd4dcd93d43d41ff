"""Riichi: two presses. It is booked without a preview, since an undo costs no more than one."""

from cogs.table import controls
from cogs.table.board.posting import redraw_board
from cogs.table.controls import BLUE
from cogs.table.entry.retry import cancel_button
from cogs.table.request import TableRequest, at_table
from cogs.table.words import LABEL_COLUMNS
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cards.tables import fit
from cogs.ui.presses import button, press
from core.hand import OPEN_RIICHI, Riichi
from core.rules import OpenRiichi
from core.table import RiichiDeclared


@press(controls.enter_riichi)
async def ask_riichi(asked: Asked, table: int) -> None:
    """Ask who declares."""
    async with at_table(asked, table) as request:
        await _ask(request, Riichi.RIICHI)


@press("table:riichi:{table}:{kind}")
async def choose_riichi(asked: Asked, table: int, kind: Riichi) -> None:
    """Ask who declares this kind of riichi."""
    async with at_table(asked, table) as request:
        await _ask(request, kind)


async def _ask(request: TableRequest, chosen: Riichi) -> None:
    table, texts = request.table, request.texts
    state = table.state
    players = [
        button(
            declare_riichi(table.id, state.hands, seat, chosen),
            label=fit(name, LABEL_COLUMNS),
            style=BLUE,
            disabled=state.riichi[seat] is not None or seat in state.dead,
        )
        for seat, name in enumerate(state.seats)
    ]
    kinds = []
    for kind in Riichi:
        if kind not in OPEN_RIICHI or table.rules.open_riichi is not OpenRiichi.NONE:
            label = texts.text(f"choice-riichi-{kind.replace('_', '-')}")
            label = texts.text("change-on", label=label) if kind is chosen else label
            kinds.append(button(choose_riichi(table.id, kind), label=label))
    heading = f"# {texts.text('live-riichi-question', stick=table.rules.riichi_stick)}"
    await request.show_privately(Card(heading, rows=[players, [*kinds, cancel_button(table.id, texts)]]))


@press("table:riichi-by:{table}:{hands}:{seat}:{kind}")
async def declare_riichi(asked: Asked, table: int, hands: int, seat: int, kind: Riichi) -> None:
    """Book a riichi in the hand in which the question was asked. The same question answers once."""
    async with at_table(asked, table) as request:
        request.in_hand(hands)
        message = asked.interaction.message
        key = f"m{message.id}:{seat}:{kind}" if message else None
        proposal = await request.propose(RiichiDeclared(seat=seat, riichi=kind), key=key)
        await asked.defer()
        await request.book(proposal.id)
        await redraw_board(asked, table)
        await request.take_away()
