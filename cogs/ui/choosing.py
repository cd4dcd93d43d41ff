"""Options of commands with what is offered while somebody types: `league: LeagueName = ""`."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.ui.asked import Asked
from cogs.ui.naming import rules_choices, version_choices
from cogs.ui.people import league_choices, player_choices

Choices = list[app_commands.Choice[str]]
Offer = Callable[[Asked, str], Awaitable[Choices]]


class Offered(app_commands.Transformer):
    """A text option: `offer` says what is offered while it is typed.

    A cog makes one of its own with `Transform[str, Offered(offer)]`.
    """

    def __init__(self, offer: Offer) -> None:
        self._offer = offer

    async def transform(self, _interaction: discord.Interaction[Any], value: object, /) -> str:
        """Return the option as it was typed."""
        return str(value)

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: float | str, /
    ) -> list[app_commands.Choice[Any]]:
        """Offer what fits what has been typed."""
        return [*await self._offer(Asked(interaction), str(value))]


async def _leagues(asked: Asked, typed: str) -> Choices:
    return await league_choices(asked.interaction, typed, asked.store)


async def _players(asked: Asked, typed: str) -> Choices:
    return await player_choices(asked.interaction, typed, asked.store)


async def _rules(asked: Asked, typed: str) -> Choices:
    return await rules_choices(asked.interaction, typed)


async def _versions(asked: Asked, typed: str) -> Choices:
    return await version_choices(asked.interaction, typed)


LeagueName = app_commands.Transform[str, Offered(_leagues)]
PlayerName = app_commands.Transform[str, Offered(_players)]
RulesName = app_commands.Transform[str, Offered(_rules)]
"""A preset or the server's own rules."""
VersionName = app_commands.Transform[str, Offered(_versions)]
"""A preset or a version of the server's own rules."""
