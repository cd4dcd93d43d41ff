"""A club that plays the F league."""

import pytest

from cogs.host.client import Tenbou
from core.rules import load_preset
from tests.support.members import house_of, join
from tests.support.table import Table
from tests.support.world import Club


@pytest.fixture
async def table(club: Club, simcord_bot: Tenbou) -> Table:
    """The club, which has no league yet."""
    house = house_of(simcord_bot, club)
    house.rules = load_preset("f-league")
    bea, chi = join(club, "Bea"), join(club, "Chi")
    return Table(club, house, club.ann, bea, chi, join(club, "Olga", organiser=True))
