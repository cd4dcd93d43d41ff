"""The buttons and lists on a preview: book it, change a detail of the win, take it away."""

from collections.abc import Callable

from cogs.table import controls
from cogs.table.board.posting import redraw_board
from cogs.table.controls import WinDetail
from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import same_retry_buttons
from cogs.table.entry.win_details import toggled, with_chosen_liable
from cogs.table.request import TableRequest, at_table
from cogs.ui.asked import Asked
from cogs.ui.presses import choose, press
from core.table import Won
from db.errors import TableMoved


@press(controls.book)
async def book(asked: Asked, table: int, proposal: int) -> None:
    """Book the proposal, redraw the board, and take the preview away. Pressed again it changes nothing."""
    async with at_table(asked, table) as request:
        await asked.defer()
        await request.book(proposal)
        await redraw_board(asked, table)
        await request.take_away()


@press(controls.drop)
async def drop(asked: Asked, table: int, kept: str) -> None:  # noqa: ARG001  -- kept for the button beside it
    """Take the card away."""
    async with at_table(asked, table) as request:
        await asked.defer()
        await request.take_away()


@press(controls.toggle_detail)
async def toggle_detail(asked: Asked, table: int, proposal: int, detail: WinDetail) -> None:
    """Turn a detail of the win on or off."""
    async with at_table(asked, table) as request:
        await _change_win(request, proposal, lambda win: toggled(win, detail))


@choose(controls.set_liable)
async def set_liable(asked: Asked, value: str, table: int, proposal: int) -> None:
    """Set who is liable for the win."""
    async with at_table(asked, table) as request:
        await _change_win(request, proposal, lambda win: with_chosen_liable(win, value))


async def _change_win(request: TableRequest, proposal_id: int, change: Callable[[Won], Won]) -> None:
    """Propose the win with a change, and show the preview of that. Raises `TableMoved` if the table has moved on."""
    old = await request.store.tables.proposal(request.guild, proposal_id)
    *earlier, last = old.events
    if old.booked or old.at != len(request.table.events) or not isinstance(last, Won):
        raise TableMoved
    proposal = await request.propose(*earlier, change(last))
    await show_preview(request, proposal, same_retry_buttons(request))
