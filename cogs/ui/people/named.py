"""Names of players and leagues in commands, and their autocomplete."""

import re
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from cogs.ui import limits
from core.errors import TenbouError
from db import PlayerInfo, PlayerRef, Store
from db.errors import PlayerUnknown

NOBODY: Final = 0
"""The actor in the history where something happens by itself, such as the end of a waiting time."""

_MENTION: Final = re.compile(r"<@!?(\d+)>")
_LARGEST_ID: Final = 2**63 - 1
"""Discord has no ids above, and databases take none."""
_LONGEST_ID: Final = len(str(_LARGEST_ID))


class ServerOnly(TenbouError):
    """A command that belongs to a server was used elsewhere."""


@dataclass(eq=False)
class BotNamed(TenbouError):
    """A bot was named as a player."""

    name: str


def guild_of(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises `ServerOnly`."""
    if interaction.guild_id is None:
        raise ServerOnly
    return interaction.guild_id


async def player_ref(interaction: discord.Interaction, text: str) -> PlayerRef:
    """Return the player that a mention or a name means. Raises `PlayerUnknown` for an impossible account."""
    ref, _ = await _named(interaction, text)
    return ref


async def playing_ref(interaction: discord.Interaction, text: str) -> PlayerRef:
    """Return the player that a mention or a name means, for a game.

    Raises `PlayerUnknown`, and `BotNamed` for a bot.
    """
    ref, account = await _named(interaction, text)
    return ref if account is None else account_ref(account)


def account_ref(account: discord.Member | discord.User) -> PlayerRef:
    """Return an account as a player. Raises `BotNamed`."""
    if account.bot:
        raise BotNamed(account.display_name)
    return PlayerRef(account.display_name, account.id)


async def _named(interaction: discord.Interaction, text: str) -> tuple[PlayerRef, discord.Member | discord.User | None]:
    """Return the player, and their account if it is known. Raises `PlayerUnknown`."""
    mention = _MENTION.fullmatch(text.strip())
    if mention is None:
        return PlayerRef(text), None
    if len(mention[1]) > _LONGEST_ID or (user_id := int(mention[1])) > _LARGEST_ID:
        raise PlayerUnknown(name=text)
    account = await _account(interaction, user_id)
    return PlayerRef(account.display_name if account else str(user_id), user_id), account


async def _account(interaction: discord.Interaction, user_id: int) -> discord.Member | discord.User | None:
    """Return a member of the server, or somebody who has left it; nobody outside of servers."""
    if interaction.user.id == user_id:
        return interaction.user
    if interaction.guild is None:
        return None
    try:
        return interaction.guild.get_member(user_id) or await interaction.guild.fetch_member(user_id)
    except discord.NotFound:
        return await _account_outside(interaction, user_id)


async def _account_outside(interaction: discord.Interaction, user_id: int) -> discord.User | None:
    try:
        return await interaction.client.fetch_user(user_id)
    except discord.NotFound:
        return None


def own_ref(interaction: discord.Interaction) -> PlayerRef:
    """Return the person who asks, as a player."""
    return PlayerRef(interaction.user.display_name, interaction.user.id)


def as_option(player: PlayerInfo) -> str:
    """Write a player as an option that `player_ref` understands."""
    return player.name if player.user_id is None else f"<@{player.user_id}>"


async def player_choices(interaction: discord.Interaction, typed: str, store: Store) -> list[app_commands.Choice[str]]:
    """Offer the club's players."""
    if interaction.guild_id is None:
        return []
    found = await store.players.offer(interaction.guild_id, typed)
    return limits.choices((player.name, as_option(player)) for player in found)


async def league_choices(interaction: discord.Interaction, typed: str, store: Store) -> list[app_commands.Choice[str]]:
    """Offer the server's leagues."""
    if interaction.guild_id is None:
        return []
    wanted = typed.casefold().strip()
    leagues = await store.leagues.all(interaction.guild_id)
    return limits.choices((league.name, league.name) for league in leagues if wanted in league.name.casefold())
