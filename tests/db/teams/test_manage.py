"""Teams and their standings."""

import asyncio

import pytest

from db import PlayerRef, TeamRole
from db.errors import InNoTeam, InOtherTeam, LeagueUnknown, NameNotUsable, PlayerUnknown, TeamNameTaken, TeamUnknown
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, House


async def team(house: House, name: str, *players: PlayerRef) -> None:
    await house.store.teams.create(house.deed(), "", name)
    for player in players:
        await house.store.teams.add(house.deed(), "", name, player, TeamRole.MEMBER)


async def names(house: House) -> list[tuple[str, list[str]]]:
    return [
        (each.name, [member.player.name for member in each.members])
        for each in await house.store.teams.all(house.guild, "")
    ]


async def test_teams_are_listed_with_the_captain_first(house: House) -> None:
    await team(house, "Owls", BEN, CAT)
    await team(house, "Foxes")
    await house.store.teams.add(house.deed(), "", "owls", DAN, TeamRole.CAPTAIN)
    await house.store.teams.add(house.deed(), "", "OWLS", BEN, TeamRole.SUBSTITUTE)
    assert await names(house) == [("Foxes", []), ("Owls", ["Dan", "Cat", "Ben"])]


async def test_a_new_captain_makes_the_old_one_a_member(house: House) -> None:
    await team(house, "Owls")
    await house.store.teams.add(house.deed(), "", "Owls", BEN, TeamRole.CAPTAIN)
    made = await house.store.teams.add(house.deed(), "", "Owls", ANN, TeamRole.CAPTAIN)
    assert [(member.player.name, member.role) for member in made.members] == [
        ("Ann", TeamRole.CAPTAIN),
        ("Ben", TeamRole.MEMBER),
    ]


async def test_a_player_is_in_one_team_of_a_league(house: House) -> None:
    await team(house, "Owls", ANN)
    await team(house, "Foxes")
    with pytest.raises(InOtherTeam) as caught:
        await house.store.teams.add(house.deed(), "", "Foxes", ANN, TeamRole.MEMBER)
    assert (caught.value.player, caught.value.team) == ("Ann", "Owls")
    removed = await house.store.teams.remove(house.deed(), "", ANN)
    assert (removed.name, removed.members) == ("Owls", ())
    await house.store.teams.add(house.deed(), "", "Foxes", ANN, TeamRole.MEMBER)
    assert await names(house) == [("Foxes", ["Ann"]), ("Owls", [])]


async def test_what_cannot_be(house: House) -> None:
    await team(house, "Owls", ANN)
    store, deed = house.store, house.deed()
    await store.players.link(deed, BEN, service="tenhou", name="b")
    with pytest.raises(TeamNameTaken):
        await store.teams.create(deed, "", " OWLS ")
    with pytest.raises(NameNotUsable):
        await store.teams.create(deed, "", " ")
    with pytest.raises(TeamUnknown):
        await store.teams.add(deed, "", "Mice", ANN, TeamRole.MEMBER)
    with pytest.raises(InNoTeam):
        await store.teams.remove(deed, "", BEN)
    with pytest.raises(PlayerUnknown):
        await store.teams.remove(deed, "", PlayerRef("Zoe"))


async def test_the_same_request_twice_makes_one_team(house: House) -> None:
    made = await asyncio.gather(*(house.store.teams.create(house.deed(), "", "Owls", key="k") for _ in range(3)))
    assert len({each.id for each in made}) == 1


async def test_another_server_has_other_teams(house: House, neighbours: House) -> None:
    await team(house, "Owls", ANN)
    assert await neighbours.store.teams.all(neighbours.guild, "") == ()
    with pytest.raises(TeamUnknown):
        await neighbours.store.teams.add(neighbours.deed(), "", "Owls", BEN, TeamRole.MEMBER)
    await house.create("Fridays")
    with pytest.raises(LeagueUnknown):
        await neighbours.store.teams.standings(neighbours.guild, "Fridays")


async def test_a_team_has_what_its_members_have_together(house: House) -> None:
    await team(house, "Foxes", ANN, DAN)
    await team(house, "Owls", BEN, CAT)
    await team(house, "Mice", EVE)
    await house.record((ANN, BEN, CAT, DAN))
    await house.record((ANN, BEN, CAT, EVE))
    await house.store.penalties.give(house.deed(), "", BEN, -100)
    table = await house.store.teams.standings(house.guild, "")
    # Ann +50.0 twice, Dan -40.0; Ben +10.0 twice and -10.0, Cat -20.0 twice; Eve -40.0.
    assert [(line.rank, line.team, line.games, line.total, line.points) for line in table.lines] == [
        (1, "Foxes", 3, 600, None),
        (2, "Owls", 4, -300, None),
        (3, "Mice", 1, -400, None),
    ]


async def test_equal_teams_share_a_rank(house: House) -> None:
    await team(house, "Foxes")
    await team(house, "Owls", ANN)
    await team(house, "Mice", BEN)
    assert [line.rank for line in (await house.store.teams.standings(house.guild, "")).lines] == [1, 1, 1]
    await house.record((ANN, CAT, BEN, DAN))
    assert [(line.rank, line.team) for line in (await house.store.teams.standings(house.guild, "")).lines] == [
        (1, "Owls"),
        (2, "Foxes"),
        (3, "Mice"),
    ]


async def test_seasons_stand_apart(house: House) -> None:
    await team(house, "Foxes", ANN)
    await house.record()
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    assert (await house.store.teams.standings(house.guild, "")).lines[0].total == 0
    assert (await house.store.teams.standings(house.guild, "", season=1)).lines[0].total == 500


async def test_merged_players_keep_one_team(house: House) -> None:
    guest, other = PlayerRef("Guest"), PlayerRef("Other")
    await team(house, "Owls", ANN, guest)
    await team(house, "Foxes", other)
    await house.store.players.merge(house.deed(), guest, ANN)
    await house.store.players.merge(house.deed(), other, ANN)
    assert await names(house) == [("Foxes", []), ("Owls", ["Ann"])]
    await house.store.players.link(house.deed(), BEN, service="tenhou", name="b")
    await house.store.players.merge(house.deed(), ANN, BEN)
    assert await names(house) == [("Foxes", []), ("Owls", ["Ben"])]


async def test_what_is_done_is_in_the_history(house: House) -> None:
    await team(house, "Owls", ANN)
    await house.store.teams.remove(house.deed(), "", ANN)
    actions = [entry.action for entry in await entries(house.store) if entry.subject == "team"]
    assert actions == ["create", "add", "remove"]
