"""Totals that pages are read from, kept in step with the games in the same transaction."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Double, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.schema.base import Base
from db.schema.players import Player


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
    """The sum of the places, for the average."""
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
    """The state of the ratings of a league: `stale` ones are computed anew before they are next read.

    `version` grows with each change of the games that count. The last game is the newest one that was rated.
    """

    __tablename__ = "rating_states"

    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"), primary_key=True, autoincrement=False)
    version: Mapped[int]
    stale: Mapped[bool]
    last_at: Mapped[datetime | None]
    last_number: Mapped[int | None]
