"""`/league fpoints` and its buttons, used as people use them."""

from datetime import UTC, datetime

import pytest

import bot
from cogs.host.config import Config
from cogs.league.boards.fpoints import FPointsQuery, fpoints
from db import PlayerRef, Sort, Store
from tests.support.house import BEN, CAT, DAN, Clock, House
from tests.support.members import join, ref
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

NASTY = "*" * 64


def cells(shown: str) -> list[str]:
    return [" ".join(line.replace(">", " >").split()) for line in shown.split("```\n")[1].splitlines()[1:]]


async def two_games(club: Club, house: House) -> None:
    ann = ref(club.ann)
    await house.record((ann, BEN, CAT, DAN), fpoints={0: 3, 1: -1})
    await house.record((ann, BEN, CAT, PlayerRef("Eve")), fpoints={0: 1, 2: 2})


async def test_the_board_counts_in_total_and_per_game(club: Club, house: House) -> None:
    await two_games(club, house)
    result = await club.ann.slash(club.channel, "league fpoints")
    shown = text(result)
    assert shown.startswith("## F-points · Thursdays\nSeason 1 · by F-points\n")
    assert cells(shown) == ["1 Ben −1 −0.50 2", "2 Dan 0 0.00 1", "2 Eve 0 0.00 1", "4 Cat 2 1.00 2", "5 >Ann 4 2.00 2"]
    await club.ann.click(reply(result), label="By F-points per game")
    assert cells(text(result))[0] == "1 Ben −1 −0.50 2"
    assert buttons(result) == {"By F-points": True, "Chart": True}


async def test_the_losers_of_the_last_weeks_are_named(club: Club, house: House) -> None:
    clock = Clock(datetime(2024, 12, 23, 12, tzinfo=UTC))
    store = Store(str(house.store.engine.url), clock)
    past = House(store, clock, house.guild)
    ann = ref(club.ann)
    await past.record((ann, BEN, CAT, DAN), fpoints={0: 3, 1: -1})
    clock.go_on(days=6, hours=11)
    await past.record((ann, BEN, CAT, DAN), fpoints={1: 5})
    clock.go_on(days=1)
    await past.record((ann, BEN, CAT, DAN), fpoints={0: 2, 1: 2, 2: 2, 3: 2})
    clock.go_on(weeks=1)
    await past.record((ann, BEN, CAT, DAN), fpoints={0: -2})
    clock.go_on(weeks=1)
    await past.store.leagues.close_season(past.deed())
    await store.close()
    shown = text(await club.ann.slash(club.channel, "league fpoints")).splitlines()
    start = shown.index("**Losers of the week**")
    assert shown[start + 1 : start + 3] == [
        "Week 1 of 2025: Ann, Ben, Cat, and one more with +2",
        "Week 52 of 2024: Ben with +4",
    ]


async def test_old_weeks_are_left_out(club: Club, house: House) -> None:
    clock = Clock(datetime(2024, 1, 1, tzinfo=UTC))
    store = Store(str(house.store.engine.url), clock)
    past = House(store, clock, house.guild)
    await past.record((ref(club.ann), BEN, CAT, DAN), fpoints={0: 3})
    clock.go_on(weeks=4, days=6, hours=23)
    assert len(await store.standings.weeks(house.guild, "", count=5)) == 1
    clock.go_on(hours=1)
    assert await store.standings.weeks(house.guild, "", count=5) == ()
    await store.close()


@pytest.mark.usefixtures("house")
async def test_without_games_it_says_so(club: Club) -> None:
    shown = await club.ann.slash(club.channel, "league fpoints")
    assert "No game of this season counts yet." in text(shown)
    assert buttons(shown) == {}
    result = await club.ann.slash(club.channel, "league fpoints", season=2)
    assert result.ephemeral
    assert "has no season 2" in text(result)


async def test_pages_turn_also_after_a_restart(club: Club, house: House, settings: Config) -> None:
    for first in range(0, 24, 4):
        players = tuple(PlayerRef(f"{NASTY[:-4]}{first + seat:04}") for seat in range(4))
        await house.record(players, fpoints=dict.fromkeys(range(4), 1))
    result = await club.ann.slash(club.channel, "league fpoints")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="›")
    await club.ann.click(reply(result), label="›")
    assert len(cells(text(result))) == 4
    assert buttons(result) == {"‹": True, "3/3": False, "›": False, "By F-points per game": True, "Chart": True}
    await club.ann.click(reply(result), label="‹")
    copy = await join(club, "Sue").click(reply(result), label="‹")
    assert copy.ephemeral
    assert buttons(copy)["1/3"] is False
    assert buttons(result)["2/3"] is False


def test_the_largest_query_fits_a_custom_id() -> None:
    query = FPointsQuery(league=2**63 - 1, season=2**31 - 1, sort=Sort.FPOINTS_PER_GAME, page=999_999)
    assert len(fpoints.turn("sort", query)) <= 100
