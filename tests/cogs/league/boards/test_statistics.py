"""`/league statistics` and `/league ratings`, used as people use them."""

import pytest
import simcord

import bot
from cogs.host.config import Config
from core.table import RiichiDeclared
from db import PlayerRef
from tests.support.house import BEN, CAT, DAN, House
from tests.support.limits import walk
from tests.support.livetables import draw, log, ron, tsumo
from tests.support.members import join, ref
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

LISTS = ("stat", "season", "least")


def table_of(shown: str) -> list[str]:
    """The lines of the table of a card."""
    return shown.split("```")[1].strip("\n").splitlines()


async def hands(club: Club, house: House, number: int = 1) -> None:
    """Ann, Ben, Cat and Dan play four hands: Ann wins two, one of them by Ben's discard; Cat is tenpai at the draw."""
    events = (RiichiDeclared(seat=0), tsumo(0, han=2), ron(0, 1, han=3), ron(2, 3, han=1), draw(2))
    await house.record((ref(club.ann), BEN, CAT, DAN), log=log(*events, fingerprint=f"hands {number}"))


async def statistics(club: Club, **options: str | int) -> str:
    return text(await club.ann.slash(club.channel, "league statistics", **options))


async def test_a_board_has_the_rate_and_the_number_of_hands(club: Club, house: House) -> None:
    await hands(club, house)
    shown = await statistics(club, min_hands=0)
    assert shown.splitlines()[:2] == ["## Hands · Thursdays", "Season 1 · Won"]
    assert table_of(shown) == [
        "# Player   Rate n",
        "1>Ann    50.0%* 4",
        "2 Cat    25.0%* 4",
        "3 Ben     0.0%* 4",
        "3 Dan     0.0%* 4",
    ]
    assert "4 players, the highest first. n is the number of cases" in shown
    assert "* fewer than 30 cases, which say little." in shown


async def test_fewer_is_better_where_it_is(club: Club, house: House) -> None:
    await hands(club, house)
    shown = await statistics(club, measure="deal_in", min_hands=0)
    assert "Season 1 · Dealt in" in shown
    assert [line.split()[1] for line in table_of(shown)[1:]] != ["Ben", "Dan", "Ann", "Cat"]
    assert "4 players, the lowest first." in shown
    points = table_of(await statistics(club, measure="win_points", min_hands=0))
    assert len(points) == 3


async def test_who_has_too_few_hands_is_left_out(club: Club, house: House) -> None:
    await hands(club, house)
    shown = await statistics(club)
    assert "Season 1 · Won · at least 50 hands\nNobody has played that many known hands." in shown
    for number in range(2, 14):
        await hands(club, house, number)
    assert table_of(await statistics(club))[1].split() == ["1>Ann", "50.0%", "52"]


async def test_a_league_without_hands_says_how_there_are_some(club: Club, house: House) -> None:
    await house.record()
    assert "No game with known hands counts yet." in await statistics(club, min_hands=0)


async def test_lists_change_one_thing_each_also_after_a_restart(club: Club, house: House, settings: Config) -> None:
    await hands(club, house)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed(), title="*" * 64)
    message = reply(await club.ann.slash(club.channel, "league statistics"))

    def custom_id(what: str) -> str:
        found = (part.get("custom_id", "") for part in walk(message.components))
        return next(str(each) for each in found if each.startswith(f"statistics:{what}:"))

    assert "Season 2" in text(message)
    await club.env.restart_bot(bot.build(settings))
    for what, chosen, said in (
        ("least", "0", "No game with known hands counts yet."),
        ("season", "1", "Season 1 · Won"),
        ("stat", "draw_tenpai", "Season 1 · Tenpai at draws"),
        ("season", "0", "All seasons · Tenpai at draws"),
        ("least", "1000", "All seasons · Tenpai at draws · at least 1000 hands"),
    ):
        await club.ann.select(message, [chosen], custom_id=custom_id(what))
        assert said in text(message)


async def many(house: House, count: int) -> None:
    """So many games of players of whom each has played one or two, with the longest names."""
    for number in range(count):
        names = [PlayerRef(f"{number:02}{seat}{'`*雀'[seat % 3] * 61}") for seat in range(3)]
        await house.record((PlayerRef("Gus"), *names), log=log(tsumo(1), fingerprint=f"game {number}"))


async def test_boards_have_pages_and_the_own_line(club: Club, house: House) -> None:
    await many(house, 5)
    await house.record((ref(club.ann), PlayerRef("x"), PlayerRef("y"), PlayerRef("z")), log=log(draw(1)))
    for command, options in (("statistics", {"min_hands": 0}), ("ratings", {})):
        result = await club.ann.slash(club.channel, f"league {command}", **options)
        message = result.response or result.followups[0]
        assert "1/2" in buttons(message)
        assert any(">Ann" in line for line in table_of(text(message)))
        before = text(message)
        await club.ann.click(message, label="›")
        assert "2/2" in buttons(message)
        assert text(message) != before
        bea = join(club, f"Bea {command}")
        assert (await bea.click(message, label="‹")).ephemeral


async def test_ratings_mark_who_has_played_little(club: Club, house: House) -> None:
    """After one game openskill has 27.80 - 3 x 8.18 and so on; R 1530, 1510, 1490, 1470."""
    await house.record((ref(club.ann), BEN, CAT, DAN))
    result = await club.ann.slash(club.channel, "league ratings")
    message = result.followups[0] if result.followups else reply(result)
    assert text(message).splitlines()[:2] == ["## Ratings · Thursdays", "openskill"]
    first = table_of(text(message))[1].split()
    assert first[0] == "1>Ann"
    assert first[1].endswith("?")
    assert first[2] == "1"
    await club.ann.click(message, label="Tenhou's R")
    assert table_of(text(message)) == [
        "# Player   Rating G",
        "1>Ann    1530.00? 1",
        "2 Ben    1510.00? 1",
        "3 Cat    1490.00? 1",
        "4 Dan    1470.00? 1",
    ]
    await club.ann.click(message, label="Leave out provisional")
    assert "Tenhou's R · without provisional ones\nNobody has played that many games." in text(message)
    await club.ann.click(message, label="Everybody")
    await club.ann.click(message, label="openskill")
    assert first == table_of(text(message))[1].split()


@pytest.mark.usefixtures("house")
async def test_a_league_without_games_has_no_ratings(club: Club) -> None:
    result = await club.ann.slash(club.channel, "league ratings", min_games=3)
    message = result.followups[0] if result.followups else reply(result)
    assert "openskill · at least 3 games\nNobody has played that many games." in text(message)


@pytest.mark.usefixtures("house")
async def test_an_empty_board_of_ratings(club: Club) -> None:
    result: simcord.InteractionResult = await club.ann.slash(club.channel, "league ratings")
    assert "No game counts yet." in text(result.followups[0] if result.followups else reply(result))
