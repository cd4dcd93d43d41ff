"""What a player needs for a place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import GameOver, NoSuchHanFu, NoSuchSeat
from core.hand import Riichi
from core.rules import RuleSet, change_rule, load_preset
from core.scoring import Limit, PointsScore, score_points
from core.table import (
    Claim,
    DeadHand,
    Need,
    RiichiDeclared,
    Start,
    Stopped,
    TableState,
    Won,
    apply,
    lead,
    needs_of,
    place_of,
)

LEAGUE = load_preset("f-league")
TENHOU = load_preset("tenhou")
SANMA = load_preset("tenhou-sanma")


def table(
    *points: int, rules: RuleSet = LEAGUE, dealer: int = 0, honba: int = 0, kyoutaku_points: int = 0
) -> TableState:
    start = Start(points, dealer=dealer, honba=honba, kyoutaku_points=kyoutaku_points)
    return TableState.at_start(rules, "abcd"[: rules.players], start)


def named(need: Need | None) -> object:
    """Return a need as people would say it."""
    if need is None:
        return None
    if need.yakuman:
        return f"{need.yakuman} yakuman"
    return (need.han, need.fu) if need.limit is Limit.NONE else need.limit.value


BOARD = table(31200, 26500, 22300, 18000, dealer=2, honba=1, kyoutaku_points=2000)


@pytest.mark.parametrize(
    ("seat", "ron", "tsumo"),
    [
        # The dealer. From 0: 22300 + 2300 + x against 31200 - 300 - x, so more than 3150: 3400. From 1 and 3: more than
        # 6600: 6800. Tsumo: 24600 + 3x against 31100 - x, so more than 1625 from each: 2000.
        (2, {0: (1, 70), 1: (2, 70), 3: (2, 70)}, (3, 30)),
        # From 0 more than 5300 would pass him, but 1 has 26500, so more than 6200: 6400. From 1 and 2 more than
        # 10900. Tsumo: the dealer's share and three others more than 10800; a mangan makes 10000.
        (3, {0: (4, 25), 1: "haneman", 2: "haneman"}, "haneman"),
        # From 0: 28800 + x against 30900 - x, so more than 1050: 1300. From others more than 2400: 2600. Tsumo: share
        # and three others more than 2300; 400/800 makes 2000, 500/1000 2500.
        (1, {0: (1, 40), 2: (2, 40), 3: (2, 40)}, (2, 30)),
        (0, {1: (1, 30), 2: (1, 30), 3: (1, 30)}, (1, 30)),
    ],
)
def test_what_first_place_takes(seat: int, ron: dict[int, object], tsumo: object) -> None:
    needs = needs_of(BOARD, seat)
    assert (needs.seat, needs.place) == (seat, 1)
    assert ({discarder: named(need) for discarder, need in needs.ron.items()}, named(needs.tsumo)) == (ron, tsumo)


def test_the_first_stays_first_with_any_win() -> None:
    needs = needs_of(BOARD, 0)
    assert all(need is not None and need.is_any for need in (*needs.ron.values(), needs.tsumo))
    assert not any(need is None or need.is_any for need in needs_of(BOARD, 1).ron.values())


def test_a_need_says_what_it_pays() -> None:
    needs = needs_of(BOARD, 2)
    assert [need.worth.ron for need in needs.ron.values() if need] == [3400, 6800, 6800]
    assert needs.tsumo is not None
    assert needs.tsumo.worth.tsumo is not None
    assert set(needs.tsumo.worth.tsumo.values()) == {2000}


@pytest.mark.parametrize(
    ("place", "discarder", "need"),
    [
        (3, 0, "haneman"),  # 10000 + x more than 20000
        (3, 2, (3, 40)),  # 10000 + x against 20000 - x: more than 5000
        (2, 1, "haneman"),  # 10000 + x against 30000 - x: more than 10000
        (2, 0, "baiman"),  # 10000 + x against 40000 - x: more than 15000
        (1, 0, "sanbaiman"),  # 1 has 30000, so more than 20000
        (4, 0, (1, 30)),
    ],
)
def test_what_another_place_takes(place: int, discarder: int, need: object) -> None:
    state = table(40000, 30000, 20000, 10000)
    assert named(needs_of(state, 3, place=place).ron[discarder]) == need


@pytest.mark.parametrize(("behind", "han"), [(7900, 5), (11900, 6), (15900, 8), (23900, 11)])
def test_a_limit_needs_the_fewest_han_that_reach_it(behind: int, han: int) -> None:
    need = needs_of(table(24000 + behind, 24000, 24000, 24000, dealer=3), 1).ron[2]
    assert need is not None
    assert (need.han, need.fu) == (han, 0)


@pytest.mark.parametrize(
    ("seat", "points", "tie_break", "need"),
    [
        (1, (30000, 28000, 21000, 21000), "seat_order", (1, 40)),  # 1000 would make 29000 each
        (0, (28000, 30000, 21000, 21000), "seat_order", (1, 30)),
        (1, (30000, 28000, 21000, 21000), "split", (1, 40)),
        (0, (28000, 30000, 21000, 21000), "split", (1, 40)),
    ],
)
def test_ties_go_as_the_rules_say(seat: int, points: tuple[int, ...], tie_break: str, need: object) -> None:
    state = table(*points, rules=change_rule(LEAGUE, "tie_break", tie_break), dealer=3)
    assert named(needs_of(state, seat).ron[1 - seat]) == need


@pytest.mark.parametrize(("preset", "need"), [("tenhou", (4, 30)), ("f-league", "mangan")])
def test_limits_are_those_of_the_rules(preset: str, need: object) -> None:
    # More than 7100: 4 han 30 fu are 7700, or 8000 with kiriage.
    state = table(32100, 25000, 20000, 20000, rules=load_preset(preset), dealer=0)
    assert named(needs_of(state, 1).ron[2]) == need


@pytest.mark.parametrize(
    ("first", "changes", "need"),
    [
        (50000, {}, "1 yakuman"),
        (60000, {}, "2 yakuman"),
        (100000, {}, "3 yakuman"),
        (120000, {}, None),
        (60000, {"yakuman_stacking": "single"}, None),
        (60000, {"yakuman_stacking": "single", "kokushi_13_double": True}, "2 yakuman"),
        (100000, {"yakuman_stacking": "single", "kokushi_13_double": True}, None),
        (60000, {"short_payment": "capped"}, None),  # The discarder has but 1000.
    ],
)
def test_the_greatest_hands(first: int, changes: dict[str, Any], need: object) -> None:
    rules = TENHOU
    for field, value in changes.items():
        rules = change_rule(rules, field, value)
    assert named(needs_of(table(first, 1000, 20000, 19000, rules=rules), 2).ron[1]) == need


def test_three_players() -> None:
    needs = needs_of(table(45000, 30000, 30000, rules=SANMA), 1)
    # From 0: 30000 + x against 45000 - x: more than 7500. From 2: more than 15000. By tsumo 6000 and 3000 make
    # 39000 each, and the first dealer stays first.
    assert ({seat: named(need) for seat, need in needs.ron.items()}, named(needs.tsumo)) == (
        {0: (4, 30), 2: "baiman"},
        "baiman",
    )


def test_fewer_han_than_the_rules_ask_for_are_no_hand() -> None:
    needs = needs_of(table(25000, 25000, 25000, 25000, rules=change_rule(TENHOU, "minimum_han", 2)), 1)
    assert (named(needs.ron[0]), named(needs.tsumo)) == ((2, 25), (2, 20))


def test_five_han_at_least_begin_with_a_mangan() -> None:
    rules = change_rule(TENHOU, "minimum_han", 5)
    assert named(needs_of(table(25000, 25000, 25000, 25000, rules=rules), 1).tsumo) == "mangan"


def test_a_riichi_of_ones_own_comes_back() -> None:
    state = apply(table(27000, 25000, 24000, 24000, rules=TENHOU), RiichiDeclared(seat=1))
    # 24000 + 1000 + x against 27000 - x: more than 1000
    assert named(needs_of(state, 1).ron[0]) == (1, 40)


def test_an_open_riichi_is_paid_as_a_yakuman() -> None:
    state = apply(table(48000, 20000, 21000, 11000), RiichiDeclared(seat=1, riichi=Riichi.OPEN))
    # 32000 from 0 make 52000; 2 and 3 cannot pay so much, and 19000 + 1000 + 21000 are less than 48000.
    needs = needs_of(state, 1)
    assert [named(needs.ron[discarder]) for discarder in (0, 2, 3)] == [(1, 30), None, None]


def test_a_dead_hand_wins_nothing() -> None:
    needs = needs_of(apply(BOARD, DeadHand(seat=2)), 2)
    assert (set(needs.ron.values()), needs.tsumo) == ({None}, None)
    assert named(needs_of(apply(BOARD, DeadHand(seat=0)), 2).ron[0]) == (1, 70)


@pytest.mark.parametrize(
    ("four_riichi", "ron", "tsumo"),
    [
        # The riichi of 0 goes back: 20000 + 3000 + x against 34000 - x, so more than 5500.
        ("draw", (2, 90), None),
        # 20000 + 4000 + x against 33000 - x: more than 4500. Tsumo: both shares, twice, more than 9000.
        ("play_on", (3, 40), (4, 25)),
    ],
)
def test_after_four_riichi_only_the_last_tile_can_be_won_on(four_riichi: str, ron: object, tsumo: object) -> None:
    state = table(34000, 21000, 22000, 22000, rules=change_rule(TENHOU, "four_riichi", four_riichi))
    for seat in range(4):
        state = apply(state, RiichiDeclared(seat=seat))
    needs = needs_of(state, 1)
    assert (named(needs.ron[0]), named(needs.tsumo)) == (ron, tsumo)


def test_a_table_without_a_hand_or_a_seat_has_no_needs() -> None:
    with pytest.raises(GameOver):
        needs_of(apply(BOARD, Stopped()), 0)
    with pytest.raises(NoSuchSeat):
        needs_of(BOARD, 4)


def test_who_leads_and_who_is_placed_where() -> None:
    assert [lead(BOARD, seat) for seat in range(4)] == [4700, -4700, -8900, -13200]
    assert [place_of(BOARD, seat) for seat in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("tie_break", "places"), [("seat_order", [2, 1, 3, 4]), ("split", [3, 1, 3, 4])])
def test_the_place_of_tied_players(tie_break: str, places: list[int]) -> None:
    state = table(25000, 30000, 25000, 20000, rules=change_rule(LEAGUE, "tie_break", tie_break))
    assert [place_of(state, seat) for seat in range(4)] == places


CHANGES: list[tuple[str, Any]] = [
    ("kiriage_mangan", True), ("short_payment", "capped"), ("short_payment", "full"), ("tie_break", "split"),
    ("minimum_han", 2), ("pinfu_tsumo", False), ("open_pinfu_fu", 20), ("chiitoitsu_fu", 50), ("tsumo_share", "split"),
    ("honba_points", 600), ("yakuman_stacking", "single"),
]  # fmt: skip


@st.composite
def tables(draw: st.DrawFn) -> TableState:
    """Draw a table in the middle of a game, under rules of which some are changed."""
    rules = draw(st.sampled_from([LEAGUE, TENHOU, SANMA]))
    for field, value in draw(st.lists(st.sampled_from(CHANGES), max_size=3)):
        rules = change_rule(rules, field, value)
    count = rules.players
    points = draw(st.lists(st.integers(0, 700).map(lambda n: 100 * n), min_size=count, max_size=count))
    return table(
        *points,
        rules=rules,
        dealer=draw(st.integers(0, count - 1)),
        honba=draw(st.integers(0, 5)),
        kyoutaku_points=draw(st.integers(0, 4)) * 1000,
    )


def all_hands(state: TableState, seat: int, discarder: int | None) -> Iterator[tuple[int, int, TableState]]:
    """Yield every hand that can win: what it is worth, its yakuman, and the table after it."""
    values = [(han, fu, 0) for han in range(1, 5) for fu in (20, 25, *range(30, 120, 10))]
    values += [(han, 30, 0) for han in range(5, 14)] + [(0, 0, times) for times in (1, 2, 3)]
    for han, fu, yakuman in values:
        too_few = not yakuman and han < state.rules.minimum_han
        if too_few or (discarder is None and (han, fu) == (1, 110)):
            continue
        event = Won(claims=(Claim(winner=seat, han=han, fu=fu, yakuman=yakuman),), discarder=discarder)
        try:
            after = apply(state, event)
        except NoSuchHanFu:
            continue
        worth = score_points(han, fu, state.rules, winner=state.wind_of(seat), yakuman=yakuman)
        yield paid(worth, discarder), yakuman, after


def paid(worth: PointsScore, discarder: int | None) -> int:
    return sum((worth.tsumo or {}).values()) if discarder is None else worth.ron or 0


@settings(max_examples=40)
@given(tables(), st.data())
def test_a_need_is_the_smallest_hand_that_is_enough(state: TableState, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(state.points) - 1))
    place = data.draw(st.integers(1, len(state.points)))
    needs = needs_of(state, seat, place=place)
    single = state.rules.yakuman_stacking == "single"
    for discarder, need in (*needs.ron.items(), (None, needs.tsumo)):
        enough = [
            points
            for points, yakuman, after in all_hands(state, seat, discarder)
            if place_of(after, seat) <= place and not (single and yakuman > 1 + state.rules.kokushi_13_double)
        ]
        if need is None:
            assert not enough
        else:
            assert paid(need.worth, discarder) == min(enough)
