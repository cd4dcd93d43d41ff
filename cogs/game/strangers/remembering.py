"""Links the names of strangers to the players who turned out to have them."""

from collections.abc import Sequence

from cogs.game.strangers.lists import SHOWN, Stranger
from cogs.game.strangers.names import SERVICE, is_nobody
from cogs.ui.asked import Asked
from cogs.ui.cards import escape
from cogs.ui.limits import clip
from cogs.ui.people.permissions import Action, allowed
from db import GameInfo, PlayerInfo, PlayerRef
from db.errors import AliasTaken


async def remember(asked: Asked, strangers: Sequence[Stranger], game: GameInfo) -> str:
    """Link the names of a recorded game as far as the person may, and say which are known from now on.

    A name is linked by whom it belongs to or by organisers, as with `/player link`.
    """
    roles = await asked.roles()
    said = []
    for each in strangers:
        player = game.seats[each.seat].player
        if is_nobody(each.name) or player.name == each.name:
            continue
        own = player.user_id == asked.user
        linked = allowed(Action.LINK_SELF if own else Action.LINK_OTHER, roles) and await _link(
            asked, each.name, player
        )
        names = {"name": escape(clip(each.name, SHOWN)), "player": escape(clip(player.name, SHOWN))}
        said.append(asked.texts.text("game-remembered" if linked else "game-not-remembered", **names))
    return "\n".join(said)


async def _link(asked: Asked, name: str, player: PlayerInfo) -> bool:
    """Link a name. Return False if somebody else has been linked to it meanwhile."""
    ref = PlayerRef(player.name, player_id=player.id)
    try:
        await asked.store.players.link(asked.deed(), ref, service=SERVICE, name=name)
    except AliasTaken:
        return False
    return True
