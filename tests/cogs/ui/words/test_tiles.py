"""Tiles in text, with emojis and without."""

from dataclasses import replace

import pytest

from cogs.ui import limits
from cogs.ui.cards import Card
from cogs.ui.limits import LimitError
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words.tiles import fitting, hand_pictured, hand_shown, pictured, shown, shown_in_order
from core.hand import parse_hand, parse_tiles
from tests.support.emojis import EMOJIS

WITHOUT = Texts(FALLBACK)
WITH = replace(WITHOUT, emojis=EMOJIS)


def drawn(*keys: str) -> str:
    return "".join(map(EMOJIS.of, keys))


def test_an_emoji_is_what_discord_reads_as_one() -> None:
    assert EMOJIS.of("0p").startswith("<:0p:1")
    assert EMOJIS.of("0p").endswith(">")
    assert EMOJIS.of("0p") != EMOJIS.of("5p")


def test_tiles_are_emojis_or_notation() -> None:
    tiles = parse_tiles("0p 1z 3m 5p")
    assert shown(tiles, WITHOUT) == "3m 05p 1z"
    assert shown(tiles, WITH) == drawn("3m", "0p", "5p", "1z")
    assert shown_in_order(tiles, WITHOUT) == "0p 1z 3m 5p"
    assert shown_in_order(tiles, WITH) == drawn("0p", "1z", "3m", "5p")


def test_tiles_as_they_look_are_emojis_or_kanji() -> None:
    tiles = parse_tiles("0p 1z 3m")
    assert pictured(tiles, WITHOUT) == "三萬 赤五筒 東"
    assert pictured(tiles, WITH) == drawn("3m", "0p", "1z")


def test_a_hand_has_space_between_its_parts_and_backs_on_a_closed_kan() -> None:
    hand = parse_hand("23m55s (777z) [1111p] (340s) 4m")
    assert hand_pictured(hand, WITHOUT) == "二三萬 五五索 (中中中) [一一一一筒] (三四赤五索) + 四萬"
    assert hand_pictured(hand, WITH).split("\N{EM SPACE}") == [
        drawn("2m", "3m", "5s", "5s"),
        drawn("7z", "7z", "7z"),
        drawn("back", "1p", "1p", "back"),
        drawn("3s", "4s", "0s"),
        f"+ {drawn('4m')}",
    ]


def test_a_red_five_of_a_closed_kan_lies_face_up() -> None:
    shown_hand = hand_pictured(parse_hand("[0555p] 123m456s789s1z"), WITH)
    assert drawn("back", "0p", "5p", "back") in shown_hand


def test_what_is_too_long_with_emojis_goes_without() -> None:
    def card(texts: Texts) -> Card:
        return Card(shown(parse_tiles("123456789m") * 20, texts))

    assert fitting(card, WITH).content_length() == len("123456789m" * 20) - 19
    few = fitting(lambda texts: Card(shown(parse_tiles("1m"), texts)), WITH)
    assert few.content_length() == len(EMOJIS.of("1m"))


def test_what_is_too_long_without_emojis_too_is_a_mistake_of_the_program() -> None:
    for texts in (WITH, WITHOUT):
        with pytest.raises(LimitError):
            fitting(lambda _: Card("x" * (limits.TEXT_PER_LAYOUT + 1)), texts)


def test_a_hand_in_a_sentence_is_emojis_or_code() -> None:
    hand = parse_hand("123m456p789s1122z")
    assert hand_shown(hand, WITHOUT) == "`123m456p789s1122z`"
    assert hand_shown(hand, WITH) == hand_pictured(hand, WITH)
