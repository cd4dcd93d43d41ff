"""Corrections of recorded games: typed into a dialog, shown as a preview, and saved with a reason."""

from cogs.game import controls
from cogs.game.access import draft_for, game_for
from cogs.game.card.layout import game_card, show_game
from cogs.game.record.dialogs import edit_dialog, read_edit, reason_dialog
from cogs.ui.asked import Asked
from cogs.ui.people.permissions import Action, Role
from cogs.ui.presses import Typed, press, submit
from db import GameStatus
from db.errors import GameNotOpen


@press(controls.correct)
async def press_correct(asked: Asked, game: int) -> None:
    """Open the dialog to correct the game."""
    await open_correction(asked, game)


async def open_correction(asked: Asked, game_id: int) -> None:
    """Open the dialog to correct a recorded game. Raises `GameNotOpen` for a draft, or what counts no more."""
    game = await game_for(asked, game_id, Action.EDIT)
    if game.status not in (GameStatus.PENDING, GameStatus.CONFIRMED):
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    await asked.open(edit_dialog(corrected(game.id), game, asked.texts))


@submit("game:correct:{game}")
async def corrected(asked: Asked, typed: Typed, game: int) -> None:
    """Show in a new message what the correction would change."""
    original = await game_for(asked, game, Action.EDIT)
    result = await read_edit(asked, original, typed)
    draft = await asked.store.games.propose(asked.deed(), original.id, result, key=asked.key)
    await asked.reply(await game_card(draft, asked.store, asked.guild, asked.board))


@press(controls.save)
async def ask_reason(asked: Asked, game: int) -> None:
    """Ask why the game is corrected."""
    draft = await draft_for(asked, game)
    original = await asked.store.games.get(asked.guild, draft.corrects or 0)
    await asked.open(reason_dialog(reason_typed(draft.id), asked.texts, number=original.number or 0))


@submit("game:reason:{game}")
async def reason_typed(asked: Asked, typed: Typed, game: int) -> None:
    """Carry the correction out. What others had agreed to needs their consent again, unless an organiser corrects."""
    draft = await game_for(asked, game, Action.EDIT)
    organiser = Role.ORGANISER in await asked.roles()
    deed = asked.deed(" ".join(typed["reason"].split()))
    await show_game(asked, await asked.store.games.correct(deed, draft.id, again=not organiser))
