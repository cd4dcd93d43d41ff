"""The table of who may do what, whole; and that nobody reaches what another server keeps."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.ui.people.permissions import ALLOWED, Action, NotAllowed, Role, check, roles_at, roles_of
from core.errors import TenbouError
from core.table import Stopped
from db import Confirmation, GameInfo, PlayerRef, Result, Store, View
from db.engine.connect import sqlite_url
from tests.support.house import ANN, BEN, FOUR, OTHER_GUILD, POINTS, Clock, House
from tests.support.lines import lines_of

ORGANISERS_ROLE = 77

#                         stranger player   in the game author  a day on pending permission role
TABLE: dict[Action, str] = {
    Action.RECORD:         "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.CONFIRM:        "   no       no       yes         no      no       no      yes        yes ",
    Action.CANCEL:         "   no       no       no          yes     no       yes     yes        yes ",
    Action.UNDO:           "   no       no       no          yes     no       yes     yes        yes ",
    Action.EDIT:           "   no       no       no          yes     no       yes     yes        yes ",
    Action.LINK_SELF:      "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.LINK_OTHER:     "   no       no       no          no      no       no      yes        yes ",
    Action.RENAME_SELF:    "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.FORGET_SELF:    "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.MANAGE_PLAYERS: "   no       no       no          no      no       no      yes        yes ",
    Action.MANAGE_LEAGUE:  "   no       no       no          no      no       no      yes        yes ",
    Action.MANAGE_SEASON:  "   no       no       no          no      no       no      yes        yes ",
    Action.PUNISH:         "   no       no       no          no      no       no      yes        yes ",
    Action.MANAGE_TEAMS:   "   no       no       no          no      no       no      yes        yes ",
    Action.MANAGE_RULES:   "   no       no       no          no      no       no      yes        yes ",
    Action.MANAGE_SERVER:  "   no       no       no          no      no       no      yes        no  ",
    Action.SET_LANGUAGE:   "   no       no       no          no      no       no      yes        yes ",
    Action.EXPORT:         "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.OPEN_TABLE:     "   yes      yes      yes         yes     yes      yes     yes        yes ",
    Action.PLAY_TABLE:     "   no       no       yes         yes     no       yes     yes        yes ",
    Action.CLOSE_TABLE:    "   no       no       yes         yes     no       yes     yes        yes ",
    Action.DIRECT_TABLE:   "   no       no       no          no      no       no      yes        yes ",
}  # fmt: skip
PEOPLE = ("stranger", "player", "in the game", "author", "a day on", "pending", "permission", "role")
"""`author` has just recorded the game, `a day on` has done so a day ago, as `pending` has, whose game still waits."""


@pytest.fixture
async def house(tmp_path: Path) -> Any:  # noqa: ANN401  -- a fixture that clears up
    clock = Clock()
    store = Store(sqlite_url(tmp_path / "tenbou.db"), clock)
    await store.open()
    made = House(store, clock)
    await made.create()
    yield made
    await store.close()


def somebody(user: int, *roles: int, manager: bool = False, guild: int | None = None) -> Any:  # noqa: ANN401  -- no interaction, but what is read of one
    member = Mock(spec=discord.Member, id=user, roles=[SimpleNamespace(id=role) for role in roles])
    permissions = discord.Permissions(manage_guild=manager)
    return SimpleNamespace(user=member, guild_id=guild or 100, permissions=permissions)


async def roles(house: House, who: str) -> frozenset[Role]:
    """What one of `PEOPLE` is with regard to a game that Eve has recorded and Ann has played."""
    await house.store.guilds.set_organiser_role(house.guild, ORGANISERS_ROLE, actor=1)
    if who == "pending":
        await house.store.leagues.change(house.deed(), "", confirmation=Confirmation.ORGANISER)
    game = await house.record(by=14)
    if who in ("a day on", "pending"):
        house.clock.go_on(hours=24, seconds=1)
    people = {
        "stranger": somebody(99),
        "player": somebody(15, 5, 6),
        "in the game": somebody(ANN.user_id or 0),
        "author": somebody(14),
        "a day on": somebody(14),
        "pending": somebody(14),
        "permission": somebody(99, manager=True),
        "role": somebody(99, 5, ORGANISERS_ROLE),
    }
    return await roles_of(people[who], house.store, game)


@pytest.mark.parametrize("who", PEOPLE)
async def test_everybody_may_do_what_the_table_says_and_nothing_else(house: House, who: str) -> None:
    found = await roles(house, who)
    for action in Action:
        may = TABLE[action].split()[PEOPLE.index(who)] == "yes"
        with nullcontext() if may else pytest.raises(NotAllowed):
            check(action, found)


def test_the_table_has_every_action() -> None:
    assert set(TABLE) == set(ALLOWED) == set(Action)


@pytest.mark.parametrize(
    ("user", "role"),
    [(ANN.user_id, Role.PARTICIPANT), (14, Role.AUTHOR), (99, None)],
    ids=["seated", "opened it", "no"],
)
async def test_who_sits_at_a_live_table_or_opened_it_has_a_role_there(
    house: House, user: int, role: Role | None
) -> None:
    table = await house.store.tables.open(house.deed(14), "", FOUR)
    found = await roles_at(somebody(user), house.store, table)
    assert found == {Role.MEMBER} | ({role} if role else set())


async def test_a_day_is_a_day(house: House) -> None:
    game = await house.record(by=14)
    house.clock.at = game.played_at + timedelta(hours=24)
    assert Role.AUTHOR in await roles_of(somebody(14), house.store, game)


async def test_the_role_of_another_server_is_nothing_here(house: House) -> None:
    await house.store.guilds.set_organiser_role(OTHER_GUILD, ORGANISERS_ROLE, actor=1)
    assert await roles_of(somebody(99, ORGANISERS_ROLE), house.store) == {Role.MEMBER}
    assert Role.ORGANISER in await roles_of(somebody(99, ORGANISERS_ROLE, guild=OTHER_GUILD), house.store)


async def test_who_is_no_member_is_no_organiser(house: House) -> None:
    await house.store.guilds.set_organiser_role(house.guild, ORGANISERS_ROLE, actor=1)
    user = SimpleNamespace(id=99, roles=[SimpleNamespace(id=ORGANISERS_ROLE)])
    asking: Any = SimpleNamespace(user=user, guild_id=None, permissions=discord.Permissions.none())
    assert await roles_of(asking, house.store) == {Role.MEMBER}


# --- another server: whoever organises there reaches nothing here

Attempt = Callable[[House, GameInfo, int], Awaitable[object]]
RESULT = Result(players=FOUR, points=POINTS[::-1])
NAME = "Thursdays"

ELSEWHERE: dict[Action, Attempt] = {
    Action.RECORD: lambda there, _game, _penalty: there.store.games.draft(there.deed(), NAME, RESULT),
    Action.CONFIRM: lambda there, game, _penalty: there.store.games.agree(there.deed(), game.id, organiser=True),
    Action.CANCEL: lambda there, game, _penalty: there.store.games.cancel(there.deed(), game.id),
    Action.UNDO: lambda there, game, _penalty: there.store.games.undo(there.deed(), game.id),
    Action.EDIT: lambda there, game, _penalty: there.store.games.edit(there.deed(), game.id, RESULT),
    Action.LINK_SELF: lambda there, _game, _penalty: there.store.players.aliases(there.guild, ANN),
    Action.LINK_OTHER: lambda there, _game, _penalty: there.store.players.aliases(there.guild, PlayerRef("Ann")),
    Action.RENAME_SELF: lambda there, _game, _penalty: there.store.players.rename(there.deed(), ANN, "Anna"),
    Action.FORGET_SELF: lambda there, _game, _penalty: there.store.players.forget(there.deed(), ANN, anonymous="x"),
    Action.MANAGE_PLAYERS: lambda there, _game, _penalty: there.store.players.merge(there.deed(), ANN, BEN),
    Action.MANAGE_LEAGUE: lambda there, _game, _penalty: there.store.leagues.change(there.deed(), NAME, new_name="x"),
    Action.MANAGE_SEASON: lambda there, _game, _penalty: there.store.leagues.close_season(there.deed(), NAME),
    Action.PUNISH: lambda there, _game, penalty: there.store.penalties.cancel(there.deed(), "Other", penalty),
    Action.EXPORT: lambda there, _game, _penalty: there.store.copies.take(there.guild, NAME, most=9),
    Action.OPEN_TABLE: lambda there, _game, _penalty: there.store.tables.open(there.deed(), NAME, FOUR),
    Action.PLAY_TABLE: lambda there, _game, _penalty: there.store.tables.undo(there.deed(), 1, at=1, keep=0),
    Action.CLOSE_TABLE: lambda there, _game, _penalty: there.store.tables.close(there.deed(), 1),
    Action.DIRECT_TABLE: lambda there, _game, _penalty: there.store.tables.propose(there.deed(), 1, [Stopped()], at=1),
}


@pytest.mark.thorough
@pytest.mark.parametrize("action", ELSEWHERE)
async def test_an_organiser_of_another_server_reaches_nothing(house: House, action: Action) -> None:
    game = await house.record(by=14)
    penalty = await house.store.penalties.give(house.deed(reason="late"), "", ANN, -10)
    table = await house.store.tables.open(house.deed(), "", FOUR)
    there = House(house.store, house.clock, OTHER_GUILD)
    await there.create("Other")
    before = await lines_of(house.store), await house.store.games.get(house.guild, game.id)
    leagues = await house.store.leagues.all(house.guild)
    with pytest.raises(TenbouError):
        await ELSEWHERE[action](there, game, penalty.id)
    assert (await lines_of(house.store), await house.store.games.get(house.guild, game.id)) == before
    assert await house.store.leagues.all(house.guild) == leagues
    assert (await house.store.players.get(house.guild, ANN)).name == "Ann"
    assert await house.store.tables.opened(house.guild) == (table,)
    (still,) = await house.store.penalties.all(house.guild, "")
    assert still.cancelled_at is None


def test_every_action_on_what_a_server_keeps_has_been_tried_from_another() -> None:
    # Teams and rules have tests of their own; the role that organises and the language are in a row of each server.
    own = {Action.MANAGE_TEAMS, Action.MANAGE_RULES, Action.MANAGE_SERVER, Action.SET_LANGUAGE}
    assert set(Action) - set(ELSEWHERE) == own


async def test_naming_a_role_or_a_language_elsewhere_changes_nothing_here(house: House) -> None:
    await house.store.guilds.set_organiser_role(OTHER_GUILD, ORGANISERS_ROLE, actor=1)
    await house.store.languages.set_guild(OTHER_GUILD, "ja", actor=1)
    assert await house.store.guilds.organiser_role(house.guild) is None
    assert house.store.languages.of_guild(house.guild) is None
    assert (await house.store.standings.page(house.guild, "", View())).players == 0
