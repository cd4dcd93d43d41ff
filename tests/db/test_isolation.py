"""Nobody reads or changes what belongs to another server, whatever names and numbers they come with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final

import pytest

from core.errors import TenbouError
from core.league import HandStat
from db import Confirmation, HandView, PlayerRef, RatingView, Result, Store, View
from tests.support.contents import missing, read
from tests.support.house import OTHER_GUILD, POINTS, Clock, House
from tests.support.livetables import STOP, book, draw, open_table

MARK: Final = "№"
"""In every name and text of the owners; strangers type `no`, which is the same where names are compared."""
OWNERS: Final = tuple(PlayerRef(f"Zoltan №{number}", 9000 + number) for number in range(4))
FOR_ALL_SERVERS: Final = {"settle_due"}


@dataclass
class Owned:
    """What the owners have, and what a stranger tries."""

    house: House
    tried: dict[str, list[Any]] = field(default_factory=dict)


@pytest.fixture
async def owned(store: Store, clock: Clock) -> Owned:
    """A server with a league in which there is something of everything."""
    house = House(store, clock)
    league = await house.create("Zoltans №", Confirmation.ORGANISER, key="Leagues.create")
    confirmed, pending = await house.record(OWNERS), await house.record(OWNERS)
    await store.games.agree(house.deed(), confirmed.id, organiser=True)
    draft = await house.draft(OWNERS, key="Games.draft")
    result = Result(players=OWNERS, points=POINTS)
    proposed = await store.games.propose(house.deed(), confirmed.id, result, key="Games.propose")
    penalty = await store.penalties.give(house.deed(reason="№"), "", OWNERS[0], -100)
    await store.players.link(house.deed(), OWNERS[0], service="tenhou", name="№")
    await store.guilds.set_organiser_role(house.guild, 77, actor=1)
    await store.languages.set_guild(house.guild, "№", actor=1)
    secret = replace(house.rules, name="№")
    version = await store.rules.adopt(house.deed(), (await store.rules.draft(house.deed(), secret, after=0)).id)
    rules_draft = await store.rules.draft(house.deed(), secret, after=1)
    await store.quizzes.answer(house.deed(), 8, is_right=True)
    table = await store.tables.open(house.deed(), "", OWNERS, key="Tables.open")
    booked = await store.tables.propose(house.deed(), table.id, [draw()], at=0)
    await store.tables.book(house.deed(), booked.id)
    waiting = await store.tables.propose(house.deed(), table.id, [STOP], at=1, key="Tables.propose")
    finished = await book(house, await open_table(house, OWNERS), STOP)
    await store.tables.record(house.deed(), finished.id, key="Tables.record")
    players = [(await store.players.get(house.guild, ref)).id for ref in OWNERS]
    refs = [
        *(PlayerRef("Stranger", player_id=player) for player in players[:2]),
        PlayerRef("Stranger", OWNERS[0].user_id),
        PlayerRef("Zoltan no1"),
    ]
    by_id = tuple(PlayerRef(f"Stranger {seat}", player_id=player) for seat, player in enumerate(players))
    by_user = tuple(PlayerRef(f"Stranger {seat}", ref.user_id) for seat, ref in enumerate(OWNERS))
    results = [Result(players=named, points=POINTS) for named in (by_id, by_user)]
    tried: dict[str, list[Any]] = {
        "guild_id": [OTHER_GUILD],
        "deed": [store.deed(OTHER_GUILD, 9000, "no business of theirs")],
        "game_id": [confirmed.id, pending.id, draft.id, proposed.id],
        "draft_id": [draft.id, proposed.id, version.id, rules_draft.id],
        "penalty_id": [penalty.id],
        "match_id": [1],
        "league_id": [league.id],
        "table_id": [table.id, finished.id],
        "proposal_id": [booked.id, waiting.id],
        "events": [[draw()]],
        "at": [0, 1],
        "keep": [0],
        "names": [[ref.name for ref in OWNERS], ["№", "no"]],
        "ids": [players],
        "player_ids": [players],
        "number": [1, None],
        "result": results,
        "players": [result.players for result in results],
        "with_players": [(ref,) for ref in refs],
        "typed": ["", "zoltan", "no"],
        "Standings.page.view": [View(), View(last=5)],
        "Hands.board.view": [HandView(stat=HandStat.WIN), HandView(stat=HandStat.DEAL_IN, overall=True)],
        "Ratings.board.view": [RatingView()],
        "asker": [OWNERS[0].user_id],
        "league_name": ["", "zoltans no"],
        "name": ["", "zoltans no"],
        **dict.fromkeys(("ref", "source", "target", "one", "other", "player"), refs),
    }
    return Owned(house, tried)


def methods(store: Store) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Everything the store can be asked to do."""
    for part in vars(store).values():
        if type(part).__module__.startswith("db."):
            yield from (
                (f"{type(part).__name__}.{name}", method)
                for name, method in inspect.getmembers(part, inspect.iscoroutinefunction)
                if not name.startswith("_") and name not in FOR_ALL_SERVERS
            )


def arguments(method: Callable[..., Any], tried: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """What a stranger passes: of every parameter each thing that is tried, for all methods or for this one."""
    name = method.__qualname__
    tried = {**tried, "key": [name]}
    parameters = inspect.signature(method).parameters.values()
    tried |= {each.name: tried[f"{name}.{each.name}"] for each in parameters if f"{name}.{each.name}" in tried}
    given = {each.name: tried[each.name] for each in parameters if each.name in tried}
    needed = {each.name for each in parameters if each.default is each.empty}
    assert needed <= given.keys(), f"{name}: what should be tried for {needed - given.keys()}?"
    for values in product(*given.values()):
        yield dict(zip(given, values, strict=True))


async def test_strangers_find_nothing_and_change_nothing(owned: Owned) -> None:
    store = owned.house.store
    before = await read(store.engine)
    strangers = House(store, owned.house.clock, OTHER_GUILD)
    own = await strangers.create("Strangers")
    await strangers.record()
    copy = await store.copies.take(OTHER_GUILD, "", most=10)
    tried: dict[str, list[Any]] = {
        **owned.tried,
        "rules": [own.rules],
        "confirmation": [Confirmation.NONE],
        "copy": [copy],
        "loans": [()],
        "role": [None],
        "language": [None, "ja"],
        "user_id": [4711],  # people choose for themselves, on all servers
        "users": [[4711]],
        "actor": [1],
        "anonymous": ["Nobody"],
        "service": ["tenhou"],
        "team_name": ["zoltans no"],
        "least": [1],
        "most": [99],
        "before": [None, 9],
        "after": [0, 1],
        "count": [9],
        "channel_id": [5],
        "message_id": [6],
        "score": [-10],
        "organiser": [True],
        "again": [False],
        "question": [8],
        "is_right": [True, False],
    }
    seen = 0
    for name, method in methods(store):
        for given in arguments(method, tried):
            try:
                found = await method(**given)
            except TenbouError:
                continue
            seen += 1
            assert MARK not in repr(found), (name, given)
    assert seen > 20
    assert missing(before, await read(store.engine)) == []
