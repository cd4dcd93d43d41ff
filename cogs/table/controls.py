"""The buttons and lists that stand on a board or a preview, apart from the modules that do their work."""

from enum import StrEnum
from typing import Final, Literal

import discord

from cogs.ui.presses import button_shape, menu_shape

GREEN: Final = discord.ButtonStyle.success
GREY: Final = discord.ButtonStyle.secondary
BLUE: Final = discord.ButtonStyle.primary
RED: Final = discord.ButtonStyle.danger


class Way(StrEnum):
    """The two ways to win."""

    RON = "ron"
    TSUMO = "tsumo"


WinDetail = Literal["tile", "ippatsu", "decline"]
"""What the preview of a win can turn on and off: see `entry.win_details`."""


# --- on the board


@button_shape("table:{way}:{table}:{kept}")
def enter_win(way: Way, table: int, kept: str) -> None:
    """Open the dialog of a win; `kept` is what somebody typed into it before."""


@button_shape("table:draw:{table}:{kept}")
def enter_draw(table: int, kept: str) -> None:
    """Open the dialog of an exhaustive draw; `kept` is what somebody ticked in it before."""


@button_shape("table:riichi:{table}:")
def enter_riichi(table: int) -> None:
    """Ask who declares riichi."""


@button_shape("table:more:{table}:")
def show_more(table: int) -> None:
    """Show the entries that are rare."""


@button_shape("table:undo:{table}:")
def ask_undo(table: int) -> None:
    """Ask whether to take the last event back."""


@button_shape("table:agariyame:{table}:")
def stop_as_dealer(table: int) -> None:
    """Preview the end of the game by the last dealer (agariyame, tenpaiyame)."""


@button_shape("table:record:{table}:")
def record_game(table: int) -> None:
    """Make the finished game one of the league."""


@button_shape("table:agree:{table}:{game}")
def agree_to_game(table: int, game: int) -> None:
    """Agree to the recorded game."""


# --- on a preview


@button_shape("table:book:{table}:{proposal}")
def book(table: int, proposal: int) -> None:
    """Book the proposal that the preview shows."""


@button_shape("table:turn:{table}:{proposal}:{detail}")
def toggle_detail(table: int, proposal: int, detail: WinDetail) -> None:
    """Turn a detail of the proposed win on or off."""


@menu_shape("table-list:pao:{table}:{proposal}")
def set_liable(table: int, proposal: int) -> None:
    """Set who is liable (pao) for the proposed win."""


@button_shape("table:drop:{table}:{kept}")
def drop(table: int, kept: str) -> None:
    """Take the card away; `kept` is what the button beside it has no room for."""
