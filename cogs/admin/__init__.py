"""`/admin`: what a server sets for all its leagues."""

from cogs.admin.cog import Admin

__all__ = ["Admin"]
