"""Which hands are tenpai at an exhaustive draw."""

from __future__ import annotations

import pytest
from hypothesis import given

from core.errors import RiichiWithOpenHand
from core.hand import Hand, Wind, parse_hand, shanten
from core.rules import RuleSet, change_rule, load_preset
from core.table import counts_as_tenpai
from tests.support.strategies import any_hands

TENHOU = load_preset("tenhou")
NO_FIFTH_TILE = change_rule(TENHOU, "fifth_tile_tenpai", "never")
NEEDS_YAKU = change_rule(TENHOU, "shape_tenpai", value=False)
NO_FURITEN = change_rule(TENHOU, "furiten_tenpai", value=False)


def is_tenpai(
    hand: str | Hand,
    rules: RuleSet,
    *,
    furiten: bool = False,
    has_riichi: bool = False,
    seat: Wind = Wind.SOUTH,
) -> bool:
    return counts_as_tenpai(
        parse_hand(hand) if isinstance(hand, str) else hand,
        rules,
        seat_wind=seat,
        round_wind=Wind.EAST,
        furiten=furiten,
        has_riichi=has_riichi,
    )


@pytest.mark.parametrize(
    ("hand", "tenpai"),
    [
        ("23m456p45667899s", True),
        ("1133m5577p99s224z", True),  # chiitoitsu
        ("19m19p19s1234567z", True),  # kokushi
        ("23m456p99s (444m) (678s)", True),  # neither 1m nor 4m gives a yaku
        ("24m456p45667899s", True),
        ("25m456p45667899s", False),
    ],
)
def test_the_shape_is_enough(hand: str, *, tenpai: bool) -> None:
    assert is_tenpai(hand, TENHOU) is tenpai


@pytest.mark.parametrize(
    ("hand", "unless_concealed", "never"),
    [
        ("1111m456p456789s", False, False),  # 1m alone, of which the closed tiles hold all four
        ("1m456p456789s (111m)", True, False),  # 1m alone, of which a pon and the hand hold all four
        ("13m456p78999s [2222m]", True, False),  # 2m alone, which a kan has used up
        ("23m456p99s [1111m] (678s)", True, True),  # 1m is used up, 4m is left
        ("13m456p45699s (222m)", True, True),  # one 2m is left
        ("24m456p45699s (222m)", True, True),  # all four 3m are left
        ("1122335577m99p1s", True, True),  # chiitoitsu
    ],
)
def test_a_fifth_tile(hand: str, *, unless_concealed: bool, never: bool) -> None:
    assert (is_tenpai(hand, TENHOU), is_tenpai(hand, NO_FIFTH_TILE)) == (unless_concealed, never)


@pytest.mark.parametrize(
    ("hand", "seat", "tenpai"),
    [
        ("23m456p99s (444m) (678s)", Wind.SOUTH, False),
        ("123m456777p1399s", Wind.SOUTH, True),  # menzen tsumo, and nothing else
        ("234m456p2267s (678s)", Wind.SOUTH, True),  # tanyao
        ("78m456p22s [6666m] (678s)", Wind.SOUTH, False),  # 6m has tanyao, but there is none left; 9m has no yaku
        ("234m456p99s22z (678s)", Wind.SOUTH, True),  # the seat wind, with one of two waits
        ("234m456p99s22z (678s)", Wind.WEST, False),
        ("234m456p99s11z (678s)", Wind.WEST, True),  # the round wind
        ("13m456p78999s [2222m]", Wind.SOUTH, False),  # no fifth tile wins, though a draw would have menzen tsumo
        ("24m456p45667899s", Wind.SOUTH, True),
        ("25m456p45667899s", Wind.SOUTH, False),
    ],
)
def test_where_tenpai_needs_a_yaku_some_wait_has_to_win(hand: str, seat: Wind, *, tenpai: bool) -> None:
    assert is_tenpai(hand, NEEDS_YAKU, seat=seat) is tenpai
    assert is_tenpai(hand, NEEDS_YAKU, seat=seat, furiten=True) is tenpai


def test_riichi_is_a_yaku() -> None:
    rules = change_rule(NEEDS_YAKU, "minimum_han", 2)
    hand = "123m456777p1399s"
    assert [is_tenpai(hand, rules, has_riichi=riichi) for riichi in (False, True)] == [False, True]


def test_a_riichi_with_an_open_hand_cannot_be() -> None:
    with pytest.raises(RiichiWithOpenHand):
        is_tenpai("234m456p99s22z (678s)", NEEDS_YAKU, has_riichi=True)


@pytest.mark.parametrize(
    ("rules", "furiten", "tenpai"),
    [(TENHOU, True, True), (NO_FURITEN, True, False), (NO_FURITEN, False, True)],
)
def test_a_furiten_hand(rules: RuleSet, *, furiten: bool, tenpai: bool) -> None:
    assert is_tenpai("23m456p45667899s", rules, furiten=furiten) is tenpai


def test_nobody_is_furiten_of_whom_it_is_not_said() -> None:
    hand = parse_hand("23m456p45667899s")
    assert counts_as_tenpai(hand, NO_FURITEN, seat_wind=Wind.SOUTH, round_wind=Wind.EAST)


@given(any_hands(size=13) | any_hands(size=13, melds=1) | any_hands(size=13, melds=2))
def test_tenpai_of_all_kinds_is_one_tile_from_complete(hand: Hand) -> None:
    tenpai = is_tenpai(hand, TENHOU)
    assert tenpai is (shanten(hand) == 0)
    assert tenpai or not (is_tenpai(hand, NO_FIFTH_TILE) or is_tenpai(hand, NEEDS_YAKU))
