"""Leagues and their seasons."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import func, select, union_all
from sqlalchemy.ext.asyncio import AsyncSession

from core.rules import RuleSet, rules_from_stored, stored_values
from db.errors import (
    GamesStillPending,
    LeagueNameTaken,
    LeagueUnknown,
    NoLeague,
    NoOpenSeason,
    PlayersDiffer,
    SeasonStillOpen,
    SeasonUnknown,
    WhichLeague,
)
from db.guilds import lock_guild
from db.history import Deed, Subject, note
from db.models import Confirmation, Game, GameStatus, League, RuleSetRow, Season
from db.names import key_of, tidy
from db.records import LeagueInfo, SeasonInfo
from db.tablemodels import LiveTable, TableStatus
from db.unit import Unit, add_if_new, remember, result_of

NAMED: Final = 10
"""How many leagues are named to somebody who has to choose one."""


def hash_of(rules: RuleSet) -> str:
    """What identifies a ruleset: its name and all its values."""
    canonical = json.dumps([rules.name, stored_values(rules)], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def rules_of(row: RuleSetRow) -> RuleSet:
    """The ruleset that a row holds."""
    return _made(_Stored(row.hash, row.name, row.values))


@dataclass(frozen=True, slots=True)
class _Stored:
    """What a row holds; its hash says all of it."""

    hash: str
    name: str = field(compare=False)
    values: Mapping[str, Any] = field(compare=False)


@lru_cache(maxsize=256)
def _made(stored: _Stored) -> RuleSet:
    """Make the ruleset once: every league, game and table has one, and few are different."""
    return rules_from_stored(stored.name, stored.values)


def season_info(row: Season) -> SeasonInfo:
    """What others see of a season."""
    return SeasonInfo(row.id, row.number, row.name, row.started_at, row.closed_at)


async def league_info(session: AsyncSession, row: League) -> LeagueInfo:
    """What others see of a league."""
    return _info(row, await newest_season(session, row))


def _info(row: League, newest: Season) -> LeagueInfo:
    return LeagueInfo(
        id=row.id,
        name=row.name,
        rules=rules_of(row.ruleset),
        rules_hash=row.ruleset_hash,
        confirmation=Confirmation(row.confirmation),
        pending_hours=row.pending_hours,
        pending_confirms=row.pending_confirms,
        season=season_info(newest),
    )


async def newest_season(session: AsyncSession, league: League) -> Season:
    """The league's last season, open or closed."""
    query = select(Season).where(Season.league_id == league.id).order_by(Season.number.desc()).limit(1)
    return (await session.scalars(query)).one()


async def open_season(session: AsyncSession, league: League) -> Season:
    """The season that games now belong to. Raises `NoOpenSeason`."""
    season = await newest_season(session, league)
    if season.closed_at is not None:
        raise NoOpenSeason
    return season


async def season_of(session: AsyncSession, league: League, number: int | None) -> Season:
    """The season with this number, or the newest. Raises `SeasonUnknown`."""
    newest = await newest_season(session, league)
    if number is None or number == newest.number:
        return newest
    season = await session.scalar(select(Season).where(Season.league_id == league.id, Season.number == number))
    if season is None:
        raise SeasonUnknown(number=number, last=newest.number)
    return season


async def find_league(session: AsyncSession, guild_id: int, name: str, *, lock: bool = False) -> League:
    """The league a command names, or the only one the server has.

    Raises `LeagueUnknown`, `NoLeague` and, where several could be meant, `WhichLeague`. With `lock` nobody else
    changes it until the transaction ends.
    """
    here = [League.guild_id == guild_id]
    if name.strip():
        here.append(League.name_key == key_of(name))
    if lock:
        # What is read together with a row that had to be waited for would be of before the wait.
        await session.execute(select(League.id).where(*here).order_by(League.id).with_for_update(key_share=True))
    query = select(League).where(*here).order_by(League.name_key)
    if name.strip():
        league = await session.scalar(query)
        if league is None:
            raise LeagueUnknown(name=" ".join(name.split()))
        return league
    leagues = (await session.scalars(query)).all()
    if not leagues:
        raise NoLeague
    if len(leagues) > 1:
        names = [league.name for league in leagues[:NAMED]]
        raise WhichLeague(names=(*names, "…") if len(leagues) > NAMED else tuple(names))
    return leagues[0]


async def keep_rules(session: AsyncSession, rules: RuleSet, unit: Unit) -> RuleSetRow:
    """The row of a ruleset, added if it is new; a row never changes."""
    digest = hash_of(rules)
    values = stored_values(rules)
    await add_if_new(session, RuleSetRow, hash=digest, name=rules.name, values=values, added_at=unit.now())
    return await session.get_one(RuleSetRow, digest)


class Leagues:
    """Everything about leagues that is not a game."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def create(
        self, deed: Deed, *, name: str, rules: RuleSet, confirmation: Confirmation, key: str | None = None
    ) -> LeagueInfo:
        """Make a league with its first season. Raises `LeagueNameTaken`; the same `key` again makes nothing new."""
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
        """The league a command names, or the only one; raises as `find_league` does."""
        async with self._unit.read() as session:
            return await league_info(session, await find_league(session, guild_id, name))

    async def by_id(self, guild_id: int, league_id: int) -> LeagueInfo:
        """The league with this id, for buttons, which outlast a name. Raises `LeagueUnknown`."""
        async with self._unit.read() as session:
            league = await session.get(League, league_id)
            if league is None or league.guild_id != guild_id:
                raise LeagueUnknown(name=str(league_id))
            return await league_info(session, league)

    async def all(self, guild_id: int) -> tuple[LeagueInfo, ...]:
        """Every league of a server, by name."""
        async with self._unit.read() as session:
            newest = select(func.max(Season.number)).where(Season.league_id == League.id)
            rows = await session.execute(
                select(League, Season)
                .join(Season, Season.league_id == League.id)
                .where(League.guild_id == guild_id, Season.number == newest.correlate(League).scalar_subquery())
                .order_by(League.name_key)
            )
            return tuple(_info(league, season) for league, season in rows)

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
        """Change settings; those left out stay. Games keep the rules they were played under.

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
        """Every season of a league, newest first."""
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
    """Games of three and of four players never stand in one table."""
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
