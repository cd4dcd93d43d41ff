"""The order of the standings, shared ranks, gaps, and who has too few games."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.league import Line, Sort, Standing, empty_line, rank, sort_value


def line(player: str, places: tuple[int, ...], total: int, *, best: int = 0, fpoints: int = 0) -> Line[str]:
    games = sum(places)
    return Line(
        player=player,
        games=games,
        total=total,
        places=places,
        best=best if games else None,
        worst=None,
        fpoints=fpoints,
        chombo=0,
        penalties=0,
    )


ANN = line("ann", (2, 0, 1, 0), 300, best=400, fpoints=3)
BOB = line("bob", (1, 0, 0, 1), 300, best=700, fpoints=1)
CAT = line("cat", (0, 4, 1, 0), -100, best=150, fpoints=-1)
DAN = line("dan", (0, 0, 1, 0), -500, best=-500, fpoints=2)
EVE = empty_line("eve", 4)
ALL = [EVE, DAN, CAT, BOB, ANN]


@pytest.mark.parametrize(
    ("sort", "order"),
    [
        # bob came in before ann and has as much
        (Sort.TOTAL, ["bob 1", "ann 1", "cat 3", "dan 4", "eve -"]),
        # 150; 100; -20; -500 tenths a game
        (Sort.AVERAGE, ["bob 1", "ann 2", "cat 3", "dan 4", "eve -"]),
        # ann 5/3; cat 11/5; bob 5/2; dan 3
        (Sort.AVERAGE_PLACE, ["ann 1", "cat 2", "bob 3", "dan 4", "eve -"]),
        (Sort.GAMES, ["cat 1", "ann 2", "bob 3", "dan 4", "eve -"]),
        # 2/3; 1/2; 0; 0
        (Sort.FIRST_RATE, ["ann 1", "bob 2", "dan 3", "cat 3", "eve -"]),
        (Sort.BEST_GAME, ["bob 1", "ann 2", "cat 3", "dan 4", "eve -"]),
        (Sort.FPOINTS, ["cat 1", "bob 2", "dan 3", "ann 4", "eve -"]),
        # -1/5; 1/2; 3/3; 2/1
        (Sort.FPOINTS_PER_GAME, ["cat 1", "bob 2", "ann 3", "dan 4", "eve -"]),
    ],
)
def test_best_comes_first_whatever_that_is(sort: Sort, order: list[str]) -> None:
    assert [f"{each.line.player} {each.rank or '-'}" for each in rank(ALL, sort)] == order


@pytest.mark.parametrize(
    ("sort", "value"),
    [
        (Sort.TOTAL, Fraction(300)),
        (Sort.AVERAGE, Fraction(100)),
        (Sort.AVERAGE_PLACE, Fraction(5, 3)),
        (Sort.GAMES, Fraction(3)),
        (Sort.FIRST_RATE, Fraction(2, 3)),
        (Sort.BEST_GAME, Fraction(400)),
        (Sort.FPOINTS, Fraction(3)),
        (Sort.FPOINTS_PER_GAME, Fraction(1)),
    ],
)
def test_what_is_compared_is_exact(sort: Sort, value: Fraction) -> None:
    assert sort_value(ANN, sort) == value


@pytest.mark.parametrize("sort", Sort)
def test_who_has_not_played_has_only_what_needs_no_game(sort: Sort) -> None:
    counts = {Sort.TOTAL, Sort.GAMES, Sort.FPOINTS}
    assert sort_value(EVE, sort) == (Fraction(0) if sort in counts else None)


def test_the_gap_is_to_the_next_better_value() -> None:
    found = rank(ALL, Sort.TOTAL)
    # ann shares first place; cat is 300 + 100 behind, dan another 400
    assert [each.gap for each in found] == [None, None, 400, 400, None]


def test_tied_players_have_the_same_gap() -> None:
    found = rank([DAN, line("fay", (1, 0, 0, 0), -500), CAT], Sort.TOTAL)
    assert [(each.rank, each.gap) for each in found] == [(1, None), (2, 400), (2, 400)]


def test_the_gap_is_positive_where_fewer_is_better() -> None:
    found = rank([ANN, CAT], Sort.AVERAGE_PLACE)
    assert found[1] == Standing(2, CAT, Fraction(11, 5), Fraction(11, 5) - Fraction(5, 3))


def test_those_with_too_few_games_follow_in_order_without_a_rank() -> None:
    found = rank(ALL, Sort.AVERAGE, minimum_games=3)
    assert [(each.line.player, each.rank) for each in found] == [
        ("ann", 1),
        ("cat", 2),
        ("bob", None),
        ("dan", None),
        ("eve", None),
    ]
    assert [each.value for each in found[2:]] == [150, -500, None]
    assert [each.gap for each in found[2:]] == [None, None, None]


def test_without_a_minimum_even_nobody_s_total_counts() -> None:
    assert [each.line.player for each in rank([DAN, EVE, CAT], Sort.TOTAL, minimum_games=0)] == ["eve", "cat", "dan"]


def test_averages_that_floats_confuse_are_told_apart() -> None:
    # 1/3 of a tenth against a hair more: as floats both are 0.3333333333333333
    little = line("little", (3 * 10**17, 0, 0, 0), 10**17)
    more = line("more", (3 * 10**17, 0, 0, 0), 10**17 + 1)
    assert float(little.average or 0) == float(more.average or 0)
    assert [each.line.player for each in rank([little, more], Sort.AVERAGE)] == ["more", "little"]


lines = st.builds(
    line,
    st.text(max_size=1),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.integers(-5, 5),
    best=st.integers(-3, 3),
    fpoints=st.integers(-3, 3),
)


@given(st.lists(lines, max_size=8), st.sampled_from(Sort), st.integers(0, 4))
def test_every_record_is_listed_once_with_ranks_and_gaps_that_fit(
    given_lines: list[Line[str]], sort: Sort, minimum: int
) -> None:
    found = rank(given_lines, sort, minimum_games=minimum)
    assert sorted(map(repr, given_lines)) == sorted(repr(each.line) for each in found)
    ranked = [each for each in found if each.rank is not None]
    assert ranked == list(found[: len(ranked)])
    for place, each in enumerate(ranked, start=1):
        assert each.rank == min(p for p, other in enumerate(ranked, start=1) if other.value == each.value) <= place
    for above, below in pairwise(ranked):
        same = above.value == below.value
        assert same == (above.rank == below.rank)
        assert below.gap == (above.gap if same else abs((above.value or 0) - (below.value or 0)))
