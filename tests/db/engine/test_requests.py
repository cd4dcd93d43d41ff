"""Requests are remembered for as long as they may come again."""

from __future__ import annotations

from sqlalchemy import func, select

from db import REMEMBERED
from db.schema.history import Receipt
from tests.support.house import House


async def remembered(house: House) -> int:
    """How many requests are remembered."""
    async with house.store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(Receipt)) or 0


async def test_a_request_makes_nothing_twice_until_it_is_forgotten(house: House) -> None:
    old = await house.draft(key="i1")
    house.clock.at += REMEMBERED / 2
    young = await house.draft(key="i2")
    house.clock.at += REMEMBERED / 2
    assert await house.store.requests.forget_old() == 0
    assert await remembered(house) == 2
    assert [(await house.draft(key=key)).id for key in ("i1", "i2")] == [old.id, young.id]
    house.clock.go_on(seconds=1)
    assert await house.store.requests.forget_old() == 1
    assert await house.store.requests.forget_old() == 0
    assert await remembered(house) == 1
    assert (await house.draft(key="i1")).id not in {old.id, young.id}
    assert (await house.draft(key="i2")).id == young.id


async def test_requests_of_all_servers_are_forgotten(house: House, neighbours: House) -> None:
    for each in (house, neighbours):
        await each.draft(key="i1")
    house.clock.at += REMEMBERED * 2
    assert await house.store.requests.forget_old() == 2
    assert await remembered(house) == 0
