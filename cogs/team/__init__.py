"""`/team`: teams, their matches, and their standings."""

from cogs.team.cog import Team

__all__ = ["Team"]
