"""`/score hand`: what the card says, used as people use it."""

import pytest

from tests.support.reading import pictures, reply, text
from tests.support.scoring import CLOSED, DRAGONS, OPEN, lines, score
from tests.support.world import Club


async def test_a_whole_card(club: Club) -> None:
    result = await score(
        club,
        CLOSED,
        by="ron-west",
        riichi="riichi",
        situation="ippatsu",
        dora="4p 1p",
        ura="1z",
        honba=1,
        sticks=2,
    )
    assert not result.ephemeral
    assert text(result).splitlines() == [
        "# 8000 from West",
        "Mangan, 5 han · ron · South seat, East round · 1 honba",
        "**234m 067p 2268s 777z + 7s**",
        "Dora 5p 2p (indicators 4p 1p)",
        "Ura dora 2z (indicator 1z)",
        "**Yaku**",
        "Riichi 1 · Ippatsu 1 · Chun 1 · Dora 1 · Red fives 1",
        "**Fu**",
        "```",
        " 20 base",
        " 10 closed ron",
        "  8 closed triplet 777z",
        "  2 middle wait 678s",
        " 40 fu",
        "```",
        "**Pays**",
        "West: 8000 + 300 honba",
        "From the table: 2000",
        "In all: 10300",
        "-# Said: “8000 は 8300”",
        "-# One more han: Haneman, 12000",
        "-# Rules: Tenhou, four players",
    ]


async def test_the_hand_is_shown_as_a_picture_that_says_what_it_shows(club: Club) -> None:
    result = await score(club, CLOSED, riichi="riichi", dora="4p", ura="1z")
    (shown,) = pictures(result)
    assert shown == (
        "Closed tiles: 2 3 4 man, red 5 6 7 pin, 2 2 6 8 sou, red dragon, red dragon, red dragon; "
        "winning tile: 7 sou; dora indicator: 4 pin; ura dora indicator: East"
    )
    lost = await score(club, "234m567p22s555z68s9s")
    assert lost.ephemeral
    assert len(pictures(lost)) == 1


async def test_a_tsumo_says_who_pays_what(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", by="tsumo", honba=2)
    assert shown[:2] == ["# 1500 by tsumo: 400/700", "1 han 40 fu · tsumo · West seat, East round · 2 honba"]
    pays = shown.index("**Pays**")
    assert shown[pays + 1 : pays + 6] == [
        "East: 700 + 200 honba",
        "South: 400 + 200 honba",
        "North: 400 + 200 honba",
        "In all: 2100",
        "-# Said: “400/700 は 600/900”",
    ]


async def test_the_fu_are_added_up_and_rounded(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", by="tsumo")
    fu = shown.index("**Fu**")
    assert shown[fu + 1 : fu + 8] == [
        "```",
        " 20 base",
        "  2 tsumo",
        "  8 closed triplet 222z",
        "  2 value pair 11z",
        " 32 → 40 fu",
        "```",
    ]


async def test_the_dealer_gets_the_same_from_all(club: Club) -> None:
    shown = await lines(club, CLOSED, seat="east", by="tsumo")
    assert shown[0] == "# 7800 by tsumo: 2600 all"
    assert "-# Said: “2600 all”" in shown


async def test_nobody_named_is_the_discarder(club: Club) -> None:
    shown = await lines(club, OPEN)
    assert shown[0] == "# 2000 from the discarder"
    assert "The discarder: 2000" in shown
    assert "-# Said: “2000”" in shown
    assert "-# One more han: 3900" in shown


async def test_a_meld_stands_in_brackets(club: Club) -> None:
    shown = await lines(club, "[1111m](222p)(345s)(678s)7z7z", dora="6z")
    assert "**7z [1111m] (222p) (345s) (678s) + 7z**" in shown


async def test_the_round_wind_can_be_said(club: Club) -> None:
    shown = await lines(club, "123m456p789s1122z 2z", seat="west", round="south")
    assert "ron · West seat, South round" in shown[1]
    assert "Round wind 1" in shown


@pytest.mark.parametrize(
    ("hand", "win"),
    [
        ("234m067p22s777z68s", "7s"),
        ("234m067p22s777z678s", "7s"),
        ("m234p067s22 z777 s68", "s7"),
        ("234mr567p22s777z68s", "7s"),
        ("二三四万 赤5六七筒 22s 中中中 68索", "七索"),
        ("２３４ｍ０６７ｐ２２ｓ７７７ｚ６８ｓ", "７ｓ"),
        ("🀈🀉🀊0p🀞🀟🀑🀑🀄🀄🀄🀕🀗", "🀖"),
    ],
)
async def test_a_hand_can_be_typed_in_many_ways(club: Club, hand: str, win: str) -> None:
    assert "**234m 067p 2268s 777z + 7s**" in await lines(club, hand, win=win)


async def test_a_kiriage_mangan_keeps_its_han_and_fu(club: Club) -> None:
    hand = "234m34p22s345678s2p"
    shown = await lines(club, hand, rules="f-league", riichi="riichi", dora="1p")
    assert shown[:2] == ["# 8000 from the discarder", "Mangan, 4 han 30 fu · ron · South seat, East round"]
    shown = await lines(club, hand, riichi="riichi", dora="1p")
    assert shown[:2] == ["# 7700 from the discarder", "4 han 30 fu · ron · South seat, East round"]
    assert "-# One more han: Mangan, 8000" in shown


async def test_another_reading_is_named_with_what_it_loses(club: Club) -> None:
    shown = await lines(club, "1122233344s222z 1s")
    assert shown[0] == "# 16000 from the discarder"
    assert "-# Read another way it is Mangan, 5 han, 8000 points less." in shown


async def test_another_han_that_brings_nothing_is_not_mentioned(club: Club) -> None:
    # 3 han 70 fu and 4 han are both a mangan.
    shown = await lines(club, "[1111m][2222p](333s)(4444z)5z5z", dora="4p 4p")
    assert shown[1].startswith("Mangan, 4 han 90 fu")
    assert not any("One more han" in line for line in shown)


async def test_a_yakuman_needs_no_fu_and_no_more_han(club: Club) -> None:
    shown = await lines(club, DRAGONS)
    assert shown[:2] == ["# 32000 from the discarder", "Yakuman · ron · South seat, East round"]
    assert "Daisangen" in shown
    assert "**Fu**" not in shown
    assert not any("One more han" in line for line in shown)


async def test_yakuman_add_up_and_one_may_count_twice(club: Club) -> None:
    shown = await lines(club, "19m19p19s1234567z1m", rules="f-league")
    assert shown[1].startswith("Double yakuman · ")
    assert "Kokushi musou, 13 waits × 2" in shown
    shown = await lines(club, "111222333444z5z5z", rules="f-league")
    assert shown[1].startswith("Yakuman × 5 · ")
    shown = await lines(club, "55z111222333z44z4z", by="tsumo")
    assert shown[1].startswith("Triple yakuman · ")


async def test_it_works_in_direct_messages_and_for_who_installed_it(club: Club) -> None:
    dee = club.env.create_user("Dee")
    result = await dee.slash("score hand", hand=CLOSED)
    await dee.click(reply(result).message, label="Riichi")
    assert text(result).startswith("# 5200 from the discarder")
    (commands,) = [request.json for request in club.env.http_requests if request.path.endswith("/commands")]
    assert isinstance(commands, list)
    (entry,) = [command for command in commands if command["name"] == "score"]
    assert entry["contexts"] == [0, 1, 2]
    assert entry["integration_types"] == [0, 1]
