"""`/league`: leagues, their seasons, standings, F-points, penalties and files."""

from cogs.league.cog import League

__all__ = ["League"]
