"""The hands of games. A log may count only once in a league."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import HandCounts, hand_counts
from core.rules import RuleSet
from core.table import replay_hands
from db.engine.transaction import insert_rows
from db.errors import LogImportedBefore
from db.hands.plain import events_from_plain, plain_events, plain_rules, plain_start, rules_from_plain, start_from_plain
from db.rules.rulesets import rules_of
from db.schema.games import Game, GameLogRow
from db.values.states import GameStatus
from db.values.tables import GameLog


def log_info(row: GameLogRow) -> GameLog:
    """Return the hands of a game as a value."""
    return GameLog(
        source=row.source,
        reference=row.reference,
        fingerprint=row.fingerprint,
        names=tuple(row.hands["names"]),
        start=start_from_plain(row.hands["start"]),
        events=events_from_plain(row.hands["events"]),
        rules=rules_from_plain(row.hands.get("rules")),
    )


def count_log(log: GameLog, rules: RuleSet) -> dict[str, Any]:
    """Count what each seat did in the hands of a game, as plain values to be kept beside them.

    `rules` are those of the game, for logs without rules of their own. Raises what `core.table.replay`
    raises for hands that cannot be under them.
    """
    rules = log.rules or rules
    state, hands = replay_hands(log.events, rules, log.names, start=log.start)
    counts = hand_counts(hands, state)
    return {"seats": [{name: count for name, count in asdict(each).items() if count} for each in counts]}


def read_counts(values: Mapping[str, Any]) -> tuple[HandCounts, ...]:
    """Read what `count_log` has counted, by seat."""
    return tuple(HandCounts(**each) for each in values["seats"])


def _row(log: GameLog, rules: RuleSet) -> dict[str, Any]:
    hands = {
        "names": list(log.names),
        "start": plain_start(log.start),
        "events": plain_events(log.events),
        "rules": plain_rules(log.rules),
    }
    return {
        "source": log.source,
        "reference": log.reference,
        "fingerprint": log.fingerprint,
        "hands": hands,
        "counts": count_log(log, rules),
    }


async def take_logs(session: AsyncSession, games: Sequence[ColumnElement[bool]]) -> dict[int, GameLog]:
    """Return the hands of games that meet these conditions, by the id of the game."""
    query = select(GameLogRow).join(Game, Game.id == GameLogRow.game_id).where(*games)
    return {row.game_id: log_info(row) for row in await session.scalars(query)}


async def put_logs(session: AsyncSession, logs: Mapping[int, tuple[GameLog, RuleSet]]) -> None:
    """Add the hands of games that have none, by the id of the game, with the rules that it was played under."""
    # In another thread, since it takes longer the more games there are.
    rows = await asyncio.to_thread(lambda: [{"game_id": each, **_row(*logs[each])} for each in logs])
    await insert_rows(session, GameLogRow, rows)


async def log_of(session: AsyncSession, game: Game) -> GameLog | None:
    """Return the hands of a game, where they are known."""
    row = await session.get(GameLogRow, game.id)
    return None if row is None else log_info(row)


async def keep_log(session: AsyncSession, game: Game, log: GameLog | None) -> None:
    """Keep the hands of a game in place of those it had; without any it keeps what it had.

    Raises `LogImportedBefore`, and what `core.table.replay` raises for hands that cannot be under their rules.
    """
    if log is None:
        return
    await session.merge(GameLogRow(game_id=game.id, **_row(log, rules_of(game.ruleset))))
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
