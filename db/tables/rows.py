"""Rows of live tables: found, checked, shown to others, and turned into the result of a game."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import game_fpoints
from core.league.agreeing import Confirmation
from core.table import Event, Start
from db.engine.history import Deed
from db.errors import TableNotOpen, TableUnknown
from db.games.rows import Result
from db.hands.plain import events_from_plain, fingerprint_of, plain_events, start_from_plain
from db.players.find import player_info
from db.rules.rulesets import rules_of
from db.schema.leagues import League
from db.schema.tables import LiveTable, ProposalRow, TableEventRow
from db.values.results import PlayerRef
from db.values.states import TableStatus
from db.values.tables import GameLog, Proposal, TableInfo


async def find_table(session: AsyncSession, guild_id: int, table_id: int, *, lock: bool = False) -> LiveTable:
    """Find a table of this server. With `lock` it and its league are held. Raises `TableUnknown`."""
    query = select(LiveTable).join(LiveTable.league).where(LiveTable.id == table_id, League.guild_id == guild_id)
    if lock:
        # Rows joined in the same query would be stale after waiting for the lock.
        await session.execute(
            select(League.id)
            .join(LiveTable, LiveTable.league_id == League.id)
            .where(LiveTable.id == table_id)
            .with_for_update(of=League, key_share=True)
        )
        query = query.execution_options(populate_existing=True)
    table = await session.scalar(query)
    if table is None:
        raise TableUnknown(number=table_id)
    return table


def counting(*table_ids: int) -> Select[TableEventRow]:
    """Return the events of tables that have not been taken back, in order."""
    return (
        select(TableEventRow)
        .where(TableEventRow.table_id.in_(table_ids), TableEventRow.undone_at.is_(None))
        .order_by(TableEventRow.table_id, TableEventRow.position)
    )


async def table_info(session: AsyncSession, table: LiveTable) -> TableInfo:
    """Return a table with its seats and events as a value."""
    return _info(table, (await session.scalars(counting(table.id))).all())


async def table_infos(session: AsyncSession, tables: Sequence[LiveTable]) -> tuple[TableInfo, ...]:
    """Return several tables with their seats and events as values."""
    rows: dict[int, list[TableEventRow]] = {table.id: [] for table in tables}
    for row in await session.scalars(counting(*rows)):
        rows[row.table_id].append(row)
    return tuple(_info(table, rows[table.id]) for table in tables)


def _info(table: LiveTable, rows: Sequence[TableEventRow]) -> TableInfo:
    return TableInfo(
        id=table.id,
        guild_id=table.league.guild_id,
        league_id=table.league_id,
        league=table.league.name,
        rules=rules_of(table.ruleset),
        confirmation=Confirmation(table.league.confirmation),
        players=tuple(player_info(place.player) for place in table.seats),
        start=start_from_plain(table.start),
        events=events_from_plain(row.event for row in rows),
        booked_by=tuple(row.booked_by for row in rows),
        version=table.version,
        channel_id=table.channel,
        message_id=table.message,
        opened_by=table.opened_by,
        opened_at=table.opened_at,
        status=TableStatus(table.status),
        game_id=table.game_id,
    )


def proposal_info(row: ProposalRow) -> Proposal:
    """Return a proposal as a value."""
    return Proposal(
        id=row.id,
        table_id=row.table_id,
        at=row.at,
        events=events_from_plain(row.events["events"]),
        by=row.proposed_by,
        booked=row.booked_at is not None,
    )


def must_be_open(table: LiveTable) -> None:
    """Raise `TableNotOpen` for a table that is no longer played."""
    if table.status != TableStatus.OPEN:
        raise TableNotOpen(number=table.id, status=table.status)


def start_of(carried: tuple[int, ...] | None) -> Start | None:
    """Return the beginning of a table whose players bring the points of their teams."""
    return None if carried is None else Start(carried)


def add_events(session: AsyncSession, deed: Deed, table: LiveTable, events: Sequence[Event], *, first: int) -> None:
    """Book events, the first of them at the position `first`."""
    session.add_all(
        TableEventRow(
            table_id=table.id,
            position=position,
            event=event,
            booked_by=deed.actor,
            booked_at=deed.at,
            undone_by=None,
            undone_at=None,
        )
        for position, event in enumerate(plain_events(events), start=first)
    )


def result_of_table(info: TableInfo) -> Result:
    """Return the result of a finished table."""
    state = info.state
    stick = info.rules.riichi_stick
    sticks = state.kyoutaku_points // stick if stick else 0
    return Result(
        players=tuple(PlayerRef(player.name, player_id=player.id) for player in info.players),
        points=state.points,
        sticks=sticks,
        loose=state.kyoutaku_points - sticks * stick,
        chombo=dict(enumerate(state.chombo)),
        fpoints=game_fpoints(info.results, state, info.rules),
    )


def log_of_table(info: TableInfo) -> GameLog:
    """Return the hands of a table, as they stay with its game."""
    return GameLog(
        source="table",
        reference=str(info.id),
        fingerprint=fingerprint_of("table", info.guild_id, info.id, info.opened_at, plain_events(info.events)),
        names=tuple(player.name for player in info.players),
        start=info.start,
        events=info.events,
    )
