"""`/team`: teams, their matches, and how they stand."""

from cogs.team.cog import Team

__all__ = ["Team"]
