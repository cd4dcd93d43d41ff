"""Players: listed, linked, renamed, merged and forgotten."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit
from db.errors import AliasTaken, AliasUnknown, NameNotUsable, PlayerNameTaken
from db.guilds.languages import Languages
from db.guilds.settings import lock_guild
from db.players.find import ensure_player, find_player, known_player, names_elsewhere, only_drafted, player_info
from db.players.merging import forget_player, merge_players, players_to_merge
from db.players.names import key_of, tidy
from db.schema.players import Alias, Player
from db.values.results import PlayerInfo, PlayerRef

LONGEST_SERVICE = 32

OFFERED = 25
"""The most players that are offered for a name that is being typed."""


class Players:
    """The players of clubs, without their results."""

    def __init__(self, unit: Unit, languages: Languages) -> None:
        self._unit = unit
        self._languages = languages

    async def offer(self, guild_id: int, typed: str) -> tuple[PlayerInfo, ...]:
        """Return players whose name or name elsewhere has what was typed in it, by name."""
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
        """Return the names of the players with these ids."""
        async with self._unit.read() as session:
            query = select(Player.id, Player.name).where(Player.guild_id == guild_id, Player.id.in_(ids))
            return {row.id: row.name for row in await session.execute(query)}

    async def get(self, guild_id: int, ref: PlayerRef) -> PlayerInfo:
        """Return the player whom a command names. Raises `PlayerUnknown`."""
        async with self._unit.read() as session:
            return player_info(await known_player(session, guild_id, ref))

    async def aliases(self, guild_id: int, ref: PlayerRef) -> tuple[tuple[str, str], ...]:
        """Return a player's names elsewhere, as pairs of service and name."""
        async with self._unit.read() as session:
            return await names_elsewhere(session, await known_player(session, guild_id, ref))

    async def known_as(self, guild_id: int, service: str, names: Collection[str]) -> dict[str, PlayerInfo]:
        """Return those of `names` on another service that are known, each with its player."""
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
        """Return those of `names` that players here have, each with its player."""
        keys = {name: key_of(name) for name in names}
        query = select(Player).where(Player.guild_id == guild_id, Player.name_key.in_(keys.values()))
        async with self._unit.read() as session:
            found = {player.name_key: player_info(player) for player in await session.scalars(query)}
        return {name: found[key] for name, key in keys.items() if key in found}

    async def guests(self, guild_id: int) -> tuple[PlayerInfo, ...]:
        """Return guests who are in more than previews, by name, as many as can be offered."""
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
        """Link a name on another service to a player. Raises `AliasTaken` if it is somebody else's."""
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
        """Take a name on another service from its player, and return the player. Raises `AliasUnknown`."""
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

        Doing it again changes nothing. Raises `PlayerUnknown`.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            player = await known_player(session, deed.guild_id, ref)
            users = await forget_player(session, deed, player, anonymous=anonymous)
        await self._languages.refresh(users)
        return player_info(player)

    async def mergeable(
        self, guild_id: int, source: PlayerRef, target: PlayerRef
    ) -> tuple[PlayerInfo, PlayerInfo | None]:
        """Return two players who could be made one. Raises what `merge` raises.

        There is no second one if `target` is a member who is no player yet.
        """
        async with self._unit.read() as session:
            old, new = await players_to_merge(session, guild_id, source, target)
            return player_info(old), None if new is None else player_info(new)

    async def merge(self, deed: Deed, source: PlayerRef, target: PlayerRef) -> PlayerInfo:
        """Make two players one: everything of `source` becomes `target`'s, who may be a member that is no player yet.

        Doing it again changes nothing. Raises `PlayerUnknown`, `SamePlayer` and, if they have sat at one table,
        `PlayersShareGames` or, while it is being played, `PlayersShareTable`.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            return player_info(await merge_players(session, deed, source, target))


def service_of(name: str) -> str:
    """Return the form by which services are compared. Raises `NameNotUsable`."""
    service = tidy(name).casefold()
    if len(service) > LONGEST_SERVICE:
        raise NameNotUsable(name=service, longest=LONGEST_SERVICE)
    return service


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
