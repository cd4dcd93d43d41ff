"""What would have changed a result."""

from __future__ import annotations

import dataclasses

import pytest

from core.errors import NoYaku, TenbouError
from core.hand import Wind, parse_hand
from core.rules import RuleSet, load_preset
from core.scoring import HandScore, Limit, Way, score_hand, score_waits, ways_to_win, with_one_more_han
from tests.support.cases import win_of

TENHOU = load_preset("tenhou")
SANMA = load_preset("tenhou-sanma")


def points(outcome: HandScore | TenbouError) -> int:
    return outcome.points if isinstance(outcome, HandScore) else 0


@pytest.mark.parametrize(
    ("hand", "win", "limit", "base"),
    [
        ("123m456777p1399s2s", {"from": "west", "riichi": "riichi"}, Limit.NONE, 640),
        ("23m456p678999s55z4m", {"from": "west", "riichi": "riichi", "dora": "8s"}, Limit.MANGAN, 2000),
        ("1133m5577p99s22z4z4z", {"from": "west", "riichi": "riichi", "ippatsu": True}, Limit.MANGAN, 2000),
        ("111222333m99p78s9s", {"from": "west"}, Limit.HANEMAN, 3000),
    ],
)
def test_one_more_han(hand: str, win: dict[str, object], limit: Limit, base: int) -> None:
    value = with_one_more_han(score_hand(parse_hand(hand), win_of(win), TENHOU))
    assert value is not None
    assert (value.limit, value.base) == (limit, base)


def test_one_more_han_follows_the_rules_on_limits() -> None:
    hand, win = parse_hand("23m456p45667899s4m"), win_of({"from": "west", "riichi": "riichi", "dora": "3p"})
    for kiriage, limit in ((False, Limit.NONE), (True, Limit.MANGAN)):
        rules = dataclasses.replace(TENHOU, kiriage_mangan=kiriage)
        value = with_one_more_han(score_hand(hand, win, rules))
        assert value is not None
        assert value.limit is limit


def test_a_yakuman_has_no_more_han() -> None:
    assert with_one_more_han(score_hand(parse_hand("1112345678999m9m"), win_of({}), TENHOU)) is None


@pytest.mark.parametrize(
    ("hand", "win", "ways"),
    [
        ("123m456777p1399s2s", {"from": "west"}, [Way.RIICHI, Way.TSUMO, Way.LAST_TILE]),
        ("456777p1399s2s (123m)", {"from": "west"}, [Way.LAST_TILE]),
        ("456777p1399s2s (123m)", {}, [Way.LAST_TILE]),
        ("123m456777p1399s2s", {"from": "east", "first_turn": True}, [Way.TSUMO]),
        ("123m456777p1399s5z", {"from": "west"}, []),
    ],
)
def test_ways_to_win(hand: str, win: dict[str, object], ways: list[Way]) -> None:
    assert list(ways_to_win(parse_hand(hand), win_of(win), TENHOU)) == ways


def test_a_robbed_north_is_neither_drawn_nor_the_last_tile() -> None:
    hand, win = parse_hand("123456p678999s4z4z"), win_of({"from": "west", "chankan": "kita"})
    assert ways_to_win(hand, win, SANMA) == (Way.RIICHI,)


def test_a_second_riichi_and_a_second_last_tile_are_no_ways() -> None:
    rules = dataclasses.replace(TENHOU, minimum_han=3)
    hand = parse_hand("123m456777p1399s2s")
    assert ways_to_win(hand, win_of({"from": "west", "riichi": "riichi", "last_tile": True}), rules) == (Way.TSUMO,)


def test_each_wait_is_scored_both_ways() -> None:
    found = score_waits(parse_hand("23m456p99s (444m) (678s)"), win_of({"from": "west", "dora": "11m"}), TENHOU)
    assert [(str(wait.tile), wait.left) for wait in found] == [("1m", 2), ("4m", 1)]
    assert all(isinstance(wait.ron, NoYaku) and isinstance(wait.tsumo, NoYaku) for wait in found)


def test_waits_that_win() -> None:
    found = score_waits(parse_hand("23m456p45667899s"), win_of({"from": "west"}), TENHOU)
    assert [(str(w.tile), points(w.ron), points(w.tsumo)) for w in found] == [("1m", 1000, 1500), ("4m", 1000, 1500)]


@pytest.mark.parametrize(("seat", "rules", "discarder"), [("south", TENHOU, Wind.EAST), ("east", SANMA, Wind.WEST)])
def test_without_a_discarder_the_ron_is_from_the_player_before(seat: str, rules: RuleSet, discarder: Wind) -> None:
    (wait,) = score_waits(parse_hand("123456p678999s4z"), win_of({"seat": seat, "riichi": "riichi"}), rules)
    assert isinstance(wait.ron, HandScore)
    assert isinstance(wait.tsumo, HandScore)
    assert (wait.ron.win.discarder, wait.tsumo.win.discarder) == (discarder, None)


def test_a_tile_that_melds_have_used_up_cannot_be_won_on() -> None:
    found = score_waits(parse_hand("23m99s [1111m] (567p) (777z)"), win_of({"from": "west"}), TENHOU)
    assert [(str(wait.tile), wait.left) for wait in found] == [("4m", 4)]


def test_a_tile_of_which_all_four_are_in_sight_cannot_be_won_on() -> None:
    win = win_of({"from": "west", "riichi": "riichi", "dora": "11m", "ura": "11m"})
    found = score_waits(parse_hand("23m456p45667899s"), win, TENHOU)
    assert [(str(wait.tile), wait.left) for wait in found] == [("4m", 4)]
