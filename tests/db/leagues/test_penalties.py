"""Penalties outside of games: what they change, and what stays on record."""

import asyncio

import pytest

from db import StandingsPage, View
from db.errors import NoOpenSeason, PenaltyUnknown, PlayerUnknown
from tests.support.history import entries
from tests.support.house import ANN, BEN, EVE, GUILD, House, totals


async def page(house: House, **view: object) -> StandingsPage:
    return await house.store.standings.page(GUILD, "", View(**view))  # type: ignore[arg-type]


async def test_a_penalty_counts_in_the_total_and_is_shown_beside_it(house: House) -> None:
    await house.record()
    given = await house.store.penalties.give(house.deed(7, "late"), "", BEN, -300)
    assert (given.player.name, given.score, given.reason, given.given_by) == ("Ben", -300, "late", 7)
    assert (given.given_at, given.cancelled_at) == (house.clock(), None)
    line = next(line for line in (await page(house)).lines if line.player.name == "Ben")
    assert (line.total, line.penalties, line.games, line.best) == (-200, -300, 1, 100)
    assert await house.store.penalties.all(GUILD, "") == (given,)


async def test_a_cancelled_penalty_stays_on_record(house: House) -> None:
    await house.record()
    given = await house.store.penalties.give(house.deed(reason="late"), "", BEN, -300)
    house.clock.go_on(days=1)
    cancelled = await asyncio.gather(
        *(house.store.penalties.cancel(house.deed(8, "was not"), "", given.id) for _ in range(4))
    )
    assert {each.cancelled_at for each in cancelled} == {house.clock()}
    assert (await totals(house))["Ben"] == 100
    assert await house.store.penalties.all(GUILD, "") == (cancelled[0],)
    *_, penalty, pardon = await entries(house.store)
    assert (penalty.action, penalty.reason, penalty.after) == (
        "penalty",
        "late",
        {"score": -300, "player": given.player.id},
    )
    assert (pardon.action, pardon.actor, pardon.reason, pardon.subject_id) == ("pardon", 8, "was not", given.id)


async def test_penalties_belong_to_the_season_they_were_given_in(house: House) -> None:
    await house.record()
    first = await house.store.penalties.give(house.deed(reason="late"), "", BEN, -300)
    await house.store.leagues.close_season(house.deed())
    with pytest.raises(NoOpenSeason):
        await house.store.penalties.give(house.deed(reason="late"), "", BEN, -300)
    await house.store.leagues.start_season(house.deed())
    second = await house.store.penalties.give(house.deed(reason="late"), "", ANN, 200)
    assert await house.store.penalties.all(GUILD, "") == (second,)
    assert await house.store.penalties.all(GUILD, "", 1) == (first,)
    assert await totals(house) == {"Ann": 200}
    await house.store.penalties.cancel(house.deed(), "", first.id)
    assert {line.player.name: line.total for line in (await page(house, season=1)).lines}["Ben"] == 100


async def test_penalties_that_cannot_be_given_or_cancelled(house: House) -> None:
    await house.record()
    with pytest.raises(PlayerUnknown):
        await house.store.penalties.give(house.deed(), "", EVE, -10)
    given = await house.store.penalties.give(house.deed(), "", ANN, -10)
    await house.create("Fridays")
    for league, number in (("Thursdays", given.id + 1), ("Fridays", given.id)):
        with pytest.raises(PenaltyUnknown) as caught:
            await house.store.penalties.cancel(house.deed(), league, number)
        assert caught.value.number == number


async def test_penalties_given_at_once_all_count(house: House) -> None:
    await house.record()
    await asyncio.gather(
        *(house.store.penalties.give(house.deed(), "", BEN, -10) for _ in range(10)),
        *(house.record() for _ in range(5)),
    )
    assert (await totals(house))["Ben"] == 600 - 100
