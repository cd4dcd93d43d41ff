"""Taking a game back: the question whether to, and its two answers."""

from typing import Final

import discord

from cogs.game.access import game_for
from cogs.game.card.lines import game_blocks
from cogs.game.show.story import undone_card
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card, escape
from cogs.ui.people.permissions import Action
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from db import GameInfo, GameStatus
from db.errors import GameNotOpen

REASON: Final = 60
"""The longest reason: it has to fit into the button, which carries it."""


def undo_question(game: GameInfo, reason: str, texts: Texts) -> Card:
    """Ask whether a game shall no longer count. Raises `GameNotOpen` if it does not count as it is."""
    if game.status is not GameStatus.CONFIRMED:
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    blocks = [f"# {texts.text('game-undo-question', number=game.number or 0)}", *game_blocks(game, texts)[1:]]
    if reason:
        blocks.append(texts.text("game-story-reason", reason=escape(reason)))
    red = discord.ButtonStyle.danger
    row = [
        button(take_back(game.id, reason), label=texts.text("game-undo-yes"), style=red),
        button(keep(game.id), label=texts.text("game-undo-no")),
    ]
    return Card(*blocks, accent=Accent.MISTAKE, rows=[row])


@press("game:undo:{game}:{reason}")
async def take_back(asked: Asked, game: int, reason: str) -> None:
    """Take the game back, and show it as it is then."""
    await asked.defer()
    found = await game_for(asked, game, Action.UNDO)
    undone = await asked.store.games.undo(asked.deed(reason), found.id)
    await asked.change(await undone_card(undone, asked.store, asked.guild, asked.board))


@press("game:keep:{game}")
async def keep(asked: Asked, game: int) -> None:
    """Leave the game as it is, and say so."""
    found = await game_for(asked, game, Action.UNDO)
    await asked.change(Card(asked.board.text("game-undo-kept", number=found.number or 0)))
