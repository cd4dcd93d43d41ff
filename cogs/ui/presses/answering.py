"""Dispatch: finds the press of a custom id, lets it do its work, and answers its errors."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from cogs.ui import errors
from cogs.ui.asked import Asked
from cogs.ui.presses.binding import Kind, Press
from cogs.ui.presses.dialogs import typed_in
from cogs.ui.presses.errors import ControlOutdated

AnyPress = Press[..., Any]


class Presses:
    """Every press of the bot, by kind of control."""

    def __init__(self) -> None:
        self._presses: dict[Kind, list[AnyPress]] = {kind: [] for kind in Kind}

    def add(self, presses: Iterable[AnyPress]) -> None:
        """Register presses, those with the longest beginning first: `quiz:next:` goes before `quiz:`."""
        for each in presses:
            self._presses[each.kind].append(each)
        for found in self._presses.values():
            found.sort(key=lambda each: len(each.shape.head), reverse=True)

    def find(self, kind: Kind, custom_id: str) -> AnyPress:
        """Return the press of a custom id. Raises `ControlOutdated` if there is none any more."""
        for each in self._presses[kind]:
            if each.shape.fits(custom_id):
                return each
        raise ControlOutdated

    async def component(self, interaction: discord.Interaction, item: ui.Item[Any]) -> None:
        """Answer a button that was pressed, or a list that was used."""
        if isinstance(item, ui.Select):
            await self._answer(interaction, Kind.MENU, item.values[0])
        elif isinstance(item, ui.UserSelect):
            await self._answer(interaction, Kind.PERSON_MENU, next(iter(item.values), None))
        else:
            await self._answer(interaction, Kind.BUTTON)

    async def dialog(self, interaction: discord.Interaction) -> None:
        """Answer a dialog that was sent."""
        data: Any = interaction.data
        await self._answer(interaction, Kind.DIALOG, typed_in(data["components"]))

    async def _answer(self, interaction: discord.Interaction, kind: Kind, *values: object) -> None:
        try:
            await self._work(Asked(interaction), self.find(kind, _custom_id(interaction)), values)
        except Exception as error:  # noqa: BLE001  -- discord.py would only log it, and the person would wait
            await errors.answer(interaction, error)

    async def _work(self, asked: Asked, press: AnyPress, values: Iterable[Any]) -> None:
        """Let a press do its work. Raises what it raises, and `ControlOutdated` for unreadable fields."""
        fields, named = press.shape.read(_custom_id(asked.interaction))
        try:
            given = [press.read(value) if press.kind is Kind.MENU else value for value in values]
        except ValueError as problem:
            raise ControlOutdated from problem
        await press.work(asked, *given, *fields, **named)


def _custom_id(interaction: discord.Interaction) -> str:
    data: Any = interaction.data
    return str(data["custom_id"])
