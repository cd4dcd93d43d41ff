"""The history of all changes, and receipts of interactions that have been carried out."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from db.schema.base import Base, Id


class HistoryRow(Base):
    """Something that a person did. Rows are never deleted."""

    __tablename__ = "history"
    __table_args__ = (Index("history_by_subject", "guild_id", "subject", "subject_id"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    at: Mapped[datetime]
    actor: Mapped[int]
    action: Mapped[str] = mapped_column(String(32))
    subject: Mapped[str] = mapped_column(String(16))
    subject_id: Mapped[int]
    reason: Mapped[str] = mapped_column(String(200), default="")
    before: Mapped[dict[str, Any] | None]
    after: Mapped[dict[str, Any] | None]


class Receipt(Base):
    """An interaction that has been carried out, so that a repetition does nothing."""

    __tablename__ = "requests"
    __table_args__ = (Index("requests_by_time", "at"),)

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    result: Mapped[int]
    at: Mapped[datetime]
