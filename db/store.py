"""The one door to the database. One method of one part is one transaction."""

from __future__ import annotations

from db.archive.copies import Copies
from db.boards.charts import Courses
from db.boards.hands import Hands
from db.boards.ratings import Ratings
from db.boards.standings import Standings
from db.engine.connect import open_engine, try_engine
from db.engine.history import Deed
from db.engine.migrate import migrate
from db.engine.requests import Requests
from db.engine.transaction import Clock, Unit
from db.games.record import Games
from db.guilds.languages import Languages
from db.guilds.settings import Guilds
from db.leagues.manage import Leagues
from db.leagues.penalties import Penalties
from db.players.manage import Players
from db.quiz.answers import Quizzes
from db.rules.versions import HouseRules
from db.tables.play import Tables
from db.teams.manage import Teams
from db.teams.matches import Matches
from db.totals.ratings import Replays


class Store:
    """Everything that clubs have recorded.

    In parts: `guilds`, `languages`, `rules`, `players`, `leagues`, `penalties`, `games`, `standings`, `hands`,
    `ratings`, `teams`, `matches`, `tables`, `copies`, `courses`, `quizzes` and `requests`. `url` is
    `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`; `now` is the clock, which gives aware times.
    """

    def __init__(self, url: str, now: Clock) -> None:
        self.engine = open_engine(url)
        self.now = now
        unit = Unit(self.engine, now)
        replays = Replays(unit)
        self.guilds = Guilds(unit)
        self.languages = Languages(unit)
        self.players = Players(unit, self.languages)
        self.rules = HouseRules(unit)
        self.leagues = Leagues(unit)
        self.penalties = Penalties(unit)
        self.games = Games(unit)
        self.standings = Standings(unit, replays)
        self.hands = Hands(unit)
        self.ratings = Ratings(unit, replays)
        self.teams = Teams(unit)
        self.matches = Matches(unit)
        self.tables = Tables(unit)
        self.copies = Copies(unit)
        self.courses = Courses(unit)
        self.quizzes = Quizzes(unit)
        self.requests = Requests(unit)

    async def open(self) -> None:
        """Bring the tables to the newest version, and read the choices of languages.

        Raises `DatabaseUnreachable`, `DatabaseOfNewerVersion`.
        """
        await try_engine(self.engine)
        await migrate(self.engine)
        await self.languages.load()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    def deed(self, guild_id: int, actor: int, reason: str = "") -> Deed:
        """Return the deed of a person who does something now."""
        return Deed(guild_id=guild_id, actor=actor, at=self.now(), reason=reason)
