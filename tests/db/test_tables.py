"""Live tables: opened, booked once, taken back, recorded as games."""

from __future__ import annotations

from core.table import Claim, Event, RiichiDeclared, Ryuukyoku, Stopped, Won
from db.store import GameStatus, TableInfo, TableStatus
from tests.support.house import ANN, BEN, FOUR, GUILD, House

TSUMO = Won(claims=(Claim(winner=0, han=3, fu=30),))
RON = Won(claims=(Claim(winner=1, han=1, fu=30),), discarder=2)


async def book(house: House, table: TableInfo, *events: Event) -> TableInfo:
    """Propose events and book them."""
    proposal = await house.store.tables.propose(house.deed(), table.id, events, at=len(table.events))
    return await house.store.tables.book(house.deed(), proposal.id)


async def test_a_table_is_played_and_becomes_a_game(house: House) -> None:
    table = await house.store.tables.open(house.deed(), "", FOUR, channel_id=5, key="i1")
    assert table == await house.store.tables.open(house.deed(), "", FOUR, channel_id=5, key="i1")
    assert await house.store.tables.opened(GUILD) == (table,)
    table = await book(house, table, RiichiDeclared(seat=0), TSUMO)
    table = await book(house, table, Ryuukyoku(), Stopped(reason="late"))
    assert table.state.end is not None
    game = await house.store.tables.record(house.deed(), table.id)
    assert game.status == GameStatus.CONFIRMED
    assert game == await house.store.tables.record(house.deed(), table.id)
    assert [seat.placement.raw for seat in game.seats] == list(table.state.points)
    assert (await house.store.tables.get(GUILD, table.id)).status == TableStatus.RECORDED
    log = await house.store.games.log(GUILD, game.id)
    assert log is not None
    assert log.events == table.events
    undone = await house.store.games.get(GUILD, game.id)
    assert undone.seats[0].player.name == ANN.name
    assert undone.seats[1].player.name == BEN.name
