"""List, link, rename, merge and forget players."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit
from db.errors import (
    AliasTaken,
    AliasUnknown,
    NameNotUsable,
    PlayerNameTaken,
    PlayersShareGames,
    PlayersShareTable,
    PlayerUnknown,
    SamePlayer,
)
from db.guilds.languages import Languages, forget_people
from db.guilds.settings import lock_guild
from db.players.find import ensure_player, find_player, known_player, names_elsewhere, only_drafted, player_info
from db.players.memberships import merge_members, open_table_of
from db.players.names import key_of, tidy
from db.quiz.answers import forget_answers
from db.schema.games import Game, GameLogRow, Seat
from db.schema.history import HistoryRow
from db.schema.leagues import League, Penalty
from db.schema.players import Alias, Player
from db.totals.games import merge_lines
from db.values.results import PlayerInfo, PlayerRef

LONGEST_SERVICE = 32

OFFERED = 25
"""How many players are offered for a name that is being typed."""


class Players:
    """Everything about players that is not a result."""

    def __init__(self, unit: Unit, languages: Languages) -> None:
        self._unit = unit
        self._languages = languages

    async def offer(self, guild_id: int, typed: str) -> tuple[PlayerInfo, ...]:
        """Players whose name or name elsewhere has what was typed in it, by name."""
        wanted = f"%{_escaped(key_of(typed))}%"
        elsewhere = select(Alias.player_id).where(Alias.guild_id == guild_id, Alias.name_key.like(wanted, escape="\\"))
        query = (
            select(Player)
            .where(Player.guild_id == guild_id, Player.name_key.is_not(None))
            .where(Player.name_key.like(wanted, escape="\\") | Player.id.in_(elsewhere))
            .where(~only_drafted())
            .order_by(Player.name_key)
            .limit(OFFERED)
        )
        async with self._unit.read() as session:
            return tuple(player_info(row) for row in await session.scalars(query))

    async def names(self, guild_id: int, ids: Collection[int]) -> dict[int, str]:
        """What the players with these ids are called."""
        async with self._unit.read() as session:
            query = select(Player.id, Player.name).where(Player.guild_id == guild_id, Player.id.in_(ids))
            return {row.id: row.name for row in await session.execute(query)}

    async def get(self, guild_id: int, ref: PlayerRef) -> PlayerInfo:
        """The player that a command names. Raises `PlayerUnknown`."""
        async with self._unit.read() as session:
            return player_info(await known_player(session, guild_id, ref))

    async def aliases(self, guild_id: int, ref: PlayerRef) -> tuple[tuple[str, str], ...]:
        """A player's names elsewhere, as pairs of service and name."""
        async with self._unit.read() as session:
            return await names_elsewhere(session, await known_player(session, guild_id, ref))

    async def known_as(self, guild_id: int, service: str, names: Collection[str]) -> dict[str, PlayerInfo]:
        """Those of `names` on another service that are known, each with the player whose it is."""
        keys = {name: key_of(name) for name in names}
        query = (
            select(Alias.name_key, Player)
            .join(Player, Player.id == Alias.player_id)
            .where(Alias.guild_id == guild_id, Alias.service == service_of(service))
            .where(Alias.name_key.in_(keys.values()))
        )
        async with self._unit.read() as session:
            found = {key: player_info(player) for key, player in (await session.execute(query)).all()}
        return {name: found[key] for name, key in keys.items() if key in found}

    async def called(self, guild_id: int, names: Collection[str]) -> dict[str, PlayerInfo]:
        """Those of `names` that players here have, each with its player."""
        keys = {name: key_of(name) for name in names}
        query = select(Player).where(Player.guild_id == guild_id, Player.name_key.in_(keys.values()))
        async with self._unit.read() as session:
            found = {player.name_key: player_info(player) for player in await session.scalars(query)}
        return {name: found[key] for name, key in keys.items() if key in found}

    async def guests(self, guild_id: int) -> tuple[PlayerInfo, ...]:
        """Players who are no members and have more than a preview, by name; as many as can be offered."""
        query = (
            select(Player)
            .where(Player.guild_id == guild_id, Player.name_key.is_not(None), Player.user_id.is_(None))
            .where(~only_drafted())
            .order_by(Player.name_key)
            .limit(OFFERED)
        )
        async with self._unit.read() as session:
            return tuple(player_info(row) for row in await session.scalars(query))

    async def link(self, deed: Deed, ref: PlayerRef, *, service: str, name: str) -> PlayerInfo:
        """Say that a name on another service is this player's. Raises `AliasTaken` if it is somebody else's."""
        async with self._unit.write() as session:
            player = await ensure_player(session, deed.guild_id, ref)
            service, name = service_of(service), tidy(name)
            taken = await session.scalar(
                select(Alias).where(
                    Alias.guild_id == deed.guild_id, Alias.service == service, Alias.name_key == key_of(name)
                )
            )
            if taken is not None and taken.player_id != player.id:
                owner = await session.get_one(Player, taken.player_id)
                raise AliasTaken(service=service, name=name, owner=owner.name)
            if taken is None:
                session.add(
                    Alias(
                        guild_id=deed.guild_id,
                        player_id=player.id,
                        service=service,
                        name=name,
                        name_key=key_of(name),
                    )
                )
                note(session, deed, "link", Subject.PLAYER, player.id, after={"service": service, "name": name})
            return player_info(player)

    async def unlink(self, deed: Deed, *, service: str, name: str) -> PlayerInfo:
        """Let a name on another service be nobody's again; whose it was. Raises `AliasUnknown`."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            service = service_of(service)
            mine = (Alias.guild_id == deed.guild_id, Alias.service == service, Alias.name_key == key_of(name))
            alias = await session.scalar(select(Alias).where(*mine))
            if alias is None:
                raise AliasUnknown(service=service, name=name)
            player = await session.get_one(Player, alias.player_id)
            await session.delete(alias)
            note(session, deed, "unlink", Subject.PLAYER, player.id, before={"service": service, "name": alias.name})
            return player_info(player)

    async def rename(self, deed: Deed, ref: PlayerRef, name: str) -> PlayerInfo:
        """Give a player another name. Raises `PlayerNameTaken` if somebody else has it."""
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            player = await known_player(session, deed.guild_id, ref)
            name = tidy(name)
            holder = await find_player(session, deed.guild_id, PlayerRef(name))
            if holder is not None and holder.id != player.id:
                raise PlayerNameTaken(name=name)
            before = player.name
            player.name, player.name_key = name, key_of(name)
            note(session, deed, "rename", Subject.PLAYER, player.id, before={"name": before}, after={"name": name})
            return player_info(player)

    async def forget(self, deed: Deed, ref: PlayerRef, *, anonymous: str) -> PlayerInfo:
        """Make a player anonymous: games stay, the name, the account, the names elsewhere and the language go.

        The history loses the name too: its entries about the player keep what was done, not who it was. So do the
        hands of games, and the players who were merged into this one. Again changes nothing.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            player = await known_player(session, deed.guild_id, ref)
            if player.name_key is None:
                return player_info(player)
            merged = await _merged(session, player)
            users = {each.user_id for each in merged if each.user_id is not None}
            await forget_people(session, users)
            await forget_answers(session, deed.guild_id, users)
            for each in merged:
                await session.execute(delete(Alias).where(Alias.player_id == each.id))
                await _strip_history(session, each)
                each.name, each.name_key, each.user_id = f"{anonymous} {each.id}", None, None
            await _strip_logs(session, player)
            note(session, deed, "forget", Subject.PLAYER, player.id)
        await self._languages.refresh(users)
        return player_info(player)

    async def mergeable(
        self, guild_id: int, source: PlayerRef, target: PlayerRef
    ) -> tuple[PlayerInfo, PlayerInfo | None]:
        """Two players who could be made one; raises what `merge` raises.

        There is no second one if `target` is a member who is no player yet.
        """
        async with self._unit.read() as session:
            old = await known_player(session, guild_id, source)
            new = await _target(session, guild_id, target)
            await _check_mergeable(session, old, new)
            return player_info(old), None if new is None else player_info(new)

    async def merge(self, deed: Deed, source: PlayerRef, target: PlayerRef) -> PlayerInfo:
        """Make two players one: everything of `source` becomes `target`'s, who may be a member that is no player yet.

        Raises `SamePlayer` and, if they have sat at one table, `PlayersShareGames` or, while it is being played,
        `PlayersShareTable`. Again changes nothing.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            # Lines move below, so no game of the server may be counted meanwhile.
            leagues = await _hold_leagues(session, deed.guild_id)
            old = await known_player(session, deed.guild_id, source)
            new = await _target(session, deed.guild_id, target)
            if new is not None and (old.merged_into == new.id or _adopted(old, new, target)):
                return player_info(new)
            await _check_mergeable(session, old, new)
            if new is None:
                await _adopt(session, deed, old, target)
                return player_info(old)
            for table in (Seat, Penalty, Alias):
                await session.execute(update(table).where(table.player_id == old.id).values(player_id=new.id))
            await merge_members(session, old.id, new.id)
            note(session, deed, "merge", Subject.PLAYER, new.id, before={"name": old.name}, after={"name": new.name})
            user_id, old.user_id, old.name_key, old.merged_into = old.user_id, None, None, new.id
            await session.flush()
            new.user_id = new.user_id or user_id
            for league_id in leagues:
                await merge_lines(session, league_id, old.id, new.id)
            return player_info(new)


async def _hold_leagues(session: AsyncSession, guild_id: int) -> tuple[int, ...]:
    leagues = select(League.id).where(League.guild_id == guild_id).order_by(League.id).with_for_update(key_share=True)
    return tuple(await session.scalars(leagues))


async def _target(session: AsyncSession, guild_id: int, ref: PlayerRef) -> Player | None:
    """Who gets the games of another; nobody yet for a member who has not been a player. Raises `PlayerUnknown`."""
    if ref.user_id is None:
        return await known_player(session, guild_id, ref)
    return await find_player(session, guild_id, ref)


def _adopted(old: Player, new: Player, target: PlayerRef) -> bool:
    """Whether `old`, named by its id, is the player whom that member has become."""
    return old.id == new.id and target.user_id is not None


async def _adopt(session: AsyncSession, deed: Deed, old: Player, member: PlayerRef) -> None:
    """Let a member who has not been a player go on as `old`, under their own name if nobody else has it."""
    before, name = old.name, tidy(member.name)
    holder = await find_player(session, deed.guild_id, PlayerRef(name))
    if holder is None or holder.id == old.id:
        old.name, old.name_key = name, key_of(name)
    old.user_id = member.user_id
    note(session, deed, "merge", Subject.PLAYER, old.id, before={"name": before}, after={"name": old.name})


async def _check_mergeable(session: AsyncSession, old: Player, new: Player | None) -> None:
    if new is not None and old.id == new.id:
        raise SamePlayer
    for player in (old, new):
        if player is not None and player.name_key is None:
            raise PlayerUnknown(name=player.name)
    if new is None:
        return
    shared = await _games_together(session, old.id, new.id)
    if shared:
        raise PlayersShareGames(count=shared)
    table = await open_table_of(session, old.id, new.id)
    if table is not None:
        raise PlayersShareTable(number=table)


def service_of(name: str) -> str:
    """A service as it is compared. Raises `NameNotUsable`."""
    service = tidy(name).casefold()
    if len(service) > LONGEST_SERVICE:
        raise NameNotUsable(name=service, longest=LONGEST_SERVICE)
    return service


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


async def _merged(session: AsyncSession, player: Player) -> list[Player]:
    """A player and all who were merged into it, directly or by way of others."""
    found = [player]
    for each in found:
        found += await session.scalars(select(Player).where(Player.merged_into == each.id))
    return found


async def _strip_history(session: AsyncSession, player: Player) -> None:
    await session.execute(
        update(HistoryRow)
        .where(
            HistoryRow.guild_id == player.guild_id,
            HistoryRow.subject == Subject.PLAYER,
            HistoryRow.subject_id == player.id,
        )
        .values(before=None, after=None)
    )


async def _strip_logs(session: AsyncSession, player: Player) -> None:
    """Call a player in the hands of games as everywhere else, whatever the source of the hands had."""
    query = select(GameLogRow, Seat.seat).join(Seat, Seat.game_id == GameLogRow.game_id)
    for log, seat in (await session.execute(query.where(Seat.player_id == player.id))).all():
        names = [player.name if at == seat else name for at, name in enumerate(log.hands["names"])]
        log.hands = {**log.hands, "names": names}


async def _games_together(session: AsyncSession, one: int, other: int) -> int:
    """How many recorded games have both; a preview may have been a slip."""
    first, second = aliased(Seat), aliased(Seat)
    query = (
        select(func.count())
        .select_from(first)
        .join(second, first.game_id == second.game_id)
        .join(Game, Game.id == first.game_id)
        .where(first.player_id == one, second.player_id == other, Game.number.is_not(None))
    )
    return await session.scalar(query) or 0
