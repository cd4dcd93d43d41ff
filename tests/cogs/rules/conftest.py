"""A club with an organiser."""

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
def house(simcord_bot: Tenbou, club: Club) -> House:
    """The club in the bot's own store, without a league."""
    return house_of(simcord_bot, club)
