"""Find players by member, name or id; a new one is added on the spot."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from db.errors import PlayerUnknown
from db.guilds.settings import lock_guild
from db.players.names import free_name, key_of, tidy
from db.schema.games import Game, Seat
from db.schema.players import Alias, Player
from db.schema.tables import LiveTable, TableSeat
from db.schema.teams import TeamMember
from db.values.results import PlayerInfo, PlayerRef
from db.values.states import TableStatus


def player_info(row: Player) -> PlayerInfo:
    """Return a player as a value."""
    return PlayerInfo(row.id, row.name, row.user_id)


async def find_player(session: AsyncSession, guild_id: int, ref: PlayerRef) -> Player | None:
    """Find the player whom a command names, if the club has one."""
    if ref.player_id is not None:
        by_id = select(Player).where(Player.guild_id == guild_id, Player.id == ref.player_id)
        return await session.scalar(by_id)
    if ref.user_id is not None:
        by_user = select(Player).where(Player.guild_id == guild_id, Player.user_id == ref.user_id)
        return await session.scalar(by_user)
    by_name = select(Player).where(Player.guild_id == guild_id, Player.name_key == key_of(ref.name))
    return await session.scalar(by_name)


async def known_player(session: AsyncSession, guild_id: int, ref: PlayerRef) -> Player:
    """Find the player whom a command names. Raises `PlayerUnknown`."""
    player = await find_player(session, guild_id, ref)
    if player is None:
        raise PlayerUnknown(name=ref.name)
    return player


async def ensure_player(
    session: AsyncSession, guild_id: int, ref: PlayerRef, *, besides: Collection[int | None] = ()
) -> Player:
    """Find the player whom a command names, or add one; a member whose name is taken gets a number after it.

    A guest of that name who has only been in previews becomes the member, except one of the players `besides`.
    """
    await lock_guild(session, guild_id)
    player = await find_player(session, guild_id, ref)
    if player is not None:
        return player
    if ref.player_id is not None:
        raise PlayerUnknown(name=ref.name)
    name = tidy(ref.name)
    if ref.user_id is not None:
        same = (Player.guild_id == guild_id, Player.name_key == key_of(name), Player.id.not_in(besides))
        guest = await session.scalar(select(Player).where(*same, only_drafted()))
        if guest is not None:
            guest.name, guest.user_id = name, ref.user_id
            return guest
        name = await _free_name(session, guild_id, name)
    player = Player(guild_id=guild_id, user_id=ref.user_id, name=name, name_key=key_of(name))
    session.add(player)
    await session.flush()
    return player


async def names_elsewhere(session: AsyncSession, player: Player) -> tuple[tuple[str, str], ...]:
    """Return a player's names on other services, as pairs of service and name."""
    found = await session.scalars(
        select(Alias).where(Alias.player_id == player.id).order_by(Alias.service, Alias.name_key)
    )
    return tuple((alias.service, alias.name) for alias in found)


async def _free_name(session: AsyncSession, guild_id: int, name: str) -> str:
    taken = set(await session.scalars(select(Player.name_key).where(Player.guild_id == guild_id)))
    return free_name(name, taken)


def only_drafted() -> ColumnElement[bool]:
    """Return the condition for guests who are only in previews and in tables given up: perhaps mistyped names."""
    played = exists().where(Seat.player_id == Player.id, Game.id == Seat.game_id, Game.number.is_not(None))
    linked = exists().where(Alias.player_id == Player.id)
    in_team = exists().where(TeamMember.player_id == Player.id)
    there = (TableSeat.player_id == Player.id, LiveTable.id == TableSeat.table_id)
    sits = exists().where(*there, LiveTable.status == TableStatus.OPEN)
    return Player.user_id.is_(None) & ~played & ~linked & ~in_team & ~sits
