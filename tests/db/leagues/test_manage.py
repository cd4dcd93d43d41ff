"""Leagues and seasons."""

import asyncio

import pytest

from core.rules import load_preset
from db import Confirmation, GameStatus, Store, View
from db.errors import (
    GamesStillPending,
    LeagueNameTaken,
    LeagueUnknown,
    NameNotUsable,
    NoLeague,
    NoOpenSeason,
    SeasonStillOpen,
    SeasonUnknown,
    WhichLeague,
)
from tests.support.history import entries
from tests.support.house import GUILD, OTHER_GUILD, Clock, House


async def test_a_server_without_leagues(store: Store) -> None:
    assert await store.leagues.all(GUILD) == ()
    with pytest.raises(NoLeague):
        await store.leagues.get(GUILD)
    with pytest.raises(LeagueUnknown) as caught:
        await store.leagues.get(GUILD, "  Monday   night ")
    assert caught.value.name == "Monday night"


async def test_a_new_league_has_its_rules_and_an_open_season(house: House, clock: Clock) -> None:
    made = await house.create("F")
    assert made == await house.store.leagues.get(GUILD, "f")
    assert made.rules == load_preset("tenhou")
    assert (made.confirmation, made.pending_hours, made.pending_confirms) == (Confirmation.NONE, 0, False)
    assert (made.season.number, made.season.name, made.season.closed_at) == (1, None, None)
    assert made.season.started_at == clock()


async def test_the_only_league_needs_no_name_and_several_do(house: House) -> None:
    assert (await house.store.leagues.get(GUILD)).name == "Thursdays"
    await house.create("Aotenjou")
    with pytest.raises(WhichLeague) as caught:
        await house.store.leagues.get(GUILD, "  ")
    assert caught.value.names == ("Aotenjou", "Thursdays")
    assert [league.name for league in await house.store.leagues.all(GUILD)] == ["Aotenjou", "Thursdays"]


@pytest.mark.parametrize("spelling", ["THURSDAYS", " thursdays ", "Ｔhursdays"])
async def test_a_name_is_taken_however_it_is_spelled(house: House, spelling: str) -> None:
    with pytest.raises(LeagueNameTaken):
        await house.create(spelling)
    assert (await house.store.leagues.get(GUILD, spelling)).name == "Thursdays"


@pytest.mark.parametrize("name", ["", "   ", "x" * 65, "ﷺ" * 4])
async def test_a_name_that_is_empty_or_too_long(house: House, name: str) -> None:
    with pytest.raises(NameNotUsable) as caught:
        await house.create(name)
    assert caught.value.longest == 64
    assert len(caught.value.name) <= 65


@pytest.mark.parametrize("name", ["x" * 64, "🀄" * 64, "火曜リーグ", "%_\\'\""])
async def test_a_name_of_any_script(house: House, name: str) -> None:
    await house.create(name)
    assert (await house.store.leagues.get(GUILD, name)).name == name


async def test_the_same_request_makes_one_league(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    made = await asyncio.gather(*(house.create(key="i1") for _ in range(5)))
    assert len({league.id for league in made}) == 1
    assert len(await store.leagues.all(GUILD)) == 1
    assert await house.create("Another name", key="i1") == made[0]


async def test_two_who_make_the_same_league_at_once(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    made = await asyncio.gather(*(house.create() for _ in range(5)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in made) == ["LeagueInfo", *["LeagueNameTaken"] * 4]


async def test_servers_that_make_leagues_with_the_same_rules_at_once(store: Store, clock: Clock) -> None:
    made = await asyncio.gather(*(House(store, clock, guild).create() for guild in range(1, 9)))
    assert len({league.rules_hash for league in made}) == 1


async def test_settings_change_and_the_history_keeps_both(house: House) -> None:
    leagues = house.store.leagues
    changed = await leagues.change(
        house.deed(7, "new year"),
        "thursdays",
        confirmation=Confirmation.ALL,
        pending_hours=48,
        pending_confirms=True,
        rules=load_preset("tenhou-sanma"),
        new_name="Fridays",
    )
    assert changed == await leagues.get(GUILD, "fridays")
    assert (changed.confirmation, changed.pending_hours, changed.pending_confirms) == (Confirmation.ALL, 48, True)
    assert changed.rules == load_preset("tenhou-sanma")
    created, entry = await entries(house.store)
    assert (entry.subject, entry.subject_id, entry.action) == ("league", changed.id, "change")
    assert (entry.actor, entry.reason, entry.at) == (7, "new year", house.clock())
    assert entry.before == created.after
    assert entry.after == {
        "name": "Fridays",
        "rules": changed.rules_hash,
        "confirmation": "all",
        "pending_hours": 48,
        "pending_confirms": True,
    }


async def test_what_is_not_named_stays(house: House) -> None:
    before = await house.store.leagues.get(GUILD)
    assert await house.store.leagues.change(house.deed(), "") == before
    back = await house.store.leagues.change(house.deed(), "", pending_hours=0, pending_confirms=False)
    assert back == before


async def test_a_league_may_be_spelled_anew_but_not_take_another_name(house: House) -> None:
    await house.create("Fridays")
    renamed = await house.store.leagues.change(house.deed(), "Thursdays", new_name="THURSDAYS")
    assert renamed.name == "THURSDAYS"
    with pytest.raises(LeagueNameTaken) as caught:
        await house.store.leagues.change(house.deed(), "Thursdays", new_name="fridays")
    assert caught.value.name == "fridays"


async def test_two_leagues_renamed_to_the_same_name_at_once(house: House) -> None:
    names = ("Thursdays", "Fridays", "Mondays")
    for name in names[1:]:
        await house.create(name)
    renaming = (house.store.leagues.change(house.deed(), name, new_name="House") for name in names)
    outcome = await asyncio.gather(*renaming, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcome) == ["LeagueInfo", "LeagueNameTaken", "LeagueNameTaken"]


async def test_rules_changed_by_several_at_once(house: House) -> None:
    presets = [load_preset(name) for name in ("tenhou", "tenhou-east", "f-league", "tenhou-no-red")]
    changed = await asyncio.gather(
        *(house.store.leagues.change(house.deed(), "", rules=rules) for rules in presets for _ in range(3))
    )
    assert {league.rules.name for league in changed} == {rules.name for rules in presets}


async def test_games_keep_the_rules_they_were_played_under(house: House) -> None:
    game = await house.record()
    await house.store.leagues.change(house.deed(), "", rules=load_preset("f-league"))
    assert (await house.store.games.get(GUILD, game.id)).rules == load_preset("tenhou")
    assert (await house.record()).rules == load_preset("f-league")


async def test_seasons_follow_each_other(house: House, clock: Clock) -> None:
    leagues = house.store.leagues
    with pytest.raises(SeasonStillOpen) as still_open:
        await leagues.start_season(house.deed())
    assert still_open.value.number == 1
    clock.go_on(days=90)
    closed = await leagues.close_season(house.deed())
    assert closed.closed_at == clock()
    with pytest.raises(NoOpenSeason):
        await leagues.close_season(house.deed())
    with pytest.raises(NoOpenSeason):
        await house.record()
    clock.go_on(days=1)
    started = await leagues.start_season(house.deed(), title="  Spring   2024 ")
    assert (started.number, started.name, started.started_at) == (2, "Spring 2024", clock())
    assert await leagues.seasons(GUILD) == (started, closed)
    assert (await leagues.get(GUILD)).season == started
    assert [(entry.subject, entry.action, entry.after) for entry in (await entries(house.store))[1:]] == [
        ("season", "close", {"number": 1}),
        ("season", "start", {"number": 2}),
    ]


async def test_standings_of_each_season(house: House) -> None:
    await house.record()
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record(points=(10000, 20000, 30000, 40000))
    pages = [await house.store.standings.page(GUILD, "", View(season=number)) for number in (1, 2, None)]
    assert [page.season.number for page in pages] == [1, 2, 2]
    assert [page.lines[0].player.name for page in pages] == ["Ann", "Dan", "Dan"]
    assert [page.games for page in pages] == [1, 1, 1]
    with pytest.raises(SeasonUnknown) as caught:
        await house.store.standings.page(GUILD, "", View(season=3))
    assert (caught.value.number, caught.value.last) == (3, 2)


async def test_a_season_does_not_close_over_pending_games(store: Store, clock: Clock) -> None:
    house = House(store, clock)
    await house.create(confirmation=Confirmation.ORGANISER)
    game = await house.record()
    await house.record()
    with pytest.raises(GamesStillPending) as caught:
        await store.leagues.close_season(house.deed())
    assert caught.value.count == 2
    await store.games.cancel(house.deed(), game.id)
    await store.games.agree(house.deed(), game.id + 1, organiser=True)
    await store.leagues.close_season(house.deed())


async def test_a_draft_counts_in_the_season_in_which_it_is_submitted(house: House) -> None:
    draft = await house.draft()
    await house.store.leagues.close_season(house.deed())
    with pytest.raises(NoOpenSeason):
        await house.store.games.submit(house.deed(), draft.id)
    assert (await house.store.games.get(GUILD, draft.id)).status == GameStatus.DRAFT
    await house.store.leagues.start_season(house.deed())
    await house.store.games.submit(house.deed(), draft.id)
    assert (await house.store.standings.page(GUILD, "", View())).games == 1


async def test_seasons_started_by_several_at_once(house: House) -> None:
    await house.store.leagues.close_season(house.deed())
    starting = (house.store.leagues.start_season(house.deed()) for _ in range(4))
    outcome = await asyncio.gather(*starting, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcome) == ["SeasonInfo", *["SeasonStillOpen"] * 3]
    assert len(await house.store.leagues.seasons(GUILD)) == 2


async def test_the_organisers_role(store: Store) -> None:
    guilds = store.guilds
    assert await guilds.organiser_role(GUILD) is None
    await guilds.set_organiser_role(GUILD, 2**63 - 1, actor=3)
    assert await guilds.organiser_role(GUILD) == 2**63 - 1
    assert await guilds.organiser_role(OTHER_GUILD) is None
    await guilds.set_organiser_role(GUILD, None, actor=4)
    assert await guilds.organiser_role(GUILD) is None
    assert [(entry.actor, entry.before, entry.after) for entry in await entries(store)] == [
        (3, {"organiser_role": None}, {"organiser_role": 2**63 - 1}),
        (4, {"organiser_role": 2**63 - 1}, {"organiser_role": None}),
    ]
