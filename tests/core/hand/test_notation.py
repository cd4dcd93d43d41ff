"""Reading and writing tiles and hands."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from core.errors import (
    BadMeld,
    FifthTile,
    NotationError,
    SecondRedFive,
    TenbouError,
    WinningTileNotHeld,
    WrongTileCount,
)
from core.hand import (
    Draft,
    Hand,
    Meld,
    MeldKind,
    Source,
    Tile,
    is_tile_sign,
    parse_draft,
    parse_hand,
    parse_tile,
    parse_tiles,
    sort_tiles,
    tile,
    with_winning_tile,
    write_tiles,
)
from tests.support.cases import Case, params


def written(draft: Draft) -> str:
    return " ".join([write_tiles(draft.concealed), *map(str, draft.melds)]).strip()


READERS: dict[str, Callable[[str], str]] = {
    "draft": lambda text: written(parse_draft(text)),
    "tiles": lambda text: write_tiles(parse_tiles(text)),
    "tile": lambda text: str(parse_tile(text)),
    "hand": lambda text: str(parse_hand(text)),
}


@pytest.mark.parametrize("case", params("notation.toml", "read"))
def test_text_is_read_as(case: Case) -> None:
    assert READERS[case.get("as", "draft")](case["text"]) == case["tiles"]


@pytest.mark.parametrize("case", params("notation.toml", "refuse"))
def test_text_is_refused_with_what_and_where(case: Case) -> None:
    with pytest.raises(TenbouError) as caught:
        READERS[case.get("as", "draft")](case["text"])
    facts = {"error": caught.value.key, **caught.value.facts}
    wanted = {key: value for key, value in case.items() if key not in {"name", "as", "text"}}
    assert {key: facts.get(key) for key in wanted} == wanted
    if isinstance(caught.value, NotationError):
        assert caught.value.text == case["text"][:120]


def test_a_draft_counts_a_kan_as_three() -> None:
    assert parse_draft("123m (5555z)").count == 6


@pytest.mark.parametrize(
    ("hand", "winning", "expected"),
    [
        ("123m456p789s1122z", "1z", "123m456p789s1122z 1z"),
        ("123m456p789s11222z", "1z", "123m456p789s1222z 1z"),
        ("123m406p789s11222z", "5p", "123m46p789s11222z 0p"),
        ("123m456p789s11222z", "0p", "123m46p789s11222z 5p"),
        ("123m405p789s11222z", "5p", "123m40p789s11222z 5p"),
        ("123m405p789s11222z", "0p", "123m45p789s11222z 0p"),
    ],
)
def test_the_winning_tile_is_added_to_thirteen_and_picked_from_fourteen(hand: str, winning: str, expected: str) -> None:
    assert str(with_winning_tile(parse_hand(hand), tile(winning))) == expected


def test_a_winning_tile_that_is_not_held() -> None:
    with pytest.raises(WinningTileNotHeld) as caught:
        with_winning_tile(parse_hand("123m456p789s11222z"), tile("7z"))
    assert caught.value.tile == "7z"


def test_tiles_are_sorted_by_kind_with_the_red_five_first() -> None:
    assert write_tiles(sort_tiles(parse_tiles("7z5p1z0p9m4p"))) == "9m405p17z"


@pytest.mark.parametrize("name", ["10m", "8z", "0z", "m5"])
def test_there_is_no_tile_of_another_name(name: str) -> None:
    with pytest.raises(KeyError):
        tile(name)


@pytest.mark.parametrize(("kind", "red"), [(-1, False), (34, False), (3, True), (31, True)])
def test_there_is_no_tile_of_another_kind(kind: int, *, red: bool) -> None:
    with pytest.raises(ValueError, match=str(kind)):
        Tile(kind, red=red)


def test_a_red_five_is_not_a_plain_one_but_of_its_kind() -> None:
    assert tile("0p") != tile("5p")
    assert tile("0p").kind == tile("5p").kind


@pytest.mark.parametrize(
    ("kind", "tiles", "called", "source"),
    [
        (MeldKind.CHI, "124m", None, None),
        (MeldKind.CHI, "891m", None, None),
        (MeldKind.CHI, "123z", None, None),
        (MeldKind.CHI, "111m", None, None),
        (MeldKind.PON, "112m", None, None),
        (MeldKind.PON, "1111m", None, None),
        (MeldKind.DAIMINKAN, "111m", None, None),
        (MeldKind.ANKAN, "1112m", None, None),
        (MeldKind.ANKAN, "1111m", "1m", Source.KAMICHA),
        (MeldKind.CHI, "123m", "4m", Source.KAMICHA),
        (MeldKind.CHI, "123m", "2m", Source.TOIMEN),
        (MeldKind.CHI, "123m", "2m", Source.SHIMOCHA),
        (MeldKind.PON, "111m", "1m", None),
        (MeldKind.PON, "111m", None, Source.KAMICHA),
    ],
)
def test_tiles_that_are_no_meld(kind: MeldKind, tiles: str, called: str | None, source: Source | None) -> None:
    with pytest.raises(BadMeld) as caught:
        Meld(kind, parse_tiles(tiles), None if called is None else tile(called), source)
    assert caught.value.kind == kind


def test_melds_are_equal_whatever_the_order_of_their_tiles() -> None:
    meld = Meld(MeldKind.CHI, parse_tiles("312m"), tile("3m"), Source.KAMICHA)
    same = Meld(MeldKind.CHI, parse_tiles("123m"), tile("3m"), Source.KAMICHA)
    assert (meld == same, meld != same) == (True, False)
    assert hash(meld) == hash(same)
    assert meld != Meld(MeldKind.CHI, parse_tiles("123m"), tile("2m"), Source.KAMICHA)
    assert meld != tuple(meld)


@pytest.mark.parametrize(
    ("text", "is_open", "is_kan"),
    [
        ("(123m)", True, False),
        ("(111m)", True, False),
        ("(1111m)", True, True),
        ("(111+1m)", True, True),
        ("[1111m]", False, True),
    ],
)
def test_what_a_meld_is(text: str, *, is_open: bool, is_kan: bool) -> None:
    (meld,) = parse_draft(text).melds
    assert (meld.is_open, meld.is_kan) == (is_open, is_kan)


def test_hands_are_equal_whatever_the_order_of_the_closed_tiles() -> None:
    hand, same = parse_hand("123m456p789s1122z1z"), parse_hand("2211z987s654p321m1z")
    assert (hand == same, hand != same) == (True, False)
    assert hash(hand) == hash(same)
    assert hand != parse_hand("2211z987s654p321m2z")
    assert hand != tuple(hand)


def test_signs_of_tiles() -> None:
    for sign in "059一伍mPz万餅條EsWn東发中赤r\N{MAHJONG TILE RED DRAGON}５ｍ":
        assert is_tile_sign(sign)
    for sign in ("", "mp", "12", "x", "包", "(", "<", "+", ",", " "):
        assert not is_tile_sign(sign)


def test_a_hand_lists_all_its_tiles() -> None:
    assert write_tiles(parse_hand("23m11z (111p) [9999s] (123s)").tiles) == "23m11z111p9999123s"
    assert write_tiles(parse_hand("23m11z4m (111p) [9999s] (123s)").tiles) == "23m11z4m111p9999123s"


@pytest.mark.parametrize(
    ("concealed", "winning", "count"), [("123m456p789s112z", None, 12), ("123m456p789s11223z", "3z", 15)]
)
def test_a_hand_of_too_few_or_too_many_tiles(concealed: str, winning: str | None, count: int) -> None:
    with pytest.raises(WrongTileCount) as caught:
        Hand(parse_tiles(concealed), (), None if winning is None else tile(winning))
    assert caught.value.count == count


def test_a_hand_that_no_set_holds() -> None:
    with pytest.raises(FifthTile):
        Hand(parse_tiles("1111234567899m"), (), tile("1m"))
    with pytest.raises(SecondRedFive):
        Hand(parse_tiles("123m0456p789s112z"), (), tile("0p"))


@pytest.mark.parametrize("text", ["123m456p789s1122z", "406p1z1z (123<m) (55^5z) (777>+7z) "])
def test_hands_can_be_pickled_and_copied(text: str) -> None:
    hand: Any = parse_hand(text)
    assert pickle.loads(pickle.dumps(hand)) == hand  # noqa: S301 -- what was just written
