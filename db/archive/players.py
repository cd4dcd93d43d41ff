"""The players of a copied league: taken with their names elsewhere, and found again where the copy is put."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db.archive.values import LeagueCopy, PlayerCopy
from db.players.manage import service_of
from db.players.names import free_name, key_of, tidy
from db.schema.players import Alias, Player


async def take_players(session: AsyncSession, guild_id: int, named: set[int]) -> tuple[PlayerCopy, ...]:
    """Return the players with these ids, and those whom they were merged into."""
    rows = {row.id: row for row in await session.scalars(select(Player).where(Player.guild_id == guild_id))}
    wanted = named | {_last(rows, rows[each]).id for each in named}
    aliases: dict[int, list[tuple[str, str]]] = {}
    for alias in await session.scalars(select(Alias).where(Alias.guild_id == guild_id).order_by(Alias.id)):
        aliases.setdefault(alias.player_id, []).append((alias.service, alias.name))
    return tuple(
        PlayerCopy(
            key=row.id,
            name=row.name,
            user_id=row.user_id,
            anonymous=row.name_key is None,
            aliases=tuple(aliases.get(row.id, ())),
            merged_into=_last(rows, row).id if row.merged_into else None,
        )
        for row in (rows[each] for each in sorted(wanted))
    )


def _last(rows: dict[int, Player], row: Player) -> Player:
    """Return the player whom a player has become by all mergings."""
    while row.merged_into is not None:
        row = rows[row.merged_into]
    return row


async def put_players(session: AsyncSession, guild_id: int, copy: LeagueCopy) -> dict[int, int]:
    """Find the players again, or make them, and return their ids by key. No two of the copy become one.

    If somebody here has a name elsewhere already, they keep it.
    """
    known = (await session.scalars(select(Player).where(Player.guild_id == guild_id))).all()
    accounts = {row.user_id: row for row in known if row.user_id is not None}
    guests = {row.name_key: row for row in known if row.user_id is None and row.name_key is not None}
    taken = {row.name_key for row in known}
    found: dict[int, Player] = {}
    for player in copy.players:
        name = tidy(player.name)
        row = accounts.get(player.user_id) if player.user_id is not None else None
        if player.user_id is None and not player.anonymous:
            row = guests.pop(key_of(name), None)
        if row is None:
            row = Player(guild_id=guild_id, user_id=player.user_id, name=name, name_key=None)
            if not player.anonymous:
                row.name = free_name(name, taken)
                row.name_key = key_of(row.name)
                taken.add(row.name_key)
            session.add(row)
        found[player.key] = row
    await session.flush()
    for player in copy.players:
        if player.merged_into is not None:
            found[player.key].merged_into = found[player.merged_into].id
    ids = {key: row.id for key, row in found.items()}
    await _put_aliases(session, guild_id, ((ids[each.key], *alias) for each in copy.players for alias in each.aliases))
    return ids


async def _put_aliases(session: AsyncSession, guild_id: int, aliases: Iterable[tuple[int, str, str]]) -> None:
    known = await session.execute(select(Alias.service, Alias.name_key).where(Alias.guild_id == guild_id))
    taken = {(service, name) for service, name in known}
    for player_id, service, name in aliases:
        key = service_of(service), key_of(tidy(name))
        if key not in taken:
            taken.add(key)
            session.add(Alias(guild_id=guild_id, player_id=player_id, service=key[0], name=tidy(name), name_key=key[1]))
    await session.flush()
