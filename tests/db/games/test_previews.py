"""What previews leave behind: no players that were slips, and nothing that stands in the way."""

import pytest

from db import PlayerRef
from db.errors import SeatedTwice
from tests.support.house import ANN, BEN, GUILD, POINTS, House

SLIP, DEE = PlayerRef("Slip"), PlayerRef("Dee")
TABLE = (ANN, BEN, SLIP, DEE)


async def offered(house: House) -> list[str]:
    return [player.name for player in await house.store.players.offer(GUILD, "")]


async def test_a_preview_says_which_guests_are_new(house: House) -> None:
    draft = await house.draft(TABLE)
    assert draft.newcomers == tuple(seat.player.id for seat in draft.seats[2:])
    recorded = await house.store.games.submit(house.deed(), draft.id)
    assert recorded.newcomers == ()
    assert (await house.draft(TABLE)).newcomers == ()


async def test_a_guest_with_a_name_elsewhere_is_not_new(house: House) -> None:
    await house.store.players.link(house.deed(), DEE, service="tenhou", name="D")
    draft = await house.draft(TABLE)
    assert draft.newcomers == (draft.seats[2].player.id,)


async def test_guests_of_previews_alone_are_not_offered(house: House) -> None:
    draft = await house.draft(TABLE)
    assert await offered(house) == ["Ann", "Ben"]
    await house.store.games.cancel(house.deed(), draft.id)
    assert await offered(house) == ["Ann", "Ben"]
    await house.record((ANN, BEN, PlayerRef("Gus"), DEE))
    assert await offered(house) == ["Ann", "Ben", "Dee", "Gus"]


async def test_two_who_became_one_since_the_preview_do_not_sit_twice(house: House) -> None:
    draft = await house.draft(TABLE, POINTS)
    await house.store.players.merge(house.deed(), SLIP, DEE)
    with pytest.raises(SeatedTwice) as raised:
        await house.store.games.submit(house.deed(), draft.id)
    assert raised.value.name == "Dee"
