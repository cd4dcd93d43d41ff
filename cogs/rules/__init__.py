"""`/rules`: what a club plays, answered from the very data that scores."""

from cogs.rules.cog import Rules

__all__ = ["Rules"]
