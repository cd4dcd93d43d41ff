"""Players, and their names on other services."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from db.schema.base import Base, Id


class Player(Base):
    """A player of a club: a member, or a guest without a Discord account."""

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
