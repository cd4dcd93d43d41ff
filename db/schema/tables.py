"""Live tables: seats, events and proposals. Points are table points."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, Integer, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.schema.base import Base, Id
from db.schema.leagues import League
from db.schema.players import Player
from db.schema.rules import RuleSetRow
from db.values.states import TableStatus


class LiveTable(Base):
    """A table that is played hand by hand; its `version` grows with everything that is booked or taken back."""

    __tablename__ = "live_tables"
    __table_args__ = (UniqueConstraint("game_id"), Index("live_tables_by_league", "league_id", "status"))

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"))
    ruleset_hash: Mapped[str] = mapped_column(ForeignKey("rulesets.hash"))
    status: Mapped[TableStatus] = mapped_column(String(16))
    version: Mapped[int] = mapped_column(default=0)
    start: Mapped[dict[str, Any] | None]
    """The beginning of the table, where it is not that of the rules."""
    channel: Mapped[int | None]
    message: Mapped[int | None]
    opened_by: Mapped[int]
    opened_at: Mapped[datetime]
    game_id: Mapped[int | None] = mapped_column(ForeignKey("games.id"))
    """The game that the table became."""

    seats: Mapped[list[TableSeat]] = relationship(
        lazy="selectin", order_by="TableSeat.seat", cascade="all, delete-orphan"
    )
    league: Mapped[League] = relationship(lazy="joined")
    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")


class TableSeat(Base):
    """A player's seat at a live table."""

    __tablename__ = "live_table_seats"
    __table_args__ = (Index("live_table_seats_by_player", "player_id", "table_id"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("live_tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))

    player: Mapped[Player] = relationship(lazy="joined")


class TableEventRow(Base):
    """An event of a live table. One that is taken back stays, with who took it back and when."""

    __tablename__ = "live_table_events"
    __table_args__ = (
        # Among events that count each position is unique, even if two people book at the same moment.
        Index(
            "live_table_events_that_count",
            "table_id",
            "position",
            unique=True,
            sqlite_where=text("undone_at IS NULL"),
            postgresql_where=text("undone_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("live_tables.id"))
    position: Mapped[int] = mapped_column(Integer)
    event: Mapped[dict[str, Any]]
    booked_by: Mapped[int]
    booked_at: Mapped[datetime]
    undone_by: Mapped[int | None]
    undone_at: Mapped[datetime | None]


class ProposalRow(Base):
    """Events that a person is about to book, and the version of the table against which they were checked."""

    __tablename__ = "live_table_proposals"

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("live_tables.id"))
    version: Mapped[int]
    at: Mapped[int] = mapped_column(Integer)
    events: Mapped[dict[str, Any]]
    proposed_by: Mapped[int]
    proposed_at: Mapped[datetime]
    booked_at: Mapped[datetime | None]
