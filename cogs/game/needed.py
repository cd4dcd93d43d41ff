"""Whose yes a game still needs before it counts."""

from dataclasses import dataclass
from typing import Final

from cogs.ui.cards import escape
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from db.store import Confirmation, GameInfo, PlayerInfo

SHOWN: Final = 32
"""How much of a name a line with several of them shows."""


@dataclass(frozen=True, slots=True)
class Needed:
    """The players who can still agree, and whether all of them have to; without any an organiser is needed."""

    players: tuple[PlayerInfo, ...]
    everyone: bool


def needed(game: GameInfo) -> Needed:
    """Whose yes a game needs; who recorded it has given theirs."""
    if game.confirmation not in (Confirmation.ONE, Confirmation.ALL):
        return Needed((), everyone=False)
    done = {game.recorded_by, *game.agreed}
    others = (seat.player for seat in game.seats)
    return Needed(
        tuple(player for player in others if player.user_id is not None and player.user_id not in done),
        everyone=game.confirmation is Confirmation.ALL,
    )


def needed_line(game: GameInfo, texts: Texts) -> str:
    """Say whose yes a game needs; nothing where games count at once."""
    if game.confirmation is Confirmation.NONE:
        return ""
    found = needed(game)
    if not found.players:
        return texts.text("game-needs-organiser")
    names = ", ".join(escape(clip(player.name, SHOWN)) for player in found.players)
    if len(found.players) == 1:
        return texts.text("game-needs-player", name=names)
    return texts.text("game-needs-all" if found.everyone else "game-needs-one", names=names)


def agreed_line(game: GameInfo, texts: Texts) -> str:
    """Say who has agreed, beside the one who recorded the game."""
    by_account = {seat.player.user_id: escape(clip(seat.player.name, SHOWN)) for seat in game.seats}
    names = [by_account.get(user, f"<@{user}>") for user in game.agreed if user != game.recorded_by]
    return texts.text("game-agreed", names=", ".join(names)) if names else ""
