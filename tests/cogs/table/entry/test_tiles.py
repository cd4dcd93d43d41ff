"""Hands written as tiles, and the remarks beside them."""

import pytest

from cogs.table.entry.tiles import Said, looks_like_tiles, read_said
from cogs.table.errors import TileWordUnknown
from cogs.ui.texts import FALLBACK, Texts
from cogs.ui.words.situations import Word
from core.hand import Riichi, parse_tiles

ENGLISH = Texts(FALLBACK)


@pytest.mark.parametrize(
    "text",
    [
        "234m067p55s678s777z",
        "123m 406p 789s 11z 東東東",
        "m123p456s78999",
        "２３４ｍ０６７ｐ５５ｓ６７８ｓ７７７ｚ",
        "123456餅",
        "123456饼",
        "234567条",
        "234567條",
        "發發發發發發",
    ],
)
def test_tiles_are_taken_for_tiles(text: str) -> None:
    assert looks_like_tiles(text)


@pytest.mark.parametrize("text", ["3900", "1000 2000", "3 40", "mangan", "3han 40fu", "3翻40符", "2 m", "満貫", "5p"])
def test_anything_else_is_not(text: str) -> None:
    assert not looks_like_tiles(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Said()),
        ("ippatsu", Said(words=frozenset({Word.IPPATSU}))),
        ("riichi, ippatsu, houtei", Said(words=frozenset({Word.IPPATSU, Word.HOUTEI}), riichi=Riichi.RIICHI)),
        ("double riichi ippatsu", Said(words=frozenset({Word.IPPATSU}), riichi=Riichi.DOUBLE)),
        ("open riichi", Said(riichi=Riichi.OPEN)),
        ("open double riichi", Said(riichi=Riichi.OPEN_DOUBLE)),
        ("リーチ、一発", Said(words=frozenset({Word.IPPATSU}), riichi=Riichi.RIICHI)),
        ("dora 4p 1z", Said(dora=parse_tiles("4p1z"))),
        ("Dora: 4p1z; ura 3s", Said(dora=parse_tiles("4p1z"), ura=parse_tiles("3s"))),
        ("dora 4p ura 3s", Said(dora=parse_tiles("4p"), ura=parse_tiles("3s"))),
        ("ura 3s ippatsu", Said(words=frozenset({Word.IPPATSU}), ura=parse_tiles("3s"))),
        ("ドラ4p 裏 中", Said(dora=parse_tiles("4p"), ura=parse_tiles("中"))),
        ("ura dora 5m", Said(ura=parse_tiles("5m"))),
        ("dora 4p N, ura 発", Said(dora=parse_tiles("4p4z"), ura=parse_tiles("6z"))),
        ("dora e 5 條 一 萬 r 5p", Said(dora=parse_tiles("1z5s1m0p"))),
        ("dora N, north pao", Said(words=frozenset({Word.PAO_NORTH}), dora=parse_tiles("4z"))),
        ("kita 2", Said(kita=2)),
        ("dora 4p, 1z, houtei", Said(words=frozenset({Word.HOUTEI}), dora=parse_tiles("4p1z"))),
        ("ura 3s, 5m; dora 1z", Said(dora=parse_tiles("1z"), ura=parse_tiles("3s5m"))),
        ("riichi dora 4p", Said(riichi=Riichi.RIICHI, dora=parse_tiles("4p"))),
    ],
)  # fmt: skip
def test_what_is_said_beside_tiles(text: str, expected: Said) -> None:
    assert read_said(text, ENGLISH) == expected


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("ipatsu", "ipatsu"),
        ("dora 4p pinfu", "pinfu"),
        ("dora 4p 包", "包"),
        ("dora +", "dora +"),
        ("pao bea", "pao"),
        ("dora", "dora"),
        ("riichi, ura", "ura"),
        ("ura none", "ura none"),
        ("kita 4z", "kita 4z"),
        ("4p, 1z", "4p"),
        ("3 dora", "dora"),
    ],
)
def test_a_word_that_says_nothing_is_named(text: str, word: str) -> None:
    with pytest.raises(TileWordUnknown) as caught:
        read_said(text, ENGLISH)
    assert caught.value.word == word
