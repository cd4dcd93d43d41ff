"""`/score`: the worth of a hand, the payments of han and fu, the waits of a hand."""

from cogs.score.cog import Score

__all__ = ["Score"]
