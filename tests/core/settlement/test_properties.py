"""What holds for every game under every way to settle it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import NamedTuple

from hypothesis import assume, given
from hypothesis import strategies as st

from core.rules import LeftoverKyoutaku, Rounding, RoundingBalance, RoundingBasis, RuleSet, TieBreak, load_preset
from core.settlement import Settlement, settle

FOUR = load_preset("f-league")
THREE = load_preset("tenhou-sanma")
FLOATING = (
    (0, 0, 0, 0),
    (12000, -1000, -3000, -8000),
    (8000, 4000, -4000, -8000),
    (8000, 3000, 1000, -12000),
    (0, 0, 0, 0),
)
UMA = {
    3: (((20000, 0, -20000),), ((15000, 0, -15000),), ((0, 0, 0),), ((0, 0, 0), (9000, -4000, -5000)) * 2),
    4: (((30000, 10000, -10000, -30000),), ((20000, 10000, -10000, -20000),), ((0, 0, 0, 0),), FLOATING),
}


class Played(NamedTuple):
    """A game that ended: points add up to the start but for the sticks left."""

    points: list[int]
    sticks: int
    rules: RuleSet


@st.composite
def ways_to_settle(draw: st.DrawFn) -> RuleSet:
    base = draw(st.sampled_from([FOUR, THREE]))
    return replace(
        base,
        return_points=base.start_points + draw(st.sampled_from([0, 5000])),
        uma=draw(st.sampled_from(UMA[base.players])),
        rounding=draw(st.sampled_from(Rounding)),
        rounding_basis=draw(st.sampled_from(RoundingBasis)),
        rounding_balance=draw(st.sampled_from(RoundingBalance)),
        tie_break=draw(st.sampled_from(TieBreak)),
        leftover_kyoutaku=draw(st.sampled_from(LeftoverKyoutaku)),
    )


@st.composite
def games(draw: st.DrawFn) -> Played:
    rules, sticks = draw(ways_to_settle()), draw(st.sampled_from([0, 0, 1000, 2000, 5000]))
    # Few values, so that ties are common; many, so that every hundreds digit occurs.
    few, many = st.sampled_from([-500, 10000, 25000, 35000, 40000]), st.integers(-99, 999).map(lambda n: 100 * n)
    value = draw(st.sampled_from([few, many]))
    points = draw(st.lists(value, min_size=rules.players - 1, max_size=rules.players - 1))
    last = rules.players * rules.start_points - sticks - sum(points)
    at = draw(st.integers(0, rules.players - 1))
    return Played([*points[:at], last, *points[at:]], sticks, rules)


def settled(game: Played) -> Settlement:
    return settle(game.points, game.rules, kyoutaku_points=game.sticks)


def totals(settlement: Settlement) -> list[int]:
    return [each.total for each in settlement.placements]


def ranked_apart(rules: RuleSet) -> bool:
    """Whether what rounding costs first place, 2.0 at most, cannot put it behind second."""
    return (
        rules.rounding is Rounding.NONE
        or rules.rounding_balance is RoundingBalance.NOBODY
        or all(row[0] + rules.oka - row[1] >= 2000 for row in rules.uma)
    )


@given(games())
def test_the_sum_is_zero_or_minus_the_lost_sticks(game: Played) -> None:
    found = settled(game)
    assert found.missing == 0
    assert found.lost == (game.sticks if game.rules.leftover_kyoutaku is LeftoverKyoutaku.LOST else 0)
    if game.rules.rounding is Rounding.NONE or game.rules.rounding_balance is RoundingBalance.FIRST_PLACE:
        assert 100 * sum(totals(found)) == -found.lost


@given(games())
def test_uma_sums_to_zero_and_oka_to_what_the_start_left(game: Played) -> None:
    placements = settled(game).placements
    assert sum(each.uma for each in placements) == 0
    assert 100 * sum(each.oka for each in placements) == game.rules.oka
    assert sum(each.kyoutaku for each in placements) + settled(game).lost == game.sticks


@given(games(), st.lists(st.integers(-500, 500), min_size=3, max_size=3), st.integers(0, 2), st.integers(0, 3))
def test_penalties_change_the_totals_by_themselves_alone(
    game: Played, penalties: list[int], offender: int, count: int
) -> None:
    rules = replace(game.rules, chombo_penalty=20000)
    before = settle(game.points, rules, kyoutaku_points=game.sticks)
    after = settle(
        game.points,
        rules,
        kyoutaku_points=game.sticks,
        chombo={offender: count},
        penalties=dict(enumerate(penalties)),
    )
    expected = [*penalties, 0][: rules.players]
    expected[offender] -= 200 * count
    assert [b - a for a, b in zip(totals(before), totals(after), strict=True)] == expected
    assert [each._replace(penalty=0) for each in after.placements] == list(before.placements)


@given(games(), st.randoms(use_true_random=False))
def test_results_move_with_their_players(game: Played, rng: Random) -> None:
    order = list(range(game.rules.players))
    rng.shuffle(order)
    moved = totals(settled(game._replace(points=[game.points[seat] for seat in order])))
    stayed = totals(settled(game))
    # Who of tied players gets which result depends on seats, what they get does not.
    assert sorted(moved) == sorted(stayed)
    if len(set(game.points)) == len(game.points):
        assert moved == [stayed[seat] for seat in order]


@given(games())
def test_more_points_are_never_fewer_in_the_result(game: Played) -> None:
    assume(ranked_apart(game.rules))
    found = settled(game)
    by_points = sorted(found.placements, key=lambda each: each.raw)
    for worse, better in pairwise(by_points):
        if worse.raw < better.raw:
            assert better.place < worse.place
            assert better.total >= worse.total


@given(games())
def test_equal_points_are_ranked_by_seat_or_share(game: Played) -> None:
    assume(ranked_apart(game.rules))
    found = settled(game._replace(sticks=0))
    for earlier in found.placements:
        for later in found.placements[earlier.seat + 1 :]:
            if earlier.raw != later.raw:
                continue
            if game.rules.tie_break is TieBreak.SPLIT:
                assert earlier.place == later.place
                assert 0 <= earlier.total - later.total <= 1
            else:
                assert earlier.place < later.place
                assert earlier.total >= later.total


@given(games())
def test_by_place_lists_everybody_from_first_down(game: Played) -> None:
    found = settled(game)
    assert sorted(found.by_place) == sorted(found.placements)
    assert [each.place for each in found.by_place] == sorted(each.place for each in found.placements)
