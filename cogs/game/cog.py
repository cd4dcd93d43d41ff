"""The `/game` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.game.answers import FORMS
from cogs.game.buttons import FixGame, GameButton, WhichGuest, WhoIs, correct, game_card
from cogs.game.dialogs import COMMENT, MOST_STICKS
from cogs.game.importing import import_game
from cogs.game.lists import ChooseGame, Kind, Request, TurnGames, list_card
from cogs.game.scores import read_scores
from cogs.game.story import TurnStory, story_card
from cogs.game.undo import REASON, Keep, TakeBack, undo_question
from cogs.ui.cards import QUIET
from cogs.ui.cog import CommandGroup, answering
from cogs.ui.language import board_texts
from cogs.ui.people import guild_of, league_choices, player_choices, player_ref
from cogs.ui.permissions import Action, check, roles_of
from cogs.ui.seating import seated
from cogs.ui.sending import send_card
from db import GameInfo, Result, Store

Choices = list[app_commands.Choice[str]]
Number = app_commands.Range[int, 1, 2**31]


@app_commands.guild_only
class Game(CommandGroup, group_name="game"):
    """`/game`, in servers."""

    buttons: ClassVar = (GameButton, FixGame, WhoIs, WhichGuest, TurnStory, TurnGames, ChooseGame, TakeBack, Keep)
    forms: ClassVar = FORMS

    def __init__(self, *, store: Store) -> None:
        self._store = store

    @app_commands.command()
    @answering
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
        players = await seated(interaction, rules, (east, south, west, north))
        points = read_scores(scores, rules)
        result = Result(players=players, points=points, sticks=sticks, comment=" ".join(comment.split()))
        deed = self._store.deed(guild, interaction.user.id)
        await self._send(interaction, await self._store.games.draft(deed, league, result, key=f"i{interaction.id}"))

    @app_commands.command(name="import")
    @answering
    async def import_log(
        self,
        interaction: discord.Interaction,
        log: discord.Attachment | None = None,
        text: str = "",
        league: str = "",
    ) -> None:
        """Show what a game played elsewhere would be like here; the buttons record it."""
        check(Action.RECORD, await roles_of(interaction, self._store))
        found = await self._store.leagues.get(guild_of(interaction), league)
        # A mistake is nobody else's business, and what answers a public "thinking" would be public too.
        await interaction.response.defer(ephemeral=True)
        await import_game(interaction, self._store, found, log=log, text=text)

    async def _send(self, interaction: discord.Interaction, game: GameInfo) -> None:
        card = await game_card(game, self._store, guild_of(interaction), board_texts(interaction))
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def pending(self, interaction: discord.Interaction, league: str = "") -> None:
        """Show the games that wait to be confirmed."""
        found = await self._store.leagues.get(guild_of(interaction), league)
        await self._send_list(interaction, Request(kind=Kind.PENDING, league=found.id))

    @app_commands.command()
    @answering
    async def history(self, interaction: discord.Interaction, player: str = "", league: str = "") -> None:
        """Show the last games."""
        guild = guild_of(interaction)
        found = await self._store.leagues.get(guild, league)
        who = await self._store.players.get(guild, await player_ref(interaction, player)) if player.strip() else None
        request = Request(kind=Kind.HISTORY, league=found.id, player=who.id if who else 0)
        await self._send_list(interaction, request)

    async def _send_list(self, interaction: discord.Interaction, request: Request) -> None:
        texts = board_texts(interaction)
        card = await list_card(request, self._store, guild_of(interaction), texts)
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def show(self, interaction: discord.Interaction, number: Number, league: str = "") -> None:
        """Show a game and its story."""
        guild, texts = guild_of(interaction), board_texts(interaction)
        game = await self._store.games.numbered(guild, league, number)
        await send_card(interaction, await story_card(game, 0, self._store, guild, texts))

    @app_commands.command()
    @answering
    async def undo(
        self,
        interaction: discord.Interaction,
        number: Number,
        reason: app_commands.Range[str, 1, REASON] = "",
        league: str = "",
    ) -> None:
        """Ask whether a game shall no longer count."""
        game = await self._store.games.numbered(guild_of(interaction), league, number)
        check(Action.UNDO, await roles_of(interaction, self._store, game))
        card = undo_question(game, " ".join(reason.split()), board_texts(interaction))
        await interaction.response.send_message(view=card, allowed_mentions=QUIET)

    @app_commands.command()
    @answering
    async def edit(self, interaction: discord.Interaction, number: Number, league: str = "") -> None:
        """Open the dialog in which a game is corrected."""
        game = await self._store.games.numbered(guild_of(interaction), league, number)
        await correct(interaction, game.id)

    @record.autocomplete("east")
    @record.autocomplete("south")
    @record.autocomplete("west")
    @record.autocomplete("north")
    @history.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await player_choices(interaction, typed, self._store)

    @record.autocomplete("league")
    @import_log.autocomplete("league")
    @pending.autocomplete("league")
    @history.autocomplete("league")
    @show.autocomplete("league")
    @undo.autocomplete("league")
    @edit.autocomplete("league")
    async def _leagues(self, interaction: discord.Interaction, typed: str) -> Choices:
        return await league_choices(interaction, typed, self._store)
