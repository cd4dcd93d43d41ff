"""The game that a command or a press is about, if the person may do that to it."""

from cogs.game.errors import PreviewOfAnother
from cogs.ui.asked import Asked
from cogs.ui.people.permissions import Action, allowed, check
from db import GameInfo, GameStatus
from db.errors import GameNotOpen


async def game_for(asked: Asked, game_id: int, action: Action) -> GameInfo:
    """Return a game to do something to. Raises `GameUnknown`, and `PreviewOfAnother` or `NotAllowed` for who may not.

    Whoever corrects a game has to be allowed to edit that game, not only the draft of the correction.
    """
    game = await asked.store.games.get(asked.guild, game_id)
    roles = await asked.roles(game)
    # A preview names those who have to confirm the game. They will press its buttons, though it is too early.
    if (
        action is Action.EDIT
        and game.status is GameStatus.DRAFT
        and game.corrects is None
        and not allowed(action, roles)
    ):
        raise PreviewOfAnother
    check(action, roles)
    if game.corrects is not None:
        await asked.allow(Action.EDIT, await asked.store.games.get(asked.guild, game.corrects))
    return game


async def draft_for(asked: Asked, game_id: int) -> GameInfo:
    """Return a draft to change. Raises `GameNotOpen` besides, if it has been recorded or dropped."""
    game = await game_for(asked, game_id, Action.EDIT)
    if game.status is not GameStatus.DRAFT:
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    return game
