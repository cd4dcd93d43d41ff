"""The lines that pages are read from, kept in step with the games in the transaction that changes them.

A confirmed game adds to the lines of its players and of each pair of them; taking it back subtracts the same.
`rebuild` computes all lines of a league from its games, and a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Select,
    and_,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from db.schema.games import Game, Seat
from db.schema.leagues import Penalty, Season
from db.schema.totals import PairLine, SeasonLine
from db.totals.hands import count_hands, merge_hands, rebuild_hands
from db.totals.ratings import rate_game, spoil_ratings
from db.values.states import GameStatus

_PLACES: Final = ("firsts", "seconds", "thirds", "fourths")
_COUNTED: Final = ("games", "total", "penalties", "places", *_PLACES, "fpoints", "chombo")
_PAIRED: Final = ("games", "low_above", "high_above", "low_total", "high_total")
_TURNED: Final = ("games", "high_above", "low_above", "high_total", "low_total")
"""The columns of a pair, and the same with the two players exchanged."""


async def count_game(session: AsyncSession, game: Game) -> None:
    """Add a game that has just been confirmed."""
    await _apply(session, game, 1)
    await rate_game(session, game)


async def uncount_game(session: AsyncSession, game: Game) -> None:
    """Take a game back. Its status has to be another already, since best and worst are looked up anew."""
    await _apply(session, game, -1)
    await spoil_ratings(session, game.league_id)


async def count_penalty(session: AsyncSession, penalty: Penalty, *, sign: int = 1) -> None:
    """Add a penalty, or take a cancelled one back with `sign` -1."""
    line = (await _lines(session, penalty.season_id, [penalty.player_id]))[penalty.player_id]
    line.penalties += sign * penalty.score
    line.total += sign * penalty.score


async def _apply(session: AsyncSession, game: Game, sign: int) -> None:
    season = await session.get_one(Season, game.season_id)
    season.games += sign
    seats = sorted(game.seats, key=lambda each: each.player_id)
    players = [seat.player_id for seat in seats]
    lines = await _lines(session, game.season_id, players)
    for seat in seats:
        line = lines[seat.player_id]
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
    await count_hands(session, game, sign)
    pairs = await _pairs(session, game.league_id, list(combinations(players, 2)))
    for low, high in combinations(seats, 2):
        _apply_pair(pairs[low.player_id, high.player_id], low, high, sign)


def _apply_pair(line: PairLine, low: Seat, high: Seat, sign: int) -> None:
    line.games += sign
    line.low_above += sign * (low.place < high.place)
    line.high_above += sign * (high.place < low.place)
    line.low_total += sign * low.total
    line.high_total += sign * high.total


async def _lines(session: AsyncSession, season_id: int, players: Collection[int]) -> dict[int, SeasonLine]:
    """Return the lines of players in a season, made where there are none yet."""
    query = select(SeasonLine).where(SeasonLine.season_id == season_id, SeasonLine.player_id.in_(players))
    found = {line.player_id: line for line in await session.scalars(query)}
    for player_id in players:
        if player_id not in found:
            line = found[player_id] = SeasonLine(season_id=season_id, player_id=player_id, best=None, worst=None)
            _zero(line, _COUNTED)
            session.add(line)
    return found


async def _pairs(
    session: AsyncSession, league_id: int, pairs: Collection[tuple[int, int]]
) -> dict[tuple[int, int], PairLine]:
    """Return the lines of pairs of players in a league, made where there are none yet."""
    ids = {player_id for pair in pairs for player_id in pair}
    query = select(PairLine).where(PairLine.league_id == league_id, PairLine.low_id.in_(ids), PairLine.high_id.in_(ids))
    found = {(line.low_id, line.high_id): line for line in await session.scalars(query)}
    for low_id, high_id in pairs:
        if (low_id, high_id) not in found:
            line = found[low_id, high_id] = PairLine(league_id=league_id, low_id=low_id, high_id=high_id)
            _zero(line, _PAIRED)
            session.add(line)
    return found


def _zero(row: object, names: Iterable[str]) -> None:
    for name in names:
        setattr(row, name, 0)


def _add(into: object, line: object, names: Iterable[tuple[str, str]]) -> None:
    """Add columns of a line to columns of another; the names are pairs of target and source."""
    for name, source in names:
        setattr(into, name, getattr(into, name) + getattr(line, source))


async def _extremes(session: AsyncSession, season_id: int, player_id: int) -> tuple[int | None, int | None]:
    """Return the best and the worst score among a player's confirmed games of a season."""
    await session.flush()
    query = (
        select(func.max(Seat.total), func.min(Seat.total))
        .join(Game, Game.id == Seat.game_id)
        .where(Seat.player_id == player_id, Game.season_id == season_id, Game.status == GameStatus.CONFIRMED)
    )
    best, worst = (await session.execute(query)).one()
    return best, worst


async def merge_lines(session: AsyncSession, league_id: int, old_id: int, new_id: int) -> None:
    """Give the lines of one player to another, who has the games and penalties now. The two have never met."""
    seasons = select(Season.id).where(Season.league_id == league_id)
    mine = select(SeasonLine).where(SeasonLine.season_id.in_(seasons), SeasonLine.player_id == old_id)
    lines = (await session.scalars(mine)).all()
    for line in lines:
        into = (await _lines(session, line.season_id, [new_id]))[new_id]
        _add(into, line, zip(_COUNTED, _COUNTED, strict=True))
        into.best = max((best for best in (into.best, line.best) if best is not None), default=None)
        into.worst = min((worst for worst in (into.worst, line.worst) if worst is not None), default=None)
        await session.delete(line)
    pairs = select(PairLine).where(
        PairLine.league_id == league_id, or_(PairLine.low_id == old_id, PairLine.high_id == old_id)
    )
    for pair in (await session.scalars(pairs)).all():
        met_id = pair.high_id if pair.low_id == old_id else pair.low_id
        turned = (new_id < met_id) != (old_id < met_id)
        key = min(new_id, met_id), max(new_id, met_id)
        own = (await _pairs(session, league_id, [key]))[key]
        _add(own, pair, zip(_PAIRED, _TURNED if turned else _PAIRED, strict=True))
        await session.delete(pair)
    await merge_hands(session, league_id, old_id, new_id)
    if lines:
        await spoil_ratings(session, league_id)


async def rebuild(session: AsyncSession, league_id: int) -> None:
    """Compute every line of a league anew from its games and penalties. The session must hold none of them."""
    await session.flush()
    seasons = select(Season.id).where(Season.league_id == league_id)
    await session.execute(delete(SeasonLine).where(SeasonLine.season_id.in_(seasons)))
    await session.execute(delete(PairLine).where(PairLine.league_id == league_id))
    for table, lines in ((SeasonLine, _season_lines(league_id)), (PairLine, _pair_lines(league_id))):
        names = [column.name for column in lines.selected_columns]
        await session.execute(insert(table).from_select(names, lines))
    counted = select(func.count()).where(Game.season_id == Season.id, Game.status == GameStatus.CONFIRMED)
    await session.execute(
        update(Season)
        .where(Season.league_id == league_id)
        .values(games=counted.scalar_subquery())
        .execution_options(synchronize_session=False)
    )
    await rebuild_hands(session, league_id)
    await spoil_ratings(session, league_id)


def _season_lines(league_id: int) -> Select[*tuple[Any, ...]]:
    """Compute the lines of a league's seasons from its games and penalties."""
    nothing = cast(null(), BigInteger)
    games = (
        select(
            Game.season_id,
            Seat.player_id,
            literal(1).label("games"),
            Seat.total,
            literal(0).label("penalties"),
            Seat.place,
            Seat.total.label("best"),
            Seat.total.label("worst"),
            Seat.fpoints,
            Seat.chombo,
        )
        .join(Game, Game.id == Seat.game_id)
        .where(Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
    )
    zeros = [literal(0)] * 2
    penalties = (
        select(Penalty.season_id, Penalty.player_id, literal(0), Penalty.score, Penalty.score, literal(0))
        .add_columns(nothing, nothing, *zeros)
        .join(Season, Season.id == Penalty.season_id)
        .where(Season.league_id == league_id, Penalty.cancelled_at.is_(None))
    )
    each = union_all(games, penalties).subquery().c
    return select(
        each.season_id,
        each.player_id,
        *(func.sum(each[name]).label(name) for name in ("games", "total", "penalties")),
        func.sum(each.place).label("places"),
        *(func.sum(case((each.place == place, 1), else_=0)).label(name) for place, name in enumerate(_PLACES, start=1)),
        func.max(each.best).label("best"),
        func.min(each.worst).label("worst"),
        *(func.sum(each[name]).label(name) for name in ("fpoints", "chombo")),
    ).group_by(each.season_id, each.player_id)


def _pair_lines(league_id: int) -> Select[*tuple[Any, ...]]:
    """Compute the lines of every two players of a league from its games."""
    low, high = aliased(Seat), aliased(Seat)
    return (
        select(
            Game.league_id,
            low.player_id.label("low_id"),
            high.player_id.label("high_id"),
            func.count().label("games"),
            func.sum(case((low.place < high.place, 1), else_=0)).label("low_above"),
            func.sum(case((high.place < low.place, 1), else_=0)).label("high_above"),
            func.sum(low.total).label("low_total"),
            func.sum(high.total).label("high_total"),
        )
        .join(low, low.game_id == Game.id)
        .join(high, and_(high.game_id == low.game_id, high.player_id > low.player_id))
        .where(Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
        .group_by(Game.league_id, low.player_id, high.player_id)
    )
