"""The one door to the database. One method of one part is one transaction."""

from __future__ import annotations

from typing import Self

from sqlalchemy.ext.asyncio import AsyncEngine

from db.engine import open_engine
from db.games import Games, Result
from db.guilds import Guilds
from db.history import Deed
from db.leagues import Leagues
from db.migrate import migrate
from db.models import Confirmation, GameStatus
from db.players import Players
from db.standings import Sort, Standings, View
from db.unit import Clock, Unit


class Store:
    """What clubs have recorded: `guilds`, `players`, `leagues`, `games` and `standings`."""

    def __init__(self, engine: AsyncEngine, now: Clock) -> None:
        unit = Unit(engine, now)
        self.engine = engine
        self.now = now
        self.guilds = Guilds(unit)
        self.players = Players(unit)
        self.leagues = Leagues(unit)
        self.games = Games(unit)
        self.standings = Standings(unit)

    @classmethod
    async def open(cls, url: str, now: Clock) -> Self:
        """Connect to a database, with its tables at the newest version."""
        engine = open_engine(url)
        await migrate(engine)
        return cls(engine, now)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


__all__ = ["Confirmation", "Deed", "GameStatus", "Result", "Sort", "Store", "View"]
