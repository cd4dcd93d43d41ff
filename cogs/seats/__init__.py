"""`/seats`: draws of seats, and the seats of a whole evening."""

from cogs.seats.cog import Seats

__all__ = ["Seats"]
