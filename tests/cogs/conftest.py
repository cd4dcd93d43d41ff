"""A club with an organiser and without a league."""

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
def house(empty_house: House) -> House:
    """The same, which a folder or file with a league of its own replaces."""
    return empty_house
