"""`/league penalty`, used as people use it."""

import pytest
import simcord

import bot
from cogs.host.config import Config
from core.errors import TenbouError
from db import PlayerRef
from tests.support.house import BEN, House
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

NASTY = "*" * 64


async def give(
    club: Club, organiser: simcord.MemberActor, points: float, player: str = "Ben", reason: str = "came late"
) -> simcord.InteractionResult:
    return await organiser.slash(club.channel, "league penalty give", player=player, points=points, reason=reason)


async def total_of_ben(house: House) -> int:
    profile = await house.store.standings.profile(house.guild, "", BEN, least=1)
    return profile.seasons[0][1].total if profile.seasons else 0


async def test_a_penalty_counts_at_once_and_says_why(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    ben = "<@11>"
    shown = text(await give(club, organiser, 20.5, ben)).splitlines()
    assert shown[:3] == ["# −20.5 for Ben", "came late", "That makes −10.5 in this season: place 2."]
    assert shown[3] == "-# Thursdays · penalty 1 · /league penalty cancel takes it back"
    assert "−10.5" in text(await club.ann.slash(club.channel, "league standings"))
    (penalty,) = await house.store.penalties.all(house.guild, "")
    assert (penalty.score, penalty.reason, penalty.given_by) == (-205, "came late", organiser.id)


async def test_points_below_zero_are_given(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    assert "# +5.0 for Ben" in text(await give(club, organiser, -5, "ben"))
    assert await total_of_ben(house) == 150


@pytest.mark.parametrize("points", [0, 0.05, 20.55, 1e-9])
async def test_points_that_are_no_tenths_are_refused(
    club: Club, house: House, organiser: simcord.MemberActor, points: float
) -> None:
    await house.record()
    result = await give(club, organiser, points)
    assert result.ephemeral
    assert "It has to be a number other than 0 with at most one decimal." in text(result)
    assert await total_of_ben(house) == 100


async def test_who_is_not_known_and_a_reason_that_is_none_are_refused(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.record()
    assert text(await give(club, organiser, 1, "Nemo")).startswith("No player here is called Nemo.")
    result = await give(club, organiser, 1, reason=" \n ")
    assert result.ephemeral
    assert text(result) == "A penalty needs a reason that everybody can read."
    assert await house.store.penalties.all(house.guild, "") == ()


async def test_a_closed_season_takes_none(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    await house.store.leagues.close_season(house.deed())
    result = await give(club, organiser, 1)
    assert result.ephemeral
    assert text(result).startswith("The league's season is closed.")


async def test_a_cancelled_penalty_counts_no_more_but_stays_on_the_list(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.record()
    await give(club, organiser, 20)
    shown = text(await organiser.slash(club.channel, "league penalty cancel", number=1, reason="was on time"))
    assert shown.startswith("# Penalty 1 is cancelled\n−20.0 for Ben no longer counts.\nwas on time\n")
    assert await total_of_ben(house) == 100
    again = await organiser.slash(club.channel, "league penalty cancel", number=1, reason="once more")
    assert "once more" not in text(again)
    assert await total_of_ben(house) == 100
    listed = text(await club.ann.slash(club.channel, "league penalty list")).splitlines()
    assert listed[:4] == ["## Penalties · Thursdays", "Season 1", "**1** · ~~Ben −20.0~~ cancelled", "came late"]
    assert listed[4].endswith(f" by {organiser.mention}")


async def test_a_penalty_is_cancelled_without_a_reason_too(
    club: Club, house: House, organiser: simcord.MemberActor
) -> None:
    await house.record()
    await give(club, organiser, 20)
    shown = text(await organiser.slash(club.channel, "league penalty cancel", number=1, reason=" "))
    assert shown.splitlines()[1:] == ["−20.0 for Ben no longer counts.", "-# It stays on the list of penalties."]


@pytest.mark.usefixtures("house")
async def test_a_penalty_that_is_not_there_cannot_be_cancelled(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "league penalty cancel", number=7)
    assert result.ephemeral
    assert text(result) == "There is no penalty 7 here."


async def test_penalties_are_offered_while_typing(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await house.record()
    for number in range(30):
        await give(club, organiser, 1 + number)
    await organiser.slash(club.channel, "league penalty cancel", number=30)
    offered = await organiser.autocomplete(club.channel, "league penalty cancel", "number", "")
    assert offered[0] == {"name": "29 · Ben −29.0 · came late", "value": 29}
    assert len(offered) == 25
    offered = await organiser.autocomplete(club.channel, "league penalty cancel", "number", "30")
    assert offered == []
    await house.create("Fridays")
    assert await organiser.autocomplete(club.channel, "league penalty cancel", "number", "") == []
    offered = await organiser.autocomplete(club.channel, "league penalty cancel", "number", "", league="thursdays")
    assert len(offered) == 25


@pytest.mark.usefixtures("house")
async def test_a_season_without_penalties_says_so(club: Club) -> None:
    assert "There are no penalties in this season." in text(await club.ann.slash(club.channel, "league penalty list"))


async def test_the_list_has_pages_that_turn_also_after_a_restart(
    club: Club, empty_house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    await empty_house.create(NASTY)
    await empty_house.record((PlayerRef(NASTY), *(PlayerRef(name) for name in "abc")))
    for _ in range(12):
        await give(club, organiser, 9999.9, NASTY, "*" * 1000)
    result = await club.ann.slash(club.channel, "league penalty list")
    assert buttons(result) == {"‹": False, "1/3": False, "›": True}
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="›")
    await club.ann.click(reply(result), label="›")
    assert text(result).count("−9999.9") == 2
    await club.ann.click(reply(result), label="‹")
    assert text(result).count("−9999.9") == 5


async def test_another_league_s_penalty_is_not_there(house: House) -> None:
    await house.record()
    await house.create("Fridays")
    given = await house.store.penalties.give(house.deed(reason="x"), "Thursdays", BEN, -10)
    with pytest.raises(TenbouError):
        await house.store.penalties.cancel(house.deed(), "Fridays", given.id)
