"""`/help`: what to try first, and in which language; and the greeting on a new server."""

from cogs.help.cog import Help

__all__ = ["Help"]
