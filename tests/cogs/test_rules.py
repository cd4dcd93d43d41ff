"""`/rules`, used as people use it."""

from tests.support.reading import text
from tests.support.world import Club


async def test_the_list_names_every_preset(club: Club) -> None:
    shown = text(await club.ann.slash(club.channel, "rules list"))
    assert "tenhou" in shown
    assert "f-league" in shown
