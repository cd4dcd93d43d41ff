"""What happens when a dialog about a game is sent."""

import re
from typing import Final

import discord

from cogs.game.buttons import draft_for, game_card, game_for, show
from cogs.game.dialogs import read_chombo, read_edit, read_fpoints
from cogs.ui.cards import QUIET
from cogs.ui.forms import Forms, Typed
from cogs.ui.language import board_texts
from cogs.ui.people import guild_of, store_of
from cogs.ui.permissions import Action, Role, roles_of
from db import GameInfo, Result


async def _redraft(interaction: discord.Interaction, game: GameInfo, result: Result) -> None:
    store = store_of(interaction)
    deed = store.deed(guild_of(interaction), interaction.user.id)
    await show(interaction, await store.games.redraft(deed, game.id, result))


async def _edited(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    game = await draft_for(interaction, int(match["game"]))
    await _redraft(interaction, game, await read_edit(interaction, game, typed))


async def _fpoints(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    game = await draft_for(interaction, int(match["game"]))
    await _redraft(interaction, game, read_fpoints(game, typed))


async def _chombo(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    game = await draft_for(interaction, int(match["game"]))
    await _redraft(interaction, game, read_chombo(game, typed))


async def _corrected(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    """Show what a correction would change, in a message of its own."""
    store, guild = store_of(interaction), guild_of(interaction)
    game = await game_for(interaction, int(match["game"]), Action.EDIT)
    result = await read_edit(interaction, game, typed)
    deed = store.deed(guild, interaction.user.id)
    draft = await store.games.propose(deed, game.id, result, key=f"i{interaction.id}")
    card = await game_card(draft, store, guild, board_texts(interaction))
    await interaction.response.send_message(view=card, allowed_mentions=QUIET)


async def _reasoned(interaction: discord.Interaction, match: re.Match[str], typed: Typed) -> None:
    """Carry out a correction. What somebody else had agreed to has to be agreed to again, unless organisers do it."""
    store = store_of(interaction)
    draft = await game_for(interaction, int(match["game"]), Action.EDIT)
    organiser = Role.ORGANISER in await roles_of(interaction, store)
    deed = store.deed(guild_of(interaction), interaction.user.id, " ".join(typed["reason"].split()))
    await show(interaction, await store.games.correct(deed, draft.id, again=not organiser))


FORMS: Final[Forms] = {
    re.compile(r"game:edit:(?P<game>\d+)"): _edited,
    re.compile(r"game:fpoints:(?P<game>\d+)"): _fpoints,
    re.compile(r"game:chombo:(?P<game>\d+)"): _chombo,
    re.compile(r"game:correct:(?P<game>\d+)"): _corrected,
    re.compile(r"game:reason:(?P<game>\d+)"): _reasoned,
}
