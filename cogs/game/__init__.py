"""`/game`: games recorded, confirmed, looked up, taken back and corrected."""

from cogs.game.cog import Game

__all__ = ["Game"]
