"""The `/game` commands."""

from typing import ClassVar

import discord
from discord import app_commands

from cogs.game.card.layout import game_card
from cogs.game.importing.preview import preview_import
from cogs.game.record import correction, preview
from cogs.game.record.dialogs import COMMENT, MOST_STICKS
from cogs.game.record.scores import read_scores
from cogs.game.show.lists import GamesQuery, Kind, choose_game, list_card, turn_games
from cogs.game.show.story import story_card, turn_story
from cogs.game.undo import REASON, keep, take_back, undo_question
from cogs.ui.asked import Asked
from cogs.ui.choosing import LeagueName, PlayerName
from cogs.ui.cog import CommandGroup, answered
from cogs.ui.people.permissions import Action
from cogs.ui.people.seating import seated
from db import Result

Number = app_commands.Range[int, 1, 2**31]


@app_commands.guild_only
class Game(CommandGroup, group_name="game"):
    """`/game`, in servers."""

    presses: ClassVar = (
        preview.submit_game,
        preview.cancel_game,
        preview.agree_to_game,
        preview.open_edit,
        preview.open_fpoints,
        preview.open_chombo,
        preview.edited,
        preview.fpoints_typed,
        preview.chombo_typed,
        preview.fix_points,
        preview.seat_member,
        preview.seat_guest,
        correction.press_correct,
        correction.corrected,
        correction.ask_reason,
        correction.reason_typed,
        turn_story,
        turn_games,
        choose_game,
        take_back,
        keep,
    )

    @app_commands.command()
    @answered
    async def record(  # noqa: PLR0913, PLR0917  -- one for each thing that can be said of a game
        self,
        asked: Asked,
        east: PlayerName,
        south: PlayerName,
        west: PlayerName,
        scores: str,
        north: PlayerName = "",
        league: LeagueName = "",
        sticks: app_commands.Range[int, 0, MOST_STICKS] = 0,
        comment: app_commands.Range[str, 1, COMMENT] = "",
    ) -> None:
        """Show what a game would be like; its buttons record it."""
        await asked.allow(Action.RECORD)
        rules = (await asked.store.leagues.get(asked.guild, league)).rules
        players = await seated(asked.interaction, rules, (east, south, west, north))
        points = read_scores(scores, rules)
        result = Result(players=players, points=points, sticks=sticks, comment=" ".join(comment.split()))
        game = await asked.store.games.draft(asked.deed(), league, result, key=asked.key)
        await asked.reply(await game_card(game, asked.store, asked.guild, asked.board))

    @app_commands.command(name="import")
    @answered
    async def import_log(
        self,
        asked: Asked,
        log: discord.Attachment | None = None,
        text: str = "",
        league: LeagueName = "",
    ) -> None:
        """Show what a game played elsewhere would be like here; the buttons record it."""
        await asked.allow(Action.RECORD)
        found = await asked.store.leagues.get(asked.guild, league)
        # An error should be private, and the answer to a public "thinking" would be public.
        await asked.defer(private=True)
        await preview_import(asked, found, log=log, text=text)

    @app_commands.command()
    @answered
    async def pending(self, asked: Asked, league: LeagueName = "") -> None:
        """Show the games that wait to be confirmed."""
        found = await asked.store.leagues.get(asked.guild, league)
        await _reply_list(asked, GamesQuery(kind=Kind.PENDING, league=found.id))

    @app_commands.command()
    @answered
    async def history(self, asked: Asked, player: PlayerName = "", league: LeagueName = "") -> None:
        """Show the last games."""
        found = await asked.store.leagues.get(asked.guild, league)
        who = await asked.store.players.get(asked.guild, await asked.player(player)) if player.strip() else None
        await _reply_list(asked, GamesQuery(kind=Kind.HISTORY, league=found.id, player=who.id if who else 0))

    @app_commands.command()
    @answered
    async def show(self, asked: Asked, number: Number, league: LeagueName = "") -> None:
        """Show a game and its story."""
        game = await asked.store.games.numbered(asked.guild, league, number)
        await asked.reply(await story_card(game, 0, asked.store, asked.guild, asked.board))

    @app_commands.command()
    @answered
    async def undo(
        self,
        asked: Asked,
        number: Number,
        reason: app_commands.Range[str, 1, REASON] = "",
        league: LeagueName = "",
    ) -> None:
        """Ask whether a game shall no longer count."""
        game = await asked.store.games.numbered(asked.guild, league, number)
        await asked.allow(Action.UNDO, game)
        await asked.reply(undo_question(game, " ".join(reason.split()), asked.board))

    @app_commands.command()
    @answered
    async def edit(self, asked: Asked, number: Number, league: LeagueName = "") -> None:
        """Open the dialog in which a game is corrected."""
        game = await asked.store.games.numbered(asked.guild, league, number)
        await correction.open_correction(asked, game.id)


async def _reply_list(asked: Asked, query: GamesQuery) -> None:
    await asked.reply(await list_card(query, asked.store, asked.guild, asked.board))
