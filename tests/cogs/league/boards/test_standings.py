"""`/league standings` with its buttons and lists, used as people use them."""

from fractions import Fraction

import pytest
import simcord
from simcord.results import ResponseMessage

import bot
from cogs.host.config import Config
from cogs.league.boards.columns import gap
from cogs.league.boards.standings import StandingsQuery, standings
from cogs.ui.cards.tables import COLUMNS, width
from core.rules import load_preset
from db import PlayerInfo, PlayerRef, Sort, Standing
from tests.support.house import BEN, CAT, DAN, House
from tests.support.limits import walk
from tests.support.members import join, ref
from tests.support.reading import buttons, reply, text
from tests.support.world import Club

WIDE = "雀" * 64
SELECT = 3


def table(shown: str, number: int = 0) -> list[str]:
    """Return the lines of one of the tables of a card."""
    return shown.split("```\n")[2 * number + 1].splitlines()


def cells(shown: str, number: int = 0) -> list[list[str]]:
    """Return the lines of a table below its heading, cell by cell."""
    return [line.replace(">", " >").split() for line in table(shown, number)[1:]]


def lists(message: ResponseMessage) -> dict[str, str]:
    """Return the custom ids of the lists under a card, by what they choose."""
    found = [part["custom_id"] for part in walk(message.components) if part["type"] == SELECT]
    return {custom_id.split(":")[1]: custom_id for custom_id in found}


async def three_games(club: Club, house: House) -> None:
    """Ann comes 1st with +50.0, 1st with +50.0 and 3rd with -20.0; Dan leaves after two games."""
    ann = ref(club.ann)
    await house.record((ann, BEN, CAT, DAN), fpoints={0: 2, 3: -1}, chombo={1: 1})
    await house.record((ann, BEN, CAT, DAN))
    await house.record((BEN, CAT, ann, PlayerRef("Eve")))


async def test_the_table_shows_place_name_games_points_and_the_gap(club: Club, house: House) -> None:
    await three_games(club, house)
    shown = text(await club.ann.slash(club.channel, "league standings"))
    assert shown.startswith("## Thursdays\nSeason 1 · by points\n")
    assert table(shown) == [
        "# Player Points   Gap",
        "1>Ann     +80.0     –",
        "2 Ben     +70.0  10.0",
        "3 Cat     −30.0 100.0",
        "4 Eve     −40.0  10.0",
        "5 Dan     −80.0  40.0",
    ]
    footer = shown.split("```\n")[-1].splitlines()
    assert footer[0] == "-# 5 players, 3 games · rules: Tenhou, four players"
    assert footer[1].startswith("-# Score = (points − 30000) ÷ 1000")
    assert footer[2].startswith("-# As of <t:")


async def test_only_the_own_line_is_marked(club: Club, house: House) -> None:
    await three_games(club, house)
    shown = text(await join(club, "Sue").slash(club.channel, "league standings"))
    assert ">" not in "".join(table(shown))


@pytest.mark.parametrize(
    ("sort", "expected"),
    [
        ("total", [">Ann +80.0 –", "Ben +70.0 10.0", "Cat −30.0 100.0", "Eve −40.0 10.0", "Dan −80.0 40.0"]),
        ("average", [">Ann +26.67 –", "Ben +23.33 3.33", "Cat −10.00 33.33", "Eve −40.00 30.00", "Dan −40.00 30.00"]),
        ("average_place", [">Ann 1.67 –", "Ben 1.67 –", "Cat 2.67 1.00", "Eve 4.00 1.33", "Dan 4.00 1.33"]),
        ("games", [">Ann 3 –", "Ben 3 –", "Cat 3 –", "Dan 2 1", "Eve 1 1"]),
        ("first_rate", [">Ann 66.7% –", "Ben 33.3% 33.3%", "Cat 0.0% 33.3%", "Eve 0.0% 33.3%", "Dan 0.0% 33.3%"]),
        ("best_game", [">Ann +50.0 –", "Ben +50.0 –", "Cat +10.0 40.0", "Eve −40.0 50.0", "Dan −40.0 50.0"]),
        ("fpoints", ["Dan −1 –", "Ben 0 1", "Cat 0 1", "Eve 0 1", ">Ann 2 2"]),
        ("fpoints_per_game", ["Dan −0.50 –", "Ben 0.00 0.50", "Cat 0.00 0.50", "Eve 0.00 0.50", ">Ann 0.67 0.67"]),
    ],
)
async def test_the_standings_can_go_by_anything(club: Club, house: House, sort: str, expected: list[str]) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "league standings", sort=sort)
    shown = cells(text(result))
    assert [" ".join(line[1:]) for line in shown] == expected
    again = await club.ann.slash(club.channel, "league standings")
    await club.ann.select(reply(again), [sort], custom_id=lists(reply(again))["sort"])
    assert cells(text(again)) == shown


async def test_equals_share_a_rank(club: Club, house: House) -> None:
    await three_games(club, house)
    shown = cells(text(await club.ann.slash(club.channel, "league standings", sort="games")))
    assert [line[0] for line in shown] == ["1", "1", "1", "4", "5"]


async def test_all_columns_are_a_press_away(club: Club, house: House, settings: Config) -> None:
    await three_games(club, house)
    await house.store.penalties.give(house.deed(reason="late"), "", BEN, -205)
    result = await club.ann.slash(club.channel, "league standings", sort="average")
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="All columns")
    shown = text(result)
    assert [table(shown, number)[0].split()[2:] for number in range(6)] == [
        ["Avg", "Gap"],
        ["G", "Points"],
        ["Pl."],
        ["1", "2", "3", "4"],
        ["Best", "F", "Ch"],
        ["Pen."],
    ]
    assert cells(shown, 1)[1] == ["2", "Ben", "3", "+49.5"]
    assert cells(shown, 2)[1] == ["2", "Ben", "1.67"]
    assert cells(shown, 3)[0] == ["1", ">Ann", "2", "0", "1", "0"]
    assert cells(shown, 4)[:2] == [["1", ">Ann", "+50.0", "2", "0"], ["2", "Ben", "+50.0", "0", "1"]]
    assert cells(shown, 5)[:2] == [["1", ">Ann", "0.0"], ["2", "Ben", "−20.5"]]
    await club.ann.click(reply(result), label="Fewer columns")
    assert text(result).count("```") == 2


async def test_three_players_have_three_places(club: Club, empty_house: House) -> None:
    empty_house.rules = load_preset("tenhou-sanma")
    await empty_house.create()
    await empty_house.record((BEN, CAT, DAN), (50000, 35000, 20000))
    result = await club.ann.slash(club.channel, "league standings")
    await club.ann.click(reply(result), label="All columns")
    assert table(text(result), 3)[0].split() == ["#", "Player", "1", "2", "3"]


# --- filters


async def test_minimum_games_leave_out_who_has_played_less(club: Club, house: House, settings: Config) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "league standings", min_games=2)
    assert "Season 1 · by points · at least 2 games" in text(result)
    assert [line[1] for line in cells(text(result))] == [">Ann", "Ben", "Cat", "Dan"]
    assert "-# 4 players, 3 games" in text(result)
    await club.env.restart_bot(bot.build(settings))
    await club.ann.select(reply(result), ["3"], custom_id=lists(reply(result))["least"])
    assert [line[1] for line in cells(text(result))] == [">Ann", "Ben", "Cat"]
    await club.ann.select(reply(result), ["50"], custom_id=lists(reply(result))["least"])
    assert "Nobody has played that many games." in text(result)
    await club.ann.select(reply(result), ["0"], custom_id=lists(reply(result))["least"])
    assert len(cells(text(result))) == 5


async def test_the_last_games_of_each_can_be_looked_at_alone(club: Club, house: House) -> None:
    await three_games(club, house)
    await house.store.penalties.give(house.deed(reason="late"), "", BEN, -205)
    result = await club.ann.slash(club.channel, "league standings", last=2)
    assert "Season 1 · by points · last 2 games of each" in text(result)
    assert [" ".join(line) for line in cells(text(result))] == [
        "1 Ben +60.0 –",
        "2 >Ann +30.0 30.0",
        "3 Cat −10.0 40.0",
        "4 Eve −40.0 30.0",
        "5 Dan −80.0 40.0",
    ]
    assert "-# Only each player's last games of the season count here, and no penalties." in text(result)


async def test_whoever_has_only_a_penalty_is_listed_where_that_makes_sense(club: Club, house: House) -> None:
    await three_games(club, house)
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed())
    await house.store.penalties.give(house.deed(reason="late"), "", BEN, -205)
    shown = text(await club.ann.slash(club.channel, "league standings"))
    assert cells(shown) == [["1", "Ben", "−20.5", "–"]]
    shown = text(await club.ann.slash(club.channel, "league standings", sort="average_place"))
    assert "No game of this season counts yet." in shown
    assert "your own line" not in shown


async def test_seasons_can_be_chosen(club: Club, house: House, settings: Config) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "league standings")
    assert "season" not in lists(reply(result))
    await house.store.leagues.close_season(house.deed())
    await house.store.leagues.start_season(house.deed(), title=WIDE)
    result = await club.ann.slash(club.channel, "league standings")
    assert f"Season 2 · {WIDE} · by points\nNo game of this season counts yet." in text(result)
    await club.env.restart_bot(bot.build(settings))
    await club.ann.select(reply(result), ["1"], custom_id=lists(reply(result))["season"])
    assert "Season 1 · closed · by points" in text(result)
    assert len(cells(text(result))) == 5
    shown = text(await club.ann.slash(club.channel, "league standings", season=1))
    assert "Season 1 · closed · by points" in shown


async def test_of_very_many_seasons_the_newest_can_be_chosen(club: Club, house: House) -> None:
    for _ in range(30):
        await house.store.leagues.close_season(house.deed())
        await house.store.leagues.start_season(house.deed(), title=WIDE)
    message = reply(await club.ann.slash(club.channel, "league standings", season=2))
    (chosen,) = [part for part in walk(message.components) if ":season:" in part.get("custom_id", "")]
    assert [option["value"] for option in chosen["options"]] == [str(number) for number in range(31, 6, -1)]


@pytest.mark.usefixtures("house")
async def test_a_season_that_is_not_there_is_refused(club: Club) -> None:
    result = await club.ann.slash(club.channel, "league standings", season=7)
    assert result.ephemeral
    assert text(result) == "The league has no season 7; its last one is season 1."


# --- pages


async def many_players(house: House, count: int) -> None:
    """Let so many players play a game each; the later ones lose more."""
    for first in range(0, count, 4):
        players = tuple(PlayerRef(f"{WIDE[:-4]}{first + seat:04}") for seat in range(4))
        await house.record(
            players, (100000 - first * 400, 20000 + first * 100, first * 200 - 8000, first * 100 - 12000)
        )


async def test_pages_turn_also_after_a_restart(club: Club, house: House, settings: Config) -> None:
    await many_players(house, 24)
    result = await club.ann.slash(club.channel, "league standings")
    assert buttons(result) == {"‹": False, "1/3": False, "›": True, "All columns": True, "Chart": True}
    assert len(cells(text(result))) == 10
    await club.env.restart_bot(bot.build(settings))
    await club.ann.click(reply(result), label="›")
    assert cells(text(result))[0][0] == "11"
    await club.ann.click(reply(result), label="All columns")
    assert buttons(result) == {"‹": True, "2/3": False, "›": True, "Fewer columns": True, "Chart": True}
    await club.ann.click(reply(result), label="›")
    assert buttons(result) == {"‹": True, "3/3": False, "›": False, "Fewer columns": True, "Chart": True}
    assert len(cells(text(result))) == 4
    await club.ann.select(reply(result), ["games"], custom_id=lists(reply(result))["sort"])
    assert buttons(result)["1/3"] is False


async def test_the_gap_of_the_first_line_of_a_page_is_to_the_page_before(club: Club, house: House) -> None:
    await many_players(house, 12)
    result = await club.ann.slash(club.channel, "league standings")
    last = cells(text(result))[-1]
    await club.ann.click(reply(result), label="›")
    first = cells(text(result))[0]
    points = [Fraction(line[2].replace("−", "-").replace("+", "")) for line in (last, first)]
    assert Fraction(first[3]) == points[0] - points[1] > 0


async def test_the_own_line_follows_where_it_is_on_another_page(club: Club, house: House) -> None:
    await many_players(house, 12)
    await house.record((BEN, CAT, DAN, ref(club.ann)), (50000, 40000, 30000, -20000))
    shown = cells(text(await club.ann.slash(club.channel, "league standings")))
    assert len(shown) == 11
    assert shown[-1][:2] == ["16", ">Ann"]


async def test_somebody_else_turns_the_pages_of_an_own_copy(club: Club, house: House) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "league standings")
    before = text(result)
    copy = await join(club, "Sue").click(reply(result), label="All columns")
    assert copy.ephemeral
    assert text(copy).count("```") == 10
    assert ">" not in "".join(table(text(copy)))
    assert text(result) == before


async def test_a_renamed_league_keeps_its_buttons(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await three_games(club, house)
    result = await club.ann.slash(club.channel, "league standings")
    await organiser.slash(club.channel, "league settings", name="Fridays")
    await club.ann.click(reply(result), label="All columns")
    assert text(result).startswith("## Fridays\n")


# --- what fits


async def test_every_line_fits_a_phone_whatever_the_names_and_numbers(club: Club, house: House) -> None:
    await many_players(house, 24)
    result = await club.ann.slash(club.channel, "league standings")
    await club.ann.click(reply(result), label="All columns")
    lines = [line for number in range(5) for line in table(text(result), number)]
    assert max(map(width, lines)) <= COLUMNS


async def test_a_name_cannot_break_out_of_the_table(club: Club, house: House) -> None:
    await house.record((PlayerRef("```\n@everyone"), BEN, CAT, DAN))
    shown = text(await club.ann.slash(club.channel, "league standings"))
    assert shown.count("```") == 2


async def test_longest_everything_fits_a_message(
    club: Club, empty_house: House, organiser: simcord.MemberActor
) -> None:
    await empty_house.create("*" * 64)
    await organiser.slash(club.channel, "league season close")
    await organiser.slash(club.channel, "league season start", name="*" * 64)
    await many_players(empty_house, 24)
    result = await club.ann.slash(
        club.channel, "league standings", min_games=1, last=1000, sort="fpoints_per_game", season=2
    )
    await club.ann.click(reply(result), label="All columns")
    assert len(cells(text(result))) == 10


def test_the_largest_query_fits_a_custom_id() -> None:
    longest = max((sort for sort in Sort), key=len)
    query = StandingsQuery(
        league=2**63 - 1, season=2**31 - 1, sort=longest, least=9999, last=9999, page=999_999, full=True
    )
    assert len(standings.turn("columns", query)) <= 100


def test_no_gap_is_a_dash() -> None:
    line = Standing(1, PlayerInfo(1, "Ann", None), 0, 0, (0, 0, 0, 0), 0, 0, 0, 0, 0)
    assert {gap(line, sort) for sort in Sort} == {"–"}
