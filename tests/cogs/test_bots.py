"""Bots are no players, wherever somebody of the server is taken as one."""

import pytest
import simcord

from cogs.host.client import Tenbou
from db import Store
from tests.support.contents import read
from tests.support.members import house_of, join
from tests.support.reading import text
from tests.support.tournament import found
from tests.support.world import Club

REFUSED = "Carl is a bot, and bots do not play. Name a person, or type a name for a guest."
SEATS = {"east": "Ann", "south": "Ben", "west": "Cat", "north": "BOT"}
FOUR = {"first": "Ann", "second": "Ben", "third": "Cat", "fourth": "BOT"}

COMMANDS = [
    ("table open", SEATS),
    ("game record", SEATS | {"scores": "400 300 200 100"}),
    ("team add", {"team": "A", "who": "BOT"}),
    ("team match start", FOUR),
    ("seats draw", {"players": "Ann, Ben, Cat, BOT"}),
    ("seats rotation", {"players": "Ann Ben Cat BOT", "rounds": 3}),
    ("player link", {"service": "tenhou", "name": "carl", "who": "BOT"}),
    ("player merge", {"old": "M1", "new": "BOT"}),
]


@pytest.fixture
def carl(club: Club) -> simcord.MemberActor:
    """A bot of the server."""
    return club.env.guild.add_member(club.env.create_user("Carl", bot=True))


@pytest.mark.thorough
@pytest.mark.parametrize(("command", "options"), COMMANDS, ids=[command for command, _ in COMMANDS])
async def test_a_bot_is_refused_with_a_sentence(
    simcord_bot: Tenbou, club: Club, carl: simcord.MemberActor, command: str, options: dict[str, str | int]
) -> None:
    await found(house_of(simcord_bot, club))
    before = await everything(simcord_bot.store)
    given = {
        name: value.replace("BOT", carl.mention) if isinstance(value, str) else value for name, value in options.items()
    }
    result = await join(club, "Olga", organiser=True).slash(club.channel, command, **given)
    assert text(result) == REFUSED
    assert await everything(simcord_bot.store) == before


async def test_the_bot_itself_is_no_player(simcord_bot: Tenbou, club: Club) -> None:
    bot_user = simcord_bot.user
    assert bot_user is not None
    result = await club.ann.slash(club.channel, "seats draw", players=f"Ann, Ben, Cat, <@{bot_user.id}>")
    assert text(result).startswith(f"{bot_user.display_name} is a bot, and bots do not play.")


async def test_a_bot_that_has_left_the_server_is_none(club: Club) -> None:
    gone = club.env.create_user("Gone", bot=True)
    result = await club.ann.slash(club.channel, "seats draw", players=f"Ann, Ben, Cat, <@{gone.id}>")
    assert text(result).startswith("Gone is a bot, and bots do not play.")


async def test_what_is_only_looked_up_may_be_a_bot(simcord_bot: Tenbou, club: Club, carl: simcord.MemberActor) -> None:
    await house_of(simcord_bot, club).create()
    assert "Carl" in text(await club.ann.slash(club.channel, "player show", who=carl.mention))
    assert "is a bot" not in text(await club.ann.slash(club.channel, "player show", who=carl.mention))


async def everything(store: Store) -> object:
    """All that is in the database."""
    return await read(store.engine)
