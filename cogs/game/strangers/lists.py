"""The lists under a preview that ask who its strangers are.

Each list holds the name it asks about. So the question stays until the game is recorded, also after a restart.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from cogs.game import controls
from cogs.game.strangers.names import is_nobody
from cogs.ui import limits
from cogs.ui.cards import escape
from cogs.ui.limits import clip
from cogs.ui.presses import custom_ids, menu, person_menu
from cogs.ui.texts import Texts
from core.logs import NO_NAME
from db import GameInfo, PlayerInfo

SHOWN: Final = 40
"""The characters of a name that a line shows."""

NEW_GUEST: Final = 0
"""The value of the option to make the stranger a new guest; others are ids of players."""


class Stranger(NamedTuple):
    """A name by which nobody was known here, and the seat of whoever it is."""

    seat: int
    name: str


def strangers_of(game: GameInfo, names: Sequence[str]) -> tuple[Stranger, ...]:
    """Return those who would be new here, with their `names` in the log."""
    return tuple(
        Stranger(seat, "" if is_nobody(name) else name)
        for seat, name in enumerate(names)
        if game.seats[seat].player.id in game.newcomers
    )


def strangers_in(message: discord.Message | None, game_id: int) -> tuple[Stranger, ...]:
    """Return the strangers whom the lists under a preview ask about."""
    shape = controls.choose_member
    asked_about = (shape.read(custom_id)[0] for custom_id in custom_ids(message) if shape.fits(custom_id))
    return tuple(Stranger(seat, name) for game, seat, name in asked_about if game == game_id)


def strangers_line(strangers: Sequence[Stranger], game: GameInfo, texts: Texts) -> str:
    """Say for whom the strangers are taken so far."""
    pairs = [
        texts.text(
            "game-who",
            name=escape(clip(each.name, SHOWN)) or NO_NAME,
            player=escape(clip(game.seats[each.seat].player.name, SHOWN)),
            known="no" if game.seats[each.seat].player.id in game.newcomers else "yes",
        )
        for each in strangers
    ]
    return "\n".join([texts.text("game-who-heading"), *pairs]) if pairs else ""


def stranger_rows(
    strangers: Sequence[Stranger], game: GameInfo, guests: Sequence[PlayerInfo], texts: Texts
) -> list[list[ui.Item[Any]]]:
    """Draw for each stranger the list of members, and where there are any the list of guests."""
    rows: list[list[ui.Item[Any]]] = []
    for each in strangers:
        player, name = game.seats[each.seat].player, each.name or NO_NAME
        member = texts.text("game-who-member", name=name)
        rows.append([person_menu(controls.choose_member(game.id, *each), placeholder=member, user_id=player.user_id)])
        if options := _guest_options(each, game, guests, texts):
            guest = texts.text("game-who-guest", name=name)
            rows.append([menu(controls.choose_guest(game.id, *each), options, placeholder=guest)])
    return rows


def _guest_options(
    stranger: Stranger, game: GameInfo, guests: Sequence[PlayerInfo], texts: Texts
) -> list[discord.SelectOption]:
    """Return the guests whom a stranger may be, and first of all a new one; nothing where there are none."""
    seated = {seat.player.id for at, seat in enumerate(game.seats) if at != stranger.seat}
    own = game.seats[stranger.seat].player.id
    options = [
        discord.SelectOption(
            label=limits.clip(guest.name, limits.CHOICE_NAME), value=str(guest.id), default=guest.id == own
        )
        for guest in guests
        if guest.id not in seated
    ]
    new = texts.text("game-who-new-guest", name=stranger.name or NO_NAME)
    first = discord.SelectOption(label=limits.clip(new, limits.CHOICE_NAME), value=str(NEW_GUEST))
    return [first, *options[: limits.CHOICES - 1]] if options else []
