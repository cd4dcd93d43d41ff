"""The presses and dialogs of a preview, and of a game that waits to be confirmed."""

from dataclasses import replace

from cogs.game import controls
from cogs.game.access import draft_for, game_for
from cogs.game.card.layout import show_game
from cogs.game.record.dialogs import (
    chombo_dialog,
    edit_dialog,
    fpoints_dialog,
    read_chombo,
    read_edit,
    read_fpoints,
)
from cogs.game.strangers.lists import NEW_GUEST, strangers_in
from cogs.game.strangers.names import guest_named
from cogs.game.strangers.remembering import remember
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.people import account_ref
from cogs.ui.people.agreeing import agree
from cogs.ui.people.permissions import Action
from cogs.ui.presses import Person, Typed, choose, choose_person, press, submit
from db import GameInfo, PlayerRef, Result


@press(controls.submit)
async def submit_game(asked: Asked, game: int) -> None:
    """Record the game, and say which names are linked from now on."""
    await asked.defer()
    await game_for(asked, game, Action.EDIT)
    recorded = await asked.store.games.submit(asked.deed(), game)
    await show_game(asked, recorded)
    if said := await remember(asked, strangers_in(asked.interaction.message, game), recorded):
        await asked.reply(Card(said), private=True)


@press(controls.cancel)
async def cancel_game(asked: Asked, game: int) -> None:
    """Drop the game."""
    await asked.defer()
    await game_for(asked, game, Action.CANCEL)
    await show_game(asked, await asked.store.games.cancel(asked.deed(), game))


@press(controls.agree)
async def agree_to_game(asked: Asked, game: int) -> None:
    """Agree to the game."""
    await asked.defer()
    await show_game(asked, await agree(asked, game))


@press(controls.edit)
async def open_edit(asked: Asked, game: int) -> None:
    """Open the dialog to change what was typed."""
    draft = await draft_for(asked, game)
    await asked.open(edit_dialog(edited(game), draft, asked.texts))


@press(controls.fpoints)
async def open_fpoints(asked: Asked, game: int) -> None:
    """Open the dialog of the F-points."""
    draft = await draft_for(asked, game)
    await asked.open(fpoints_dialog(fpoints_typed(game), draft, asked.texts))


@press(controls.chombo)
async def open_chombo(asked: Asked, game: int) -> None:
    """Open the dialog of the chombo."""
    draft = await draft_for(asked, game)
    await asked.open(chombo_dialog(chombo_typed(game), draft, asked.texts))


@submit("game:edit:{game}")
async def edited(asked: Asked, typed: Typed, game: int) -> None:
    """Change the preview as was typed."""
    draft = await draft_for(asked, game)
    await _redraft(asked, draft, await read_edit(asked, draft, typed))


@submit("game:fpoints:{game}")
async def fpoints_typed(asked: Asked, typed: Typed, game: int) -> None:
    """Put the F-points that were typed into the preview."""
    draft = await draft_for(asked, game)
    await _redraft(asked, draft, read_fpoints(draft, typed))


@submit("game:chombo:{game}")
async def chombo_typed(asked: Asked, typed: Typed, game: int) -> None:
    """Put the chombo that were typed into the preview."""
    draft = await draft_for(asked, game)
    await _redraft(asked, draft, read_chombo(draft, typed))


@press(controls.fix)
async def fix_points(asked: Asked, game: int, sticks: int, points: tuple[int, ...]) -> None:
    """Make the points of the preview add up."""
    await asked.defer()
    draft = await draft_for(asked, game)
    await _redraft(asked, draft, replace(Result.of(draft), sticks=sticks, points=points))


@choose_person(controls.choose_member)
async def seat_member(asked: Asked, person: Person, game: int, seat: int, name: str) -> None:
    """Put the member into the seat of a stranger, or for nobody a guest of the stranger's name."""
    await _seat(asked, game, seat, name, account_ref(person) if person else None)


@choose(controls.choose_guest)
async def seat_guest(asked: Asked, guest: int, game: int, seat: int, name: str) -> None:
    """Put the guest into the seat of a stranger."""
    await _seat(asked, game, seat, name, PlayerRef("", player_id=guest) if guest != NEW_GUEST else None)


async def _seat(asked: Asked, game: int, seat: int, name: str, ref: PlayerRef | None) -> None:
    """Put somebody into a seat of a draft, or without a `ref` a guest of that name.

    Raises `SeatedTwice` for who has another seat.
    """
    await asked.defer()
    draft = await draft_for(asked, game)
    result = Result.of(draft)
    players = list(result.players)
    others = [player for at, player in enumerate(players) if at != seat]
    players[seat] = ref or await guest_named(name, others, asked.store, asked.guild)
    await _redraft(asked, draft, replace(result, players=tuple(players)))


async def _redraft(asked: Asked, draft: GameInfo, result: Result) -> None:
    await show_game(asked, await asked.store.games.redraft(asked.deed(), draft.id, result))
