"""`/help`: first steps and languages; and the greeting on a new server."""

from cogs.help.cog import Help

__all__ = ["Help"]
