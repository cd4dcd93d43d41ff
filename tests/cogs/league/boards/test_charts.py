"""The season race and the chart of F-points, used as people use them."""

import pytest
import simcord

import bot
from cogs.host.config import Config
from tests.support.house import BEN, CAT, DAN, House
from tests.support.languages import in_language
from tests.support.members import join, ref
from tests.support.reading import buttons, pictures, reply, text
from tests.support.world import Club

WIDE = "雀" * 64


@pytest.fixture
async def played(club: Club, house: House) -> House:
    """A league with two games and a penalty."""
    ann = ref(club.ann)
    await house.record((ann, BEN, CAT, DAN), fpoints={0: 2, 3: -1})
    await house.record((BEN, ann, CAT, DAN), fpoints={1: 3})
    await house.store.penalties.give(house.deed(), "", CAT, -100)
    return house


@pytest.mark.usefixtures("played")
async def test_a_button_shows_the_race_and_another_the_table_again(club: Club, settings: Config) -> None:
    shown = await club.ann.slash(club.channel, "league standings", sort="average")
    table = text(shown)
    assert pictures(shown) == []
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == [
        "Season race, Thursdays, Season 1: 1st Ann +60.0; 2nd Ben +60.0; 3rd Cat −50.0; 4th Dan −80.0"
    ]
    assert text(shown) == ("## Thursdays\nSeason 1\n-# Everybody's points after each game and penalty, 2 games.")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Table")
    assert pictures(shown) == []
    assert text(shown).splitlines()[:4] == table.splitlines()[:4]


async def test_without_games_there_is_no_race_to_draw(club: Club, house: House) -> None:
    game = await house.record()
    shown = await club.ann.slash(club.channel, "league standings")
    await house.store.games.undo(house.deed(), game.id)
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == []
    assert "No game of this season counts yet." in text(shown)
    await club.ann.click(reply(shown), label="Table")
    assert "Chart" not in buttons(shown)


@pytest.mark.usefixtures("played")
async def test_somebody_else_gets_the_race_as_a_copy_in_their_language(club: Club) -> None:
    bea: simcord.MemberActor = join(club, "Bea")
    shown = await club.ann.slash(club.channel, "league standings")
    with in_language("ja"):
        copy = await bea.click(reply(shown), label="Chart")
    assert copy.ephemeral
    (picture,) = pictures(copy)
    assert picture.startswith("シーズン")
    assert pictures(shown) == []


@pytest.mark.usefixtures("played")
async def test_a_race_that_discord_does_not_take_is_said_in_words(club: Club) -> None:
    shown = await club.ann.slash(club.channel, "league standings")
    club.env.inject_error("PATCH", "/webhooks/*", status=413, code=40005)
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == []
    assert "-# Season race, Thursdays, Season 1: 1st Ann +60.0; 2nd Ben +60.0;" in text(shown)
    assert buttons(shown) == {"Table": True}


async def test_the_longest_names_fit(club: Club, house: House) -> None:
    names = [f"{WIDE[:63]}{letter}" for letter in "甲乙丙丁"]
    await house.record(tuple(type(BEN)(name) for name in names))
    shown = await club.ann.slash(club.channel, "league standings")
    await club.ann.click(reply(shown), label="Chart")
    (picture,) = pictures(shown)
    assert len(picture) <= 1024


# --- F-points


@pytest.mark.usefixtures("played")
async def test_f_points_are_drawn_by_a_button(club: Club, settings: Config) -> None:
    shown = await club.ann.slash(club.channel, "league fpoints")
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == ["F-points, Thursdays, Season 1: 1st Dan −1; 2nd Ben 0; 3rd Cat 0; 4th Ann +5"]
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Table")
    assert pictures(shown) == []
    assert "Chart" in buttons(shown)


async def test_f_points_of_an_empty_season_are_not_drawn(club: Club, house: House) -> None:
    game = await house.record()
    shown = await club.ann.slash(club.channel, "league fpoints")
    await house.store.games.undo(house.deed(), game.id)
    await club.ann.click(reply(shown), label="Chart")
    assert pictures(shown) == []
    assert buttons(shown) == {"Table": True}
