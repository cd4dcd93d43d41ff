"""Ratings kept in step with the games of a league: at once for its newest game, otherwise by playing all again.

A game that is not the newest, an edit, an undo or a merge makes the ratings of the league stale. They are computed
from all its games before they are next read.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.engine.transaction import Unit, insert_rows
from db.schema.games import Game, Seat
from db.schema.leagues import League
from db.schema.totals import RatingLine, RatingState
from db.totals.rating_models import BEGINNING, after_game, replayed
from db.values.results import Rating
from db.values.states import GameStatus

_AT_ONCE = 5_000
"""The rows that are read at a time; between them other tasks go on."""


def rating_of(line: RatingLine) -> Rating:
    """Return the ratings of a line."""
    return Rating(games=line.games, mu=line.mu, sigma=line.sigma, tenhou=line.tenhou)


async def rate_game(session: AsyncSession, game: Game) -> None:
    """Rate the players of a game that has just come to count, if it is the newest of its league."""
    state = await _changed(session, game.league_id)
    newest = state.last_at is None or (state.last_at, state.last_number) < (game.played_at, game.number)
    if state.stale or not newest:
        state.stale = True
        return
    state.last_at, state.last_number = game.played_at, game.number
    players = [seat.player_id for seat in sorted(game.seats, key=lambda each: (each.place, each.seat))]
    query = select(RatingLine).where(RatingLine.league_id == game.league_id, RatingLine.player_id.in_(players))
    lines = {line.player_id: line for line in await session.scalars(query)}
    before = [rating_of(lines[player]) if player in lines else BEGINNING for player in players]
    for player, rating in zip(players, after_game(before), strict=True):
        await session.merge(RatingLine(league_id=game.league_id, player_id=player, **asdict(rating)))


async def spoil_ratings(session: AsyncSession, league_id: int) -> None:
    """Mark the ratings of a league as stale."""
    (await _changed(session, league_id)).stale = True


async def _changed(session: AsyncSession, league_id: int) -> RatingState:
    """Note that the games of a league, which is held, have changed, and return the state of its ratings."""
    state = await session.get(RatingState, league_id)
    if state is None:
        # There may be earlier games, which nobody has rated.
        state = RatingState(league_id=league_id, version=0, stale=True, last_at=None, last_number=None)
        session.add(state)
    state.version += 1
    return state


class Replays:
    """Computes stale ratings before they are read, for one league at a time."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit
        self._turn = asyncio.Lock()

    async def refresh(self, league_id: int) -> None:
        """Compute the ratings of a league anew if they are stale."""
        async with self._unit.read() as session:
            if not await _is_stale(session, league_id):
                return
        async with self._turn:
            while not await self._replay(league_id):
                # Games came in meanwhile, so the result is stale already.
                continue

    async def _replay(self, league_id: int) -> bool:
        """Play all games of a league again. Return False if they changed meanwhile."""
        async with self._unit.read() as session:
            if not await _is_stale(session, league_id):
                return True
            version = await session.scalar(select(RatingState.version).where(RatingState.league_id == league_id))
            games, last = await games_in_order(session, league_id)
        ratings = await asyncio.to_thread(replayed, games)
        async with self._unit.write() as session:
            await session.execute(select(League.id).where(League.id == league_id).with_for_update(key_share=True))
            state = await session.get(RatingState, league_id)
            if (state.version if state else None) != version:
                return False
            await session.execute(delete(RatingLine).where(RatingLine.league_id == league_id))
            rows = [{"league_id": league_id, "player_id": each, **asdict(ratings[each])} for each in ratings]
            await insert_rows(session, RatingLine, rows)
            state = state or await _changed(session, league_id)
            state.stale = False
            state.last_at, state.last_number = last or (None, None)
            return True


async def _is_stale(session: AsyncSession, league_id: int) -> bool:
    stale = await session.scalar(select(RatingState.stale).where(RatingState.league_id == league_id))
    return stale is not False


async def games_in_order(session: AsyncSession, league_id: int) -> tuple[list[list[int]], tuple[datetime, int] | None]:
    """Return the players of every game that counts, by time and from first place down, and the last game."""
    query = (
        select(Game.id, Game.played_at, Game.number, Seat.player_id)
        .join(Seat, Seat.game_id == Game.id)
        .where(Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
        .order_by(Game.played_at, Game.number, Seat.place, Seat.seat)
    )
    games: list[list[int]] = []
    last = None
    async for part in (await session.stream(query)).partitions(_AT_ONCE):
        for row in part:
            if last is None or last.id != row.id:
                games.append([])
                last = row
            games[-1].append(row.player_id)
    return games, None if last is None else (last.played_at, last.number)
