"""A club with an organiser, and a league in it."""

import pytest
import simcord

from cogs.host.client import Tenbou
from tests.support.house import House
from tests.support.members import house_of, join
from tests.support.world import Club


@pytest.fixture
def organiser(club: Club) -> simcord.MemberActor:
    """Somebody who may manage the server."""
    return join(club, "Olga", organiser=True)


@pytest.fixture
def empty_house(simcord_bot: Tenbou, club: Club) -> House:
    """The club in the bot's own store, without a league."""
    return house_of(simcord_bot, club)


@pytest.fixture
async def house(empty_house: House) -> House:
    """The club with a league of Tenhou's rules in which games count at once."""
    await empty_house.create()
    return empty_house
