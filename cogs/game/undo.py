"""Taking a game back is asked once."""

import re
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.game.buttons import game_for
from cogs.game.face import face
from cogs.game.story import undone_card
from cogs.ui.buttons import PersistentButton, label_of
from cogs.ui.cards import QUIET, Accent, Card, escape
from cogs.ui.language import board_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action
from cogs.ui.texts import Texts
from db import GameInfo, GameStatus
from db.errors import GameNotOpen

REASON: Final = 60
"""As long as fits into a button, which carries the reason."""


def undo_question(game: GameInfo, reason: str, texts: Texts) -> Card:
    """Ask whether a game shall no longer count. Raises `GameNotOpen` if it does not count as it is."""
    if game.status is not GameStatus.CONFIRMED:
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    blocks = [f"# {texts.text('game-undo-question', number=game.number or 0)}", *face(game, texts)[1:]]
    if reason:
        blocks.append(texts.text("game-story-reason", reason=escape(reason)))
    row = [
        TakeBack(game.id, reason, label=texts.text("game-undo-yes")),
        Keep(game.id, label=texts.text("game-undo-no")),
    ]
    return Card(*blocks, accent=Accent.MISTAKE, rows=[row])


class TakeBack(PersistentButton, template=r"game:undo:(?P<game>\d+):(?P<reason>(?s:.*))"):
    """Takes the game back."""

    def __init__(self, game_id: int, reason: str, *, label: str) -> None:
        super().__init__(custom_id=f"game:undo:{game_id}:{reason}", label=label, style=discord.ButtonStyle.danger)
        self._game = game_id
        self._reason = reason

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(int(match["game"]), match["reason"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Do it, and show the game as it is then."""
        await interaction.response.defer()
        game = await game_for(interaction, self._game, Action.UNDO)
        store = store_of(interaction)
        guild = guild_of(interaction)
        undone = await store.games.undo(store.deed(guild, interaction.user.id, self._reason), game.id)
        card = await undone_card(undone, store, guild, board_texts(interaction))
        await interaction.edit_original_response(view=card, allowed_mentions=QUIET)


class Keep(PersistentButton, template=r"game:keep:(?P<game>\d+)"):
    """Leaves the game as it is."""

    def __init__(self, game_id: int, *, label: str) -> None:
        super().__init__(custom_id=f"game:keep:{game_id}", label=label)
        self._game = game_id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(int(match["game"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Say that nothing has changed."""
        game = await game_for(interaction, self._game, Action.UNDO)
        texts = board_texts(interaction)
        card = Card(texts.text("game-undo-kept", number=game.number or 0))
        await interaction.response.edit_message(view=card, allowed_mentions=QUIET)
