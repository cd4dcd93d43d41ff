"""Leagues, their seasons and penalties. All that a club owns refers to the `guild_id` of its server."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.league.agreeing import Confirmation
from db.schema.base import Base, Id
from db.schema.rules import RuleSetRow


class League(Base):
    """A league. With 0 `pending_hours` pending games wait for ever."""

    __tablename__ = "leagues"
    __table_args__ = (UniqueConstraint("guild_id", "name_key"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str] = mapped_column(String(64))
    ruleset_hash: Mapped[str] = mapped_column(ForeignKey("rulesets.hash"))
    confirmation: Mapped[Confirmation] = mapped_column(String(16))
    pending_hours: Mapped[int] = mapped_column(default=0)
    pending_confirms: Mapped[bool] = mapped_column(default=False)
    """True if a game that waited too long counts then, false if it lapses."""
    next_number: Mapped[int] = mapped_column(default=1)
    created_at: Mapped[datetime]

    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")


class Season(Base):
    """A season of a league, with standings of its own. The open one has no end."""

    __tablename__ = "seasons"
    __table_args__ = (UniqueConstraint("league_id", "number"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"))
    number: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(64))
    started_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    games: Mapped[int] = mapped_column(default=0)
    """The number of confirmed games, kept in step with them."""


class Penalty(Base):
    """Points that an organiser took or gave outside games. A cancelled one stays on record."""

    __tablename__ = "penalties"
    __table_args__ = (Index("penalties_by_season", "season_id"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))
    score: Mapped[int]
    reason: Mapped[str] = mapped_column(String(200))
    given_by: Mapped[int]
    given_at: Mapped[datetime]
    cancelled_at: Mapped[datetime | None]
