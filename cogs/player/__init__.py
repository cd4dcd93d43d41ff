"""`/player`: the records and the names of players."""

from cogs.player.cog import Player

__all__ = ["Player"]
