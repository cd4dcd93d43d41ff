"""What `/player show` tells of hands and ratings."""

import pytest
import simcord
from simcord.results import ResponseMessage

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from core.rules import load_preset
from core.table import Claim, RiichiDeclared, Ryuukyoku, Won
from db import GameLog, PlayerRef
from tests.support.house import House
from tests.support.limits import walk
from tests.support.livetables import draw, log, ron, tsumo
from tests.support.members import house_of, join, ref
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

BEN, CAT, DAN = PlayerRef("Ben"), PlayerRef("Cat"), PlayerRef("Dan")


@pytest.fixture
async def house(simcord_bot: Tenbou, club: Club) -> House:
    """The club with a league of Tenhou's rules."""
    house = house_of(simcord_bot, club)
    await house.create()
    return house


def four_hands(number: int = 1) -> GameLog:
    """Ann, the first dealer, wins two hands (one in riichi, one by Ben's discard), deals in once and is noten once.

    2 han 30 fu by tsumo as dealer is 1000 from each; 3 han 30 fu as dealer 5800; 1 han 30 fu to Cat 1000.
    """
    riichi = Won(claims=(Claim(winner=0, han=2, fu=30),), called=frozenset({1}))
    events = (RiichiDeclared(seat=0), riichi, ron(0, 1), ron(2, 0, han=1), Ryuukyoku(tenpai=frozenset({2})))
    return log(*events, fingerprint=f"four hands {number}")


async def show(club: Club, **options: str) -> ResponseMessage:
    return reply(await club.ann.slash(club.channel, "player show", **options))


async def hands(club: Club) -> ResponseMessage:
    message = await show(club)
    await club.ann.click(message, label="Hands")
    return message


async def test_hands_are_told_with_the_number_of_cases(club: Club, house: House) -> None:
    await house.record((ref(club.ann), BEN, CAT, DAN), log=four_hands())
    message = await hands(club)
    assert text(message).splitlines() == [
        "# Ann",
        "-# Thursdays · Tenhou, four players",
        "**All seasons** · 4 hands in one game known hand by hand",
        "-# Won 50.0% · n 4",
        "-# Dealt in 25.0% · n 4",
        "-# Riichi 25.0% · n 4",
        "-# Called 0.0% · n 1",
        "-# Average win 4400 · n 2",
        "-# Average deal-in 1000 · n 1",
        "-# Wins by tsumo 50.0% · n 2",
        "-# Won as dealer 66.7% · n 3",
        "-# Riichi that won 100.0% · n 1",
        "-# Riichi that dealt in 0.0% · n 1",
        "-# Tenpai at draws 0.0% · n 1",
        "-# Went bust 0.0% · n 1",
        "-# Chombo per game 0.00 · n 1",
        "-# First place 100.0% · n 1",
        "-# Last place 0.0% · n 1",
        "-# n: number of cases; grey: fewer than 30. Points exclude honba and sticks; places are those of all games.",
    ]


async def test_what_many_cases_tell_is_not_grey(club: Club, house: House) -> None:
    for number in range(8):
        await house.record((ref(club.ann), BEN, CAT, DAN), log=four_hands(number))
    shown = text(await hands(club)).splitlines()
    assert {"Won **50.0%** · n 32", "Dealt in **25.0%** · n 32", "-# Called 0.0% · n 8"} < set(shown)


async def test_seasons_are_chosen_also_after_a_restart(club: Club, house: House, settings: Config) -> None:
    await house.record((ref(club.ann), BEN, CAT, DAN), log=four_hands())
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed(), title="Spring *cup*")
    await house.record((BEN, ref(club.ann), CAT, DAN), log=log(draw(1), fingerprint="other"))
    message = await hands(club)
    assert "**All seasons** · 5 hands in 2 games known hand by hand" in text(message)
    (menu,) = [part for part in walk(message.components) if "options" in part]
    assert [option["label"] for option in menu["options"]] == ["All seasons", "Season 2 · Spring *cup*", "Season 1"]
    await club.env.restart_bot(bot.build(settings))
    await club.ann.select(message, ["2"])
    assert "**Season 2** · one hand in one game known hand by hand" in text(message)
    assert "-# First place 0.0% · n 1" in text(message)
    assert "-# Tenpai at draws 100.0% · n 1" in text(message)
    await club.ann.click(message, label="Back")
    assert text(message) == text(await show(club))
    assert list(buttons(message)) == ["Hands", "Charts"]


async def test_somebody_else_gets_a_page_of_their_own(club: Club, house: House) -> None:
    await house.record((ref(club.ann), BEN, CAT, DAN), log=four_hands())
    message = await show(club)
    before = text(message)
    bea = join(club, "Bea")
    result = await bea.click(message, label="Hands")
    assert result.ephemeral
    assert "4 hands in one game" in text(result)
    assert text(message) == before


async def test_who_has_no_known_hands_has_no_button(club: Club, house: House) -> None:
    await house.record((ref(club.ann), BEN, CAT, DAN))
    assert buttons(await show(club)) == {"Charts": True}


async def test_ratings_are_provisional_at_first(club: Club, house: House) -> None:
    """R after n first places among players who all had 1500 at first; openskill's sigma goes below 5 in time."""
    await house.record((ref(club.ann), BEN, CAT, DAN))
    shown = text(await show(club))
    assert "R 1530.00 · provisional: too few games so far to say" in shown
    assert "\n-# **Ratings** 3." in shown
    for number in range(30):
        players = [ref(club.ann), BEN, CAT, DAN]
        await house.record((*players[number % 4 :], *players[: number % 4]))
    settled = text(await show(club))
    assert "· from 31 games" in settled
    assert "\n**Ratings** " in settled


async def test_three_players_come_last_third(simcord_bot: Tenbou, club: Club) -> None:
    house = house_of(simcord_bot, club)
    house.rules = load_preset("tenhou-sanma")
    await house.create()
    played = log(tsumo(1), fingerprint="three")
    three = GameLog(
        source="tenhou", reference="", fingerprint="3", names=("a", "b", "c"), start=None, events=played.events
    )
    await house.record((BEN, CAT, ref(club.ann)), (50000, 35000, 20000), log=three)
    assert "-# Last place 100.0% · n 1" in text(await hands(club))


async def test_a_stranger_does_nothing_with_old_buttons(club: Club, house: House) -> None:
    await house.record((ref(club.ann), BEN, CAT, DAN), log=four_hands())
    message = await hands(club)
    await house.store.players.forget(house.deed(), ref(club.ann), anonymous="Former player")
    result: simcord.InteractionResult = await club.ann.click(message, label="Back")
    assert "Former player" in text(message)
    assert result.acknowledged
