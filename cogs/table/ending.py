"""The end of a game: stopped by the last dealer, recorded in the league, agreed to, or given up."""

from cogs.table import controls
from cogs.table.board.posting import redraw_board
from cogs.table.controls import RED
from cogs.table.entry.preview import show_preview
from cogs.table.request import at_table
from cogs.table.words import short_names
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card
from cogs.ui.people.agreeing import agree
from cogs.ui.people.permissions import Action
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from core.table import Agariyame
from db import TableInfo


@press(controls.stop_as_dealer)
async def preview_agariyame(asked: Asked, table: int) -> None:
    """Preview the end of the game by the last dealer (agariyame, tenpaiyame)."""
    async with at_table(asked, table) as request:
        await show_preview(request, await request.propose(Agariyame()))


@press(controls.record_game)
async def record_game(asked: Asked, table: int) -> None:
    """Make the game one of the league; the board says what happens next."""
    async with at_table(asked, table):
        await asked.defer()
        await asked.store.tables.record(asked.deed(), table, key=asked.key)
        await redraw_board(asked, table)


@press(controls.agree_to_game)
async def agree_to_game(asked: Asked, table: int, game: int) -> None:
    """Agree to the recorded game. The rules of the game say who may, not those of the table."""
    async with at_table(asked, table, action=None) as request:
        await asked.defer()
        if request.table.game_id == game:
            await agree(asked, game)
        await redraw_board(asked, table)


def give_up_card(table: TableInfo, texts: Texts) -> Card:
    """Ask whether a table shall be given up."""
    names = texts.listed(short_names(player.name for player in table.players))
    heading = texts.text("live-give-up-question", number=table.id)
    note = texts.text("live-give-up-note", hands=table.state.hands)
    row = [
        button(give_up(table.id), label=texts.text("live-give-up-yes"), style=RED),
        button(controls.drop(table.id, ""), label=texts.text("live-give-up-no")),
    ]
    return Card(f"# {heading}\n{names}\n{note}", accent=Accent.MISTAKE, rows=[row])


@press("table:give-up:{table}:")
async def give_up(asked: Asked, table: int) -> None:
    """Give a table up: it becomes no game."""
    async with at_table(asked, table, Action.CLOSE_TABLE) as request:
        await asked.defer()
        await asked.store.tables.close(asked.deed(), table)
        await redraw_board(asked, table)
        await request.take_away()
