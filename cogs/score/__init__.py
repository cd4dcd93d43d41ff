"""`/score`: what a hand is worth, what han and fu pay, what a hand waits for."""

from cogs.score.cog import Score

__all__ = ["Score"]
