"""`/rules`: the rules of a club, answered from the data that scores."""

from cogs.rules.cog import Rules

__all__ = ["Rules"]
