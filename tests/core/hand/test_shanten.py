"""Waits, shanten and the tiles that help."""

from __future__ import annotations

import pytest

from core.hand import accepted_tiles, best_discards, parse_hand, parse_tiles, shanten, waits, write_tiles
from tests.support.cases import Case, params


@pytest.mark.parametrize("case", params("waits.toml"))
def test_waits(case: Case) -> None:
    hand = parse_hand(case["hand"])
    assert shanten(hand) == case.get("shanten", 0)
    assert write_tiles(waits(hand)) == case["waits"]


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
