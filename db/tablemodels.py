"""The tables of live tables and of games known hand by hand. Points are table points."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import Double, ForeignKey, Index, Integer, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.models import Base, Id, League, Player, RuleSetRow


class TableStatus(StrEnum):
    """What has become of a live table."""

    OPEN = "open"
    RECORDED = "recorded"
    CLOSED = "closed"


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
    """Where the table begins, if not where the rules say."""
    channel: Mapped[int | None]
    message: Mapped[int | None]
    opened_by: Mapped[int]
    opened_at: Mapped[datetime]
    game_id: Mapped[int | None] = mapped_column(ForeignKey("games.id"))
    """The game that the table became."""

    seats: Mapped[list[TablePlace]] = relationship(
        lazy="selectin", order_by="TablePlace.seat", cascade="all, delete-orphan"
    )
    league: Mapped[League] = relationship(lazy="joined")
    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")


class TablePlace(Base):
    """A player's seat at a live table."""

    __tablename__ = "live_table_seats"
    __table_args__ = (Index("live_table_seats_by_player", "player_id", "table_id"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("live_tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))

    player: Mapped[Player] = relationship(lazy="joined")


class TableEventRow(Base):
    """An event of a live table. Rows are only added: one that is taken back stays, marked with who did and when."""

    __tablename__ = "live_table_events"
    __table_args__ = (
        # What counts has each position once, whoever books at the same moment.
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
    """Events that somebody is about to book at a table, and the table's version that they were checked against."""

    __tablename__ = "live_table_proposals"

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("live_tables.id"))
    version: Mapped[int]
    at: Mapped[int] = mapped_column(Integer)
    events: Mapped[dict[str, Any]]
    proposed_by: Mapped[int]
    proposed_at: Mapped[datetime]
    booked_at: Mapped[datetime | None]


class GameLogRow(Base):
    """The hands of a game, as its live table or a log from elsewhere has them."""

    __tablename__ = "game_logs"
    __table_args__ = (Index("game_logs_by_fingerprint", "fingerprint"),)

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    source: Mapped[str] = mapped_column(String(16))
    reference: Mapped[str] = mapped_column(String(200))
    fingerprint: Mapped[str] = mapped_column(String(64))
    hands: Mapped[dict[str, Any]]
    """The names by seat, where the game begins, and its events."""
    counts: Mapped[dict[str, Any]]
    """What each seat did in the hands, so that it is taken out again as it was added."""


class HandLine(Base):
    """What a player did in the hands of a season, kept in step with the games in the same transaction.

    The columns are those of `core.league.HandCounts`.
    """

    __tablename__ = "hand_lines"
    __table_args__ = (Index("hand_lines_by_player", "player_id"),)

    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    games: Mapped[int] = mapped_column(default=0)
    busts: Mapped[int] = mapped_column(default=0)
    chombo: Mapped[int] = mapped_column(default=0)
    hands: Mapped[int] = mapped_column(default=0)
    dealer_hands: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    tsumo_wins: Mapped[int] = mapped_column(default=0)
    dealer_wins: Mapped[int] = mapped_column(default=0)
    win_points: Mapped[int] = mapped_column(default=0)
    deal_ins: Mapped[int] = mapped_column(default=0)
    deal_in_points: Mapped[int] = mapped_column(default=0)
    riichi_hands: Mapped[int] = mapped_column(default=0)
    riichi_wins: Mapped[int] = mapped_column(default=0)
    riichi_deal_ins: Mapped[int] = mapped_column(default=0)
    riichi_wins_known: Mapped[int] = mapped_column(default=0)
    ippatsu_wins: Mapped[int] = mapped_column(default=0)
    ura: Mapped[int] = mapped_column(default=0)
    called_known: Mapped[int] = mapped_column(default=0)
    called_hands: Mapped[int] = mapped_column(default=0)
    draws: Mapped[int] = mapped_column(default=0)
    draw_tenpai: Mapped[int] = mapped_column(default=0)

    player: Mapped[Player] = relationship(lazy="joined")


class RatingLine(Base):
    """A player's ratings over all seasons of a league: openskill's mu and sigma, and Tenhou's R in hundredths."""

    __tablename__ = "rating_lines"

    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    games: Mapped[int]
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    tenhou: Mapped[int]


class RatingState(Base):
    """How the ratings of a league stand: `stale` ones are computed anew when they are next asked for.

    `version` grows with everything that happens to the games that count; the last of them is the newest rated one.
    """

    __tablename__ = "rating_states"

    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"), primary_key=True, autoincrement=False)
    version: Mapped[int]
    stale: Mapped[bool]
    last_at: Mapped[datetime | None]
    last_number: Mapped[int | None]
