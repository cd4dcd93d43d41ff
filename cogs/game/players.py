"""How the seats of a game are named."""

import re
from typing import Final

import discord

from cogs.game.errors import NoPlayerNamed
from cogs.game.face import SEATS
from cogs.ui.people import player_ref
from db.store import PlayerRef

_OTHER_MENTION: Final = re.compile(r"<(?:@&|#)\d+>|@everyone|@here")


async def named(interaction: discord.Interaction, text: str, seat: int) -> PlayerRef:
    """Who sits at a seat, counted from the first dealer. Raises `NoPlayerNamed` for nothing and for no person."""
    typed = text.strip()
    # An @ that was typed without choosing from the list mentions nobody.
    name = typed.removeprefix("@").strip()
    if not name or _OTHER_MENTION.fullmatch(typed):
        raise NoPlayerNamed(seat=SEATS[seat])
    return await player_ref(interaction, name)
