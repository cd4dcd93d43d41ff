"""The `/table` commands: a game hand by hand, on a board in chat."""

from cogs.table.cog import Table

__all__ = ["Table"]
