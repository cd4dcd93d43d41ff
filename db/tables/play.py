"""Live tables: opened, booked event by event, taken back, and recorded as games."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from core.table import Event
from db.engine.history import Deed, Subject, note
from db.engine.transaction import Unit, remember, result_of
from db.errors import ProposalUnknown, TableMoved, TableNotOver
from db.games.rows import find_game, game_info, put_result, seated_players
from db.games.steps import new_draft, submit_game
from db.guilds.settings import lock_guild
from db.hands.logs import keep_log
from db.hands.plain import plain_events, plain_start
from db.leagues.find import find_league, open_season
from db.rules.rulesets import rules_of
from db.schema.leagues import League
from db.schema.tables import LiveTable, ProposalRow, TableSeat
from db.tables.rows import (
    add_events,
    counting,
    find_table,
    log_of_table,
    must_be_open,
    proposal_info,
    result_of_table,
    start_of,
    table_info,
    table_infos,
)
from db.teams.carried import starts_of
from db.values.results import GameInfo, PlayerRef
from db.values.states import TableStatus
from db.values.tables import Proposal, TableInfo


class Tables:
    """Everything that happens to live tables. The caller has to check whether the person may do it."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    async def open(
        self,
        deed: Deed,
        league_name: str,
        players: tuple[PlayerRef, ...],
        *,
        channel_id: int | None = None,
        key: str | None = None,
    ) -> TableInfo:
        """Open a table of `players`, in seat order; teams that carry points begin with those of their match.

        The same `key` again gives the same table. Raises what `find_league` raises, `NoOpenSeason`,
        `WrongPlayerCount`, `SeatedTwice`, and what a team match's points raise.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await table_info(session, await find_table(session, deed.guild_id, made))
            league = await find_league(session, deed.guild_id, league_name)
            season, rules = await open_season(session, league), rules_of(league.ruleset)
            seated = await seated_players(session, deed.guild_id, players, rules)
            # The points that teams carry are found by the game that the table will become.
            game = new_draft(deed, league, season, ruleset_hash=league.ruleset_hash, at=deed.at)
            starts = await starts_of(session, game, [player.id for player in seated], rules)
            table = LiveTable(
                league_id=league.id,
                ruleset_hash=league.ruleset_hash,
                status=TableStatus.OPEN,
                start=plain_start(start_of(starts)),
                channel=channel_id,
                message=None,
                opened_by=deed.actor,
                opened_at=self._unit.now(),
                game_id=None,
                seats=[TableSeat(seat=at, player_id=player.id) for at, player in enumerate(seated)],
            )
            session.add(table)
            await session.flush()
            note(session, deed, "open", Subject.TABLE, table.id, after={"players": [player.id for player in seated]})
            if key is not None:
                await remember(session, deed, key, table.id)
            await session.refresh(table)
            return await table_info(session, table)

    async def get(self, guild_id: int, table_id: int) -> TableInfo:
        """Return a table by its id. Raises `TableUnknown`."""
        async with self._unit.read() as session:
            return await table_info(session, await find_table(session, guild_id, table_id))

    async def opened(self, guild_id: int) -> tuple[TableInfo, ...]:
        """Return the tables of a server that are being played, oldest first."""
        async with self._unit.read() as session:
            query = (
                select(LiveTable)
                .join(LiveTable.league)
                .where(League.guild_id == guild_id, LiveTable.status == TableStatus.OPEN)
                .order_by(LiveTable.id)
            )
            return await table_infos(session, (await session.scalars(query)).all())

    async def remember_board(self, guild_id: int, table_id: int, *, channel_id: int, message_id: int) -> None:
        """Remember the channel and the message of a table's board."""
        async with self._unit.write() as session:
            table = await find_table(session, guild_id, table_id, lock=True)
            table.channel, table.message = channel_id, message_id

    async def propose(
        self, deed: Deed, table_id: int, events: Iterable[Event], *, at: int, key: str | None = None
    ) -> Proposal:
        """Check events on a table that has `at` events, and keep them for their preview without booking them.

        The same `key` again gives the same proposal. Raises `TableNotOpen`, `TableMoved`, and what
        `core.table.apply` raises for events that cannot happen.
        """
        async with self._unit.write() as session:
            table = await find_table(session, deed.guild_id, table_id, lock=True)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return proposal_info(await session.get_one(ProposalRow, made))
            must_be_open(table)
            info, added = await table_info(session, table), tuple(events)
            if len(info.events) != at:
                raise TableMoved
            info.after(added)
            row = ProposalRow(
                table_id=table.id,
                version=table.version,
                at=at,
                events={"events": plain_events(added)},
                proposed_by=deed.actor,
                proposed_at=self._unit.now(),
                booked_at=None,
            )
            session.add(row)
            await session.flush()
            if key is not None:
                await remember(session, deed, key, row.id)
            return proposal_info(row)

    async def proposal(self, guild_id: int, proposal_id: int) -> Proposal:
        """Return a proposal by its id. Raises `ProposalUnknown`."""
        async with self._unit.read() as session:
            return proposal_info(await _find_proposal(session, guild_id, proposal_id))

    async def book(self, deed: Deed, proposal_id: int) -> TableInfo:
        """Book the events of a proposal; a second time changes nothing.

        Raises `ProposalUnknown`, `TableNotOpen`, and `TableMoved` if something was booked or taken back since.
        """
        async with self._unit.write() as session:
            table_id = (await _find_proposal(session, deed.guild_id, proposal_id)).table_id
            table = await find_table(session, deed.guild_id, table_id, lock=True)
            row = await session.get_one(ProposalRow, proposal_id, populate_existing=True)
            info = await table_info(session, table)
            if row.booked_at is not None:
                return info
            must_be_open(table)
            if row.version != table.version:
                raise TableMoved
            events = proposal_info(row).events
            info.after(events)
            add_events(session, deed, table, events, first=row.at)
            row.booked_at = deed.at
            table.version += 1
            after = {"from": row.at, "events": row.events["events"]}
            note(session, deed, "book", Subject.TABLE, table.id, after=after)
            await session.flush()
            return await table_info(session, table)

    async def undo(self, deed: Deed, table_id: int, *, at: int, keep: int, version: int | None = None) -> TableInfo:
        """Take back every event after the first `keep` of a table that has `at`; doing it again changes nothing.

        Raises `TableNotOpen`, and `TableMoved` if the table has other events, or another `version` where one is named.
        """
        async with self._unit.write() as session:
            table = await find_table(session, deed.guild_id, table_id, lock=True)
            must_be_open(table)
            rows = (await session.scalars(counting(table.id))).all()
            if len(rows) == keep:
                return await table_info(session, table)
            if len(rows) != at or not 0 <= keep < at or version not in (None, table.version):
                raise TableMoved
            for row in rows[keep:]:
                row.undone_by, row.undone_at = deed.actor, deed.at
            table.version += 1
            before = {"from": keep, "events": [row.event for row in rows[keep:]]}
            note(session, deed, "undo", Subject.TABLE, table.id, before=before)
            await session.flush()
            return await table_info(session, table)

    async def close(self, deed: Deed, table_id: int) -> TableInfo:
        """Give a table up; doing it again changes nothing. Raises `TableNotOpen` once it is recorded."""
        async with self._unit.write() as session:
            table = await find_table(session, deed.guild_id, table_id, lock=True)
            if table.status != TableStatus.CLOSED:
                must_be_open(table)
                table.status = TableStatus.CLOSED
                table.version += 1
                note(session, deed, "close", Subject.TABLE, table.id)
                await session.flush()
            return await table_info(session, table)

    async def record(self, deed: Deed, table_id: int, *, key: str | None = None) -> GameInfo:
        """Make a finished table a game of its league: pending or confirmed, as the league has it.

        Doing it again gives the same game. Raises `TableNotOver`, `TableNotOpen`, `NoOpenSeason`, and `MatchChanged`
        if the points that teams carry have been changed since the table was opened.
        """
        async with self._unit.write() as session:
            await lock_guild(session, deed.guild_id)
            if key is not None and (made := await result_of(session, deed, key)) is not None:
                return await game_info(session, await find_game(session, deed.guild_id, made))
            table = await find_table(session, deed.guild_id, table_id, lock=True)
            if table.game_id is not None:
                return await game_info(session, await find_game(session, deed.guild_id, table.game_id))
            must_be_open(table)
            info = await table_info(session, table)
            if info.state.end is None:
                raise TableNotOver
            season = await open_season(session, table.league)
            game = new_draft(deed, table.league, season, ruleset_hash=table.ruleset_hash, at=self._unit.now())
            starts = info.start.points if info.start else None
            players = [place.player for place in table.seats]
            put_result(game, result_of_table(info), players, rules=info.rules, starts=starts)
            session.add(game)
            await session.flush()
            await session.refresh(game)
            await keep_log(session, game, log_of_table(info))
            await submit_game(session, deed, game, self._unit)
            table.status, table.game_id = TableStatus.RECORDED, game.id
            table.version += 1
            note(session, deed, "record", Subject.TABLE, table.id, after={"game": game.number})
            if key is not None:
                await remember(session, deed, key, game.id)
            await session.flush()
            return await game_info(session, game)


async def _find_proposal(session: AsyncSession, guild_id: int, proposal_id: int) -> ProposalRow:
    query = (
        select(ProposalRow)
        .join(LiveTable, LiveTable.id == ProposalRow.table_id)
        .join(League, League.id == LiveTable.league_id)
        .where(ProposalRow.id == proposal_id, League.guild_id == guild_id)
    )
    row = await session.scalar(query)
    if row is None:
        raise ProposalUnknown(number=proposal_id)
    return row
