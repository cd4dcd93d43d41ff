"""Options of commands with what is offered while somebody types: `league: LeagueName = ""`."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.ui.naming import rules_choices, version_choices
from cogs.ui.people import league_choices, player_choices, store_of

Choices = list[app_commands.Choice[str]]
Offer = Callable[[discord.Interaction, str], Awaitable[Choices]]


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
        return [*await self._offer(interaction, str(value))]


async def _leagues(interaction: discord.Interaction, typed: str) -> Choices:
    return await league_choices(interaction, typed, store_of(interaction))


async def _players(interaction: discord.Interaction, typed: str) -> Choices:
    return await player_choices(interaction, typed, store_of(interaction))


LeagueName = app_commands.Transform[str, Offered(_leagues)]
PlayerName = app_commands.Transform[str, Offered(_players)]
RulesName = app_commands.Transform[str, Offered(rules_choices)]
"""A preset or the server's own rules."""
VersionName = app_commands.Transform[str, Offered(version_choices)]
"""A preset or a version of the server's own rules."""
