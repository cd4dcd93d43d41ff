"""Servers and their settings."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, add_if_new
from db.schema.guilds import Guild

_HELD: Final = "held servers"
"""The key under which a session keeps the servers that its transaction holds."""


async def lock_guild(session: AsyncSession, guild_id: int) -> Guild:
    """Return the row of a server, made where there is none, and hold it until the transaction ends.

    It keeps two transactions from adding the same thing, such as a player. Code that holds a league too takes the
    server first, so that no two wait for each other.
    """
    held: dict[int, Guild] = session.info.setdefault(_HELD, {})
    if guild_id not in held:
        await add_if_new(session, Guild, id=guild_id)
        # Others may still add rows that refer to it; a lock on its key would make them wait.
        held[guild_id] = await session.get_one(Guild, guild_id, with_for_update={"key_share": True})
    return held[guild_id]


class Guilds:
    """The settings of a server, for all its leagues."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def organiser_role(self, guild_id: int) -> int | None:
        """Return the role whose members are organisers, beside those who may manage the server."""
        async with self._unit.read() as session:
            guild = await session.get(Guild, guild_id)
            return guild.organiser_role if guild else None

    async def set_organiser_role(self, guild_id: int, role: int | None, *, actor: int) -> None:
        """Name the role of organisers, or none."""
        async with self._unit.write() as session:
            guild = await lock_guild(session, guild_id)
            before = {"organiser_role": guild.organiser_role}
            guild.organiser_role = role
            deed = Deed(guild_id=guild_id, actor=actor, at=self._unit.now())
            note(session, deed, "set", Subject.GUILD, guild_id, before=before, after={"organiser_role": role})
