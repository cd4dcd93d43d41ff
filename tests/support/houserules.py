"""Changing a server's own rules with `/rules`, as people change them."""

from typing import Any

import simcord
from simcord.results import InteractionResult

from core.rules import RuleSet
from db import RuleVersionInfo
from tests.support.house import House
from tests.support.reading import reply
from tests.support.world import Club

TAKE, LEAVE = "Play by these", "Leave as it is"


async def choose_rules(club: Club, by: simcord.MemberActor, command: str, **options: Any) -> InteractionResult:  # noqa: ANN401  -- whatever an option takes
    """Give a command and confirm its preview."""
    result = await by.slash(club.channel, f"rules {command}", **options)
    await by.click(reply(result), label=TAKE)
    return result


async def current_rules(house: House) -> RuleVersionInfo:
    """The version that is played, which must be one."""
    found = await house.store.rules.current(house.guild)
    assert found is not None
    return found


async def own_rules(house: House) -> RuleSet:
    """The rules that are played."""
    return (await current_rules(house)).rules
