"""The lines that pages are read from, kept in step with the games in the transaction that changes them.

A confirmed game adds to the lines of its players and of each pair of them; taking it back subtracts the same.
`rebuild` computes all lines of a league from its games, and a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.models import Game, GameStatus, PairLine, Penalty, Season, SeasonLine, Seat

_PLACES = ("firsts", "seconds", "thirds", "fourths")


async def count_game(session: AsyncSession, game: Game) -> None:
    """Add a game that has just been confirmed."""
    await _apply(session, game, 1)


async def uncount_game(session: AsyncSession, game: Game) -> None:
    """Take a game back; its status must not be confirmed any more, since best and worst are looked up anew."""
    await _apply(session, game, -1)


async def count_penalty(session: AsyncSession, penalty: Penalty, *, sign: int = 1) -> None:
    """Add a penalty, or take a cancelled one back with `sign` -1."""
    line = await _line(session, penalty.season_id, penalty.player_id)
    line.penalties += sign * penalty.score
    line.total += sign * penalty.score


async def _apply(session: AsyncSession, game: Game, sign: int) -> None:
    for seat in sorted(game.seats, key=lambda each: each.player_id):
        line = await _line(session, game.season_id, seat.player_id)
        line.games += sign
        line.total += sign * seat.total
        line.places += sign * seat.place
        name = _PLACES[seat.place - 1]
        setattr(line, name, getattr(line, name) + sign)
        line.fpoints += sign * seat.fpoints
        line.chombo += sign * seat.chombo
        if sign > 0:
            line.best = seat.total if line.best is None else max(line.best, seat.total)
            line.worst = seat.total if line.worst is None else min(line.worst, seat.total)
        elif seat.total in (line.best, line.worst):
            line.best, line.worst = await _extremes(session, game.season_id, seat.player_id)
    for low, high in combinations(sorted(game.seats, key=lambda each: each.player_id), 2):
        await _apply_pair(session, game.league_id, low, high, sign)


async def _apply_pair(session: AsyncSession, league_id: int, low: Seat, high: Seat, sign: int) -> None:
    key = (league_id, low.player_id, high.player_id)
    line = await session.get(PairLine, key)
    if line is None:
        line = PairLine(league_id=league_id, low_id=low.player_id, high_id=high.player_id)
        _zero(line, ("games", "low_above", "high_above", "low_total", "high_total"))
        session.add(line)
    line.games += sign
    line.low_above += sign * (low.place < high.place)
    line.high_above += sign * (high.place < low.place)
    line.low_total += sign * low.total
    line.high_total += sign * high.total


async def _line(session: AsyncSession, season_id: int, player_id: int) -> SeasonLine:
    line = await session.get(SeasonLine, (season_id, player_id))
    if line is None:
        line = SeasonLine(season_id=season_id, player_id=player_id, best=None, worst=None)
        _zero(line, ("games", "total", "penalties", "places", *_PLACES, "fpoints", "chombo"))
        session.add(line)
    return line


def _zero(row: object, names: Iterable[str]) -> None:
    for name in names:
        setattr(row, name, 0)


async def _extremes(session: AsyncSession, season_id: int, player_id: int) -> tuple[int | None, int | None]:
    """The best and the worst score among a player's confirmed games of a season."""
    await session.flush()
    query = (
        select(func.max(Seat.total), func.min(Seat.total))
        .join(Game, Game.id == Seat.game_id)
        .where(Seat.player_id == player_id, Game.season_id == season_id, Game.status == GameStatus.CONFIRMED)
    )
    best, worst = (await session.execute(query)).one()
    return best, worst


async def rebuild(session: AsyncSession, league_id: int) -> None:
    """Compute every line of a league anew from its games and penalties."""
    seasons = select(Season.id).where(Season.league_id == league_id)
    await session.flush()
    await session.execute(delete(SeasonLine).where(SeasonLine.season_id.in_(seasons)))
    await session.execute(delete(PairLine).where(PairLine.league_id == league_id))
    games = await session.scalars(
        select(Game).where(Game.league_id == league_id, Game.status == GameStatus.CONFIRMED).order_by(Game.id)
    )
    for game in games.all():
        await count_game(session, game)
    penalties = await session.scalars(
        select(Penalty).where(Penalty.season_id.in_(seasons), Penalty.cancelled_at.is_(None)).order_by(Penalty.id)
    )
    for penalty in penalties.all():
        await count_penalty(session, penalty)
