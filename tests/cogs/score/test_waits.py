"""`/score waits`, used as people use it."""

import re

import pytest

from cogs.score.waits import _outcome
from cogs.ui.texts import FALLBACK, Texts
from core.errors import BelowMinimum, NoYaku
from tests.support.reading import text
from tests.support.world import Club

WAITING = "123m456p789s1122z"


async def lines(club: Club, hand: str, **options: str) -> list[str]:
    return text(await club.ann.slash(club.channel, "score waits", hand=hand, **options)).splitlines()


async def test_each_wait_has_its_value_by_ron_and_by_tsumo(club: Club) -> None:
    assert await lines(club, WAITING, seat="west") == [
        "# Waits for 12z: 4 tiles left",
        "**123m 456p 789s 1122z**",
        "一二三萬 四五六筒 七八九索 東東南南",
        "**1z** 東, 2 left",
        "Ron **1300** · 1 han 40 fu · Round wind",
        "Tsumo **500/1000** · 2 han 30 fu · Menzen tsumo, Round wind",
        "**2z** 南, 2 left",
        "Ron – no yaku",
        "Tsumo **400/700** · 1 han 40 fu · Menzen tsumo",
        "-# West seat, East round, without riichi",
        "-# Rules: Tenhou, four players",
    ]


async def test_it_is_shown_to_everybody(club: Club) -> None:
    assert not (await club.ann.slash(club.channel, "score waits", hand=WAITING)).ephemeral


async def test_the_situation_counts(club: Club) -> None:
    shown = await lines(club, WAITING, seat="east", round="south", riichi="riichi", dora="4z")
    assert "Ron **12000** · Mangan, 5 han · Riichi, Seat wind, Dora" in shown
    assert "Ron **12000** · Mangan, 4 han 40 fu · Riichi, Round wind, Dora" in shown
    assert "-# East seat, South round" in shown


async def test_an_indicator_is_a_tile_less_to_wait_for(club: Club) -> None:
    shown = await lines(club, WAITING, dora="1z")
    assert shown[0] == "# Waits for 12z: 3 tiles left"
    assert "**1z** 東, 1 left" in shown
    assert (await lines(club, WAITING, dora="1z 1z"))[0] == "# Waits for 2z: 2 tiles left"


async def test_waits_that_are_all_gone_are_named(club: Club) -> None:
    shown = await lines(club, WAITING, dora="1122z")
    assert shown[0] == "# Tenpai"
    assert "It waits for 12z, but none of them is left." in shown


async def test_the_last_tile_is_one(club: Club) -> None:
    assert (await lines(club, "123m456p789s2224z", dora="4z 4z"))[0] == "# Waits for 4z: one tile left"


async def test_the_other_rules_count(club: Club) -> None:
    assert "-# Rules: F league" in await lines(club, WAITING, rules="f-league")
    shown = await lines(club, "19m19p19s1234567z", rules="f-league")
    assert any(line.startswith("Ron **64000** · Double yakuman") for line in shown)


async def test_tiles_that_bring_the_same_stand_together(club: Club) -> None:
    shown = await lines(club, "1112345678999m")
    assert shown[0] == "# Waits for 123456789m: 23 tiles left"
    (tiles,) = [line for line in shown if "left ·" in line]
    assert tiles.startswith("**1m** 1 left · **2m**")
    assert tiles.count("left") == 9
    assert sum(line.startswith("Ron") for line in shown) == 1


def test_too_few_han_are_told_from_no_yaku() -> None:
    texts = Texts(FALLBACK)
    assert _outcome(BelowMinimum(han=1, minimum=2), texts) == "– no win"
    assert _outcome(NoYaku(bonus_han=0), texts) == "– no yaku"


async def test_a_fifth_tile_is_nothing_to_wait_for(club: Club) -> None:
    assert (await lines(club, "1111m123p456p789s"))[0] == "# One away from tenpai"


async def test_three_players_do_not_wait_for_tiles_that_they_play_without(club: Club) -> None:
    shown = await lines(club, "1m9m147p258s1234z7z", rules="tenhou-sanma")
    assert any(line.startswith("Closer with ") and " 19m " in line for line in shown)
    shown = await lines(club, "1m9m147p258s1234z77z", rules="tenhou-sanma")
    assert not any(re.search("[2-8]+m", line) for line in shown)


async def test_a_hand_that_does_not_wait_says_what_brings_it_closer(club: Club) -> None:
    shown = await lines(club, "123m456p78s1122z9p")
    assert shown[0] == "# One away from tenpai"
    assert "Closer with 12 tiles: 69s 12z" in shown


async def test_14_tiles_get_the_best_discards(club: Club) -> None:
    shown = await lines(club, "123m406p789s11z44z1p")
    assert shown[0] == "# Tenpai"
    assert shown[1] == "**123m 406p 789s 1144z + 1p**"
    assert shown[3:5] == ["Best discards, and what each then accepts:", "**1p** → 4 tiles: 14z"]


async def test_only_the_best_of_many_discards_are_shown(club: Club) -> None:
    shown = await lines(club, "147m258p369s12345z")
    assert shown[0] == "# 6 away from tenpai"
    assert sum(" → " in line for line in shown) == 5
    assert "And 9 more." in shown


async def test_a_complete_hand_can_be_played_on(club: Club) -> None:
    shown = await lines(club, f"{WAITING}1z")
    assert shown[0] == "# Complete"
    assert any(" → " in line for line in shown)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"hand": "123m"}, "These are 3 tiles. A hand has 13 tiles and the winning tile; a kan counts as three."),
        ({"hand": "8z"}, "Position 1: 8z is no tile: honours go from 1z (East) to 7z (red dragon).\n**8z**"),
        (
            {"hand": "(123m)456p789s1122z", "riichi": "riichi"},
            "Riichi needs a closed hand, and this one has an open meld.",
        ),
        ({"hand": WAITING, "riichi": "open"}, "These rules have no open riichi."),
        ({"hand": WAITING, "rules": "tenhou-sanma"}, "These rules play without 2m."),
        ({"hand": f"{WAITING}3z", "rules": "tenhou-sanma"}, "These rules play without 2m."),
        ({"hand": "147m258p369s1234z", "rules": "tenhou-sanma"}, "These rules play without 4m."),
        (
            {"hand": WAITING, "dora": "1z 1z 1z"},
            "There are 5 of 1z, dora indicators included, but the set has only four.",
        ),
        ({"hand": WAITING, "dora": "3456z22m"}, "There are 6 dora indicators, but at most 5 can be turned."),
    ],
)
async def test_a_mistake_gets_a_sentence_of_its_own(club: Club, options: dict[str, str], sentence: str) -> None:
    result = await club.ann.slash(club.channel, "score waits", **options)
    assert result.ephemeral
    assert text(result) == sentence
