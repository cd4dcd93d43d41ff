"""Servers and people, with their settings."""

from __future__ import annotations

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from db.schema.base import Base


class Guild(Base):
    """A server and its settings."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    organiser_role: Mapped[int | None]
    language: Mapped[str | None] = mapped_column(String(16))
    """The language of what everybody on the server reads; none for the one set in Discord."""


class Person(Base):
    """The settings of a person, for all servers."""

    __tablename__ = "people"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    language: Mapped[str] = mapped_column(String(16))
