"""Games known hand by hand: their hands kept with them, once in a league."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.table import replay
from db.errors import LogImportedBefore
from db.leagues import rules_of
from db.models import Game, GameStatus
from db.plainlogs import events_from_plain, plain_events, plain_start, start_from_plain
from db.tablemodels import GameLogRow
from db.tablerecords import GameLog


def log_values(log: GameLog) -> dict[str, Any]:
    """What a row keeps of the hands."""
    return {"names": list(log.names), "start": plain_start(log.start), "events": plain_events(log.events)}


def log_info(row: GameLogRow) -> GameLog:
    """What others see of the hands of a game."""
    return GameLog(
        source=row.source,
        reference=row.reference,
        fingerprint=row.fingerprint,
        names=tuple(row.hands["names"]),
        start=start_from_plain(row.hands["start"]),
        events=events_from_plain(row.hands["events"]),
    )


async def log_of(session: AsyncSession, game: Game) -> GameLog | None:
    """The hands of a game, where they are known."""
    row = await session.get(GameLogRow, game.id)
    return None if row is None else log_info(row)


async def keep_log(session: AsyncSession, game: Game, log: GameLog | None) -> None:
    """Keep the hands of a game in place of those it had; without any it keeps what it had.

    Raises `LogImportedBefore`, and what `core.table.replay` raises for hands that cannot be under the game's rules.
    """
    if log is None:
        return
    replay(log.events, rules_of(game.ruleset), log.names, start=log.start)
    row = await session.get(GameLogRow, game.id) or GameLogRow(game_id=game.id)
    row.source, row.reference, row.fingerprint, row.hands = log.source, log.reference, log.fingerprint, log_values(log)
    session.add(row)
    await session.flush()
    await check_log_is_new(session, game)


async def check_log_is_new(session: AsyncSession, game: Game) -> None:
    """Raise `LogImportedBefore` if another game of the league that waits or counts has the same hands."""
    fingerprint = await session.scalar(select(GameLogRow.fingerprint).where(GameLogRow.game_id == game.id))
    if fingerprint is None:
        return
    query = (
        select(Game.number)
        .join(GameLogRow, GameLogRow.game_id == Game.id)
        .where(GameLogRow.fingerprint == fingerprint, Game.league_id == game.league_id)
        .where(Game.status.in_((GameStatus.PENDING, GameStatus.CONFIRMED)))
        .where(Game.id.not_in([own for own in (game.id, game.corrects) if own is not None]))
        .limit(1)
    )
    number = await session.scalar(query)
    if number is not None:
        raise LogImportedBefore(number=number)
