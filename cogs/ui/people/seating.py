"""The players at the seats of a game, as commands name them."""

import asyncio
import re
from dataclasses import dataclass
from typing import Final

import discord

from cogs.ui.people import playing_ref
from core.errors import TenbouError
from core.rules import RuleSet
from db import PlayerRef

SEATS: Final = ("east", "south", "west", "north")

_THREE: Final = 3

_OTHER_MENTION: Final = re.compile(r"<(?:@&|#)\d+>|@everyone|@here")


class NorthMissing(TenbouError):
    """Four people play, and nobody was named for North."""


class NorthNotPlayed(TenbouError):
    """Three people play, and somebody was named for North."""


@dataclass(eq=False)
class NoPlayerNamed(TenbouError):
    """A seat with no name, or with a mention of no person."""

    seat: str


async def seated(
    interaction: discord.Interaction, rules: RuleSet, seats: tuple[str, str, str, str]
) -> tuple[PlayerRef, ...]:
    """Return the players from East to North.

    Raises `NorthMissing`, `NorthNotPlayed` where the rules have fewer seats, and what `named` does.
    """
    north = seats[-1].strip()
    if rules.players > _THREE and not north:
        raise NorthMissing
    if rules.players <= _THREE and north:
        raise NorthNotPlayed
    named_seats = enumerate(seats[: rules.players])
    return tuple(await asyncio.gather(*(named(interaction, text, seat) for seat, text in named_seats)))


async def named(interaction: discord.Interaction, text: str, seat: int) -> PlayerRef:
    """Return the player at a seat, counted from the first dealer. Raises `NoPlayerNamed`, `BotNamed`."""
    typed = text.strip()
    # An @ typed without a choice from the list mentions nobody.
    name = typed.removeprefix("@").strip()
    if not name or _OTHER_MENTION.fullmatch(typed):
        raise NoPlayerNamed(seat=SEATS[seat])
    return await playing_ref(interaction, name)
