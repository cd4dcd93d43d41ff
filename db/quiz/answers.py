"""The quiz: how many questions people have answered right in a row."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.engine.history import Deed
from db.engine.transaction import Unit
from db.guilds.settings import lock_guild
from db.schema.quiz import QuizAnswer


class Streaks(NamedTuple):
    """Right answers in a row: a person's current and best streak, and the best of the server with who had it first.

    `is_first` is false if the person had answered the question before; then the new answer does not count.
    """

    is_first: bool
    now: int
    best: int
    leader: int
    leader_best: int


class Quizzes:
    """Answers to quiz questions. A question is called by the number of its message."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def answer(self, deed: Deed, question: int, *, is_right: bool) -> Streaks:
        """Keep a person's answer, unless they have answered this question before."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            own = (QuizAnswer.guild_id == deed.guild_id, QuizAnswer.user_id == deed.actor)
            is_first = await session.scalar(select(QuizAnswer.id).where(*own, QuizAnswer.question == question)) is None
            now = (
                await session.scalar(select(QuizAnswer.streak).where(*own).order_by(QuizAnswer.id.desc()).limit(1)) or 0
            )
            if is_first:
                now = now + 1 if is_right else 0
                session.add(
                    QuizAnswer(guild_id=deed.guild_id, user_id=deed.actor, question=question, streak=now, at=deed.at)
                )
                await session.flush()
            best = await session.scalar(select(func.max(QuizAnswer.streak)).where(*own)) or 0
            first = (
                select(QuizAnswer.user_id, QuizAnswer.streak)
                .where(QuizAnswer.guild_id == deed.guild_id)
                .order_by(QuizAnswer.streak.desc(), QuizAnswer.id)
                .limit(1)
            )
            leader, leader_best = (await session.execute(first)).one()
            return Streaks(is_first, now, best, leader, leader_best)


async def forget_answers(session: AsyncSession, guild_id: int, users: Collection[int]) -> None:
    """Delete the answers of people on a server."""
    await session.execute(
        delete(QuizAnswer).where(QuizAnswer.guild_id == guild_id, QuizAnswer.user_id.in_(list(users)))
    )
