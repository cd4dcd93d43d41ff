"""Lines of what players did in their hands, kept in step with the games whose hands are known.

A game that counts adds the counts kept beside its hands; taking it back subtracts the same. `rebuild_hands` counts
all hands of a league anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import asdict, fields
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import HandCounts
from db.engine.transaction import insert_rows
from db.hands.logs import count_log, log_info, read_counts
from db.rules.rulesets import rules_of
from db.schema.games import Game, GameLogRow, Seat
from db.schema.leagues import Season
from db.schema.rules import RuleSetRow
from db.schema.totals import HandLine
from db.values.states import GameStatus

COUNTED: Final = tuple(field.name for field in fields(HandCounts))
"""The columns of a line."""


def line_counts(row: object) -> HandCounts:
    """Return the counts of a line, or of anything with its columns."""
    return HandCounts(**{name: int(getattr(row, name)) for name in COUNTED})


async def count_hands(session: AsyncSession, game: Game, sign: int) -> None:
    """Add the counts of a game's hands, or with `sign` -1 subtract them; without hands nothing happens."""
    row = await session.get(GameLogRow, game.id)
    if row is None:
        return
    players = {seat.seat: seat.player_id for seat in game.seats}
    lines = await _lines(session, game.season_id, players.values())
    for seat, counts in enumerate(read_counts(row.counts)):
        _add(lines[players[seat]], counts, sign)


async def _lines(session: AsyncSession, season_id: int, players: Collection[int]) -> dict[int, HandLine]:
    """Return the lines of players in a season, made where there are none yet."""
    query = select(HandLine).where(HandLine.season_id == season_id, HandLine.player_id.in_(players))
    found = {line.player_id: line for line in await session.scalars(query)}
    for player_id in players:
        if player_id not in found:
            found[player_id] = HandLine(season_id=season_id, player_id=player_id, **dict.fromkeys(COUNTED, 0))
            session.add(found[player_id])
    return found


def _add(line: HandLine, counts: HandCounts, sign: int) -> None:
    for name in COUNTED:
        setattr(line, name, getattr(line, name) + sign * getattr(counts, name))


async def merge_hands(session: AsyncSession, league_id: int, old_id: int, new_id: int) -> None:
    """Give the lines of one player to another, who has the games now."""
    seasons = select(Season.id).where(Season.league_id == league_id)
    mine = select(HandLine).where(HandLine.season_id.in_(seasons), HandLine.player_id == old_id)
    for line in (await session.scalars(mine)).all():
        _add((await _lines(session, line.season_id, [new_id]))[new_id], line_counts(line), 1)
        await session.delete(line)
    await session.flush()


async def rebuild_hands(session: AsyncSession, league_id: int) -> None:
    """Make all lines of a league anew from the counts kept beside the hands. The session must hold none of them."""
    seasons = select(Season.id).where(Season.league_id == league_id)
    await session.execute(delete(HandLine).where(HandLine.season_id.in_(seasons)))
    query = (
        select(Game.season_id, Seat.seat, Seat.player_id, GameLogRow.counts)
        .join(Game, Game.id == GameLogRow.game_id)
        .join(Seat, Seat.game_id == Game.id)
        .where(Game.league_id == league_id, Game.status == GameStatus.CONFIRMED)
    )
    lines: dict[tuple[int, int], HandCounts] = {}
    for season_id, seat, player_id, counts in await session.execute(query):
        key = season_id, player_id
        lines[key] = lines.get(key, HandCounts()) + read_counts(counts)[seat]
    rows = [{"season_id": season, "player_id": player, **asdict(counts)} for (season, player), counts in lines.items()]
    await insert_rows(session, HandLine, rows)


async def recount_hands(session: AsyncSession, league_id: int) -> None:
    """Count the hands of all games of a league anew, and keep the counts beside them."""
    query = (
        select(GameLogRow, RuleSetRow)
        .join(Game, Game.id == GameLogRow.game_id)
        .join(RuleSetRow, RuleSetRow.hash == Game.ruleset_hash)
        .where(Game.league_id == league_id)
    )
    found = (await session.execute(query)).all()
    hands = [(log_info(log), rules_of(row)) for log, row in found]
    # In another thread, since it takes longer the more games there are.
    counted = await asyncio.to_thread(lambda: [count_log(*each) for each in hands])
    for (row, _), counts in zip(found, counted, strict=True):
        row.counts = counts
    await session.flush()
