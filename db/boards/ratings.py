"""Boards of ratings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Row, SQLColumnExpression, Subquery, func, or_, select

from db.boards.pages import PAGE, page_of
from db.engine.transaction import Unit
from db.leagues.find import find_league, league_info
from db.schema.leagues import League
from db.schema.players import Player
from db.schema.totals import RatingLine
from db.totals.ratings import Replays
from db.values.results import PROVISIONAL_SIGMA, PlayerInfo, Rating, RatingBoard, RatingStanding

_RATING: Final = ("games", "mu", "sigma", "tenhou")


class RatingKind(StrEnum):
    """The rating that orders a board."""

    SKILL = "skill"
    TENHOU = "tenhou"


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingView:
    """Which board of ratings to read: the rating, the least games to be listed, and the page.

    `settled` leaves out ratings that are still provisional.
    """

    kind: RatingKind = RatingKind.SKILL
    min_games: int = 0
    settled: bool = False
    page: int = 0


class Ratings:
    """Reads how strong players are, over all seasons of a league."""

    def __init__(self, unit: Unit, replays: Replays) -> None:
        self._unit = unit
        self._replays = replays

    async def board(
        self, guild_id: int, league_name: str, view: RatingView | None = None, *, asker: int | None = None
    ) -> RatingBoard:
        """Return a page of a board; a page that does not exist is the last one."""
        view = view or RatingView()
        async with self._unit.read() as session:
            league_id = (await find_league(session, guild_id, league_name)).id
        await self._replays.refresh(league_id)
        async with self._unit.read() as session:
            league = await find_league(session, guild_id, league_name)
            ranked = _ranked(league, view)
            players = await session.scalar(select(func.count()).select_from(ranked)) or 0
            page, pages = page_of(players, view.page)
            here = ranked.c.position.between(page * PAGE + 1, (page + 1) * PAGE)
            query = (
                select(ranked, Player.name, Player.user_id, here.label("here"))
                .join(Player, Player.id == ranked.c.player_id)
                .where(here if asker is None else or_(here, Player.user_id == asker))
                .order_by(ranked.c.position)
            )
            rows = (await session.execute(query)).all()
            return RatingBoard(
                league=await league_info(session, league),
                lines=tuple(_standing(row) for row in rows if row.here),
                own=next((_standing(row) for row in rows if not row.here), None),
                page=page,
                pages=pages,
                players=players,
            )


def _ranked(league: League, view: RatingView) -> Subquery:
    """Select the lines with enough games, each with its rank, which equals share, and its position on the board."""
    skill = RatingLine.mu - 3 * RatingLine.sigma
    value: SQLColumnExpression[Any] = skill if view.kind is RatingKind.SKILL else RatingLine.tenhou
    position = func.row_number().over(order_by=(value.desc(), RatingLine.games.desc(), RatingLine.player_id))
    query = select(
        RatingLine.player_id,
        *(getattr(RatingLine, name) for name in _RATING),
        func.rank().over(order_by=value.desc()).label("rank"),
        position.label("position"),
    ).where(RatingLine.league_id == league.id, RatingLine.games >= max(view.min_games, 1))
    if view.settled:
        query = query.where(RatingLine.sigma <= PROVISIONAL_SIGMA)
    return query.subquery()


def _standing(row: Row[Any]) -> RatingStanding:
    rating = Rating(**{name: getattr(row, name) for name in _RATING})
    return RatingStanding(row.rank, PlayerInfo(row.player_id, row.name, row.user_id), rating)
