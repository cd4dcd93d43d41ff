"""Players: two made one, and those who are forgotten."""

import asyncio

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from db import PlayerRef, Store, View
from db.errors import (
    PlayersShareGames,
    PlayerUnknown,
    SamePlayer,
    SeatedTwice,
)
from db.schema.players import Alias, Player
from tests.support.history import entries
from tests.support.house import ANN, BEN, CAT, DAN, EVE, FAY, GUILD, House, totals

GUS = PlayerRef("Gus")
HAL = PlayerRef("Hal")


async def names(house: House) -> list[str]:
    return [player.name for player in await house.store.players.offer(GUILD, "")]


async def test_a_guest_who_turns_out_to_be_a_member(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((BEN, EVE, CAT, DAN))
    await house.store.players.link(house.deed(), GUS, service="tenhou", name="gus")
    await house.store.penalties.give(house.deed(reason="late"), "", GUS, -50)
    merged = await house.store.players.merge(house.deed(), GUS, EVE)
    assert (merged.name, merged.user_id) == ("Eve", EVE.user_id)
    assert (await totals(house))["Eve"] == 500 - 50 + 100
    assert await house.store.players.aliases(GUILD, EVE) == (("tenhou", "gus"),)
    versus = await house.store.standings.versus(GUILD, "", EVE, BEN)
    assert (versus.games, versus.one_above, versus.other_above) == (2, 1, 1)
    assert (versus.one_total, versus.other_total) == (600, 600)
    assert await names(house) == ["Ben", "Cat", "Dan", "Eve"]
    with pytest.raises(PlayerUnknown):
        await house.store.players.get(GUILD, GUS)
    entry = (await entries(house.store))[-1]
    assert (entry.action, entry.before, entry.after) == ("merge", {"name": "Gus"}, {"name": "Eve"})


async def test_a_member_merged_into_a_guest_brings_the_account(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((EVE, BEN, CAT, DAN))
    merged = await house.store.players.merge(house.deed(), EVE, GUS)
    assert (merged.name, merged.user_id) == ("Gus", EVE.user_id)
    assert await house.store.players.get(GUILD, EVE) == merged


@pytest.mark.parametrize(("called", "name"), [("Zoe", "Zoe"), ("gus", "gus"), ("Ben", "Gus")])
async def test_a_guest_becomes_a_member_who_has_not_played(house: House, called: str, name: str) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    gus = await house.store.players.get(GUILD, GUS)
    member, by_id = PlayerRef(called, 77), PlayerRef("?", player_id=gus.id)
    assert await house.store.players.mergeable(GUILD, GUS, member) == (gus, None)
    merged = await house.store.players.merge(house.deed(), GUS, member)
    assert (merged.id, merged.name, merged.user_id) == (gus.id, name, 77)
    assert (await totals(house))[name] == 500
    entry = (await entries(house.store))[-1]
    assert (entry.action, entry.before, entry.after) == ("merge", {"name": "Gus"}, {"name": name})
    count = len(await entries(house.store))
    assert await house.store.players.merge(house.deed(), by_id, member) == merged
    assert len(await entries(house.store)) == count


async def test_who_is_forgotten_becomes_nobody(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    gone = PlayerRef("?", player_id=(await house.store.players.get(GUILD, GUS)).id)
    await house.store.players.forget(house.deed(), GUS, anonymous="Anonymous")
    with pytest.raises(PlayerUnknown):
        await house.store.players.merge(house.deed(), gone, PlayerRef("Zoe", 77))


async def test_who_cannot_be_made_one(house: House) -> None:
    await house.record((ANN, BEN, GUS, HAL))
    merge, mergeable = house.store.players.merge, house.store.players.mergeable
    for one, other, error in (
        (GUS, GUS, SamePlayer),
        (ANN, PlayerRef("ann"), SamePlayer),
        (GUS, HAL, PlayersShareGames),
        (GUS, PlayerRef("Nobody"), PlayerUnknown),
        (PlayerRef("Nobody"), GUS, PlayerUnknown),
    ):
        with pytest.raises(error):
            await mergeable(GUILD, one, other)
        with pytest.raises(error):
            await merge(house.deed(), one, other)
    with pytest.raises(PlayersShareGames) as caught:
        await merge(house.deed(), GUS, HAL)
    assert caught.value.count == 1


async def test_a_mistyped_preview_does_not_keep_two_apart(house: House) -> None:
    await house.record((ANN, BEN, CAT, GUS))
    cancelled, wrong = [await house.draft((GUS, BEN, CAT, HAL)) for _ in range(2)]
    await house.record((ANN, BEN, CAT, HAL))
    await house.store.games.cancel(house.deed(), cancelled.id)
    pair = await house.store.players.mergeable(GUILD, HAL, GUS)
    assert [each and each.name for each in pair] == ["Hal", "Gus"]
    await house.store.players.merge(house.deed(), HAL, GUS)
    with pytest.raises(SeatedTwice) as caught:
        await house.store.games.submit(house.deed(), wrong.id)
    assert caught.value.name == "Gus"
    assert (await totals(house))["Gus"] == -800


async def test_merging_again_changes_nothing(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((HAL, BEN, CAT, DAN))
    gone = (await house.store.players.get(GUILD, GUS)).id
    await house.store.players.merge(house.deed(), GUS, HAL)
    count = len(await entries(house.store))
    await house.store.players.merge(house.deed(), PlayerRef("Gus", player_id=gone), HAL)
    assert len(await entries(house.store)) == count
    assert (await totals(house))["Hal"] == 1000


async def test_merging_while_games_come_in_loses_nothing(house: House) -> None:
    await house.record((GUS, BEN, CAT, DAN))
    await house.record((HAL, BEN, CAT, DAN))
    await asyncio.gather(
        *(house.record((ANN, EVE, FAY, BEN)) for _ in range(5)),
        house.store.players.merge(house.deed(), GUS, HAL),
        *(house.record((HAL, EVE, FAY, BEN)) for _ in range(5)),
    )
    assert (await totals(house))["Hal"] == 7 * 500


async def everything(store: Store) -> str:
    """All that is kept about people, as text."""
    async with AsyncSession(store.engine) as session:
        rows = [(player.name, player.name_key, player.user_id) for player in await session.scalars(select(Player))]
        aliases = [(alias.name, alias.service) for alias in await session.scalars(select(Alias))]
    return repr([rows, aliases, [(entry.before, entry.after) for entry in await entries(store)]])


async def test_a_forgotten_player_leaves_games_and_no_name(house: House) -> None:
    zed, old = PlayerRef("Zedekiah", 4711), PlayerRef("Zedekiah the Guest")
    await house.record((old, BEN, CAT, DAN))
    await house.record((zed, BEN, CAT, DAN))
    await house.store.players.link(house.deed(), zed, service="tenhou", name="zedekiah")
    await house.store.players.rename(house.deed(), old, "Zedekiah?")
    await house.store.players.merge(house.deed(), PlayerRef("zedekiah?"), zed)
    assert "edekiah" in await everything(house.store)
    forgotten = await house.store.players.forget(house.deed(), zed, anonymous="Anonymous")
    assert (forgotten.name, forgotten.user_id) == (f"Anonymous {forgotten.id}", None)
    kept = await everything(house.store)
    assert "edekiah" not in kept
    assert "4711" not in kept
    page = await house.store.standings.page(GUILD, "", View())
    assert (page.lines[0].player.name, page.lines[0].total) == (forgotten.name, 1000)
    assert await names(house) == ["Ben", "Cat", "Dan"]
    for gone in (zed, PlayerRef("zedekiah"), PlayerRef(forgotten.name)):
        with pytest.raises(PlayerUnknown):
            await house.store.players.get(GUILD, gone)
    actions = [entry.action for entry in await entries(house.store)]
    assert {"rename", "merge", "forget"} <= set(actions)


async def test_who_comes_back_after_being_forgotten_is_somebody_new(house: House) -> None:
    await house.record()
    before = await house.store.players.get(GUILD, ANN)
    await house.store.players.forget(house.deed(), ANN, anonymous="Anonymous")
    await house.record()
    assert (await house.store.players.get(GUILD, ANN)).id != before.id
    found = await totals(house)
    assert (found["Ann"], found[f"Anonymous {before.id}"]) == (500, 500)


async def test_forgetting_again_changes_nothing(house: House) -> None:
    await house.record()
    ann = await house.store.players.get(GUILD, ANN)
    ref = PlayerRef("", player_id=ann.id)
    first = await house.store.players.forget(house.deed(), ref, anonymous="Anonymous")
    count = len(await entries(house.store))
    assert await house.store.players.forget(house.deed(), ref, anonymous="Somebody") == first
    assert len(await entries(house.store)) == count
    with pytest.raises(PlayerUnknown):
        await house.store.players.merge(house.deed(), ref, BEN)
