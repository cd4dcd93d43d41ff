"""Places in teams and matches, when two players become one."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from db.teammodels import TeamMember, TeamSeat


async def merge_members(session: AsyncSession, old_id: int, new_id: int) -> None:
    """Give one player's places in teams and matches to another; who is in a team already stays in that one."""
    held = select(TeamMember.league_id).where(TeamMember.player_id == new_id)
    await session.execute(delete(TeamMember).where(TeamMember.player_id == old_id, TeamMember.league_id.in_(held)))
    for table in (TeamMember, TeamSeat):
        await session.execute(update(table).where(table.player_id == old_id).values(player_id=new_id))
