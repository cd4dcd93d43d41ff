"""The languages that people and servers have chosen instead of those that their Discord is set to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, add_or_change
from db.guilds.settings import lock_guild
from db.schema.guilds import Guild, Person


class Languages:
    """The languages that people and servers have chosen.

    Every answer needs them, so all of them are in memory too, from `load` on.
    """

    def __init__(self, unit: Unit) -> None:
        self._unit = unit
        self._people: dict[int, str] = {}
        self._guilds: dict[int, str] = {}
        # After each change the memory is read anew, by one task at a time, so it is never older than the tables.
        self._reading = asyncio.Lock()

    async def load(self) -> None:
        """Read all choices."""
        async with self._reading, self._unit.read() as session:
            people = await session.execute(select(Person.user_id, Person.language))
            chosen = select(Guild.id, Guild.language).where(Guild.language.is_not(None))
            guilds = await session.execute(chosen)
            self._people = {row.user_id: row.language for row in people}
            self._guilds = {guild: language for guild, language in guilds if language is not None}

    def of_person(self, user_id: int) -> str | None:
        """Return the language that somebody has chosen."""
        return self._people.get(user_id)

    def of_guild(self, guild_id: int) -> str | None:
        """Return the language that a server has chosen."""
        return self._guilds.get(guild_id)

    async def set_person(self, user_id: int, language: str | None) -> None:
        """Choose a language for oneself, or none."""
        async with self._unit.write() as session:
            if language is None:
                await forget_people(session, [user_id])
            else:
                await add_or_change(session, Person, {"user_id": user_id}, {"language": language})
        await self.refresh([user_id])

    async def set_guild(self, guild_id: int, language: str | None, *, actor: int) -> None:
        """Choose a server's language, or none."""
        async with self._unit.write() as session:
            guild = await lock_guild(session, guild_id)
            if guild.language != language:
                before, guild.language = {"language": guild.language}, language
                deed = Deed(guild_id=guild_id, actor=actor, at=self._unit.now())
                note(session, deed, "set", Subject.GUILD, guild_id, before=before, after={"language": language})
        async with self._reading, self._unit.read() as session:
            found = await session.scalar(select(Guild.language).where(Guild.id == guild_id))
            _put(self._guilds, guild_id, found)

    async def refresh(self, users: Iterable[int]) -> None:
        """Read the choices of people again, after something else has changed them."""
        async with self._reading, self._unit.read() as session:
            for user in users:
                _put(self._people, user, await session.scalar(select(Person.language).where(Person.user_id == user)))


async def forget_people(session: AsyncSession, users: Iterable[int]) -> None:
    """Delete the choices of people; `Languages.refresh` has to follow when the transaction has ended."""
    await session.execute(delete(Person).where(Person.user_id.in_(list(users))))


def _put(known: dict[int, str], key: int, language: str | None) -> None:
    if language is None:
        known.pop(key, None)
    else:
        known[key] = language
