"""Waits, shanten and the tiles that help."""

from __future__ import annotations

from random import Random

import pytest

from core.hand import (
    TILES,
    Hand,
    Meld,
    MeldKind,
    accepted_tiles,
    best_discards,
    is_tenpai,
    parse_hand,
    parse_tiles,
    shanten,
    waits,
    write_tiles,
)
from tests.support.cases import Case, params


@pytest.mark.parametrize("case", params("waits.toml"))
def test_waits(case: Case) -> None:
    hand = parse_hand(case["hand"])
    assert shanten(hand) == case.get("shanten", 0)
    assert write_tiles(waits(hand)) == case["waits"]
    assert is_tenpai(hand) == bool(case["waits"])


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("123m456p789s1122z2z", -1),
        ("1133m5577p99s22z4z4z", -1),
        ("19m19p19s1234566z7z", -1),
        ("123m456p789s1122z3z", 0),
        ("1111m3355p7799s44z", 1),
        ("19m19p19s1234567z5m", 0),
    ],
)
def test_shanten_of_fourteen(hand: str, expected: int) -> None:
    assert shanten(parse_hand(hand)) == expected


def listed(hand: str, seen: str = "") -> dict[str, int]:
    tiles = parse_tiles(seen) if seen else ()
    return {str(accepted.tile): accepted.left for accepted in accepted_tiles(parse_hand(hand), tiles)}


def test_the_tiles_that_help_are_counted_without_those_in_sight() -> None:
    assert listed("23m456p45667899s") == {"1m": 4, "4m": 4}
    assert listed("23m456p45667899s", "1114m") == {"1m": 1, "4m": 3}
    assert listed("23m456p99s (444m) (678s)") == {"1m": 4, "4m": 1}
    assert listed("23m99s (111m) (444m) (567p)", "1m4m4m") == {"1m": 0, "4m": 0}


def test_red_fives_are_seen_as_fives() -> None:
    assert listed("34m456p45667899s", "05m") == {"2m": 4, "5m": 2}


def test_a_tile_held_four_times_does_not_help() -> None:
    assert "1m" not in listed("1111m234567p456s")


def test_melds_leave_fewer_groups_to_make() -> None:
    assert listed("13m22p (777z) (123s) (999s)") == {"2m": 4}


def test_discards_are_ordered_by_how_many_tiles_help() -> None:
    found = best_discards(parse_hand("134555m456p67899s"))
    assert [(str(d.tile), d.shanten, d.tiles_left) for d in found] == [("1m", 0, 7), ("4m", 0, 4)]
    assert [(str(a.tile), a.left) for a in found[0].accepted] == [("2m", 4), ("5m", 1), ("9s", 2)]


def test_only_discards_that_keep_a_hand_near_are_listed() -> None:
    (discard,) = best_discards(parse_hand("23456m456p67899s1z"), parse_tiles("1m1m1z"))
    assert (str(discard.tile), discard.shanten) == ("1z", 0)
    assert [(str(a.tile), a.left) for a in discard.accepted] == [("1m", 2), ("4m", 3), ("7m", 4)]


def test_tenpai_is_waiting_for_something() -> None:
    rng = Random(1)  # noqa: S311  -- the same hands on every run
    one_suit, two, all_kinds = list(range(9)) * 4, list(range(9, 27)) * 4, list(range(34)) * 4
    yaochuu = [0, 8, 9, 17, 18, 26, *range(27, 34)] * 4
    found = {True: 0, False: 0}
    for _ in range(3000):
        kinds = rng.sample(rng.choice((one_suit, two, all_kinds, yaochuu)), 13)
        melds = rng.randrange(4)
        others = [kind for kind in range(34) if kind not in kinds]
        called = tuple(Meld(MeldKind.PON, (TILES[kind],) * 3) for kind in rng.sample(others, melds))
        hand = Hand(tuple(TILES[kind] for kind in kinds[3 * melds :]), called)
        assert is_tenpai(hand) == (shanten(hand) == 0) == bool(waits(hand)), hand
        found[is_tenpai(hand)] += 1
    assert min(found.values()) > 100
