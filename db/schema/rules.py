"""Rulesets, and the versions of a server's own rules."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.schema.base import Base, Id


class RuleSetRow(Base):
    """An immutable ruleset, found by the hash of its values."""

    __tablename__ = "rulesets"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    values: Mapped[dict[str, Any]]
    added_at: Mapped[datetime]


class RuleVersion(Base):
    """A version of a server's rules, or the draft of one, which has no number yet.

    `after` is the number of the version that a draft was made from, 0 for none; it becomes the next one or nothing.
    """

    __tablename__ = "rule_versions"
    __table_args__ = (UniqueConstraint("guild_id", "number"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    number: Mapped[int | None]
    after: Mapped[int]
    ruleset_hash: Mapped[str] = mapped_column(String(64), ForeignKey("rulesets.hash"))
    made_by: Mapped[int]
    made_at: Mapped[datetime]

    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")
