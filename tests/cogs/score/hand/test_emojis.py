"""`/score` where the bot has emojis of tiles: on cards, and nowhere else."""

from dataclasses import replace

import pytest

from cogs.host.client import Tenbou
from cogs.score.hand.case import Case
from cogs.score.waits import waits_card
from cogs.ui import limits
from cogs.ui.texts import FALLBACK, Texts, languages
from core.hand import parse_hand
from core.rules import load_preset
from tests.support.emojis import EMOJIS
from tests.support.reading import text
from tests.support.world import Club

WAITING = "123m456p789s1122z"
WITH_EMOJIS = Texts(FALLBACK, emojis=EMOJIS)


@pytest.fixture(autouse=True)
def _with_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tenbou, "tile_emojis", EMOJIS)


def drawn(*keys: str) -> str:
    return "".join(map(EMOJIS.of, keys))


async def lines(club: Club, command: str, **options: str) -> list[str]:
    return text(await club.ann.slash(club.channel, command, **options)).splitlines()


async def test_waits_are_emojis_with_the_hand_in_notation_to_copy(club: Club) -> None:
    shown = await lines(club, "score waits", hand=WAITING, seat="west")
    hand = ("1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "1z", "1z", "2z", "2z")
    assert shown[:4] == [
        f"# Waits for {drawn('1z', '2z')}: 4 tiles left",
        "**123m 456p 789s 1122z**",
        drawn(*hand),
        f"**1z** {drawn('1z')}, 2 left",
    ]


async def test_many_waits_that_bring_the_same_are_emojis_too(club: Club) -> None:
    shown = await lines(club, "score waits", hand="1112345678999m")
    (tiles,) = [line for line in shown if "left ·" in line]
    assert all(EMOJIS.of(f"{digit}m") in tiles for digit in range(1, 10))


async def test_discards_and_what_they_accept_are_emojis(club: Club) -> None:
    shown = await lines(club, "score waits", hand="123m406p789s11z44z1p")
    assert f"**{drawn('1p')}** → 4 tiles: {drawn('1z', '4z')}" in shown
    assert shown[2].endswith(f"\N{EM SPACE}+ {drawn('1p')}")


async def test_dora_and_their_indicators_are_emojis_in_the_order_said(club: Club) -> None:
    shown = await lines(club, "score hand", hand="234m067p22s777z68s7s", riichi="riichi", dora="4p 1p", ura="1z")
    assert "**234m 067p 2268s 777z + 7s**" in shown
    assert f"Dora {drawn('5p', '2p')} (indicators {drawn('4p', '1p')})" in shown
    assert f"Ura dora {drawn('2z')} (indicator {drawn('1z')})" in shown


async def test_what_a_hand_without_a_win_waits_for_is_emojis(club: Club) -> None:
    shown = await lines(club, "score hand", hand=f"{WAITING}3z")
    assert f"Without the {drawn('3z')} it waits for {drawn('1z', '2z')}." in shown


async def test_fu_in_their_code_block_stay_notation(club: Club) -> None:
    shown = await lines(club, "score hand", hand="234m067p22s777z68s7s", riichi="riichi")
    assert any("7z" in line and "<" not in line for line in shown if "triplet" in line)


async def test_what_is_offered_while_typing_stays_notation_and_kanji(club: Club) -> None:
    offered = await club.ann.autocomplete(club.channel, "score hand", "hand", WAITING)
    assert [choice["name"] for choice in offered] == [
        "123m 456p 789s 1122z · waits for 12z",
        "… wins on 1z 東",
        "… wins on 2z 南",
    ]
    offered = await club.ann.autocomplete(club.channel, "score hand", "win", "", hand=WAITING)
    assert [choice["name"] for choice in offered] == ["1z 東", "2z 南"]


async def test_a_picture_is_described_without_emojis(club: Club) -> None:
    result = await club.ann.slash(club.channel, "score hand", hand="234m067p22s777z68s7s", riichi="riichi", dora="4p")
    assert result.response is not None
    (picture,) = result.response.attachments
    assert picture.description
    assert "<:" not in picture.description


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "hand", ["147m258p369s12345z", "19m19p19s12345677z", "1112345678999m", "23456m23456p234s", "23456m23456p2344s"]
)
def test_any_card_of_waits_fits(hand: str, language: str) -> None:
    case = Case(hand=parse_hand(hand), rules=load_preset("tenhou"))
    card = waits_card(case, replace(WITH_EMOJIS, language=language))
    assert card.content_length() <= limits.TEXT_PER_LAYOUT
