"""The buttons and lists of a table as they are drawn. What a press does is found in `press.py`."""

import re
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, ClassVar, Final, Self

import discord
from discord import ui

from cogs.ui.buttons import PersistentButton, PersistentSelect, label_of
from cogs.ui.limits import CUSTOM_ID

GREEN: Final = discord.ButtonStyle.success
GREY: Final = discord.ButtonStyle.secondary
BLUE: Final = discord.ButtonStyle.primary
RED: Final = discord.ButtonStyle.danger


class Verb(StrEnum):
    """What a button, a list or a dialog of a table is for."""

    RON = "ron"
    TSUMO = "tsumo"
    DRAW = "draw"
    RIICHI = "riichi"
    RIICHI_BY = "riichi-by"
    MORE = "more"
    ABORT = "abort"
    ABORT_AS = "abort-as"
    KYUUSHU = "kyuushu"
    CHOMBO = "chombo"
    WRONG_CALL = "wrong-call"
    DEAD_HAND = "dead-hand"
    FAULT_BY = "fault-by"
    ADJUST = "adjust"
    STOP = "stop"
    AGARIYAME = "agariyame"
    UNDO = "undo"
    UNDO_TO = "undo-to"
    TAKE_BACK = "take-back"
    BOOK = "book"
    TURN = "turn"
    PAO = "pao"
    DROP = "drop"
    RECORD = "record"
    AGREE = "agree"
    GIVE_UP = "give-up"


_CONTROL: Final = rf"(?P<verb>{'|'.join(Verb)}):(?P<table>\d+):(?P<rest>(?s:.*))"

Pressed = Callable[[discord.Interaction, re.Match[str]], Awaitable[None]]
Chosen = Callable[[discord.Interaction, re.Match[str], str], Awaitable[None]]


class TableButton(PersistentButton, template=rf"table:{_CONTROL}"):
    """Any button of a table. What it does is told by `press.py`, which knows everything that draws buttons."""

    work: ClassVar[Pressed]

    def __init__(
        self, match: re.Match[str], *, label: str, style: discord.ButtonStyle = GREY, disabled: bool = False
    ) -> None:
        super().__init__(custom_id=match.string, label=label, style=style, disabled=disabled)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Do what the button says."""
        await type(self).work(interaction, self._match)


class TableList(PersistentSelect, template=rf"table-list:{_CONTROL}"):
    """Any list of a table, told what it does like a button."""

    work: ClassVar[Chosen]

    def __init__(
        self, match: re.Match[str], *, options: list[discord.SelectOption], placeholder: str | None = None
    ) -> None:
        super().__init__(custom_id=match.string, options=options, placeholder=placeholder)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        return cls(match, options=getattr(item, "options", None) or [])

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Do what was chosen."""
        await type(self).work(interaction, self._match, value)


def custom_id(verb: Verb, table_id: int, rest: str = "") -> str:
    """What a button or a dialog carries: what it is for, its table, and what else there is to know.

    It is cut to what Discord takes: only what people have typed, at its end, can be so long.
    """
    return f"table:{verb}:{table_id}:{rest}"[:CUSTOM_ID]


def button(  # noqa: PLR0913  -- what a button is made of
    verb: Verb, table_id: int, rest: str = "", *, label: str, style: discord.ButtonStyle = GREY, disabled: bool = False
) -> TableButton:
    """Draw a button."""
    return TableButton(
        _matched(TableButton, custom_id(verb, table_id, rest)), label=label, style=style, disabled=disabled
    )


def menu(
    verb: Verb, table_id: int, rest: str = "", *, options: list[discord.SelectOption], placeholder: str
) -> TableList:
    """Draw a list to choose one thing from."""
    match = _matched(TableList, f"table-list:{verb}:{table_id}:{rest}")
    return TableList(match, options=options, placeholder=placeholder)


def _matched(kind: type[TableButton | TableList], written: str) -> re.Match[str]:
    match = kind.__discord_ui_compiled_template__.fullmatch(written)
    if match is None:
        raise ValueError(written)
    return match
