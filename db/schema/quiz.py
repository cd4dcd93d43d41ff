"""The answers of people to quiz questions."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from db.schema.base import Base, Id


class QuizAnswer(Base):
    """The first answer of a person to a question. `streak` counts the right answers in a row up to it."""

    __tablename__ = "quiz_answers"
    __table_args__ = (
        UniqueConstraint("guild_id", "user_id", "question"),
        Index("quiz_answers_by_person", "guild_id", "user_id", "id"),
        Index("quiz_answers_by_streak", "guild_id", "streak"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True)
    guild_id: Mapped[int] = mapped_column(ForeignKey("guilds.id"))
    user_id: Mapped[int]
    question: Mapped[int]
    streak: Mapped[int]
    at: Mapped[datetime]
