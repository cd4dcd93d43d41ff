"""`/admin`: the settings of a server for all its leagues."""

from cogs.admin.cog import Admin

__all__ = ["Admin"]
