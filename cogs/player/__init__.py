"""`/player`: a player's record, and what players are called."""

from cogs.player.cog import Player

__all__ = ["Player"]
