"""An exhaustive draw (ryuukyoku): who is tenpai when the wall is used up, and nagashi mangan."""

from functools import partial

from cogs.table import controls
from cogs.table.entry.preview import show_preview
from cogs.table.entry.retry import retry_buttons
from cogs.table.request import TableRequest, at_table
from cogs.ui.asked import Asked
from cogs.ui.presses import Choice, Typed, dialog, press, submit
from core.rules import Nagashi
from core.table import Ryuukyoku


@press(controls.enter_draw)
async def ask_draw(asked: Asked, table: int, kept: str) -> None:
    """Ask who is tenpai. At first the seats that somebody ticked before are ticked, else those in riichi."""
    async with at_table(asked, table) as request:
        state = request.table.state
        in_riichi = "".join(str(seat) for seat, riichi in enumerate(state.riichi) if riichi is not None)
        tenpai, _, nagashi = (kept or in_riichi).partition(".")
        title = asked.texts.text("live-draw-title")
        await asked.open(dialog(draw_typed(table, state.hands), title, _fields(request, tenpai, nagashi)))


def _fields(request: TableRequest, tenpai: str, nagashi: str) -> list[Choice]:
    """Make the choices, in which the seats of `tenpai` and `nagashi` are ticked at first."""
    table, texts = request.table, request.texts
    fields = [
        Choice(
            key="tenpai",
            label=texts.text("live-field-tenpai"),
            note=texts.text("live-field-tenpai-note"),
            options=request.seats(without=table.state.dead),
            several=True,
            chosen=frozenset(tenpai),
            required=False,
        )
    ]
    if table.rules.nagashi is not Nagashi.NONE:
        fields.append(
            Choice(
                key="nagashi",
                label=texts.text("live-field-nagashi"),
                options=request.seats(),
                several=True,
                chosen=frozenset(nagashi),
                required=False,
            )
        )
    return fields


@submit("table:draw:{table}:{hands}")
async def draw_typed(asked: Asked, typed: Typed, table: int, hands: int) -> None:
    """Preview the draw, or say what is wrong with it."""
    async with at_table(asked, table) as request:
        event = Ryuukyoku(tenpai=_seats(typed, "tenpai"), nagashi=_seats(typed, "nagashi"))
        ticked = ("".join(map(str, sorted(seats))) for seats in (event.tenpai, event.nagashi))
        retry = retry_buttons(request, partial(controls.enter_draw, table), ".".join(ticked))
        with request.naming_players(*retry):
            request.in_hand(hands)
            proposal = await request.propose(event)
        await show_preview(request, proposal, retry)


def _seats(typed: Typed, key: str) -> frozenset[int]:
    return frozenset(map(int, typed.get(key, "").split()))
