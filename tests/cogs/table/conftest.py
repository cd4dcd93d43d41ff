"""A club that plays the F league at a live table."""

import pytest

from cogs.host.client import Tenbou
from core.rules import load_preset
from db import Confirmation
from tests.support.live import Board, Live
from tests.support.members import house_of, join
from tests.support.world import Club


@pytest.fixture
async def live(club: Club, simcord_bot: Tenbou) -> Live:
    """Ann, Bea, Chi and Dee, who have a league, Eve who watches, and Olga who organises."""
    house = house_of(simcord_bot, club)
    house.rules = load_preset("f-league")
    await house.create("Thursdays", Confirmation.ONE)
    bea, chi, dee, eve = (join(club, name) for name in ("Bea", "Chi", "Dee", "Eve"))
    return Live(club, house, club.ann, bea, chi, dee, eve, join(club, "Olga", organiser=True))


@pytest.fixture
async def board(live: Live) -> Board:
    """The board of a table that Ann has opened."""
    return await live.open()
