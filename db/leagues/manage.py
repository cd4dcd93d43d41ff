"""Create leagues, change their settings, open and close their seasons."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from core.league.agreeing import Confirmation
from core.rules import RuleSet
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, remember, result_of
from db.errors import GamesStillPending, LeagueNameTaken, LeagueUnknown, PlayersDiffer, SeasonStillOpen
from db.guilds.settings import lock_guild
from db.leagues.find import find_league, info_of, league_info, newest_season, open_season, season_info
from db.players.names import key_of, tidy
from db.rules.rulesets import keep_rules, rules_of
from db.schema.games import Game
from db.schema.leagues import League, Season
from db.schema.tables import LiveTable
from db.values.results import LeagueInfo, SeasonInfo
from db.values.states import GameStatus, TableStatus


class Leagues:
    """Leagues, their settings and their seasons."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def create(
        self, deed: Deed, *, name: str, rules: RuleSet, confirmation: Confirmation, key: str | None = None
    ) -> LeagueInfo:
        """Make a league with its first season. Raises `LeagueNameTaken`; the same `key` again makes no second one."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await league_info(session, await session.get_one(League, made))
            name = tidy(name)
            taken = select(League).where(League.guild_id == deed.guild_id, League.name_key == key_of(name))
            if await session.scalar(taken) is not None:
                raise LeagueNameTaken(name=name)
            row = await keep_rules(session, rules, self._unit)
            league = League(
                guild_id=deed.guild_id,
                name=name,
                name_key=key_of(name),
                ruleset_hash=row.hash,
                confirmation=confirmation,
                created_at=self._unit.now(),
            )
            session.add(league)
            await session.flush()
            session.add(Season(league_id=league.id, number=1, name=None, started_at=self._unit.now(), closed_at=None))
            note(session, deed, "create", Subject.LEAGUE, league.id, after=_settings(league))
            if key is not None:
                await remember(session, deed, key, league.id)
            await session.refresh(league, ["ruleset"])
            return await league_info(session, league)

    async def get(self, guild_id: int, name: str = "") -> LeagueInfo:
        """Return the league that a command names, or the only one. Raises what `find_league` raises."""
        async with self._unit.read() as session:
            return await league_info(session, await find_league(session, guild_id, name))

    async def by_id(self, guild_id: int, league_id: int) -> LeagueInfo:
        """Return the league with this id, for buttons, which outlast a name. Raises `LeagueUnknown`."""
        async with self._unit.read() as session:
            league = await session.get(League, league_id)
            if league is None or league.guild_id != guild_id:
                raise LeagueUnknown(name=str(league_id))
            return await league_info(session, league)

    async def all(self, guild_id: int) -> tuple[LeagueInfo, ...]:
        """Return every league of a server, by name."""
        async with self._unit.read() as session:
            newest = select(func.max(Season.number)).where(Season.league_id == League.id)
            rows = await session.execute(
                select(League, Season)
                .join(Season, Season.league_id == League.id)
                .where(League.guild_id == guild_id, Season.number == newest.correlate(League).scalar_subquery())
                .order_by(League.name_key)
            )
            return tuple(info_of(league, season) for league, season in rows)

    async def change(  # noqa: PLR0913  -- one for each setting
        self,
        deed: Deed,
        name: str,
        *,
        confirmation: Confirmation | None = None,
        pending_hours: int | None = None,
        pending_confirms: bool | None = None,
        rules: RuleSet | None = None,
        new_name: str | None = None,
    ) -> LeagueInfo:
        """Change the settings that are given. Games keep the rules they were played under.

        Raises `LeagueNameTaken`, and `PlayersDiffer` for rules of another number of players once there are games.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            league = await find_league(session, deed.guild_id, name, lock=True)
            before = _settings(league)
            if new_name is not None:
                await self._rename(session, league, new_name)
            if rules is not None:
                await _check_players(session, league, rules)
                league.ruleset_hash = (await keep_rules(session, rules, self._unit)).hash
            league.confirmation = confirmation or league.confirmation
            league.pending_hours = league.pending_hours if pending_hours is None else pending_hours
            league.pending_confirms = league.pending_confirms if pending_confirms is None else pending_confirms
            note(session, deed, "change", Subject.LEAGUE, league.id, before=before, after=_settings(league))
            await session.flush()
            await session.refresh(league, ["ruleset"])
            return await league_info(session, league)

    async def _rename(self, session: AsyncSession, league: League, name: str) -> None:
        name = tidy(name)
        taken = select(League).where(League.guild_id == league.guild_id, League.name_key == key_of(name))
        holder = await session.scalar(taken)
        if holder is not None and holder.id != league.id:
            raise LeagueNameTaken(name=name)
        league.name, league.name_key = name, key_of(name)

    async def seasons(self, guild_id: int, name: str = "") -> tuple[SeasonInfo, ...]:
        """Return every season of a league, newest first."""
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, name)
            rows = select(Season).where(Season.league_id == league.id).order_by(Season.number.desc())
            return tuple(season_info(row) for row in await session.scalars(rows))

    async def close_season(self, deed: Deed, name: str = "") -> SeasonInfo:
        """End the open season. Raises `NoOpenSeason`, and `GamesStillPending` while games of it wait."""
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, name, lock=True)
            season = await open_season(session, league)
            waiting = select(func.count()).where(Game.season_id == season.id, Game.status == GameStatus.PENDING)
            if count := await session.scalar(waiting):
                raise GamesStillPending(count=count)
            season.closed_at = self._unit.now()
            note(session, deed, "close", Subject.SEASON, season.id, after={"number": season.number})
            return season_info(season)

    async def start_season(self, deed: Deed, name: str = "", *, title: str | None = None) -> SeasonInfo:
        """Begin the next season. Raises `SeasonStillOpen`."""
        async with self._unit.write() as session:
            league = await find_league(session, deed.guild_id, name, lock=True)
            last = await newest_season(session, league)
            if last.closed_at is None:
                raise SeasonStillOpen(number=last.number)
            season = Season(
                league_id=league.id,
                number=last.number + 1,
                name=tidy(title) if title else None,
                started_at=self._unit.now(),
                closed_at=None,
            )
            session.add(season)
            await session.flush()
            note(session, deed, "start", Subject.SEASON, season.id, after={"number": season.number})
            return season_info(season)


async def _check_players(session: AsyncSession, league: League, rules: RuleSet) -> None:
    """Raise `PlayersDiffer` for rules that would mix games of three and of four players."""
    players = rules_of(league.ruleset).players
    if rules.players == players:
        return
    games = select(Game.id).where(Game.league_id == league.id)
    tables = select(LiveTable.id).where(LiveTable.league_id == league.id, LiveTable.status == TableStatus.OPEN)
    if await session.scalar(union_all(games, tables).limit(1)) is not None:
        raise PlayersDiffer(players=rules.players, expected=players)


def _settings(league: League) -> dict[str, Any]:
    return {
        "name": league.name,
        "rules": league.ruleset_hash,
        "confirmation": league.confirmation,
        "pending_hours": league.pending_hours,
        "pending_confirms": league.pending_confirms,
    }
