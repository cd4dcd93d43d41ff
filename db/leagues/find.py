"""Find leagues and seasons, and show them to others."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league.agreeing import Confirmation
from db.errors import LeagueUnknown, NoLeague, NoOpenSeason, SeasonUnknown, WhichLeague
from db.players.names import key_of
from db.rules.rulesets import rules_of
from db.schema.leagues import League, Season
from db.values.results import LeagueInfo, SeasonInfo

NAMED: Final = 10
"""The most leagues that are named to somebody who has to choose one."""


def season_info(row: Season) -> SeasonInfo:
    """Return a season as a value."""
    return SeasonInfo(row.id, row.number, row.name, row.started_at, row.closed_at)


async def league_info(session: AsyncSession, row: League) -> LeagueInfo:
    """Return a league as a value."""
    return info_of(row, await newest_season(session, row))


def info_of(row: League, newest: Season) -> LeagueInfo:
    """Return a league as a value, where its newest season is known."""
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
    """Return the league's last season, open or closed."""
    query = select(Season).where(Season.league_id == league.id).order_by(Season.number.desc()).limit(1)
    return (await session.scalars(query)).one()


async def open_season(session: AsyncSession, league: League) -> Season:
    """Return the season that new games belong to. Raises `NoOpenSeason`."""
    season = await newest_season(session, league)
    if season.closed_at is not None:
        raise NoOpenSeason
    return season


async def season_of(session: AsyncSession, league: League, number: int | None) -> Season:
    """Return the season with this number, or the newest. Raises `SeasonUnknown`."""
    newest = await newest_season(session, league)
    if number is None or number == newest.number:
        return newest
    season = await session.scalar(select(Season).where(Season.league_id == league.id, Season.number == number))
    if season is None:
        raise SeasonUnknown(number=number, last=newest.number)
    return season


async def find_league(session: AsyncSession, guild_id: int, name: str, *, lock: bool = False) -> League:
    """Find the league that a command names, or the only one of the server.

    Raises `LeagueUnknown`, `NoLeague` and, where several could be meant, `WhichLeague`. With `lock` nobody else
    changes it until the transaction ends.
    """
    here = [League.guild_id == guild_id]
    if name.strip():
        here.append(League.name_key == key_of(name))
    if lock:
        # Rows joined in the same query would be stale after waiting for the lock.
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
