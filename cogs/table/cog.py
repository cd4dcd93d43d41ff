"""The `/table` commands."""

from typing import ClassVar

from discord import app_commands

from cogs.table import ending, undo
from cogs.table.board.posting import move_board, post_first_board
from cogs.table.choosing import SeatedName, TableName, seat_named, table_named
from cogs.table.entry import booking, draw, riichi, win
from cogs.table.lists import list_card
from cogs.table.needs import whatif_card
from cogs.table.rare import abortive_draw, faults, menu, organisers
from cogs.ui.asked import Asked
from cogs.ui.choosing import LeagueName, PlayerName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people.permissions import Action, check, roles_at
from cogs.ui.people.seating import seated
from db import TableStatus
from db.errors import TableNotOpen


@app_commands.guild_only
class Table(CommandGroup, group_name="table"):
    """`/table`, in servers."""

    presses: ClassVar = (
        win.ask_win,
        win.win_typed,
        draw.ask_draw,
        draw.draw_typed,
        riichi.ask_riichi,
        riichi.choose_riichi,
        riichi.declare_riichi,
        booking.book,
        booking.drop,
        booking.toggle_detail,
        booking.set_liable,
        menu.show_more,
        faults.ask_fault,
        faults.preview_fault,
        abortive_draw.ask_abortive_draw,
        abortive_draw.preview_abortive_draw,
        abortive_draw.ask_kyuushu,
        abortive_draw.kyuushu_typed,
        undo.ask_undo,
        undo.go_further_back,
        undo.take_back,
        organisers.ask_correction,
        organisers.correction_typed,
        organisers.ask_stop,
        organisers.stop_typed,
        ending.preview_agariyame,
        ending.record_game,
        ending.agree_to_game,
        ending.give_up,
    )

    @app_commands.command(name="open")
    @answered
    async def open_table(  # noqa: PLR0913, PLR0917  -- one for each seat, and the league
        self,
        asked: Asked,
        east: PlayerName,
        south: PlayerName,
        west: PlayerName,
        north: PlayerName = "",
        league: LeagueName = "",
    ) -> None:
        """Open a table, and post its board."""
        await asked.allow(Action.OPEN_TABLE)
        rules = (await asked.store.leagues.get(asked.guild, league)).rules
        players = await seated(asked.interaction, rules, (east, south, west, north))
        channel = asked.interaction.channel_id
        table = await asked.store.tables.open(asked.deed(), league, players, channel_id=channel, key=asked.key)
        await post_first_board(asked, table.id)

    @app_commands.command(name="list")
    @answered
    async def list_tables(self, asked: Asked) -> None:
        """Show the tables that are being played."""
        await asked.reply(list_card(await asked.store.tables.opened(asked.guild), asked.board))

    @app_commands.command()
    @answered
    async def show(self, asked: Asked, table: TableName = "") -> None:
        """Move the board of a table here."""
        found = await table_named(asked, table)
        await asked.defer(private=True)
        await move_board(asked, found.id)
        await asked.interaction.delete_original_response()

    @app_commands.command()
    @answered
    async def whatif(self, asked: Asked, who: SeatedName = "", table: TableName = "") -> None:
        """Say what a player, or everybody, needs to win from here."""
        found = await table_named(asked, table)
        seat = await seat_named(asked, who, found) if who.strip() else None
        await asked.reply(whatif_card(found, seat, asked.texts), private=True)

    @app_commands.command()
    @answered
    async def close(self, asked: Asked, table: TableName = "") -> None:
        """Ask whether a table shall be given up."""
        found = await table_named(asked, table)
        check(Action.CLOSE_TABLE, await roles_at(asked.interaction, asked.store, found))
        if found.status is not TableStatus.OPEN:
            raise TableNotOpen(number=found.id, status=found.status)
        await asked.reply(ending.give_up_card(found, asked.texts), private=True)
