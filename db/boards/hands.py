"""Boards of statistics: what players did in their hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from sqlalchemy import BigInteger, Row, Select, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import HandCounts, HandStat, shared_ranks
from db.boards.ranking import cut
from db.engine.transaction import Unit
from db.leagues.find import find_league, league_info, season_info, season_of
from db.schema.leagues import League, Season
from db.schema.players import Player
from db.schema.totals import HandLine
from db.totals.hands import COUNTED, line_counts
from db.values.results import HandBoard, HandStanding, PlayerInfo, SeasonInfo

FEWER_IS_BETTER: Final = frozenset(
    {HandStat.DEAL_IN, HandStat.DEAL_IN_POINTS, HandStat.RIICHI_DEAL_IN, HandStat.BUST, HandStat.CHOMBO}
)
"""The statistics whose board begins with the lowest value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """Which board of hands to read: the statistic, the least hands to be listed, and the page.

    It is of one `season` (the newest if left out), or with `overall` of all seasons.
    """

    stat: HandStat
    season: int | None = None
    overall: bool = False
    min_hands: int = 0
    page: int = 0


class Hands:
    """Reads what players did in their hands, where these are known."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def board(self, guild_id: int, league_name: str, view: HandView, *, asker: int | None = None) -> HandBoard:
        """Return a page of a board; a page that does not exist is the last one. Raises `SeasonUnknown`.

        It leaves out players without any case of the statistic: no draw-tenpai rate without draws.
        """
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            season = None if view.overall else await season_of(session, league, view.season)
            ranked = _ranked(await _rows(session, league, season, view.min_hands), view.stat)
            return HandBoard(
                league=await league_info(session, league),
                season=None if season is None else season_info(season),
                stat=view.stat,
                **cut(ranked, page=view.page, asker=asker)._asdict(),
            )


async def hands_of(session: AsyncSession, league_id: int, player_id: int) -> tuple[tuple[SeasonInfo, HandCounts], ...]:
    """Return what a player did in the hands of each season with any, newest first."""
    query = (
        select(Season, HandLine)
        .join(HandLine, HandLine.season_id == Season.id)
        .where(Season.league_id == league_id, HandLine.player_id == player_id, HandLine.games > 0)
        .order_by(Season.number.desc())
    )
    return tuple((season_info(season), line_counts(line)) for season, line in await session.execute(query))


async def _rows(session: AsyncSession, league: League, season: Season | None, least: int) -> list[Row[Any]]:
    """Select the sums of all who have so many hands in a season, or in all of a league."""
    query: Select[*tuple[Any, ...]] = (
        select(Player.id, Player.name, Player.user_id, *(cast(each, BigInteger).label(name) for name, each in _SUMS))
        .select_from(HandLine)
        .join(Player, Player.id == HandLine.player_id)
        .group_by(Player.id, Player.name, Player.user_id)
        .having(func.sum(HandLine.hands) >= max(least, 1))
    )
    if season is not None:
        query = query.where(HandLine.season_id == season.id)
    else:
        query = query.where(HandLine.season_id.in_(select(Season.id).where(Season.league_id == league.id)))
    return list(await session.execute(query))


_SUMS: Final = [(name, func.sum(getattr(HandLine, name))) for name in COUNTED]


def _ranked(rows: list[Row[Any]], stat: HandStat) -> list[HandStanding]:
    """Return the lines of a board, best first; among equals more cases come before fewer."""
    sign = 1 if stat in FEWER_IS_BETTER else -1
    valued: list[tuple[Fraction, int, int, HandStanding]] = []
    for row in rows:
        counts = line_counts(row)
        ratio = counts.ratio(stat)
        if ratio.value is not None:
            line = HandStanding(0, PlayerInfo(row.id, row.name, row.user_id), ratio, counts)
            valued.append((sign * ratio.value, -ratio.of, row.id, line))
    valued.sort(key=lambda each: each[:3])
    ranks = shared_ranks([value for value, *_ in valued])
    return [replace(each[-1], rank=rank) for rank, each in zip(ranks, valued, strict=True)]
