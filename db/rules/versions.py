"""The rules that a server plays, version by version.

A version never changes; leagues and games hold the ruleset itself and know nothing of versions.
"""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.rules import RuleSet
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit
from db.errors import RulesDraftUnknown, RulesMoved, RulesVersionUnknown
from db.guilds.settings import lock_guild
from db.rules.rulesets import keep_rules, rules_of
from db.schema.rules import RuleVersion
from db.values.results import RuleVersionInfo


class HouseRules:
    """The rules that a server plays unless others are named."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def current(self, guild_id: int) -> RuleVersionInfo | None:
        """Return the newest version; nothing for a server that has chosen no rules."""
        newest = await self.recent(guild_id, most=1)
        return newest[0] if newest else None

    async def get(self, guild_id: int, number: int) -> RuleVersionInfo:
        """Return the version with this number. Raises `RulesVersionUnknown`."""
        async with self._unit.read() as session:
            here = RuleVersion.guild_id == guild_id
            found = await session.scalar(select(RuleVersion).where(here, RuleVersion.number == number))
            if found is None:
                raise RulesVersionUnknown(number=number, last=await _last(session, guild_id))
            return _info(found)

    async def recent(self, guild_id: int, *, most: int, before: int | None = None) -> tuple[RuleVersionInfo, ...]:
        """Return at most so many versions, newest first; `before` leaves out that number and all after it."""
        query = select(RuleVersion).where(RuleVersion.guild_id == guild_id, RuleVersion.number.is_not(None))
        if before is not None:
            query = query.where(RuleVersion.number < before)
        async with self._unit.read() as session:
            rows = await session.scalars(query.order_by(RuleVersion.number.desc()).limit(most))
            return tuple(map(_info, rows))

    async def draft(self, deed: Deed, rules: RuleSet, *, after: int) -> RuleVersionInfo:
        """Keep `rules` as a draft of the version after `after`. Raises `RulesMoved`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if (last := await _last(session, deed.guild_id)) != after:
                raise RulesMoved(number=last)
            row = await keep_rules(session, rules, self._unit)
            draft = RuleVersion(
                guild_id=deed.guild_id,
                number=None,
                after=after,
                ruleset_hash=row.hash,
                made_by=deed.actor,
                made_at=deed.at,
            )
            session.add(draft)
            await session.flush()
            await session.refresh(draft, ["ruleset"])
            return _info(draft)

    async def adopt(self, deed: Deed, draft_id: int) -> RuleVersionInfo:
        """Make a draft the server's newest version; doing it again changes nothing.

        Raises `RulesDraftUnknown`, and `RulesMoved` if there is another version since the draft was made.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            draft = await session.get(RuleVersion, draft_id)
            if draft is None or draft.guild_id != deed.guild_id:
                raise RulesDraftUnknown
            if draft.number is not None:
                return _info(draft)
            if (last := await _last(session, deed.guild_id)) != draft.after:
                raise RulesMoved(number=last)
            query = select(RuleVersion.ruleset_hash)
            played = await session.scalar(
                query.where(RuleVersion.guild_id == deed.guild_id, RuleVersion.number == last)
            )
            before = {"rules": played, "version": last}
            draft.number, draft.made_by, draft.made_at = last + 1, deed.actor, deed.at
            after = {"rules": draft.ruleset_hash, "version": draft.number}
            note(session, deed, "set", Subject.GUILD, deed.guild_id, before=before, after=after)
            return _info(draft)


async def _last(session: AsyncSession, guild_id: int) -> int:
    """Return the number of the newest version, 0 where there is none."""
    return await session.scalar(select(func.max(RuleVersion.number)).where(RuleVersion.guild_id == guild_id)) or 0


def _info(row: RuleVersion) -> RuleVersionInfo:
    return RuleVersionInfo(row.id, row.number, rules_of(row.ruleset), row.made_by, row.made_at)
