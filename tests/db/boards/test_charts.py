"""What charts are drawn from, held against the pages that say the same at the end."""

import pytest

from db import PlayerRef, Store, TeamRole, View
from db.errors import PlayerUnknown
from tests.support.evenings import play
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FOUR, GUILD, Clock, House, totals
from tests.support.tournament import FIRST, TEAMS, found
from tests.support.tournament import play as play_match


async def lines(house: House) -> dict[str, tuple[tuple[int, int], ...]]:
    course = await house.store.courses.season(house.guild, "")
    return {line.player.name: line.points for line in course.lines}


async def test_totals_are_added_up_game_by_game(house: House, clock: Clock) -> None:
    await house.record()
    clock.go_on(hours=1)
    await house.record((EVE, ANN, BEN, CAT))
    course = await house.store.courses.season(house.guild, "")
    assert course.games == 2
    assert [(line.player.name, line.points) for line in course.lines] == [
        ("Ann", ((0, 0), (1, 500), (2, 600))),
        ("Eve", ((1, 0), (2, 500))),
        ("Ben", ((0, 0), (1, 100), (2, -100))),
        ("Dan", ((0, 0), (1, -400))),
        ("Cat", ((0, 0), (1, -200), (2, -600))),
    ]


async def test_penalties_count_from_when_they_were_given(house: House, clock: Clock) -> None:
    await house.store.penalties.give(house.deed(), "", await known(house, "Zoe"), -30)
    clock.go_on(hours=1)
    await house.record()
    await house.store.penalties.give(house.deed(), "", DAN, -200)
    cancelled = await house.store.penalties.give(house.deed(), "", DAN, -100)
    await house.store.penalties.cancel(house.deed(), "", cancelled.id)
    shown = await lines(house)
    assert shown["Zoe"] == ((0, -30),)
    assert shown["Dan"] == ((0, 0), (1, -600))


async def known(house: House, name: str) -> PlayerRef:
    """Somebody who is known before any game."""
    await house.store.teams.create(house.deed(), "", "Owls")
    await house.store.teams.add(house.deed(), "", "Owls", PlayerRef(name), TeamRole.MEMBER)
    return PlayerRef(name)


async def test_a_season_ends_as_its_standings_say(house: House) -> None:
    await play(house, 3)
    shown = await lines(house)
    assert {name: points[-1][1] for name, points in shown.items()} == await totals(house)
    first = await house.store.courses.season(house.guild, "", season=1)
    page = await house.store.standings.page(house.guild, "", View(season=1))
    assert [line.last for line in first.lines] == [line.total for line in page.lines]
    assert first.games == page.games
    assert first.season.number == 1


async def test_a_season_without_games_has_no_lines(house: House) -> None:
    course = await house.store.courses.season(house.guild, "")
    assert (course.games, course.lines) == (0, ())


async def test_of_many_players_the_best_have_lines(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.boards.charts.MOST_LINES", 2)
    await house.record()
    assert list(await lines(house)) == ["Ann", "Ben"]


async def test_teams_by_members_end_as_their_standings_say(house: House) -> None:
    for name, players in (("Owls", (ANN, CAT)), ("Foxes", (BEN,)), ("Newts", ())):
        await house.store.teams.create(house.deed(), "", name)
        for player in players:
            await house.store.teams.add(house.deed(), "", name, player, TeamRole.MEMBER)
    await house.record()
    await house.record((DAN, EVE, BEN, ANN))
    course = await house.store.courses.teams(house.guild, "")
    assert not course.carried
    assert course.games == 2
    assert [(line.team, line.points) for line in course.lines] == [
        ("Newts", ((0, 0),)),
        ("Foxes", ((0, 0), (1, 100), (2, -100))),
        ("Owls", ((0, 0), (1, 300), (2, -100))),
    ]
    table = await house.store.teams.standings(house.guild, "")
    assert {line.team: line.last for line in course.lines} == {line.team: line.total for line in table.lines}


async def test_teams_that_carry_points_go_on_match_by_match(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await found(house)
    await play_match(house, FIRST)
    course = await store.courses.teams(house.guild, "")
    table = await store.teams.standings(house.guild, "")
    assert course.carried
    assert course.games == 1
    assert len(course.lines) == len(TEAMS)
    assert all(line.points[0] == (0, 75000) for line in course.lines)
    assert [(line.team, line.last) for line in course.lines] == [(line.team, line.points) for line in table.lines]


async def test_a_rating_is_followed_through_all_games_of_a_league(house: House, clock: Clock) -> None:
    for players in (FOUR, (EVE, DAN, ANN, BEN), (BEN, CAT, DAN, EVE), FOUR[::-1]):
        clock.go_on(hours=1)
        await house.record(players)
    undone = await house.record()
    await house.store.games.undo(house.deed(), undone.id)
    course = await house.store.courses.rating(house.guild, "", ANN)
    profile = await house.store.standings.profile(house.guild, "", ANN, least=1)
    assert profile.rating is not None
    assert course.ratings[-1] == profile.rating.tenhou
    assert len(course.ratings) == profile.rating.games == 3
    assert course.player == profile.player


async def test_a_rating_begins_with_the_first_game(house: House) -> None:
    await house.record()
    course = await house.store.courses.rating(house.guild, "", DAN)
    assert course.ratings == (147_000,)
    with pytest.raises(PlayerUnknown):
        await house.store.courses.rating(house.guild, "", EVE)


async def test_everybody_is_held_against_everybody(house: House) -> None:
    await house.record()
    await house.record((DAN, CAT, BEN, ANN))
    await house.record((EVE, ANN, BEN, CAT))
    matrix = await house.store.courses.matrix(house.guild, "", (EVE, BEN))
    assert [player.name for player in matrix.players] == ["Eve", "Ben", "Ann", "Cat", "Dan"]
    for one, row in zip(matrix.players, matrix.above, strict=True):
        for other, above in zip(matrix.players, row, strict=True):
            if one == other:
                assert above == 0
                continue
            refs = [PlayerRef(each.name, player_id=each.id) for each in (one, other)]
            assert above == (await house.store.standings.versus(GUILD, "", *refs)).one_above


async def test_those_who_have_played_most_come_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.boards.charts.MOST_PAIRED", 3)
    await house.record()
    await house.record((DAN, CAT, BEN, EVE))
    matrix = await house.store.courses.matrix(house.guild, "", (EVE,))
    assert [player.name for player in matrix.players] == ["Eve", "Ben", "Cat"]


async def test_another_server_is_not_looked_into(house: House, neighbours: House) -> None:
    await house.record(FOUR)
    assert (await neighbours.store.courses.season(neighbours.guild, "")).lines == ()
    assert (await neighbours.store.courses.matrix(neighbours.guild, "")).players == ()
