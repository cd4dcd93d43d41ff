"""Games with their seats, agreements and hands. Games are never deleted."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.schema.base import Base, Id
from db.schema.leagues import League
from db.schema.players import Player
from db.schema.rules import RuleSetRow
from db.values.states import GameStatus


class Game(Base):
    """A game, from the first preview on."""

    __tablename__ = "games"
    __table_args__ = (
        UniqueConstraint("league_id", "number"),
        Index("games_by_season", "season_id", "status", "played_at"),
        Index("games_by_league", "league_id", "status", "number"),
        Index("games_waiting", "status", "due_at"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"))
    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id"))
    ruleset_hash: Mapped[str] = mapped_column(ForeignKey("rulesets.hash"))
    number: Mapped[int | None]
    """The game's number in its league; a draft has none yet."""
    status: Mapped[GameStatus] = mapped_column(String(16))
    kyoutaku_points: Mapped[int] = mapped_column(default=0)
    comment: Mapped[str] = mapped_column(String(200), default="")
    recorded_by: Mapped[int]
    played_at: Mapped[datetime]
    due_at: Mapped[datetime | None]
    """The time at which a pending game comes to count by itself, or lapses."""
    corrects: Mapped[int | None] = mapped_column(ForeignKey("games.id"))
    """The game that a draft is a correction of."""

    seats: Mapped[list[Seat]] = relationship(lazy="selectin", order_by="Seat.seat", cascade="all, delete-orphan")
    league: Mapped[League] = relationship(lazy="joined")
    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")


class Seat(Base):
    """One player of a game, with the result item by item as `core.settlement` gives it."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_player", "player_id", "game_id"),)

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))
    start: Mapped[int | None] = mapped_column(default=None)
    """The points that the seat began with where a team carries them; none for those of the rules."""
    raw: Mapped[int]
    place: Mapped[int] = mapped_column(Integer, default=0)
    kyoutaku: Mapped[int] = mapped_column(default=0)
    rounded: Mapped[int] = mapped_column(default=0)
    uma: Mapped[int] = mapped_column(default=0)
    oka: Mapped[int] = mapped_column(default=0)
    balance: Mapped[int] = mapped_column(default=0)
    penalty: Mapped[int] = mapped_column(default=0)
    total: Mapped[int] = mapped_column(default=0)
    chombo: Mapped[int] = mapped_column(Integer, default=0)
    fpoints: Mapped[int] = mapped_column(Integer, default=0)

    player: Mapped[Player] = relationship(lazy="joined")


class Agreement(Base):
    """The consent of a person to a pending game."""

    __tablename__ = "agreements"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]


class GameLogRow(Base):
    """The hands of a game, from its live table or from a log."""

    __tablename__ = "game_logs"
    __table_args__ = (Index("game_logs_by_fingerprint", "fingerprint"),)

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    source: Mapped[str] = mapped_column(String(16))
    reference: Mapped[str] = mapped_column(String(200))
    fingerprint: Mapped[str] = mapped_column(String(64))
    hands: Mapped[dict[str, Any]]
    """The names by seat, the beginning of the game, and its events."""
    counts: Mapped[dict[str, Any]]
    """What each seat did in the hands, kept so that exactly that is subtracted if the game is taken back."""
