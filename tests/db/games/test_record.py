"""Games from the preview to the standings, and back out of them."""

import asyncio
from dataclasses import replace

import pytest

from core.errors import OddPoints, WrongPlayerCount
from core.rules import load_preset
from db import Confirmation, GameInfo, GameStatus, PlayerRef, Result, Store, View
from db.errors import GameNotOpen, GameUnknown, NameNotUsable, NoLeague, PointsDoNotAddUp, SeatedTwice, SticksOutOfRange
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FOUR, GUILD, ORGANISER, POINTS, Clock, House, totals

SECOND = (10000, 20000, 30000, 40000)


def result(points: tuple[int, ...] = SECOND, players: tuple[PlayerRef, ...] = FOUR) -> Result:
    return Result(players=players, points=points)


async def a_house(store: Store, clock: Clock, confirmation: Confirmation) -> House:
    house = House(store, clock)
    await house.create(confirmation=confirmation)
    return house


async def actions(house: House, game: GameInfo) -> list[tuple[str, int]]:
    return [(entry.action, entry.actor) for entry in await house.store.games.story(GUILD, game.id)]


# --- previews ------------------------------------------------------------------------------------------------


async def test_a_draft_shows_what_it_would_bring_and_counts_for_nothing(house: House) -> None:
    draft = await house.draft(sticks=0, fpoints={1: 3}, chombo={2: 1})
    assert (draft.status, draft.number, draft.recorded_by) == (GameStatus.DRAFT, None, ORGANISER)
    assert draft.played_at == house.clock()
    assert [seat.player.name for seat in draft.by_place] == ["Ann", "Ben", "Cat", "Dan"]
    assert [seat.placement.total for seat in draft.seats] == [500, 100, -200, -400]
    assert [seat.fpoints for seat in draft.seats] == [0, 3, 0, 0]
    assert [seat.chombo for seat in draft.seats] == [0, 0, 1, 0]
    assert await house.store.games.recent(GUILD) == await house.store.games.pending(GUILD) == ()
    assert await totals(house) == {}


async def test_a_draft_may_hold_a_wrong_sum_until_it_is_submitted(house: House) -> None:
    draft = await house.draft(points=(40000, 30000, 20000, 9000))
    assert (draft.total, draft.expected) == (99000, 100000)
    with pytest.raises(PointsDoNotAddUp) as caught:
        await house.store.games.submit(house.deed(), draft.id)
    assert (caught.value.total, caught.value.expected) == (99000, 100000)
    fixed = await house.store.games.redraft(
        house.deed(), draft.id, Result(players=FOUR, points=(40000, 30000, 20000, 9000), sticks=1)
    )
    assert (fixed.total, fixed.kyoutaku_points) == (100000, 1000)
    submitted = await house.store.games.submit(house.deed(), draft.id)
    assert (submitted.status, submitted.number) == (GameStatus.CONFIRMED, 1)


async def test_a_draft_takes_other_players_too(house: House) -> None:
    draft = await house.draft()
    changed = await house.store.games.redraft(house.deed(), draft.id, result(players=(BEN, ANN, EVE, PlayerRef("Gus"))))
    assert [seat.player.name for seat in changed.seats] == ["Ben", "Ann", "Eve", "Gus"]
    assert changed == await house.store.games.get(GUILD, draft.id)


async def test_the_same_request_makes_one_draft(house: House) -> None:
    drafts = await asyncio.gather(*(house.draft(key="i7") for _ in range(5)))
    assert len({draft.id for draft in drafts}) == 1
    assert (await house.draft(points=SECOND, key="i7")) == drafts[0]
    assert (await house.draft(key="i8")).id != drafts[0].id


async def test_a_draft_submitted_by_several_at_once_is_recorded_once(house: House) -> None:
    draft = await house.draft()
    games = await asyncio.gather(*(house.store.games.submit(house.deed(), draft.id) for _ in range(6)))
    assert {game.number for game in games} == {1}
    assert await totals(house) == {"Ann": 500, "Ben": 100, "Cat": -200, "Dan": -400}
    assert await actions(house, draft) == [("record", ORGANISER), ("confirm", ORGANISER)]


async def test_what_a_result_may_not_be(house: House) -> None:
    with pytest.raises(WrongPlayerCount):
        await house.draft(FOUR[:3], POINTS[:3])
    with pytest.raises(WrongPlayerCount):
        await house.draft(FOUR, POINTS[:3])
    with pytest.raises(OddPoints):
        await house.draft(points=(40050, 29950, 20000, 10000))
    for sticks in (-1, 100):
        with pytest.raises(SticksOutOfRange) as caught:
            await house.draft(sticks=sticks)
        assert caught.value.sticks == sticks
    with pytest.raises(SeatedTwice) as twice:
        await house.draft((ANN, BEN, CAT, ANN))
    assert twice.value.name == "Ann"
    with pytest.raises(SeatedTwice):
        await house.draft((ANN, PlayerRef("gus"), PlayerRef(" GUS "), BEN))
    with pytest.raises(NameNotUsable):
        await house.draft((ANN, BEN, CAT, PlayerRef("  ")))
    assert await house.store.players.offer(GUILD, "") == ()


async def test_a_game_needs_a_league(store: Store, clock: Clock) -> None:
    with pytest.raises(NoLeague):
        await House(store, clock).draft()


async def test_three_players(store: Store, clock: Clock) -> None:
    house = House(store, clock, rules=load_preset("tenhou-sanma"))
    await house.create()
    game = await house.record((ANN, BEN, CAT), (50000, 35000, 20000))
    assert [seat.placement.place for seat in game.seats] == [1, 2, 3]
    page = await store.standings.page(GUILD, "", View())
    assert (page.games, page.lines[0].places) == (1, (1, 0, 0, 0))


# --- who has to agree ----------------------------------------------------------------------------------------


async def test_with_one_to_agree_any_other_player_will_do(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ONE)
    game = await house.record(by=ANN)
    assert (game.status, game.agreed) == (GameStatus.PENDING, (ANN.user_id,))
    assert await store.games.pending(GUILD) == (game,)
    again = await store.games.agree(house.deed(ANN), game.id, organiser=False)
    assert again.status == GameStatus.PENDING
    confirmed = await store.games.agree(house.deed(CAT), game.id, organiser=False)
    assert (confirmed.status, confirmed.agreed) == (GameStatus.CONFIRMED, (ANN.user_id, CAT.user_id))
    assert await store.games.pending(GUILD) == ()
    assert await actions(house, game) == [("record", 10), ("agree", 12), ("confirm", 12)]


async def test_with_all_to_agree_everybody_is_asked(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ALL)
    game = await house.record(by=ANN)
    for player in (BEN, CAT, BEN):
        assert (await store.games.agree(house.deed(player), game.id, organiser=False)).status == GameStatus.PENDING
    assert await totals(house) == {}
    assert (await store.games.agree(house.deed(DAN), game.id, organiser=False)).status == GameStatus.CONFIRMED
    assert (await totals(house))["Ann"] == 500


async def test_an_outsider_who_records_does_not_agree(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ALL)
    game = await house.record(by=EVE)
    assert game.agreed == ()
    for player in FOUR:
        game = await store.games.agree(house.deed(player), game.id, organiser=False)
    assert game.status == GameStatus.CONFIRMED


async def test_guests_have_nobody_to_agree_so_an_organiser_does(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ALL)
    guests = tuple(PlayerRef(f"Guest {number}") for number in range(4))
    game = await house.record(guests)
    assert game.status == GameStatus.PENDING
    assert (await store.games.agree(house.deed(), game.id, organiser=True)).status == GameStatus.CONFIRMED


async def test_an_organisers_yes_is_needed_where_the_league_says_so(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    game = await house.record(by=ANN)
    for player in FOUR:
        assert (await store.games.agree(house.deed(player), game.id, organiser=False)).status == GameStatus.PENDING
    assert (await store.games.agree(house.deed(), game.id, organiser=True)).status == GameStatus.CONFIRMED
    assert (await store.games.agree(house.deed(), game.id, organiser=True)).status == GameStatus.CONFIRMED
    assert (await totals(house))["Ann"] == 500


async def test_all_agreeing_at_once_count_once(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ALL)
    game = await house.record(by=ANN)
    await asyncio.gather(
        *(store.games.agree(house.deed(player), game.id, organiser=False) for player in FOUR for _ in range(3))
    )
    assert await totals(house) == {"Ann": 500, "Ben": 100, "Cat": -200, "Dan": -400}
    assert [action for action, _ in await actions(house, game)].count("confirm") == 1


async def test_pending_games_are_listed_in_order(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    games = [await house.record() for _ in range(3)]
    await store.games.agree(house.deed(), games[1].id, organiser=True)
    assert await store.games.pending(GUILD) == (games[0], games[2])
    assert await store.games.waiting(GUILD) == 2


# --- waiting too long ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("confirms", "becomes"), [(True, GameStatus.CONFIRMED), (False, GameStatus.LAPSED)])
async def test_games_that_waited_too_long(store: Store, clock: Clock, *, confirms: bool, becomes: GameStatus) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    await store.leagues.change(house.deed(), "", pending_hours=24, pending_confirms=confirms)
    first = await house.record()
    clock.go_on(hours=1)
    second = await house.record()
    await store.leagues.change(house.deed(), "", pending_hours=0)
    endless = await house.record()
    assert second.due_at is not None
    clock.go_on(hours=22, minutes=59, seconds=59)
    assert await store.games.settle_due(actor=99) == 0
    clock.go_on(seconds=1)
    assert await store.games.settle_due(actor=99) == 1
    assert await store.games.settle_due(actor=99) == 0
    found = [await store.games.get(GUILD, game.id) for game in (first, second, endless)]
    assert [game.status for game in found] == [becomes, GameStatus.PENDING, GameStatus.PENDING]
    assert (await actions(house, first))[1:] == [("confirm" if confirms else "lapse", 99)]
    assert (await totals(house)).get("Ann", 0) == (500 if confirms else 0)
    clock.go_on(days=365)
    assert await store.games.settle_due(actor=99) == 1
    assert (await store.games.get(GUILD, endless.id)).status == GameStatus.PENDING


async def test_a_corrected_game_waits_as_long_as_the_league_now_says(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    await store.leagues.change(house.deed(), "", pending_hours=24)
    game = await house.record()
    await store.leagues.change(house.deed(), "", pending_hours=0)
    edited = await store.games.edit(house.deed(), game.id, Result.of(game))
    assert (edited.status, edited.due_at) == (GameStatus.PENDING, None)
    clock.go_on(days=365)
    assert await store.games.settle_due(actor=99) == 0


async def test_due_games_settled_by_several_and_confirmed_meanwhile_count_once(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    await store.leagues.change(house.deed(), "", pending_hours=1, pending_confirms=True)
    games = [await house.record() for _ in range(5)]
    clock.go_on(hours=2)
    counts = await asyncio.gather(
        *(store.games.settle_due(actor=99) for _ in range(3)),
        *(store.games.agree(house.deed(), game.id, organiser=True) for game in games),
    )
    assert sum(count for count in counts if isinstance(count, int)) <= 5
    assert await totals(house) == {"Ann": 2500, "Ben": 500, "Cat": -1000, "Dan": -2000}


# --- taken back and corrected --------------------------------------------------------------------------------


async def test_cancelling(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ORGANISER)
    draft, pending, confirmed = await house.draft(), await house.record(by=ANN), await house.record()
    await store.games.agree(house.deed(), confirmed.id, organiser=True)
    for game in (draft, pending, pending):
        assert (await store.games.cancel(house.deed(ANN), game.id)).status == GameStatus.CANCELLED
    assert await actions(house, pending) == [("record", 10), ("cancel", 10)]
    with pytest.raises(GameNotOpen) as caught:
        await store.games.cancel(house.deed(), confirmed.id)
    assert (caught.value.number, caught.value.status) == (2, "confirmed")
    for late in (
        store.games.submit(house.deed(), pending.id),
        store.games.agree(house.deed(), pending.id, organiser=True),
        store.games.undo(house.deed(), pending.id),
        store.games.redraft(house.deed(), pending.id, result()),
        store.games.edit(house.deed(), pending.id, result()),
    ):
        with pytest.raises(GameNotOpen):
            await late


async def test_undone_games_stay_on_record_and_count_no_more(house: House) -> None:
    game, other = await house.record(), await house.record(points=SECOND)
    undone = await house.store.games.undo(house.deed(ANN, "typed twice"), game.id)
    assert undone == replace(game, status=GameStatus.UNDONE)
    assert await house.store.games.undo(house.deed(), game.id) == undone
    assert await house.store.games.recent(GUILD) == (other,)
    assert await totals(house) == {"Dan": 500, "Cat": 100, "Ben": -200, "Ann": -400}
    *_, entry = await house.store.games.story(GUILD, game.id)
    assert (entry.action, entry.actor, entry.reason, entry.at) == ("undo", 10, "typed twice", house.clock())
    assert entry.before is not None
    assert [seat["total"] for seat in entry.before["seats"]] == [500, 100, -200, -400]


async def test_best_and_worst_go_back_to_those_of_the_games_that_are_left(house: House) -> None:
    games = [await house.record(points=points) for points in (POINTS, SECOND, (25000,) * 4)]
    for game, left in zip(games, [[(350, -400)], [(350, 350)], []], strict=True):
        await house.store.games.undo(house.deed(), game.id)
        page = await house.store.standings.page(GUILD, "", View())
        assert [(line.best, line.worst) for line in page.lines if line.player.name == "Ann"] == left


async def test_an_edit_counts_instead_and_the_history_has_both(house: House) -> None:
    game = await house.record()
    house.clock.go_on(minutes=5)
    edited = await house.store.games.edit(
        house.deed(BEN, "seats were wrong"), game.id, result(players=(DAN, CAT, BEN, EVE))
    )
    assert (edited.number, edited.status, edited.recorded_by) == (1, GameStatus.CONFIRMED, ORGANISER)
    assert edited == await house.store.games.get(GUILD, game.id)
    assert await totals(house) == {"Eve": 500, "Ben": 100, "Cat": -200, "Dan": -400}
    record, _, edit = await house.store.games.story(GUILD, game.id)
    assert (edit.action, edit.actor, edit.reason, edit.at) == ("edit", 11, "seats were wrong", house.clock())
    assert edit.before == record.after
    assert edit.after is not None
    assert [seat["raw"] for seat in edit.after["seats"]] == list(SECOND)
    assert (record.action, record.before) == ("record", None)


async def test_an_edit_that_does_not_add_up_changes_nothing(house: House) -> None:
    game = await house.record()
    with pytest.raises(PointsDoNotAddUp):
        await house.store.games.edit(house.deed(), game.id, result((40000, 30000, 20000, 9900)))
    assert await house.store.games.get(GUILD, game.id) == game
    assert (await totals(house))["Ann"] == 500
    assert len(await entries(house.store)) == 3


async def test_an_edit_of_a_pending_game_asks_the_others_again(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ALL)
    game = await house.record(by=ANN)
    for player in (BEN, CAT):
        await store.games.agree(house.deed(player), game.id, organiser=False)
    edited = await store.games.edit(house.deed(ANN), game.id, result())
    assert (edited.status, edited.agreed) == (GameStatus.PENDING, (ANN.user_id,))
    assert (await store.games.agree(house.deed(DAN), game.id, organiser=False)).status == GameStatus.PENDING


async def test_a_correction_is_kept_for_its_preview_and_then_carried_out_once(house: House) -> None:
    game = await house.record()
    draft = await house.store.games.propose(house.deed(ANN), game.id, result(), key="i5")
    assert draft == await house.store.games.propose(house.deed(ANN), game.id, result(), key="i5")
    assert (draft.corrects, draft.status) == (game.id, GameStatus.DRAFT)
    assert (await totals(house))["Ann"] == 500
    done = await asyncio.gather(*(house.store.games.correct(house.deed(ANN), draft.id, again=False) for _ in range(4)))
    assert {each.id for each in done} == {game.id}
    assert (await totals(house))["Ann"] == -400
    assert [action for action, _ in await actions(house, game)] == ["record", "confirm", "edit"]


async def test_a_correction_is_no_game_of_its_own(house: House) -> None:
    game = await house.record()
    draft = await house.store.games.propose(house.deed(ANN), game.id, result())
    with pytest.raises(GameUnknown):
        await house.store.games.submit(house.deed(ANN), draft.id)
    with pytest.raises(GameUnknown):
        await house.store.games.correct(house.deed(ANN), game.id, again=False)


async def test_a_correction_may_have_to_be_confirmed_again(store: Store, clock: Clock) -> None:
    house = await a_house(store, clock, Confirmation.ONE)
    game = await house.record(by=ANN)
    await store.games.agree(house.deed(BEN), game.id, organiser=False)
    draft = await store.games.propose(house.deed(ANN), game.id, result())
    corrected = await store.games.correct(house.deed(ANN), draft.id, again=True)
    assert (corrected.status, corrected.agreed) == (GameStatus.PENDING, (ANN.user_id,))
    assert await totals(house) == {}
    await store.games.agree(house.deed(BEN), game.id, organiser=False)
    assert (await totals(house))["Ann"] == -400


async def test_a_correction_of_a_game_that_is_gone_by_then(house: House) -> None:
    game = await house.record()
    draft = await house.store.games.propose(house.deed(ANN), game.id, result())
    await house.store.games.undo(house.deed(), game.id)
    with pytest.raises(GameNotOpen):
        await house.store.games.correct(house.deed(ANN), draft.id, again=False)
    with pytest.raises(GameNotOpen):
        await house.store.games.propose(house.deed(ANN), game.id, result())


# --- lists ---------------------------------------------------------------------------------------------------


async def test_games_are_found_by_number_and_id(house: House) -> None:
    await house.draft()
    game = await house.record()
    assert await house.store.games.numbered(GUILD, "thursdays", 1) == game
    assert await house.store.games.get(GUILD, game.id) == game
    for wrong in (house.store.games.numbered(GUILD, "", 2), house.store.games.get(GUILD, 10**15)):
        with pytest.raises(GameUnknown):
            await wrong


async def test_recent_games_of_all_and_of_one(house: House) -> None:
    with_ann = [await house.record() for _ in range(3)]
    without = await house.record((BEN, CAT, DAN, EVE))
    assert await house.store.games.recent(GUILD) == (without, *with_ann[::-1])
    assert await house.store.games.recent(GUILD, player=ANN) == tuple(with_ann[::-1])
    assert await house.store.games.recent(GUILD, player=BEN, limit=2, skip=1) == tuple(with_ann[:0:-1])


async def test_each_league_numbers_its_own_games(house: House) -> None:
    await house.create("Fridays")
    fridays = replace(house, league="Fridays")
    thursdays = replace(house, league="Thursdays")
    numbers = [(await each.record()).number for each in (thursdays, fridays, thursdays, fridays)]
    assert numbers == [1, 1, 2, 2]
