"""Teams with their members, matches, line-ups and loans. Points are table points."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, Integer, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from db.schema.base import Base, Id
from db.schema.players import Player
from db.values.states import MatchStatus, TeamRole


class Team(Base):
    """A team of a league."""

    __tablename__ = "teams"
    __table_args__ = (UniqueConstraint("league_id", "name_key"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"))
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str] = mapped_column(String(64))


class TeamMember(Base):
    """A player in a team. Nobody is in two teams of one league."""

    __tablename__ = "team_members"
    __table_args__ = (Index("team_members_by_team", "team_id"),)

    league_id: Mapped[int] = mapped_column(ForeignKey("leagues.id"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True)
    team_id: Mapped[int] = mapped_column(ForeignKey("teams.id"))
    role: Mapped[TeamRole] = mapped_column(String(16))

    player: Mapped[Player] = relationship(lazy="joined")


class TeamMatch(Base):
    """A match of a season: one game between teams, with the points that they carry into it."""

    __tablename__ = "team_matches"
    __table_args__ = (UniqueConstraint("season_id", "number"), UniqueConstraint("game_id"))

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("seasons.id"))
    number: Mapped[int]
    position: Mapped[int] = mapped_column(Integer)
    """The position of the teams that plays, from 1."""
    status: Mapped[MatchStatus] = mapped_column(String(16))
    game_id: Mapped[int | None] = mapped_column(ForeignKey("games.id"))
    """The game that was recorded for the match, waiting or confirmed."""
    basis: Mapped[str] = mapped_column(String(24))
    problem: Mapped[str | None] = mapped_column(String(24))
    reason: Mapped[str] = mapped_column(String(200), default="")
    """The reason for loans that an organiser set by hand."""

    seats: Mapped[list[TeamSeat]] = relationship(
        lazy="selectin", order_by="TeamSeat.seat", cascade="all, delete-orphan"
    )
    loans: Mapped[list[TeamLoan]] = relationship(
        lazy="selectin", order_by="TeamLoan.debtor_id, TeamLoan.lender_id", cascade="all, delete-orphan"
    )


class TeamSeat(Base):
    """A team in a match: the player, the points it really has before and after, and those it starts the game with."""

    __tablename__ = "team_seats"
    __table_args__ = (UniqueConstraint("match_id", "team_id"), Index("team_seats_by_team", "team_id"))

    match_id: Mapped[int] = mapped_column(ForeignKey("team_matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    team_id: Mapped[int] = mapped_column(ForeignKey("teams.id"))
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id"))
    real: Mapped[int]
    playing: Mapped[int]
    after: Mapped[int | None]

    team: Mapped[Team] = relationship(lazy="joined")
    player: Mapped[Player] = relationship(lazy="joined")


class TeamLoan(Base):
    """A loan of one team to another for one match."""

    __tablename__ = "team_loans"

    match_id: Mapped[int] = mapped_column(ForeignKey("team_matches.id"), primary_key=True)
    debtor_id: Mapped[int] = mapped_column(ForeignKey("teams.id"), primary_key=True)
    lender_id: Mapped[int] = mapped_column(ForeignKey("teams.id"), primary_key=True)
    amount: Mapped[int]
