"""`/seats`: drawing seats, and who sits where over an evening."""

from cogs.seats.cog import Seats

__all__ = ["Seats"]
