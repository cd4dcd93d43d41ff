"""The seats of a player in teams, matches and at live tables, for when two players become one."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from db.schema.tables import LiveTable, TableSeat
from db.schema.teams import TeamMember, TeamSeat
from db.values.states import TableStatus


async def merge_members(session: AsyncSession, old_id: int, new_id: int) -> None:
    """Give one player's seats and memberships to another, who stays in a team that they are in already."""
    held = select(TeamMember.league_id).where(TeamMember.player_id == new_id)
    await session.execute(delete(TeamMember).where(TeamMember.player_id == old_id, TeamMember.league_id.in_(held)))
    for table in (TeamMember, TeamSeat, TableSeat):
        await session.execute(update(table).where(table.player_id == old_id).values(player_id=new_id))


async def open_table_of(session: AsyncSession, one: int, other: int) -> int | None:
    """Return the id of an open table at which both players sit."""
    first, second = aliased(TableSeat), aliased(TableSeat)
    query = (
        select(LiveTable.id)
        .join(first, first.table_id == LiveTable.id)
        .join(second, second.table_id == LiveTable.id)
        .where(first.player_id == one, second.player_id == other, LiveTable.status == TableStatus.OPEN)
        .limit(1)
    )
    return await session.scalar(query)
