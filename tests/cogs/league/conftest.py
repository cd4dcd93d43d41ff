"""A club with a league."""

import pytest

from tests.support.house import House


@pytest.fixture
async def house(empty_house: House) -> House:
    """The club with a league of Tenhou's rules in which games count at once."""
    await empty_house.create()
    return empty_house
