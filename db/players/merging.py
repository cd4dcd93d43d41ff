"""Players who become somebody else: two made one, and those who are forgotten."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from db.engine.history import Deed, Subject, note
from db.errors import PlayersShareGames, PlayersShareTable, PlayerUnknown, SamePlayer
from db.guilds.languages import forget_people
from db.players.find import find_player, known_player
from db.players.memberships import merge_members, open_table_of
from db.players.names import key_of, tidy
from db.quiz.answers import forget_answers
from db.schema.games import Game, GameLogRow, Seat
from db.schema.history import HistoryRow
from db.schema.leagues import League, Penalty
from db.schema.players import Alias, Player
from db.totals.games import merge_lines
from db.values.results import PlayerRef


async def players_to_merge(
    session: AsyncSession, guild_id: int, source: PlayerRef, target: PlayerRef
) -> tuple[Player, Player | None]:
    """Find two players who can be made one; nobody for a `target` who is a member and no player yet.

    Raises `PlayerUnknown`, `SamePlayer`, `PlayersShareGames` and `PlayersShareTable`.
    """
    old = await known_player(session, guild_id, source)
    new = await _target(session, guild_id, target)
    await _check_mergeable(session, old, new)
    return old, new


async def merge_players(session: AsyncSession, deed: Deed, source: PlayerRef, target: PlayerRef) -> Player:
    """Make two players of a server, which is held, one. Raises what `players_to_merge` raises."""
    # Lines move below, so no game of the server may be counted meanwhile.
    leagues = await _hold_leagues(session, deed.guild_id)
    old = await known_player(session, deed.guild_id, source)
    new = await _target(session, deed.guild_id, target)
    if new is not None and (old.merged_into == new.id or _adopted(old, new, target)):
        return new
    await _check_mergeable(session, old, new)
    if new is None:
        await _adopt(session, deed, old, target)
        return old
    for table in (Seat, Penalty, Alias):
        await session.execute(update(table).where(table.player_id == old.id).values(player_id=new.id))
    await merge_members(session, old.id, new.id)
    note(session, deed, "merge", Subject.PLAYER, new.id, before={"name": old.name}, after={"name": new.name})
    user_id, old.user_id, old.name_key, old.merged_into = old.user_id, None, None, new.id
    await session.flush()
    new.user_id = new.user_id or user_id
    for league_id in leagues:
        await merge_lines(session, league_id, old.id, new.id)
    return new


async def forget_player(session: AsyncSession, deed: Deed, player: Player, *, anonymous: str) -> set[int]:
    """Make a player of a server, which is held, anonymous, and return the accounts whose choices are deleted.

    The history loses the name too: its entries about the player keep what was done, not who it was. So do the hands
    of games, and the players who were merged into this one.
    """
    if player.name_key is None:
        return set()
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
    return users


async def _hold_leagues(session: AsyncSession, guild_id: int) -> tuple[int, ...]:
    leagues = select(League.id).where(League.guild_id == guild_id).order_by(League.id).with_for_update(key_share=True)
    return tuple(await session.scalars(leagues))


async def _target(session: AsyncSession, guild_id: int, ref: PlayerRef) -> Player | None:
    """Find the player who gets the games of another; nobody for a member who is no player. Raises `PlayerUnknown`."""
    if ref.user_id is None:
        return await known_player(session, guild_id, ref)
    return await find_player(session, guild_id, ref)


def _adopted(old: Player, new: Player, target: PlayerRef) -> bool:
    """Return whether `old`, named by its id, is the player whom that member has become already."""
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


async def _games_together(session: AsyncSession, one: int, other: int) -> int:
    """Return how many recorded games have both; a preview with both may have been a slip."""
    first, second = aliased(Seat), aliased(Seat)
    query = (
        select(func.count())
        .select_from(first)
        .join(second, first.game_id == second.game_id)
        .join(Game, Game.id == first.game_id)
        .where(first.player_id == one, second.player_id == other, Game.number.is_not(None))
    )
    return await session.scalar(query) or 0


async def _merged(session: AsyncSession, player: Player) -> list[Player]:
    """Return a player and all who were merged into it, directly or by way of others."""
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
    """Put a player's new name into the hands of games, in place of the name that the log had."""
    query = select(GameLogRow, Seat.seat).join(Seat, Seat.game_id == GameLogRow.game_id)
    for log, seat in (await session.execute(query.where(Seat.player_id == player.id))).all():
        names = [player.name if at == seat else name for at, name in enumerate(log.hands["names"])]
        log.hands = {**log.hands, "names": names}
