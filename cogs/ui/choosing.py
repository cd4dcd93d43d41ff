"""Annotations for options with autocomplete: `league: LeagueName = ""`."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.ui.asked import Asked
from cogs.ui.people import league_choices, player_choices
from cogs.ui.words.rulesets import rules_choices, version_choices

Choices = list[app_commands.Choice[str]]
Offer = Callable[[Asked, str], Awaitable[Choices]]


class Offered(app_commands.Transformer):
    """A text option with autocomplete: `offer` returns the choices for the text typed so far.

    A cog makes its own with `Transform[str, Offered(offer)]`.
    """

    def __init__(self, offer: Offer) -> None:
        self._offer = offer

    async def transform(self, _interaction: discord.Interaction[Any], value: object, /) -> str:
        """Return the option unchanged."""
        return str(value)

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: float | str, /
    ) -> list[app_commands.Choice[Any]]:
        """Return the choices that fit the text typed so far."""
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
