"""Nobody reads or changes what belongs to another server, whatever names and numbers they come with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

import pytest

from core.errors import TenbouError
from db.store import Confirmation, PlayerRef, Result, Store, View
from tests.support.contents import missing, read
from tests.support.house import OTHER_GUILD, POINTS, Clock, House

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
    penalty = await store.standings.punish(house.deed(reason="№"), "", OWNERS[0], -100)
    await store.players.link(house.deed(), OWNERS[0], service="tenhou", name="№")
    await store.guilds.set_organiser_role(house.guild, 77, actor=1)
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
        "draft_id": [draft.id, proposed.id],
        "penalty_id": [penalty.id],
        "match_id": [1],
        "league_id": [league.id],
        "ids": [players],
        "player_ids": [players],
        "number": [1, None],
        "result": results,
        "players": [result.players for result in results],
        "typed": ["", "zoltan", "no"],
        "view": [View(), View(last=5)],
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
    """What a stranger passes: of every parameter each thing that is tried."""
    tried = {**tried, "key": [method.__qualname__]}
    parameters = inspect.signature(method).parameters.values()
    given = {each.name: tried[each.name] for each in parameters if each.name in tried}
    needed = {each.name for each in parameters if each.default is each.empty}
    assert needed <= given.keys(), f"{method.__qualname__}: what should be tried for {needed - given.keys()}?"
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
        "actor": [1],
        "anonymous": ["Nobody"],
        "service": ["tenhou"],
        "team_name": ["zoltans no"],
        "least": [1],
        "most": [99],
        "count": [9],
        "score": [-10],
        "organiser": [True],
        "again": [False],
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
