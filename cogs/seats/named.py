"""The players in a list that was typed: mentions or names, with commas or only spaces between them."""

import re
from collections.abc import Sequence
from typing import Final

from cogs.seats.errors import SeatNameTooLong, TooManySeated
from cogs.ui.asked import Asked
from core.errors import PlayerTwice, TooFewPlayers
from db.errors import PlayerUnknown

FEWEST: Final = 3
MOST: Final = 64
LONGEST: Final = 64

_COMMAS: Final = re.compile("[,;\n\N{FULLWIDTH COMMA}\N{IDEOGRAPHIC COMMA}\N{FULLWIDTH SEMICOLON}]")
_MENTION: Final = re.compile(r"<@!?\d+>")


def listed(text: str, *, fewest: int = FEWEST) -> tuple[str, ...]:
    """Split a list of players. Names can have spaces if there are commas.

    Raises `TooFewPlayers`, `TooManySeated`, `SeatNameTooLong` and `PlayerTwice`.
    """
    commas = _COMMAS.search(text) is not None
    # Mentions may stand side by side.
    between = "," if commas else " "
    apart = _MENTION.sub(lambda found: f"{between}{found[0]}{between}", text)
    parts = _COMMAS.split(apart) if commas else apart.split()
    named = tuple(" ".join(part.split()) for part in parts if part.strip())
    if len(named) < fewest:
        raise TooFewPlayers(count=len(named), needed=fewest)
    if len(named) > MOST:
        raise TooManySeated(count=len(named), most=MOST)
    for name in named:
        if len(name) > LONGEST:
            raise SeatNameTooLong(name=name, longest=LONGEST)
    # The name behind a mention is not known before it is looked up.
    check_different([name for name in named if _MENTION.fullmatch(name) is None])
    return named


def check_different(names: Sequence[str]) -> None:
    """Raise `PlayerTwice` if two names differ at most in case."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise PlayerTwice(player=name)
        seen.add(name.casefold())


def has_mentions(named: Sequence[str]) -> bool:
    """Return True if names have to be looked up, which can take long."""
    return any(map(_MENTION.fullmatch, named))


async def names_of(asked: Asked, named: Sequence[str]) -> tuple[str, ...]:
    """Return the name of each: for members that in the club, or else that in the server. Raises `BotNamed`."""
    return tuple([await _name(asked, each) for each in named])


async def _name(asked: Asked, named: str) -> str:
    if _MENTION.fullmatch(named) is None:
        return named
    ref = await asked.playing(named)
    try:
        return (await asked.store.players.get(asked.guild, ref)).name
    except PlayerUnknown:
        # Not a player of the club yet: take the name in the server.
        return ref.name
