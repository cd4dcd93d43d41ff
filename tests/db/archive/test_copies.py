"""Leagues copied out of a database and into one."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from core.league import HandStat, Loan
from core.rules import load_preset
from db import (
    EntryCopy,
    GameStatus,
    HandView,
    LeagueCopy,
    MatchCopy,
    MatchStatus,
    PlayerRef,
    Sort,
    Store,
    Subject,
    View,
)
from db.errors import (
    CopyDisagrees,
    LeagueNotEmpty,
    LeagueUnknown,
    MatchDisagrees,
    PlayersDiffer,
    TeamNameTaken,
    TooManyGames,
)
from tests.support.evenings import play
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, FOUR, OTHER_GUILD, Clock, House
from tests.support.lines import lines_of
from tests.support.tournament import play_everything, rules_of_notice

MANY = 10_000


async def standings(house: House, league: str) -> list[object]:
    """Everything that the pages of a league's seasons show."""
    found: list[object] = []
    for season in await house.store.leagues.seasons(house.guild, league):
        for sort in Sort:
            page = await house.store.standings.page(house.guild, league, View(season=season.number, sort=sort))
            found += [season.number, sort, page.games, page.players]
            found += [replace(line, player=replace(line.player, id=0)) for line in page.lines]
        for stat in HandStat:
            hands = await house.store.hands.board(house.guild, league, HandView(stat=stat, season=season.number))
            found += [{line.player.name: (line.rank, line.counts) for line in hands.lines}]
    ratings = await house.store.ratings.board(house.guild, league)
    return [*found, *((line.rank, line.player.name, line.rating) for line in ratings.lines)]


def by_name(copy: LeagueCopy) -> LeagueCopy:
    """A copy in which players are numbered by their names, to compare it with another one.

    It is without the league's own history, to which every copy adds.
    """
    order = {player.key: at for at, player in enumerate(sorted(copy.players, key=lambda each: each.name))}
    players = [
        replace(each, key=order[each.key], merged_into=order[each.merged_into] if each.merged_into else None)
        for each in copy.players
    ]
    games = [
        replace(game, seats=tuple(replace(seat, player=order[seat.player]) for seat in game.seats))
        for game in copy.games
    ]
    matches = [
        replace(match, seats=tuple(replace(seat, player=order[seat.player]) for seat in match.seats))
        for match in copy.matches
    ]
    teams = [
        replace(team, members=tuple(sorted((order[who], role) for who, role in team.members))) for team in copy.teams
    ]
    history = [
        replace(each, before=numbered(each.before, order), after=numbered(each.after, order))
        for each in copy.history
        if each.subject is not Subject.LEAGUE
    ]
    return replace(
        copy,
        name="",
        players=tuple(sorted(players, key=lambda each: each.key)),
        games=tuple(games),
        penalties=tuple(replace(each, player=order[each.player]) for each in copy.penalties),
        teams=tuple(teams),
        matches=tuple(matches),
        history=tuple(history),
    )


def numbered(values: dict[str, Any] | None, order: Mapping[int, int]) -> dict[str, Any] | None:
    """What an entry keeps, with other numbers for players."""
    found = dict(values or {})
    if "player" in found:
        found["player"] = order[found["player"]]
    if "seats" in found:
        found["seats"] = [{**seat, "player": order[seat["player"]]} for seat in found["seats"]]
    return found


def of_league(copy: LeagueCopy) -> list[EntryCopy]:
    """The history of the league itself."""
    return [each for each in copy.history if each.subject is Subject.LEAGUE]


async def team_pages(house: House, league: str) -> list[object]:
    """Everything that is shown of teams and matches."""
    there = await house.store.teams.standings(house.guild, league)
    found: list[object] = [there.position, there.lines]
    for team in await house.store.teams.all(house.guild, league):
        found += [(team.name, [(each.player.name, each.role) for each in team.members])]
    for number in range(1, 5):
        match = await house.store.matches.numbered(house.guild, league, number)
        seats = [(seat.player.name, seat.team, seat.real, seat.playing, seat.after) for seat in match.seats]
        found += [replace(match, id=0, league="", seats=()), seats]
    return found


async def stories(house: House, league: str) -> list[object]:
    """What was done to every game, with the players by their names."""
    found: list[object] = []
    for number in range(1, 5):
        game = await house.store.games.numbered(house.guild, league, number)
        for entry in await house.store.games.story(house.guild, game.id):
            sides = [values["seats"] if values else [] for values in (entry.before, entry.after)]
            names = await house.store.players.names(house.guild, {seat["player"] for seats in sides for seat in seats})
            named = [[{**seat, "player": names[seat["player"]]} for seat in seats] for seats in sides]
            found += [(entry.at, entry.actor, entry.action, entry.reason, named)]
    return found


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_league_comes_out_of_a_copy_as_it_was(house: House, neighbours: House, seed: int) -> None:
    await play(house, seed)
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    assert {game.status for game in copy.games} >= {
        GameStatus.CONFIRMED,
        GameStatus.UNDONE,
        GameStatus.PENDING,
        GameStatus.CANCELLED,
    }
    before = await standings(house, "Thursdays")
    await house.create("Fridays")
    for there, league in ((house, "Fridays"), (neighbours, "Thursdays")):
        info = await there.store.copies.put(there.deed(), league, copy)
        assert (info.name, info.confirmation, info.pending_hours) == (league, copy.confirmation, 48)
        assert await standings(there, league) == before
        again = await there.store.copies.take(there.guild, league, most=MANY)
        assert by_name(again) == by_name(copy)
        assert of_league(again)[1:-1] == of_league(copy)
        assert (of_league(again)[0].action, of_league(again)[-1].action) == ("create", "import")
    assert await standings(house, "Thursdays") == before
    # The lines of the copies are those that computing them anew gives.
    kept = await lines_of(house.store)
    for there, league in ((house, "Fridays"), (neighbours, "Thursdays")):
        await there.store.standings.recompute(there.guild, league)
    assert await lines_of(house.store) == kept


async def test_a_tournament_comes_out_of_a_copy_as_it_was(store: Store, clock: Clock) -> None:
    cup, other = House(store, clock), House(store, clock, OTHER_GUILD)
    await play_everything(cup)
    copy = await store.copies.take(cup.guild, "", most=MANY)
    assert [match.status for match in copy.matches] == ["played", "played", "cancelled", "open"]
    assert [game.status for game in copy.games] == ["confirmed", "undone", "confirmed", "pending"]
    absent = {Subject.GUILD, Subject.PLAYER, Subject.SEASON, Subject.TABLE}
    assert {entry.subject for entry in copy.history} == set(Subject) - absent
    assert [(player.name, player.aliases) for player in copy.players if player.aliases] == [
        ("Fritz", (("tenhou", "fritz"),))
    ]
    assert [player.name for player in copy.players if player.merged_into] == ["F1"]
    before = await standings(cup, "Thursdays"), await team_pages(cup, "Thursdays"), await stories(cup, "Thursdays")
    await cup.create("Fridays")
    await other.create()
    for there, league in ((cup, "Fridays"), (other, "Thursdays")):
        await store.copies.put(there.deed(), league, copy)
        assert (await standings(there, league), await team_pages(there, league), await stories(there, league)) == before
        assert by_name(await store.copies.take(there.guild, league, most=MANY)) == by_name(copy)
        assert await store.players.aliases(there.guild, PlayerRef("Fritz")) == (("tenhou", "fritz"),)
    ended = []
    for there, league in ((cup, "Thursdays"), (cup, "Fridays"), (other, "Thursdays")):
        (waiting,) = await store.games.pending(there.guild, league)
        await store.games.agree(there.deed(), waiting.id, organiser=True)
        ended.append((await standings(there, league), await team_pages(there, league)))
    assert ended[1:] == ended[:1] * 2
    # Whoever is forgotten is so under the former name too.
    await store.players.forget(other.deed(), PlayerRef("Fritz"), anonymous="Anonymous")
    again = await store.copies.take(other.guild, "", most=MANY)
    assert not {"Fritz", "F1"} & {player.name for player in again.players}
    assert all(player.aliases == () for player in again.players)


async def test_a_name_elsewhere_stays_with_whoever_has_it(store: Store, clock: Clock) -> None:
    cup, other = House(store, clock), House(store, clock, OTHER_GUILD)
    await play_everything(cup)
    await other.create()
    await store.players.link(other.deed(), ANN, service="Tenhou", name="FRITZ")
    await store.copies.put(other.deed(), "", await store.copies.take(cup.guild, "", most=MANY))
    assert await store.players.aliases(other.guild, ANN) == (("tenhou", "FRITZ"),)
    assert await store.players.aliases(other.guild, PlayerRef("Fritz")) == ()


def forged_matches(copy: LeagueCopy) -> Iterator[LeagueCopy]:
    """Copies with one thing about matches that cannot be."""
    first, second, dropped, last = copy.matches

    def with_match(match: MatchCopy) -> LeagueCopy:
        return replace(copy, matches=tuple(match if each.number == match.number else each for each in copy.matches))

    def with_seat(match: MatchCopy, **values: Any) -> LeagueCopy:  # noqa: ANN401  -- whatever a seat holds
        return with_match(replace(match, seats=(replace(match.seats[0], **values), *match.seats[1:])))

    yield replace(copy, matches=(*copy.matches, first))
    yield replace(copy, matches=(*copy.matches, replace(dropped, number=first.number)))
    yield with_seat(first, after=0)
    yield with_seat(first, after=None)
    yield with_seat(first, team=first.seats[1].team)
    yield with_seat(first, player=first.seats[1].player)
    yield with_seat(first, real=first.seats[0].real + 100, playing=first.seats[0].playing + 100)
    yield with_seat(second, real=second.seats[0].real + 100)
    yield with_seat(dropped, after=0)
    yield with_seat(last, real=last.seats[0].real + 100, playing=last.seats[0].playing + 100)
    yield with_match(replace(first, seats=first.seats[1:]))
    yield with_match(replace(first, position=2))
    yield with_match(replace(first, game=None))
    yield with_match(replace(first, game=2))
    yield with_match(replace(first, game=3))
    yield with_match(replace(second, status=MatchStatus.OPEN))
    yield with_match(replace(second, status=MatchStatus.CANCELLED))
    yield with_match(replace(second, loans=second.loans[1:]))
    yield with_match(replace(second, loans=(*second.loans, second.loans[0])))
    yield with_match(replace(second, loans=(*second.loans, Loan(1, 1, 100))))
    yield with_match(replace(second, loans=(*second.loans, Loan(0, 4, 100))))
    yield with_match(replace(last, status=MatchStatus.PLAYED))
    yield with_match(replace(last, game=2))


async def test_matches_that_do_not_fit_stop_everything(store: Store, clock: Clock) -> None:
    cup = House(store, clock)
    await play_everything(cup)
    copy = await store.copies.take(cup.guild, "", most=MANY)
    await cup.create("Fridays")
    history = len(await entries(store))
    for forged in forged_matches(copy):
        with pytest.raises(MatchDisagrees):
            await store.copies.put(cup.deed(), "Fridays", forged)
    game, *games = copy.games
    carried = [replace(copy, matches=copy.matches[:3])]
    carried += [
        replace(copy, games=(replace(game, seats=(replace(game.seats[0], start=start), *game.seats[1:])), *games))
        for start in (None, 74900)
    ]
    for forged in carried:
        with pytest.raises(CopyDisagrees):
            await store.copies.put(cup.deed(), "Fridays", forged)
    twice = replace(copy, teams=(copy.teams[0], replace(copy.teams[1], name="FOXES"), *copy.teams[2:]))
    with pytest.raises(TeamNameTaken):
        await store.copies.put(cup.deed(), "Fridays", twice)
    assert await store.teams.all(cup.guild, "Fridays") == ()
    assert len(await entries(store)) == history


async def test_points_carried_where_the_rules_do_not_carry_are_refused(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    (game,) = copy.games
    await house.create("Fridays")
    seats = tuple(replace(seat, start=25000) for seat in game.seats)
    with pytest.raises(CopyDisagrees):
        await house.store.copies.put(house.deed(), "Fridays", replace(copy, games=(replace(game, seats=seats),)))


async def test_carried_games_without_teams_are_copied_as_they_are(store: Store, clock: Clock) -> None:
    cup = House(store, clock, rules=rules_of_notice())
    await cup.create()
    await cup.record()
    copy = await store.copies.take(cup.guild, "", most=MANY)
    assert {seat.start for game in copy.games for seat in game.seats} == {None}
    await cup.create("Fridays")
    await store.copies.put(cup.deed(), "Fridays", copy)
    assert await standings(cup, "Fridays") == await standings(cup, "Thursdays")


async def test_a_copy_goes_on_where_the_league_was(house: House) -> None:
    await play(house, 3, games=4)
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    await house.store.copies.put(house.deed(), "Fridays", copy)
    again = House(house.store, house.clock, league="Fridays")
    game = await again.record(FOUR)
    assert game.number == 1 + max(each.number for each in copy.games)
    assert game.status is GameStatus.PENDING
    pending = await house.store.games.pending(house.guild, "Fridays")
    assert len(pending) == 2
    await house.store.games.agree(house.deed(), pending[0].id, organiser=True)


async def test_players_are_found_again_and_never_become_one(house: House, neighbours: House) -> None:
    guest = PlayerRef("Gus")
    await house.record((ANN, guest, CAT, DAN))
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    store, deed = neighbours.store, neighbours.deed()
    # There Ann is called otherwise, a member is called as the guest here, and a guest as the member Cat.
    await store.leagues.create(
        deed, name="Other", rules=neighbours.rules, confirmation=(await store.leagues.get(200)).confirmation
    )
    other = House(store, neighbours.clock, neighbours.guild, league="Other")
    await other.record((PlayerRef("Anna", ANN.user_id), PlayerRef("Gus", 99), PlayerRef("Cat"), PlayerRef("Dan")))
    await store.copies.put(deed, "Thursdays", copy)
    page = await store.standings.page(neighbours.guild, "Thursdays", View())
    assert [(line.player.name, line.player.user_id) for line in page.lines] == [
        ("Anna", ANN.user_id),
        ("Gus 2", None),
        ("Cat 2", CAT.user_id),
        ("Dan 2", DAN.user_id),
    ]


async def test_one_season_alone_can_be_copied(house: House) -> None:
    await play(house, 4, games=6)
    copy = await house.store.copies.take(house.guild, "", season=2, most=MANY)
    assert [season.number for season in copy.seasons] == [2]
    assert {game.season for game in copy.games} == {2}
    assert {penalty.season for penalty in copy.penalties} == {2}
    assert (copy.teams, copy.matches, copy.history) == ((), (), ())


async def test_drafts_stay_out_and_are_dropped_when_a_copy_comes(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    there = House(house.store, house.clock, league="Fridays")
    draft = await there.draft()
    assert (await house.store.copies.take(house.guild, "Fridays", most=MANY)).games == ()
    await house.store.copies.put(house.deed(), "Fridays", copy)
    assert (await house.store.games.get(house.guild, draft.id)).status is GameStatus.CANCELLED


async def test_more_games_than_asked_for_are_refused(house: House) -> None:
    await house.record()
    await house.record()
    assert len((await house.store.copies.take(house.guild, "", most=2)).games) == 2
    with pytest.raises(TooManyGames) as refused:
        await house.store.copies.take(house.guild, "", most=1)
    assert refused.value.facts == {"count": 2, "most": 1}


async def test_only_an_empty_league_takes_a_copy(house: House) -> None:
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.record()
    before = await lines_of(house.store)
    with pytest.raises(LeagueNotEmpty):
        await house.store.copies.put(house.deed(), "", copy)
    assert await lines_of(house.store) == before
    await house.create("Punished")
    await house.store.penalties.give(house.deed(reason="x"), "Punished", ANN, -10)
    await house.create("Second season")
    await house.store.leagues.close_season(house.deed(), "Second season")
    await house.store.leagues.start_season(house.deed(), "Second season")
    await house.create("Teams")
    await house.store.teams.create(house.deed(), "Teams", "Foxes")
    await house.create("Table")
    players = tuple(map(PlayerRef, "abcd"))
    table = await house.store.tables.open(house.deed(), "Table", players)
    for name in ("Punished", "Second season", "Teams", "Table"):
        with pytest.raises(LeagueNotEmpty):
            await house.store.copies.put(house.deed(), name, copy)
    await house.store.tables.close(house.deed(), table.id)
    assert (await house.store.copies.put(house.deed(), "Table", copy)).name == "Table"


async def test_a_game_that_does_not_come_out_as_copied_stops_everything(house: House) -> None:
    await house.record()
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    first, second = copy.games
    seat = second.seats[0]
    forged = (
        replace(second, seats=(replace(seat, placement=seat.placement._replace(rounded=9990)), *second.seats[1:])),
        replace(second, seats=(replace(seat, placement=seat.placement._replace(raw=90000)), *second.seats[1:])),
        replace(second, seats=(replace(seat, placement=seat.placement._replace(raw=40050)), *second.seats[1:])),
        replace(second, seats=(replace(seat, player=second.seats[1].player), *second.seats[1:])),
        replace(second, kyoutaku_points=1000),
    )
    history = len(await entries(house.store))
    for game in forged:
        with pytest.raises(CopyDisagrees) as refused:
            await house.store.copies.put(house.deed(), "Fridays", replace(copy, games=(first, game)))
        assert refused.value.facts == {"number": 2}
    page = await house.store.standings.page(house.guild, "Fridays", View())
    assert (page.games, page.players) == (0, 0)
    assert len(await entries(house.store)) == history


async def test_three_and_four_players_never_mix(house: House) -> None:
    await house.record()
    copy = await house.store.copies.take(house.guild, "", most=MANY)
    await house.create("Fridays")
    mixed = replace(copy, rules="three", rulesets={**copy.rulesets, "three": load_preset("tenhou-sanma")})
    with pytest.raises(PlayersDiffer):
        await house.store.copies.put(house.deed(), "Fridays", mixed)


async def test_another_server_s_league_is_neither_copied_nor_filled(house: House, neighbours: House) -> None:
    await house.create("Only here")
    await House(house.store, house.clock, league="Only here").record()
    copy = await house.store.copies.take(house.guild, "Only here", most=MANY)
    with pytest.raises(LeagueUnknown):
        await house.store.copies.take(neighbours.guild, "Only here", most=MANY)
    with pytest.raises(LeagueUnknown):
        await house.store.copies.put(neighbours.deed(), "Only here", copy)


async def test_members_only_of_the_league_are_copied(house: House) -> None:
    await house.record()
    await house.create("Fridays")
    there = House(house.store, house.clock, league="Fridays")
    await there.record((PlayerRef("Zoe"), BEN, CAT, DAN))
    copy = await house.store.copies.take(house.guild, "Thursdays", most=MANY)
    assert [player.name for player in copy.players] == ["Ann", "Ben", "Cat", "Dan"]
