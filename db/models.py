"""The tables.

Ids from Discord are 64-bit integers. Points are table points, scores tenths of a point. Everything a club owns hangs
on its server's `guild_id`. Games and penalties are never deleted; what changed is in `history`.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    String,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class UtcDateTime(TypeDecorator[datetime]):
    """A moment, always aware and in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a naive time and store UTC."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(value)
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give UTC back."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


Id: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only where the key is a plain INTEGER."""


class Base(DeclarativeBase):
    """Root of the tables."""

    type_annotation_map = {  # noqa: RUF012  -- read by SQLAlchemy
        int: BigInteger,
        datetime: UtcDateTime,
        dict[str, Any]: JSON,
    }


class Confirmation(StrEnum):
    """Who has to agree before a game counts."""

    NONE = "none"
    ONE = "one"
    ALL = "all"
    ORGANISER = "organiser"


class GameStatus(StrEnum):
    """What has become of a game; only confirmed games count."""

    DRAFT = "draft"
    PENDING = "pending"
    CONFIRMED = "confirmed"
    UNDONE = "undone"
    CANCELLED = "cancelled"
    LAPSED = "lapsed"


class Guild(Base):
    """A server and its settings."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    organiser_role: Mapped[int | None]
    language: Mapped[str | None] = mapped_column(String(16))
    """What everybody reads there is in this language, if not in the one that Discord says."""


class Person(Base):
    """What somebody has set for themselves, on all servers."""

    __tablename__ = "people"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    language: Mapped[str] = mapped_column(String(16))


class RuleSetRow(Base):
    """An immutable ruleset, found by the hash of its values."""

    __tablename__ = "rulesets"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    values: Mapped[dict[str, Any]]
    added_at: Mapped[datetime]


class Player(Base):
    """Somebody who plays in a club: a member, or a guest without a Discord account."""

    __tablename__ = "players"
    __table_args__ = (
        UniqueConstraint("guild_id", "user_id"),
        UniqueConstraint("guild_id", "name_key"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    user_id: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str | None] = mapped_column(String(64))
    """The name as it is compared; none for players who have been forgotten or merged into another."""
    merged_into: Mapped[int | None] = mapped_column(ForeignKey("players.id"))


class Alias(Base):
    """A player's name on another service."""

    __tablename__ = "aliases"
    __table_args__ = (UniqueConstraint("guild_id", "service", "name_key"), Index("aliases_by_player", "player_id"))

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))
    service: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str] = mapped_column(String(64))


class League(Base):
    """A league; `pending_hours` of 0 lets pending games wait for ever."""

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
    """Whether a game that waited for too long counts (otherwise it lapses)."""
    next_number: Mapped[int] = mapped_column(default=1)
    created_at: Mapped[datetime]

    ruleset: Mapped[RuleSetRow] = relationship(lazy="joined")


class Season(Base):
    """A stretch of a league that has standings of its own; the one that is open has no end."""

    __tablename__ = "seasons"
    __table_args__ = (UniqueConstraint("league_id", "number"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"))
    number: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(64))
    started_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    games: Mapped[int] = mapped_column(default=0)
    """How many games count, kept in step with them."""


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
    """When a pending game confirms itself or lapses."""
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
    """What the seat began with, where points are carried from game to game; none for what the rules say."""
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
    """Somebody's yes to a pending game."""

    __tablename__ = "agreements"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id"), primary_key=True)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]


class Penalty(Base):
    """Points an organiser took or gave outside games; a cancelled one stays on record."""

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


class SeasonLine(Base):
    """A player's standing in a season, kept in step with the games in the same transaction."""

    __tablename__ = "season_lines"
    __table_args__ = (Index("season_lines_by_total", "season_id", "total"),)

    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    games: Mapped[int] = mapped_column(default=0)
    total: Mapped[int] = mapped_column(default=0)
    """Scores and penalties together."""
    penalties: Mapped[int] = mapped_column(default=0)
    places: Mapped[int] = mapped_column(default=0)
    """Sum of the places, for the average."""
    firsts: Mapped[int] = mapped_column(default=0)
    seconds: Mapped[int] = mapped_column(default=0)
    thirds: Mapped[int] = mapped_column(default=0)
    fourths: Mapped[int] = mapped_column(default=0)
    best: Mapped[int | None]
    worst: Mapped[int | None]
    fpoints: Mapped[int] = mapped_column(default=0)
    chombo: Mapped[int] = mapped_column(default=0)

    player: Mapped[Player] = relationship(lazy="joined")


class PairLine(Base):
    """Two players of a league against each other; the one with the smaller id is `low`."""

    __tablename__ = "pair_lines"
    __table_args__ = (Index("pair_lines_by_high", "league_id", "high_id"),)

    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    low_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    high_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    games: Mapped[int] = mapped_column(default=0)
    low_above: Mapped[int] = mapped_column(default=0)
    high_above: Mapped[int] = mapped_column(default=0)
    low_total: Mapped[int] = mapped_column(default=0)
    high_total: Mapped[int] = mapped_column(default=0)


class Entry(Base):
    """What somebody did: never changed, never deleted."""

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


class Request(Base):
    """An interaction that has been carried out, so that the same one again does nothing more."""

    __tablename__ = "requests"
    __table_args__ = (Index("requests_by_time", "at"),)

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    result: Mapped[int]
    at: Mapped[datetime]
