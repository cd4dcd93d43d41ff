"""The `/game` commands."""

import asyncio
from typing import ClassVar

import discord
from discord import app_commands

from cogs.game.answers import FORMS
from cogs.game.buttons import FixGame, GameButton, correct, game_card
from cogs.game.dialogs import COMMENT, MOST_STICKS
from cogs.game.errors import NorthMissing, NorthNotPlayed
from cogs.game.players import named
from cogs.game.scores import read_scores
from cogs.ui.cards import QUIET
from cogs.ui.cog import CommandGroup
from cogs.ui.people import guild_of, league_choices, player_choices
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.texts import Texts
from db.store import GameInfo, Result, Store

Choices = list[app_commands.Choice[str]]


@app_commands.guild_only
class Game(CommandGroup, group_name="game"):
    """`/game`, in servers."""

    buttons: ClassVar = (GameButton, FixGame)
    forms: ClassVar = FORMS

    def __init__(self, *, store: Store) -> None:
        self._store = store

    @app_commands.command()
    async def record(  # noqa: PLR0913, PLR0917  -- one for each thing that can be said of a game
        self,
        interaction: discord.Interaction,
        east: str,
        south: str,
        west: str,
        scores: str,
        north: str = "",
        league: str = "",
        sticks: app_commands.Range[int, 0, MOST_STICKS] = 0,
        comment: app_commands.Range[str, 1, COMMENT] = "",
    ) -> None:
        """Show what a game would be like; its buttons record it."""
        guild = guild_of(interaction)
        check(Action.RECORD, await roles_of(interaction, self._store))
        rules = (await self._store.leagues.get(guild, league)).rules
        if rules.players > 3 and not north.strip():  # noqa: PLR2004  -- North is the fourth
            raise NorthMissing
        if rules.players <= 3 and north.strip():  # noqa: PLR2004
            raise NorthNotPlayed
        points = read_scores(scores, rules)
        seats = (east, south, west, north)[: rules.players]
        players = await asyncio.gather(*(named(interaction, text, seat) for seat, text in enumerate(seats)))
        result = Result(players=tuple(players), points=points, sticks=sticks, comment=" ".join(comment.split()))
        deed = self._store.deed(guild, interaction.user.id)
        await self._send(interaction, await self._store.games.draft(deed, league, result, key=f"i{interaction.id}"))

    async def _send(self, interaction: discord.Interaction, game: GameInfo) -> None:
        card = await game_card(game, self._store, guild_of(interaction), Texts.for_locale(interaction.locale))
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    async def edit(self, interaction: discord.Interaction, number: int, league: str = "") -> None:
        """Open the dialog in which a game is corrected."""
        game = await self._store.games.numbered(guild_of(interaction), league, number)
        await correct(interaction, game.id)

    @record.autocomplete("east")
    @record.autocomplete("south")
    @record.autocomplete("west")
    @record.autocomplete("north")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @record.autocomplete("league")
    @edit.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)
