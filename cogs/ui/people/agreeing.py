"""Consent to a game that waits: the players who can still give it, and the act of giving it."""

from collections.abc import Iterator
from typing import Final

from cogs.ui.asked import Asked
from cogs.ui.cards import escape
from cogs.ui.limits import clip
from cogs.ui.people.permissions import Action, Role, check
from cogs.ui.texts import Texts
from core.errors import TenbouError
from core.league import Needed, needed
from db import Confirmation, GameInfo, GameStatus, PlayerInfo

SHOWN: Final = 32
"""The longest name in a line with several names, in characters."""


class OwnGame(TenbouError):
    """The person who recorded a game tried to confirm it."""


class OrganiserConfirms(TenbouError):
    """A member tried to confirm a game in a league where only organisers confirm."""


def who_can_agree(game: GameInfo) -> tuple[PlayerInfo, ...]:
    """Return the players whose consent a game still needs, by seat; without any it needs an organiser's."""
    accounts = _needed(game).accounts
    return tuple(seat.player for seat in game.seats if seat.player.user_id in accounts)


def _needed(game: GameInfo) -> Needed:
    players = [seat.player.user_id for seat in game.seats if seat.player.user_id is not None]
    return needed(game.confirmation, players=players, recorded_by=game.recorded_by, agreed=game.agreed)


def needed_line(game: GameInfo, texts: Texts) -> str:
    """Say who still has to agree to a game; return an empty text where games count at once."""
    if game.confirmation is Confirmation.NONE:
        return ""
    players = who_can_agree(game)
    if not players:
        return texts.text("game-needs-organiser")
    names = texts.listed(escape(clip(player.name, SHOWN)) for player in players)
    if len(players) == 1:
        return texts.text("game-needs-player", name=names)
    return texts.text("game-needs-all" if _needed(game).everyone else "game-needs-one", names=names)


def agreed_line(game: GameInfo, texts: Texts) -> str:
    """Say who has agreed, apart from the person who recorded the game."""
    by_account = {seat.player.user_id: escape(clip(seat.player.name, SHOWN)) for seat in game.seats}
    names = [by_account.get(user, f"<@{user}>") for user in game.agreed if user != game.recorded_by]
    return texts.text("game-agreed", names=texts.listed(names)) if names else ""


def due_line(game: GameInfo, texts: Texts) -> str:
    """Say when a waiting game is settled by itself, and how; return an empty text if it waits forever."""
    if game.due_at is None:
        return ""
    due = f"<t:{int(game.due_at.timestamp())}:R>"
    return texts.text("game-due-counts" if game.due_confirms else "game-due-lapses", at=due)


def waiting_lines(game: GameInfo, texts: Texts) -> Iterator[str]:
    """Say what a game waits for, and until when."""
    yield from filter(None, (agreed_line(game, texts), needed_line(game, texts), due_line(game, texts)))


async def agree(asked: Asked, game_id: int) -> GameInfo:
    """Record that the person who asks agrees to a game.

    Raises `GameUnknown`, `NotAllowed`, and for a game that waits `OrganiserConfirms` or `OwnGame`.
    """
    game = await asked.store.games.get(asked.guild, game_id)
    roles = await asked.roles(game)
    check(Action.CONFIRM, roles)
    organiser = Role.ORGANISER in roles
    if game.status is GameStatus.PENDING and not organiser:
        if game.confirmation is Confirmation.ORGANISER:
            raise OrganiserConfirms
        if game.recorded_by == asked.user:
            raise OwnGame
    return await asked.store.games.agree(asked.deed(), game_id, organiser=organiser)
