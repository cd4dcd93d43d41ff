"""What players did in their hands: counted with the games that count, by season, and shown on boards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import inspect, select, update

from core.league import HandCounts, HandStat, Ratio
from core.table import RiichiDeclared
from db import FEWER_IS_BETTER, Confirmation, GameLog, HandView, PlayerRef, Result
from db.errors import SeasonUnknown
from db.schema.games import GameLogRow
from db.schema.totals import HandLine
from db.totals.hands import COUNTED
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FOUR, GUILD, POINTS, House
from tests.support.lines import lines_of
from tests.support.livetables import draw, log, play_table, ron, tsumo

HANDS = log(RiichiDeclared(seat=0), ron(0, 1), tsumo(2), draw(0, 3))


async def counts(house: House, player: PlayerRef = ANN) -> HandCounts:
    """What a player's page says of all seasons."""
    return (await house.store.standings.profile(house.guild, house.league, player, least=1)).all_hands


async def board(house: House, stat: HandStat, **view: int | bool) -> list[tuple[int, str, Ratio]]:
    """A board, line by line."""
    shown = await house.store.hands.board(GUILD, "", HandView(stat=stat, **view))  # type: ignore[arg-type]
    return [(line.rank, line.player.name, line.ratio) for line in shown.lines]


def test_a_line_has_all_counts() -> None:
    columns = {column.key for column in inspect(HandLine).columns} - {"season_id", "player_id"}
    assert columns == set(COUNTED) == set(HandCounts.__slots__)


async def test_hands_of_a_log_are_counted_by_seat(house: House) -> None:
    await house.record(log=HANDS)
    ann, ben, cat = [await counts(house, player) for player in (ANN, BEN, CAT)]
    assert (ann.games, ann.hands, ann.wins, ann.riichi_hands, ann.draws, ann.draw_tenpai) == (1, 3, 1, 1, 1, 1)
    assert (ann.win_points, ben.deal_in_points) == (5800, 5800)
    assert (ben.deal_ins, ben.wins, cat.tsumo_wins, cat.draw_tenpai) == (1, 0, 1, 0)


async def test_a_table_counts_its_hands(house: House) -> None:
    await play_table(house, ron(1, 3), tsumo(1), draw(1), players=(DAN, CAT, BEN, ANN))
    cat, ann = await counts(house, CAT), await counts(house, ANN)
    assert (cat.hands, cat.wins, cat.tsumo_wins, ann.deal_ins) == (3, 2, 1, 1)


async def test_games_without_hands_change_nothing(house: House) -> None:
    await house.record()
    assert await counts(house) == HandCounts()
    assert (await lines_of(house.store))[2] == {}


async def test_hands_come_and_go_with_their_game(house: House) -> None:
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    game = await house.record(log=HANDS)
    assert await counts(house) == HandCounts()
    await house.store.games.agree(house.deed(), game.id, organiser=True)
    assert (await counts(house)).hands == 3
    await house.store.games.undo(house.deed(), game.id)
    assert await counts(house) == HandCounts()
    assert (await house.store.standings.profile(GUILD, "", ANN, least=1)).hands == ()


async def test_hands_follow_the_seats_when_a_game_is_corrected(house: House) -> None:
    game = await house.record(log=HANDS)
    ann = await counts(house)
    await house.store.games.edit(house.deed(), game.id, Result(players=(EVE, BEN, CAT, DAN), points=POINTS))
    assert await counts(house) == HandCounts()
    assert await counts(house, EVE) == ann
    other = replace(HANDS, events=(tsumo(3),))
    await house.store.games.edit(house.deed(), game.id, Result(players=FOUR, points=POINTS, log=other))
    assert await counts(house, EVE) == HandCounts()
    assert (await counts(house, DAN)).wins == 1
    assert (await counts(house)).hands == 1


async def test_what_was_added_is_taken_out_whatever_would_be_counted_today(house: House) -> None:
    game = await house.record(log=HANDS)
    async with house.store.engine.begin() as connection:
        hands = (await connection.execute(select(GameLogRow.hands))).scalar_one()
        await connection.execute(update(GameLogRow).values(hands={**hands, "events": []}))
    await house.store.games.undo(house.deed(), game.id)
    assert (await lines_of(house.store))[2] == {}


async def test_hands_are_counted_anew(house: House) -> None:
    await house.record(log=HANDS)
    undone = await house.record(log=replace(HANDS, fingerprint="f2"))
    await house.store.games.undo(house.deed(), undone.id)
    kept = await lines_of(house.store)
    async with house.store.engine.begin() as connection:
        await connection.execute(update(HandLine).values(wins=99))
        await connection.execute(update(GameLogRow).values(counts={"seats": [{"wins": 98}] * 4}))
    await house.store.standings.recompute(GUILD, "")
    assert await lines_of(house.store) == kept


async def test_each_season_has_hands_of_its_own(house: House) -> None:
    await house.record(log=HANDS)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record(log=log(tsumo(0), fingerprint="f2"))
    profile = await house.store.standings.profile(GUILD, "", ANN, least=1)
    assert [(season.number, hands.hands) for season, hands in profile.hands] == [(2, 1), (1, 3)]
    assert (profile.all_hands.hands, profile.all_hands.wins) == (4, 2)
    assert [ratio for _, _, ratio in await board(house, HandStat.WIN)] == [Ratio(1, 1), *[Ratio(0, 1)] * 3]
    assert (await board(house, HandStat.WIN, season=1))[0] == (1, "Ann", Ratio(1, 3))
    assert (await board(house, HandStat.WIN, overall=True))[0] == (1, "Ann", Ratio(2, 4))
    with pytest.raises(SeasonUnknown):
        await board(house, HandStat.WIN, season=3)


async def test_hands_of_two_who_become_one_are_added(house: House) -> None:
    guest = PlayerRef("Guest")
    await house.record(log=HANDS)
    await house.record((guest, BEN, CAT, DAN), log=replace(HANDS, fingerprint="f2"))
    one = await counts(house)
    await house.store.players.merge(house.deed(), guest, ANN)
    assert await counts(house) == one + one


# --- boards --------------------------------------------------------------------------------------------------


async def test_a_board_begins_with_the_best(house: House) -> None:
    await house.record(log=log(ron(0, 1), ron(0, 2), tsumo(3)))
    assert await board(house, HandStat.WIN) == [
        (1, "Ann", Ratio(2, 3)),
        (2, "Dan", Ratio(1, 3)),
        (3, "Ben", Ratio(0, 3)),
        (3, "Cat", Ratio(0, 3)),
    ]
    assert HandStat.DEAL_IN in FEWER_IS_BETTER
    assert [(rank, name) for rank, name, _ in await board(house, HandStat.DEAL_IN)] == [
        (1, "Ann"),
        (1, "Dan"),
        (3, "Ben"),
        (3, "Cat"),
    ]


async def test_of_equal_shares_that_of_more_hands_comes_first(house: House) -> None:
    await house.record(log=log(tsumo(0), tsumo(1)))
    others = tuple(PlayerRef(f"Guest {number}") for number in range(3))
    await house.record((EVE, *others), log=log(tsumo(0), tsumo(1), tsumo(0), tsumo(2), fingerprint="f2"))
    assert (await board(house, HandStat.WIN))[:3] == [
        (1, "Eve", Ratio(2, 4)),
        (1, "Ann", Ratio(1, 2)),
        (1, "Ben", Ratio(1, 2)),
    ]


async def test_who_has_no_case_is_not_on_the_board(house: House) -> None:
    await house.record(log=log(ron(0, 1)))
    assert [name for _, name, _ in await board(house, HandStat.WIN_POINTS)] == ["Ann"]
    assert await board(house, HandStat.DRAW_TENPAI) == []


async def test_a_board_takes_a_minimum_of_hands(house: House) -> None:
    await house.record(log=HANDS)
    await house.record((ANN, BEN, CAT, EVE), log=log(tsumo(3), fingerprint="f2"))
    assert len(await board(house, HandStat.WIN)) == 5
    assert [name for _, name, _ in await board(house, HandStat.WIN, min_hands=4)] == ["Ann", "Cat", "Ben"]


async def test_a_long_board_has_pages_and_the_askers_own_line(house: House) -> None:
    def one(number: int) -> GameLog:
        return log(tsumo(0), fingerprint=f"f{number}")

    for number in range(4):
        guests = tuple(PlayerRef(f"Guest {number}{seat}") for seat in range(3))
        await house.record((*guests, ANN) if number == 3 else (*guests, PlayerRef("Last")), log=one(number))
    view = HandView(stat=HandStat.WIN)
    first = await house.store.hands.board(GUILD, "", view, asker=ANN.user_id)
    assert (len(first.lines), first.page, first.pages, first.players) == (10, 0, 2, 14)
    assert (first.stat, first.season) == (HandStat.WIN, first.league.season)
    assert first.own is not None
    assert first.own.player.name == "Ann"
    last = await house.store.hands.board(GUILD, "", replace(view, page=9, overall=True), asker=ANN.user_id)
    assert (len(last.lines), last.page, last.own, last.season) == (4, 1, None, None)
    assert "Ann" in {line.player.name for line in last.lines}
    nobody = await house.store.hands.board(GUILD, "", view, asker=999)
    assert nobody.own is None
