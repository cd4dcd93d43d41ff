"""The history: who did what, when and why. Entries are only added."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db.schema.history import HistoryRow
from db.values.results import HistoryEntry


class Subject(StrEnum):
    """The kind of thing that an entry is about."""

    GUILD = "guild"
    LEAGUE = "league"
    SEASON = "season"
    PLAYER = "player"
    GAME = "game"
    PENALTY = "penalty"
    TEAM = "team"
    MATCH = "match"
    TABLE = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Something that a person does: who, in which server, when, and why."""

    guild_id: int
    actor: int
    at: datetime
    reason: str = ""


def note(  # noqa: PLR0913  -- an entry has as many parts
    session: AsyncSession,
    deed: Deed,
    action: str,
    subject: Subject,
    subject_id: int,
    *,
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
) -> None:
    """Add an entry."""
    entry = HistoryRow(
        guild_id=deed.guild_id,
        at=deed.at,
        actor=deed.actor,
        action=action,
        subject=subject,
        subject_id=subject_id,
        reason=deed.reason,
        before=before,
        after=after,
    )
    session.add(entry)


async def entries_of(
    session: AsyncSession, guild_id: int, subject: Subject, subject_id: int
) -> tuple[HistoryEntry, ...]:
    """Return all entries about one subject, oldest first."""
    found = await session.scalars(
        select(HistoryRow)
        .where(HistoryRow.guild_id == guild_id, HistoryRow.subject == subject, HistoryRow.subject_id == subject_id)
        .order_by(HistoryRow.id)
    )
    return tuple(HistoryEntry(e.at, e.actor, e.action, e.reason, e.before, e.after) for e in found)
