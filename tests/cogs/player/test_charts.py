"""A player's charts, and everybody against everybody, used as people use them."""

import pytest
import simcord

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from tests.support.house import BEN, CAT, DAN, EVE, House
from tests.support.languages import in_language
from tests.support.members import house_of, join, ref
from tests.support.reading import buttons, pictures, reply, text
from tests.support.world import Club


@pytest.fixture
async def house(simcord_bot: Tenbou, club: Club) -> House:
    """A league in which Ann has come 1st twice in one season and 3rd in the next."""
    house, ann = house_of(simcord_bot, club), ref(club.ann)
    await house.create()
    await house.record((ann, BEN, CAT, DAN))
    await house.record((ann, BEN, CAT, DAN))
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.record((BEN, CAT, ann, EVE))
    return house


@pytest.mark.usefixtures("house")
async def test_a_button_shows_placings_and_rating_and_another_the_page(club: Club, settings: Config) -> None:
    shown = await club.ann.slash(club.channel, "player show")
    page = text(shown)
    assert pictures(shown) == []
    assert buttons(shown) == {"Charts": True}
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Charts")
    assert pictures(shown) == [
        "Placings, Ann, Thursdays: All seasons 2, 0, 1, 0; Season 2 0, 0, 1, 0; Season 1 2, 0, 0, 0",
        "Ratings, Ann, Thursdays: 1st Ann 1548",
    ]
    assert text(shown).startswith("# Ann\n-# Thursdays · Tenhou, four players\n")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Back")
    assert pictures(shown) == []
    assert text(shown) == page


@pytest.mark.usefixtures("house")
async def test_somebody_else_gets_the_charts_as_a_copy_in_their_language(club: Club) -> None:
    bea: simcord.MemberActor = join(club, "Bea")
    shown = await club.ann.slash(club.channel, "player show")
    with in_language("zh-TW"):
        copy = await bea.click(reply(shown), label="Charts")
    assert copy.ephemeral
    places, rating = pictures(copy)
    assert "第2賽季" in places
    assert rating.startswith("實力評分變化")
    assert pictures(shown) == []


@pytest.mark.usefixtures("house")
async def test_charts_that_discord_does_not_take_are_said_in_words(club: Club) -> None:
    shown = await club.ann.slash(club.channel, "player show")
    club.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    await club.ann.click(reply(shown), label="Charts")
    assert pictures(shown) == []
    assert "-# Placings, Ann, Thursdays: All seasons 2, 0, 1, 0;" in text(shown)
    assert "-# Ratings, Ann, Thursdays: 1st Ann 1548" in text(shown)


async def test_who_has_only_a_penalty_has_no_charts(club: Club, house: House) -> None:
    game = await house.record((EVE, BEN, CAT, ref(join(club, "Zoe"))))
    await house.store.penalties.give(house.deed(), "", ref(club.ann), -10)
    shown = await club.ann.slash(club.channel, "player show", who="Zoe")
    await house.store.games.undo(house.deed(), game.id)
    await club.ann.click(reply(shown), label="Charts")
    assert pictures(shown) == []


# --- everybody against everybody


@pytest.mark.usefixtures("house")
async def test_everybody_against_everybody_begins_with_the_two(club: Club, settings: Config) -> None:
    shown = await club.ann.slash(club.channel, "player versus", a="Cat", b="Ann")
    pair = text(shown)
    assert buttons(shown) == {"Everybody": True}
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Everybody")
    (picture,) = pictures(shown)
    assert picture.startswith(
        "Head to head, Thursdays: Cat 1, Ann 2; Cat 0, Ben 3; Cat 2, Dan 0; Cat 1, Eve 0; Ann 2, Ben 1;"
    )
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(shown), label="Back")
    assert pictures(shown) == []
    assert text(shown) == pair
