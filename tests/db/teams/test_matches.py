"""Matches between teams: loans, games, and what is carried on."""

import asyncio

import pytest

from core.errors import (
    LoanNotPositive,
    LoanToSelf,
    OddPoints,
    StartNotPositive,
    TablePointsOverLimit,
    WrongPlayerCount,
)
from core.league import Loan, LoanBasis, LoanProblem
from db import Confirmation, GameInfo, GameStatus, MatchStatus, PlayerRef, Result, Store, TeamRole
from db.errors import (
    AllPositionsPlayed,
    InNoTeam,
    LoansUndecided,
    MatchChanged,
    MatchFollowed,
    MatchNotOpen,
    MatchUnknown,
    NoMatchOfPlayers,
    NoMatchYet,
    NoTeamMatches,
    PointsDoNotAddUp,
    PositionsDiffer,
    TeamInMatch,
    TeamTwice,
    TeamUnknown,
)
from tests.support.house import ANN, OTHER_GUILD, Clock, House
from tests.support.tournament import (
    FIRST,
    PLAYING,
    REPAID,
    SECOND,
    TEAMS,
    VANGUARDS,
    after,
    found,
    play,
    playing,
    real,
    rules_of_notice,
    start,
)

SECONDS = tuple(PlayerRef(f"{team[0]}2") for team in TEAMS)


@pytest.fixture
async def house(store: Store, clock: Clock) -> House:
    """A tournament of four teams that begin with 75000 points each."""
    house = House(store, clock)
    await found(house)
    return house


async def last(house: House) -> tuple[int | None, ...]:
    return after(await house.store.matches.numbered(house.guild, ""))


async def points(house: House) -> dict[str, int | None]:
    return {line.team: line.points for line in (await house.store.teams.standings(house.guild, "")).lines}


async def test_both_worked_steps_of_the_notice(house: House) -> None:
    await play(house, FIRST)
    match = await start(house)
    assert (match.number, match.position, match.positions, match.status) == (2, 2, 5, MatchStatus.OPEN)
    assert real(match) == FIRST
    assert match.basis is LoanBasis.SHARED
    assert match.problem is None
    assert sorted(match.loans) == [Loan("Owls", lender, 10000) for lender in TEAMS[:3]]
    assert playing(match) == PLAYING
    game = await house.record(VANGUARDS, SECOND)
    assert game.starts == PLAYING
    assert game.expected == 300000
    played = await house.store.matches.get(house.guild, match.id)
    assert (played.status, played.game) == (MatchStatus.PLAYED, 2)
    assert after(played) == REPAID
    third = await start(house)
    assert third.basis is LoanBasis.NOT_NEEDED
    assert (real(third), playing(third), third.loans) == (REPAID, REPAID, ())


async def test_teams_stand_by_the_points_they_carry(house: House) -> None:
    await play(house, FIRST)
    await play(house, SECOND)
    table = await house.store.teams.standings(house.guild, "")
    assert table.position == 2
    assert [(line.rank, line.team, line.games, line.points) for line in table.lines] == [
        (1, "Foxes", 2, 120000),
        (2, "Kites", 2, 100000),
        (3, "Mice", 2, 75000),
        (4, "Owls", 2, 5000),
    ]


async def test_seats_may_be_others_than_those_of_the_line_up(house: House) -> None:
    await play(house, FIRST)
    await start(house)
    game = await house.record(VANGUARDS[::-1], SECOND[::-1])
    assert game.starts == PLAYING[::-1]
    assert await last(house) == REPAID


async def test_sticks_left_go_to_the_first_before_loans_are_repaid(house: House) -> None:
    await play(house, FIRST)
    await start(house)
    draft = await house.draft(VANGUARDS, (108000, 90000, 65000, 35000), sticks=2)
    await house.store.games.submit(house.deed(), draft.id)
    assert await last(house) == REPAID


async def test_points_that_do_not_add_up_to_the_starts_are_refused(house: House) -> None:
    await start(house)
    draft = await house.draft(VANGUARDS, (100000, 100000, 100000, 100000))
    assert (draft.total, draft.expected, draft.missing) == (400000, 300000, -100000)
    with pytest.raises(PointsDoNotAddUp):
        await house.store.games.submit(house.deed(), draft.id)


async def test_a_team_with_exactly_nothing_borrows(house: House) -> None:
    await play(house, (200000, 60000, 40000, 0))
    assert playing(await start(house)) == (190000, 50000, 30000, 30000)


async def test_two_debtors_borrow_from_the_other_two(house: House) -> None:
    await play(house, (200000, 150000, -30000, -20000))
    match = await start(house)
    assert playing(match) == (160000, 110000, 10000, 20000)
    assert await points(house) == {"Foxes": 200000, "Kites": 150000, "Mice": -30000, "Owls": -20000}


async def test_a_lone_lender_lends_to_each(house: House) -> None:
    await house.store.matches.call_off(house.deed(), (await start(house)).id)
    await play(house, (390000, -20000, -30000, -40000))
    match = await start(house)
    assert match.basis is LoanBasis.LONE_LENDER
    assert playing(match) == (90000, 80000, 70000, 60000)


async def test_a_proposal_says_what_is_wrong_and_officials_decide(house: House) -> None:
    await play(house, (310000, 4000, 3000, -17000))
    match = await start(house)
    assert (match.basis, match.problem) == (LoanBasis.FIRST_ALONE, LoanProblem.LENDER_WOULD_BE_OUT)
    assert playing(match) == (290000, 4000, 3000, 3000)
    chosen = await house.store.matches.set_loans(
        house.deed(reason="agreed at the table"), match.id, [Loan("OWLS", "foxes", 10000), Loan("owls", "Foxes", 20000)]
    )
    assert (chosen.basis, chosen.problem, chosen.reason) == (LoanBasis.BY_HAND, None, "agreed at the table")
    assert chosen.loans == (Loan("Owls", "Foxes", 30000),)
    assert playing(chosen) == (280000, 4000, 3000, 13000)
    await house.record(VANGUARDS, (270000, 5000, 4000, 21000))
    assert await last(house) == (300000, 5000, 4000, -9000)


async def test_without_a_decision_no_game_is_recorded(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await found(house, rules_of_notice(start_points=5000))
    await play(house, (8000, 7000, 5000, 0))
    match = await start(house)
    assert (match.basis, match.problem) == (LoanBasis.UNDECIDED, LoanProblem.LENDER_WOULD_BE_OUT)
    with pytest.raises(LoansUndecided):
        await house.draft(VANGUARDS, (5000,) * 4)
    await house.store.matches.set_loans(house.deed(), match.id, [Loan("Owls", "Foxes", 1000)])
    await house.record(VANGUARDS, (5000,) * 4)
    assert await last(house) == (6000, 5000, 5000, 4000)


@pytest.mark.parametrize(
    ("loans", "error"),
    [
        ([Loan("Owls", "Foxes", 20000)], StartNotPositive),
        ([Loan("Owls", "Mice", 50000)], StartNotPositive),
        ([Loan("Owls", "Owls", 50000)], LoanToSelf),
        ([Loan("Owls", "Foxes", 0)], LoanNotPositive),
        ([Loan("Owls", "Foxes", 30050)], OddPoints),
        ([Loan("Owls", "Bears", 30000)], TeamUnknown),
        ([], StartNotPositive),
    ],
)
async def test_loans_that_cannot_be_set(house: House, loans: list[Loan[str]], error: type[Exception]) -> None:
    await play(house, FIRST)
    match = await start(house)
    with pytest.raises(error):
        await house.store.matches.set_loans(house.deed(), match.id, loans)
    assert await house.store.matches.get(house.guild, match.id) == match


async def test_more_points_than_a_table_may_have(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await found(house, rules_of_notice(start_points=100100))
    with pytest.raises(TablePointsOverLimit):
        await start(house)


async def test_only_open_matches_change(house: House) -> None:
    await play(house, FIRST)
    first = await house.store.matches.numbered(house.guild, "", 1)
    for change in (
        house.store.matches.set_loans(house.deed(), first.id, [Loan("Owls", "Foxes", 30000)]),
        house.store.matches.call_off(house.deed(), first.id),
    ):
        with pytest.raises(MatchNotOpen):
            await change


async def test_a_match_that_is_called_off_counts_for_nothing(house: House) -> None:
    match = await start(house)
    for _ in range(2):
        assert (await house.store.matches.call_off(house.deed(), match.id)).status is MatchStatus.CANCELLED
    with pytest.raises(NoMatchOfPlayers):
        await house.draft(VANGUARDS, (75000, 75000, 75000, 75000))
    assert (await start(house)).position == 1


# --- starting


async def test_who_can_meet(house: House) -> None:
    await house.store.players.link(house.deed(), ANN, service="tenhou", name="a")
    for players, error in (
        ((*VANGUARDS[:3], ANN), InNoTeam),
        ((*VANGUARDS[:3], SECONDS[0]), TeamTwice),
        (VANGUARDS[:3], WrongPlayerCount),
    ):
        with pytest.raises(error):
            await start(house, players)


async def test_a_team_plays_one_match_at_a_time(house: House) -> None:
    await start(house)
    with pytest.raises(TeamInMatch) as caught:
        await start(house, SECONDS)
    assert caught.value.number == 1


async def test_teams_meet_at_the_same_position(house: House) -> None:
    await play(house, FIRST)
    await house.store.teams.create(house.deed(), "", "Zebras")
    await house.store.teams.add(house.deed(), "", "Zebras", ANN, TeamRole.MEMBER)
    with pytest.raises(PositionsDiffer) as caught:
        await start(house, (*VANGUARDS[:3], ANN))
    assert (caught.value.one_position, caught.value.other_position) == (2, 1)


async def test_after_the_last_position_a_new_season_begins_anew(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await found(house, rules_of_notice(team_positions=1))
    await play(house, FIRST)
    with pytest.raises(AllPositionsPlayed):
        await start(house)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    assert real(await start(house)) == (75000,) * 4


async def test_other_rules_have_no_matches(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await house.create()
    with pytest.raises(NoTeamMatches):
        await start(house)
    with pytest.raises(NoMatchYet):
        await house.store.matches.numbered(house.guild, "")


async def test_the_same_request_twice_opens_one_match(house: House) -> None:
    made = await asyncio.gather(*(start(house, key="k") for _ in range(3)))
    assert len({match.id for match in made}) == 1


async def test_of_matches_started_at_once_one_is_opened(house: House) -> None:
    made = await asyncio.gather(*(start(house, key=str(number)) for number in range(4)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["MatchInfo", *["TeamInMatch"] * 3]


async def test_of_games_recorded_at_once_one_is_the_match(house: House) -> None:
    await start(house)
    drafts = [await house.draft(VANGUARDS, points) for points in (FIRST, SECOND) * 2]
    submitting = (house.store.games.submit(house.deed(), draft.id) for draft in drafts)
    made = await asyncio.gather(*submitting, return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["GameInfo", *["NoMatchOfPlayers"] * 3]
    (game,) = [each for each in made if isinstance(each, GameInfo)]
    assert await last(house) == tuple(seat.placement.raw for seat in game.seats)


async def test_a_match_called_off_while_its_game_comes_in_is_one_or_the_other(house: House) -> None:
    match = await start(house)
    draft = await house.draft(VANGUARDS, FIRST)
    doing = (
        house.store.matches.call_off(house.deed(), match.id),
        house.store.games.submit(house.deed(), draft.id),
    )
    failed = [each for each in await asyncio.gather(*doing, return_exceptions=True) if isinstance(each, Exception)]
    assert [type(each) for each in failed] in ([MatchNotOpen], [NoMatchOfPlayers])
    shown = await house.store.matches.get(house.guild, match.id)
    assert (shown.status, shown.game) in ((MatchStatus.PLAYED, 1), (MatchStatus.CANCELLED, None))


async def test_another_server_has_no_part_in_it(house: House, neighbours: House) -> None:
    match = await start(house)
    matches = house.store.matches
    deed = neighbours.deed()
    for doing in (
        matches.get(OTHER_GUILD, match.id),
        matches.call_off(deed, match.id),
        matches.set_loans(deed, match.id, []),
        matches.numbered(house.guild, "", 7),
    ):
        with pytest.raises(MatchUnknown):
            await doing


# --- the game of a match


async def test_other_players_have_no_match(house: House) -> None:
    with pytest.raises(NoMatchOfPlayers):
        await house.draft(VANGUARDS, (75000,) * 4)
    await start(house)
    with pytest.raises(NoMatchOfPlayers):
        await house.draft((*VANGUARDS[:3], SECONDS[3]), (75000,) * 4)


async def test_a_league_without_teams_records_what_it_likes(store: Store, clock: Clock) -> None:
    house = House(store, clock, rules=rules_of_notice())
    await house.create()
    game = await house.record(VANGUARDS, (1000, 2000, 3000, 4000))
    assert (game.starts, game.missing, game.status) == ((), 0, GameStatus.CONFIRMED)


async def test_one_match_has_one_game(house: House) -> None:
    await start(house)
    drafts = [await house.draft(VANGUARDS, FIRST) for _ in range(2)]
    await house.store.games.submit(house.deed(), drafts[0].id)
    with pytest.raises(NoMatchOfPlayers):
        await house.store.games.submit(house.deed(), drafts[1].id)


async def test_loans_set_while_a_game_was_being_typed(house: House) -> None:
    await play(house, FIRST)
    match = await start(house)
    draft = await house.draft(VANGUARDS, SECOND)
    await house.store.matches.set_loans(house.deed(), match.id, [Loan("Owls", "Foxes", 30000)])
    with pytest.raises(MatchChanged):
        await house.store.games.submit(house.deed(), draft.id)
    result = Result(players=VANGUARDS, points=SECOND)
    await house.store.games.redraft(house.deed(), draft.id, result)
    await house.store.games.submit(house.deed(), draft.id)
    assert await last(house) == (140000, 90000, 65000, 5000)


async def test_a_game_that_waits_holds_its_match_until_it_is_dropped(house: House) -> None:
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    match = await start(house)
    game = await house.record(VANGUARDS, FIRST)
    assert (await house.store.matches.get(house.guild, match.id)).game == game.number
    assert await last(house) == (None,) * 4
    with pytest.raises(MatchNotOpen):
        await house.store.matches.call_off(house.deed(), match.id)
    await house.store.games.cancel(house.deed(), game.id)
    again = await house.record(VANGUARDS, FIRST)
    await house.store.games.agree(house.deed(), again.id, organiser=True)
    assert await last(house) == FIRST


async def test_a_game_that_lapses_gives_its_match_back(house: House, clock: Clock) -> None:
    await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER, pending_hours=1)
    match = await start(house)
    await house.record(VANGUARDS, FIRST)
    clock.go_on(hours=2)
    assert await house.store.games.settle_due(actor=1) == 1
    shown = await house.store.matches.get(house.guild, match.id)
    assert (shown.status, shown.game) == (MatchStatus.OPEN, None)


async def test_an_undone_game_opens_its_match_again(house: House) -> None:
    game = await play(house, FIRST)
    await house.store.games.undo(house.deed(), game.id)
    assert await last(house) == (None,) * 4
    assert set((await points(house)).values()) == {75000}
    await house.record(VANGUARDS, SECOND)
    assert await last(house) == SECOND


async def test_a_corrected_game_carries_other_points(house: House) -> None:
    game = await play(house, FIRST)
    result = Result(players=VANGUARDS, points=SECOND)
    draft = await house.store.games.propose(house.deed(), game.id, result)
    assert draft.starts == (75000,) * 4
    await house.store.games.correct(house.deed(), draft.id, again=False)
    assert await last(house) == SECOND


async def test_points_that_have_been_carried_on_stay(house: House) -> None:
    game = await play(house, FIRST)
    later = await start(house)
    result = Result(players=VANGUARDS, points=SECOND)
    for doing in (house.store.games.undo(house.deed(), game.id), house.store.games.edit(house.deed(), game.id, result)):
        with pytest.raises(MatchFollowed) as caught:
            await doing
        assert (caught.value.number, caught.value.later) == (1, 2)
    assert (await house.store.games.get(house.guild, game.id)).status is GameStatus.CONFIRMED
    await house.store.matches.call_off(house.deed(), later.id)
    await house.store.games.undo(house.deed(), game.id)
    assert (await house.store.matches.numbered(house.guild, "", 1)).status is MatchStatus.OPEN


async def test_loans_and_repayments_keep_the_sum(house: House) -> None:
    await play(house, FIRST)
    await play(house, SECOND)
    await play(house, (300000, 30000, -10000, -20000))
    assert sum(each or 0 for each in await last(house)) == 300000
    await play(house, (250000, 20000, 20000, 10000))
    assert sum(each or 0 for each in await last(house)) == 300000
