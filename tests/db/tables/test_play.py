"""Live tables: opened, booked once, taken back, recorded as games."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from core.errors import DiscarderIsWinner, GameOver, RiichiIsNoten, WrongPlayerCount
from core.rules import load_preset
from core.table import Adjustment, Chombo, Claim, EndReason, RiichiDeclared, Start, Won
from db import Confirmation, GameStatus, PlayerRef, Result, Store, TableStatus, View
from db.errors import (
    MatchChanged,
    NoOpenSeason,
    PlayersDiffer,
    PlayersShareTable,
    ProposalUnknown,
    SeatedTwice,
    TableMoved,
    TableNotOpen,
    TableNotOver,
    TableUnknown,
)
from db.schema.tables import TableEventRow
from tests.support import tournament
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FOUR, GUILD, OTHER_GUILD, Clock, House, totals
from tests.support.livetables import STOP, book, draw, open_table, play_table, ron, tsumo


async def deeds(house: House) -> list[str]:
    """What was done to tables, in order."""
    return [entry.action for entry in await entries(house.store) if entry.subject == "table"]


# --- opened --------------------------------------------------------------------------------------------------


async def test_a_table_is_opened_once(house: House, neighbours: House) -> None:
    opened = await asyncio.gather(*(open_table(house, key="i1") for _ in range(4)))
    assert len({table.id for table in opened}) == 1
    other = await open_table(house, (EVE, BEN, CAT, PlayerRef("Guest")), key="i2")
    assert await house.store.tables.opened(GUILD) == (opened[0], other)
    assert await house.store.tables.get(GUILD, other.id) == other
    assert await house.store.tables.opened(OTHER_GUILD) == ()
    with pytest.raises(TableUnknown):
        await neighbours.store.tables.get(OTHER_GUILD, other.id)
    assert [player.name for player in other.players] == ["Eve", "Ben", "Cat", "Guest"]
    assert (other.status, other.events, other.start, other.game_id) == (TableStatus.OPEN, (), None, None)
    assert other.state.points == (25000,) * 4
    assert await deeds(house) == ["open", "open"]


async def test_who_cannot_sit_down_together(house: House) -> None:
    for players, error in (((ANN, BEN, ANN, DAN), SeatedTwice), (FOUR[:3], WrongPlayerCount)):
        with pytest.raises(error):
            await open_table(house, players)
    await house.store.leagues.close_season(house.deed())
    with pytest.raises(NoOpenSeason):
        await open_table(house)
    assert await house.store.tables.opened(GUILD) == ()


async def test_where_the_board_is_stays_known(house: House) -> None:
    table = await house.store.tables.open(house.deed(), "", FOUR, channel_id=7)
    assert (table.channel_id, table.message_id) == (7, None)
    await house.store.tables.remember_board(GUILD, table.id, channel_id=8, message_id=9)
    table = await house.store.tables.get(GUILD, table.id)
    assert (table.channel_id, table.message_id) == (8, 9)


# --- booked --------------------------------------------------------------------------------------------------


async def test_what_is_booked_stands_as_it_was_proposed(house: House) -> None:
    table = await open_table(house)
    events = (RiichiDeclared(seat=0), ron(0, 2), draw(0, 1), Chombo(seat=3))
    proposal = await house.store.tables.propose(house.deed(ANN), table.id, events, at=0)
    assert (proposal.at, proposal.events, proposal.by, proposal.booked) == (0, events, ANN.user_id, False)
    assert (await house.store.tables.get(GUILD, table.id)).events == ()
    booked = await house.store.tables.book(house.deed(BEN), proposal.id)
    assert (booked.events, booked.booked_by) == (events, (BEN.user_id,) * 4)
    assert booked == await house.store.tables.get(GUILD, table.id)
    assert (await house.store.tables.proposal(GUILD, proposal.id)) == replace(proposal, booked=True)
    assert booked.version > table.version


async def test_pressing_again_and_at_once_books_once(house: House) -> None:
    table = await open_table(house)
    made = await asyncio.gather(
        *(house.store.tables.propose(house.deed(), table.id, [draw()], at=0, key="i7") for _ in range(4))
    )
    assert len({proposal.id for proposal in made}) == 1
    done = await asyncio.gather(*(house.store.tables.book(house.deed(), made[0].id) for _ in range(5)))
    assert {len(each.events) for each in done} == {1}
    again = await house.store.tables.propose(house.deed(), table.id, [draw()], at=0, key="i7")
    assert (again.id, again.booked) == (made[0].id, True)
    assert await deeds(house) == ["open", "book"]


async def test_of_two_who_book_at_the_same_moment_one_is_told(house: House) -> None:
    table = await open_table(house)
    first, second = [await house.store.tables.propose(house.deed(), table.id, [ron(0, seat)], at=0) for seat in (1, 2)]
    done = await asyncio.gather(
        *(house.store.tables.book(house.deed(), each.id) for each in (first, second)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in done) == ["TableInfo", "TableMoved"]
    kept = (await house.store.tables.get(GUILD, table.id)).events
    assert kept in (first.events, second.events)


async def test_what_cannot_happen_never_gets_in(house: House) -> None:
    table = await book(house, await open_table(house), RiichiDeclared(seat=1))
    with pytest.raises(RiichiIsNoten):
        await house.store.tables.propose(house.deed(), table.id, [draw(0)], at=1)
    with pytest.raises(DiscarderIsWinner):
        await house.store.tables.propose(house.deed(), table.id, [draw(1), ron(2, 2)], at=1)
    assert await house.store.tables.get(GUILD, table.id) == table
    table = await book(house, table, STOP)
    with pytest.raises(GameOver):
        await book(house, table, draw())


async def test_no_position_of_a_table_is_filled_twice(house: House) -> None:
    table = await book(house, await open_table(house), draw())
    async with house.store.engine.connect() as connection:
        (row,) = (await connection.execute(select(TableEventRow.__table__))).mappings()
    again = {**row, "id": row["id"] + 1}
    with pytest.raises(IntegrityError):
        async with house.store.engine.begin() as connection:
            await connection.execute(insert(TableEventRow).values(again))
    assert await house.store.tables.get(GUILD, table.id) == table


async def test_a_proposal_builds_on_what_is_there(house: House) -> None:
    table = await open_table(house)
    old = await house.store.tables.propose(house.deed(), table.id, [draw()], at=0)
    table = await book(house, table, tsumo(0))
    with pytest.raises(TableMoved):
        await house.store.tables.propose(house.deed(), table.id, [draw()], at=0)
    with pytest.raises(TableMoved):
        await house.store.tables.book(house.deed(), old.id)
    # As many events as before, but others.
    stale = await house.store.tables.propose(house.deed(), table.id, [draw()], at=1)
    await house.store.tables.undo(house.deed(), table.id, at=1, keep=0)
    await book(house, await house.store.tables.get(GUILD, table.id), tsumo(1))
    with pytest.raises(TableMoved):
        await house.store.tables.book(house.deed(), stale.id)
    assert (await house.store.tables.get(GUILD, table.id)).events == (tsumo(1),)


async def test_the_program_may_start_again_in_between(house: House, database: str, clock: Clock) -> None:
    table = await book(house, await open_table(house), RiichiDeclared(seat=2))
    proposal = await house.store.tables.propose(house.deed(), table.id, [ron(2, 0)], at=1, key="i1")
    other = House(Store(database, clock), clock)
    again = await other.store.tables.propose(house.deed(), table.id, [ron(2, 0)], at=1, key="i1")
    assert again == proposal
    booked = await other.store.tables.book(house.deed(), proposal.id)
    assert booked == await house.store.tables.book(house.deed(), proposal.id)
    assert booked.events == (RiichiDeclared(seat=2), ron(2, 0))
    await other.store.close()


async def test_another_server_has_no_part_in_a_table(house: House, neighbours: House) -> None:
    table = await open_table(house)
    proposal = await house.store.tables.propose(house.deed(), table.id, [draw()], at=0)
    store, deed = neighbours.store.tables, neighbours.deed()
    for act in (
        store.propose(deed, table.id, [draw()], at=0),
        store.undo(deed, table.id, at=0, keep=0),
        store.close(deed, table.id),
        store.record(deed, table.id),
        store.remember_board(OTHER_GUILD, table.id, channel_id=1, message_id=1),
    ):
        with pytest.raises(TableUnknown):
            await act
    for read in (store.book(deed, proposal.id), store.proposal(OTHER_GUILD, proposal.id)):
        with pytest.raises(ProposalUnknown):
            await read
    assert await house.store.tables.get(GUILD, table.id) == table


# --- taken back ----------------------------------------------------------------------------------------------


async def test_what_is_taken_back_stays_on_record(house: House, clock: Clock) -> None:
    table = await book(house, await open_table(house), draw(), RiichiDeclared(seat=0), ron(0, 1))
    clock.go_on(minutes=3)
    back = await house.store.tables.undo(house.deed(BEN), table.id, at=3, keep=1)
    assert back.events == (draw(),)
    assert back == await house.store.tables.undo(house.deed(CAT), table.id, at=3, keep=1)
    await book(house, back, tsumo(3))
    async with house.store.engine.connect() as connection:
        rows = (await connection.execute(select(TableEventRow.__table__).order_by(TableEventRow.id))).all()
    assert [(row.position, row.undone_by, row.undone_at) for row in rows] == [
        (0, None, None),
        (1, BEN.user_id, clock()),
        (2, BEN.user_id, clock()),
        (1, None, None),
    ]
    assert await deeds(house) == ["open", "book", "undo", "book"]


async def test_taking_back_at_once_takes_back_once(house: House) -> None:
    table = await book(house, await open_table(house), draw(), tsumo(0), tsumo(1))
    done = await asyncio.gather(
        *(house.store.tables.undo(house.deed(), table.id, at=3, keep=2, version=table.version) for _ in range(4))
    )
    assert {each.events for each in done} == {(draw(), tsumo(0))}


async def test_only_what_was_looked_at_is_taken_back(house: House) -> None:
    table = await book(house, await open_table(house), draw(), tsumo(0))
    for at, keep in ((3, 1), (1, 0), (2, 3), (2, -1)):
        with pytest.raises(TableMoved):
            await house.store.tables.undo(house.deed(), table.id, at=at, keep=keep)
    back = await house.store.tables.undo(house.deed(), table.id, at=2, keep=1, version=table.version)
    await book(house, back, tsumo(2))
    with pytest.raises(TableMoved):
        await house.store.tables.undo(house.deed(), table.id, at=2, keep=1, version=table.version)
    assert (await house.store.tables.get(GUILD, table.id)).events == (draw(), tsumo(2))


async def test_everything_may_be_taken_back(house: House) -> None:
    table = await book(house, await open_table(house), tsumo(1), STOP)
    back = await house.store.tables.undo(house.deed(), table.id, at=2, keep=0)
    assert (back.events, back.state.hands, back.state.end) == ((), 0, None)


# --- the end -------------------------------------------------------------------------------------------------


async def test_a_table_becomes_a_game_once(house: House) -> None:
    table = await book(house, await open_table(house), RiichiDeclared(seat=0), draw(0), tsumo(1), Chombo(seat=2), STOP)
    state = table.state
    assert state.end is EndReason.STOPPED
    games = await asyncio.gather(*(house.store.tables.record(house.deed(ANN), table.id, key="i3") for _ in range(4)))
    games.append(await house.store.tables.record(house.deed(), table.id))
    game = games[0]
    assert all(each == game for each in games)
    assert (game.number, game.status, game.recorded_by, game.comment) == (1, GameStatus.CONFIRMED, ANN.user_id, "")
    assert [seat.player for seat in game.seats] == list(table.players)
    assert tuple(seat.placement.raw for seat in game.seats) == state.points
    assert tuple(seat.chombo for seat in game.seats) == state.chombo == (0, 0, 1, 0)
    recorded = await house.store.tables.get(GUILD, table.id)
    assert (recorded.status, recorded.game_id) == (TableStatus.RECORDED, game.id)
    assert await house.store.tables.opened(GUILD) == ()
    log = await house.store.games.log(GUILD, game.id)
    assert log is not None
    assert (log.source, log.reference, log.names) == ("table", str(table.id), ("Ann", "Ben", "Cat", "Dan"))
    assert (log.start, log.events) == (None, table.events)
    assert await deeds(house) == ["open", "book", "record"]
    assert sum((await totals(house)).values()) == sum(seat.placement.total for seat in game.seats)


async def test_what_is_left_on_the_table_is_left_in_the_game(house: House) -> None:
    moved = Adjustment(points=(-1500, 0, 0, 0), kyoutaku_points=1500, reason="a lost stick")
    game = await play_table(house, RiichiDeclared(seat=0), draw(0), moved)
    assert (game.kyoutaku_points, game.sticks, game.loose) == (2500, 2, 500)
    assert game.missing == 0
    same = await house.store.games.edit(house.deed(), game.id, Result.of(game))
    assert same.seats == game.seats
    assert same.kyoutaku_points == 2500


async def test_a_game_waits_as_the_league_has_it(house: House) -> None:
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ALL)
    table = await open_table(house)
    assert table.confirmation is Confirmation.ALL
    table = await book(house, table, STOP)
    game = await house.store.tables.record(house.deed(ANN), table.id)
    assert (game.status, game.agreed) == (GameStatus.PENDING, (ANN.user_id,))
    assert await totals(house) == {}


async def test_a_game_that_goes_on_is_not_recorded(house: House) -> None:
    table = await book(house, await open_table(house), draw())
    with pytest.raises(TableNotOver):
        await house.store.tables.record(house.deed(), table.id)
    assert await house.store.games.recent(GUILD) == ()


async def test_a_closed_table_is_no_game(house: House) -> None:
    table = await book(house, await open_table(house), draw())
    waiting = await house.store.tables.propose(house.deed(), table.id, [draw()], at=1)
    closed = await house.store.tables.close(house.deed(), table.id)
    assert closed.status is TableStatus.CLOSED
    assert closed == await house.store.tables.close(house.deed(), table.id)
    for act in (
        house.store.tables.propose(house.deed(), table.id, [draw()], at=1),
        house.store.tables.book(house.deed(), waiting.id),
        house.store.tables.undo(house.deed(), table.id, at=1, keep=0),
        house.store.tables.record(house.deed(), table.id),
    ):
        with pytest.raises(TableNotOpen):
            await act
    assert await house.store.tables.opened(GUILD) == ()
    assert await deeds(house) == ["open", "book", "close"]


async def test_a_recorded_table_stays_as_it_is(house: House) -> None:
    table = await book(house, await open_table(house), STOP)
    await house.store.tables.record(house.deed(), table.id)
    with pytest.raises(TableNotOpen):
        await house.store.tables.close(house.deed(), table.id)
    with pytest.raises(TableNotOpen):
        await house.store.tables.undo(house.deed(), table.id, at=1, keep=0)


async def test_fpoints_are_those_of_the_hands(store: Store, clock: Clock) -> None:
    house = House(store, clock, rules=load_preset("f-league"))
    await house.create()
    double = Won(claims=(Claim(winner=0, han=1, fu=30), Claim(winner=1, han=2, fu=30)), discarder=3)
    ippatsu = Won(claims=(Claim(winner=2, han=4, fu=30, ippatsu=True),))
    declined = Won(claims=(Claim(winner=1, han=4, fu=30, ippatsu=True, fpoint_declined=True),))
    with_ippatsu = (RiichiDeclared(seat=2), ippatsu, RiichiDeclared(seat=1), declined)
    game = await play_table(house, ron(0, 3), double, draw(), ron(1, 0), *with_ippatsu)
    assert tuple(seat.fpoints for seat in game.seats) == (1, 0, -1, 3)
    page = await store.standings.page(GUILD, "", View())
    assert {line.player.name: line.fpoints for line in page.lines} == {"Ann": 1, "Ben": 0, "Cat": -1, "Dan": 3}


# --- what happens meanwhile ----------------------------------------------------------------------------------


async def test_a_table_keeps_the_rules_it_was_opened_under(house: House) -> None:
    table = await open_table(house)
    other = replace(house.rules, start_points=30000)
    await house.store.leagues.change(house.deed(), "", rules=other)
    game = await house.store.tables.record(house.deed(), (await book(house, table, draw(), STOP)).id)
    assert game.rules == table.rules == house.rules


async def test_a_league_keeps_its_number_of_players_while_a_table_is_open(house: House) -> None:
    table = await open_table(house)
    three = load_preset("tenhou-sanma")
    with pytest.raises(PlayersDiffer):
        await house.store.leagues.change(house.deed(), "", rules=three)
    await house.store.tables.close(house.deed(), table.id)
    assert (await house.store.leagues.change(house.deed(), "", rules=three)).rules == three


async def test_two_who_sit_together_are_not_one(house: House) -> None:
    guest = PlayerRef("Guest")
    table = await open_table(house, (guest, BEN, CAT, DAN))
    with pytest.raises(PlayersShareTable) as caught:
        await house.store.players.merge(house.deed(), guest, BEN)
    assert caught.value.number == table.id
    await house.store.players.get(GUILD, BEN)
    await open_table(house, FOUR)
    await house.store.players.merge(house.deed(), guest, ANN)
    seated = (await house.store.tables.get(GUILD, table.id)).players
    assert [player.name for player in seated] == ["Ann", "Ben", "Cat", "Dan"]
    await house.store.tables.close(house.deed(), table.id)


async def test_a_guest_is_offered_while_there_is_something_of_them(house: House) -> None:
    async def offered() -> list[str]:
        return [player.name for player in await house.store.players.offer(GUILD, "guest")]

    table = await open_table(house, (ANN, BEN, CAT, PlayerRef("Guest")))
    assert await offered() == ["Guest"]
    await house.store.tables.close(house.deed(), table.id)
    assert await offered() == []
    await play_table(house, draw(), players=(ANN, BEN, CAT, PlayerRef("Guest")))
    assert await offered() == ["Guest"]


async def test_a_forgotten_player_has_no_name_in_the_hands(house: House) -> None:
    table = await book(house, await open_table(house), draw(), STOP)
    game = await house.store.tables.record(house.deed(), table.id)
    gone = await house.store.players.forget(house.deed(), BEN, anonymous="Player")
    log = await house.store.games.log(GUILD, game.id)
    assert log is not None
    assert log.names == ("Ann", gone.name, "Cat", "Dan")
    assert (await house.store.tables.get(GUILD, table.id)).players[1].name == gone.name


# --- teams that carry points ---------------------------------------------------------------------------------


@pytest.fixture
async def teams(store: Store, clock: Clock) -> House:
    """A league of teams with an open match."""
    house = House(store, clock)
    await tournament.found(house)
    await tournament.start(house)
    return house


async def test_a_match_begins_with_what_the_teams_have(teams: House) -> None:
    table = await open_table(teams, tournament.VANGUARDS)
    assert table.start == Start((75000,) * 4)
    table = await book(teams, table, ron(0, 3), STOP)
    game = await teams.store.tables.record(teams.deed(), table.id)
    assert (game.status, game.starts) == (GameStatus.CONFIRMED, (75000,) * 4)
    match = await teams.store.matches.numbered(GUILD, "")
    assert match.game == game.number
    assert tournament.after(match) == table.state.points


async def test_points_that_change_meanwhile_are_noticed(teams: House) -> None:
    table = await book(teams, await open_table(teams, tournament.VANGUARDS), STOP)
    match = await teams.store.matches.numbered(GUILD, "")
    await teams.store.matches.call_off(teams.deed(), match.id)
    await teams.store.leagues.change(teams.deed(), "", rules=tournament.rules_of_notice(start_points=70000))
    await tournament.start(teams)
    with pytest.raises(MatchChanged):
        await teams.store.tables.record(teams.deed(), table.id)
    assert (await teams.store.tables.get(GUILD, table.id)).status is TableStatus.OPEN
