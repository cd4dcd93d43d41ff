"""`/seats`, used as people use it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
import simcord

import bot
from cogs.host.client import Tenbou
from cogs.host.config import Config
from tests.support.emojis import EMOJIS
from tests.support.members import house_of, join, ref
from tests.support.reading import reply, text
from tests.support.world import Club

FOUR = "Ann Ben Cat Dan"
NASTY = ", ".join(f"{number:02}" + "*" * 62 for number in range(64))


@pytest.fixture(autouse=True)
async def _same_chance(club: Club, settings: Config) -> None:
    """Let chance be the same in every run."""
    await club.env.restart_bot(bot.build(settings, rng=Random(7)))  # noqa: S311


async def draw(club: Club, players: str, **options: str) -> str:
    return text(await club.ann.slash(club.channel, "seats draw", players=players, **options))


def tables(shown: str) -> list[list[str]]:
    """The players of each table of a rotation, in seat order."""
    lines = [line.partition(": ")[2] for line in shown.splitlines() if line.startswith("Table ")]
    return [[seat.partition(" ")[2] for seat in line.split(" · ")] for line in lines]


# --- draw


async def test_tiles_are_drawn_step_by_step(club: Club) -> None:
    assert (await draw(club, FOUR)).splitlines() == [
        "# Dan drew white and picks a seat",
        "1. Ann draws South",
        "2. Ben draws East",
        "3. Cat draws West",
        "4. Dan draws white",
        "Order: Dan > Ben > Ann > Cat",
        "The others follow in turn order. If Dan picks",
        "**East** E Dan · S Ben · W Ann · N Cat",
        "**South** E Cat · S Dan · W Ben · N Ann",
        "**West** E Ann · S Cat · W Dan · N Ben",
        "**North** E Ben · S Ann · W Cat · N Dan",
        "-# White comes before East, South, West and North; one tile is left over.",
    ]


async def test_tiles_are_emojis_too_where_the_bot_has_them(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tenbou, "tile_emojis", EMOJIS)
    assert (await draw(club, FOUR)).splitlines()[:5] == [
        f"# Dan drew {EMOJIS.of('5z')} white and picks a seat",
        f"1. Ann draws {EMOJIS.of('2z')} South",
        f"2. Ben draws {EMOJIS.of('1z')} East",
        f"3. Cat draws {EMOJIS.of('3z')} West",
        f"4. Dan draws {EMOJIS.of('5z')} white",
    ]


async def test_three_players_draw_without_north(club: Club) -> None:
    shown = await draw(club, "Ann, Ben, Cat")
    assert "North**" not in shown
    assert "draws North" not in shown
    assert len([line for line in shown.splitlines() if " draws " in line]) == 3


async def test_lots_are_drawn_if_asked_for(club: Club) -> None:
    shown = (await draw(club, FOUR, way="lots")).splitlines()
    assert shown[0] == "# Seats by lot"
    assert [line.partition(":")[0] for line in shown[1:]] == ["East", "South", "West", "North"]
    assert sorted(line.partition(": ")[2] for line in shown[1:]) == ["Ann", "Ben", "Cat", "Dan"]


async def test_another_draw_comes_out_another_way(club: Club) -> None:
    assert len({await draw(club, FOUR, way="lots") for _ in range(6)}) > 1


async def test_many_players_are_put_at_tables(club: Club) -> None:
    shown = await draw(club, "a b c d e f g h i")
    assert shown.startswith("# Tables and seats by lot")
    seated = [name for table in tables(shown) for name in table]
    assert [len(table) for table in tables(shown)] == [4, 4]
    (out,) = [line.partition(": ")[2] for line in shown.splitlines() if line.startswith("Sitting out")]
    assert sorted([*seated, out]) == list("abcdefghi")
    assert "repeated" not in shown
    assert "Round" not in shown


@pytest.mark.parametrize("players", ["Ann Lee, Ben, Cat, Dan", "Ann Lee、Ben，Cat；Dan", " Ann  Lee ;Ben;;Cat\n Dan,"])
async def test_with_commas_a_name_can_have_spaces(club: Club, players: str) -> None:
    assert "1. Ann Lee draws" in await draw(club, players)


async def test_mentions_stand_apart_also_where_names_have_commas(club: Club) -> None:
    bea = join(club, "Bea")
    shown = await draw(club, f"{club.ann.mention} {bea.mention}, Guest Gus, Dan")
    drawn = [line.partition(". ")[2].partition(" draws ")[0] for line in shown.splitlines() if " draws " in line]
    assert drawn == ["Ann", "Bea", "Guest Gus", "Dan"]


async def test_members_are_called_what_the_club_calls_them(club: Club, simcord_bot: Tenbou) -> None:
    bea = join(club, "Bea")
    house = house_of(simcord_bot, club)
    await house.store.players.link(house.deed(), ref(club.ann), service="tenhou", name="a")
    await house.store.players.rename(house.deed(), ref(club.ann), "Queen")
    gone = club.env.create_user("Zoe")
    shown = await draw(club, f"{club.ann.mention}{bea.mention} <@1> <@{gone.id}>")
    assert [line.split()[1] for line in shown.splitlines() if " draws " in line] == ["Queen", "Bea", "1", "Zoe"]


@pytest.mark.parametrize(
    ("players", "options", "answer"),
    [
        (" , ", {}, "There are no players. A table needs 3."),
        ("Ann", {}, "There is one player. A table needs 3."),
        ("Ann Ben", {}, "There are 2 players. A table needs 3."),
        (" ".join(map(str, range(65))), {}, "There are 65 players, but at most 64 can be seated at once."),
        ("Ann Ben ann", {}, "ann is named more than once."),
        ("Ann Ben " + "x" * 65, {}, "A name has at most 64 characters, and this one is longer: xxxx"),
        (
            "a b c d e",
            {"way": "tiles"},
            "Tiles are drawn by the three or four players of one table, but there are 5.",
        ),
    ],
)
async def test_a_mistake_gets_a_sentence(club: Club, players: str, options: dict[str, str], answer: str) -> None:
    result = await club.ann.slash(club.channel, "seats draw", players=players, **options)
    assert result.ephemeral
    assert text(result).startswith(answer)


async def test_who_is_mentioned_twice_is_told_by_name(club: Club) -> None:
    shown = await draw(club, f"{club.ann.mention} Ben Cat {club.ann.mention}")
    assert shown == f"{club.ann.name} is named more than once."


async def test_the_same_member_by_mention_and_by_name_is_named_twice(club: Club) -> None:
    assert "named more than once" in text(
        await club.ann.slash(club.channel, "seats draw", players=f"{club.ann.mention} Ben ANN")
    )


async def test_the_longest_names_fit(club: Club) -> None:
    four = ",".join(NASTY.split(", ")[:4])
    assert (await draw(club, four)).startswith(r"# 0")
    assert (await draw(club, four, way="lots")).startswith("# Seats by lot")


# --- rotation


async def rotate(club: Club, players: str, rounds: int, **options: int) -> simcord.InteractionResult:
    return await club.ann.slash(club.channel, "seats rotation", players=players, rounds=rounds, **options)


async def test_sixteen_players_meet_once_in_five_rounds(club: Club) -> None:
    shown = text(await rotate(club, " ".join("abcdefghijklmnop"), 5))
    assert shown.startswith("# 5 rounds for 16 players\n**Round 1**\nTable 1: E ")
    met = Counter(pair for table in tables(shown) for pair in combinations(sorted(table), 2))
    assert len(met) == 120
    assert set(met.values()) == {1}
    assert shown.endswith("-# Nobody meets anybody twice.")


async def test_repeated_meetings_are_counted(club: Club) -> None:
    shown = text(await rotate(club, FOUR, 2))
    assert shown.startswith("# 2 rounds for 4 players")
    assert shown.endswith("-# Players meet again 6 times.")


async def test_those_who_sit_out_take_turns(club: Club) -> None:
    shown = text(await rotate(club, "a b c d e", 5))
    out = [line.partition(": ")[2] for line in shown.splitlines() if line.startswith("Sitting out")]
    assert sorted(out) == list("abcde")


async def test_tables_can_have_three(club: Club) -> None:
    assert all(len(table) == 3 for table in tables(text(await rotate(club, "a b c d e f", 3, table=3))))


@pytest.mark.long
async def test_a_long_evening_goes_into_a_file(club: Club) -> None:
    result = await rotate(club, NASTY, 20)
    assert "The rounds are in the file." in text(result)
    (file,) = reply(result).attachments
    assert file.filename == "rotation.txt"
    shown = (await file.read()).decode()
    assert len(tables(shown)) == 20 * 16
    assert shown.startswith("Round 1\n")
    assert "\\" not in shown


@pytest.mark.parametrize(
    ("players", "options", "answer"),
    [
        ("Ann Ben Cat", {}, "There are 3 players. A table needs 4."),
        ("Ann Ben", {"table": 3}, "There are 2 players. A table needs 3."),
        ("Ann Ben Cat Dan CAT", {}, "CAT is named more than once."),
    ],
)
async def test_what_cannot_be_rotated(club: Club, players: str, options: dict[str, int], answer: str) -> None:
    result = await rotate(club, players, 2, **options)
    assert result.ephemeral
    assert text(result) == answer
