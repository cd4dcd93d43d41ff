"""Requests: whichever way an answer goes, it pings nobody."""

import pytest
from discord import app_commands

from cogs.host.client import Tenbou
from cogs.ui.asked import Asked
from cogs.ui.cards import Card
from cogs.ui.cog import Part, answered
from cogs.ui.presses import button, press
from tests.support.reading import reply
from tests.support.world import Club

pytestmark = pytest.mark.simcord(strict_sync=False)


@press("asked:{deferred}")
async def pressed(asked: Asked, *, deferred: bool) -> None:
    """Change the message, after a while or at once."""
    if deferred:
        await asked.defer()
    await asked.change(everybody())


def everybody() -> Card:
    labels = {"Now": False, "Later": True}
    return Card("@everyone", rows=[[button(pressed(deferred=late), label=label) for label, late in labels.items()]])


class Asking(Part):
    """Answers in each way."""

    @app_commands.command(name="say")
    @answered
    async def say(self, asked: Asked, *, deferred: bool) -> None:
        """Answer twice."""
        if deferred:
            await asked.defer()
        await asked.reply(everybody())
        await asked.reply(everybody(), private=True)


@pytest.mark.parametrize("deferred", [False, True])
async def test_no_answer_pings_anybody(club: Club, *, deferred: bool) -> None:
    tenbou = club.env.bot
    assert isinstance(tenbou, Tenbou)
    await tenbou.add_cog(Asking())
    tenbou.presses.add([pressed])
    result = await club.ann.slash(club.channel, "say", deferred=deferred)
    for label in ("Now", "Later"):
        await club.ann.click(reply(result), label=label)
    sent = [request.json for request in club.env.http_requests if isinstance(request.json, dict)]
    cards = [body for body in (each.get("data", each) for each in sent) if body.get("components")]
    assert [body["allowed_mentions"]["parse"] for body in cards] == [[]] * 4
