"""An evening of several tables: everybody plays, meets and sits as evenly as can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import PlayerTwice, TooFewPlayers
from core.league import Rotation, rotation


def chance(seed: int) -> Random:
    return Random(seed)  # noqa: S311  -- lots are no secret


def evening(players: int, rounds: int, size: int = 4, seed: int = 0) -> Rotation[int]:
    return rotation(range(players), rounds=rounds, table_size=size, rng=chance(seed))


def meetings(found: Rotation[int]) -> Counter[tuple[int, int]]:
    tables = (table for each in found.rounds for table in each.tables)
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def repeats(found: Rotation[int]) -> int:
    return sum(count - 1 for count in meetings(found).values())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("players", "rounds", "size"),
    [
        (16, 5, 4),  # everybody meets everybody exactly once
        (16, 4, 4),
        (20, 5, 4),
        (28, 7, 4),
        (32, 5, 4),
        (9, 3, 3),
        (9, 4, 3),  # everybody meets everybody exactly once
        (15, 5, 3),
    ],
)
def test_nobody_meets_twice_where_that_is_known_to_be_possible(players: int, rounds: int, size: int, seed: int) -> None:
    found = evening(players, rounds, size, seed)
    assert max(meetings(found).values()) == 1
    assert found.repeats == 0


@pytest.mark.parametrize(
    ("players", "rounds", "cost"),
    [
        # One table: each of 6 pairs meets in each of 5 rounds, 0 + 1 + 2 + 3 + 4.
        (4, 5, 60),
        # Any two rounds of two tables share at least 2 pairs a table, so 4; there are 6 pairs of rounds.
        (8, 4, 24),
        # Any two rounds of three tables share at least a pair a table, so 3; there are 6 pairs of rounds.
        (12, 4, 18),
        # Seven rounds are 84 meetings of 28 pairs, at best 3 each: 28 x (1 + 2).
        (8, 7, 84),
    ],
)
def test_where_people_must_meet_again_it_is_as_rarely_as_can_be(players: int, rounds: int, cost: int) -> None:
    met = meetings(evening(players, rounds))
    assert sum(count * (count - 1) // 2 for count in met.values()) == cost


@pytest.mark.parametrize(
    ("players", "rounds", "most"),
    [
        (13, 5, 21),
        (17, 5, 4),
        (24, 6, 6),
        (40, 8, 4),
    ],
)
def test_large_evenings_have_few_repeats(players: int, rounds: int, most: int) -> None:
    # Chance alone gives 31, 36, 58 and 114 or so.
    assert evening(players, rounds).repeats <= most


@given(players=st.integers(3, 14), rounds=st.integers(0, 6), size=st.sampled_from([3, 4]), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_every_round_seats_everybody_once_or_not_at_all(players: int, rounds: int, size: int, seed: int) -> None:
    players = max(players, size)
    found = evening(players, rounds, size, seed)
    assert len(found.rounds) == rounds
    for each in found.rounds:
        seated = [player for table in each.tables for player in table]
        assert sorted([*seated, *each.sitting_out]) == list(range(players))
        assert {len(table) for table in each.tables} == {size}
        assert len(each.sitting_out) == players % size
    assert found.repeats == repeats(found)


@pytest.mark.parametrize(
    ("players", "rounds", "size"), [(5, 4, 4), (6, 6, 4), (7, 5, 4), (9, 7, 4), (13, 9, 4), (8, 5, 3)]
)
def test_sitting_out_is_shared(players: int, rounds: int, size: int) -> None:
    found = evening(players, rounds, size)
    times = Counter(player for each in found.rounds for player in each.sitting_out)
    assert max(times[player] for player in range(players)) - min(times[player] for player in range(players)) <= 1


def test_those_who_sit_out_together_change() -> None:
    found = evening(6, 15)
    together = Counter(each.sitting_out for each in found.rounds)
    # Two of six sit out, 15 pairs in 15 rounds; nobody keeps a fixed companion.
    assert max(together.values()) <= 2


@pytest.mark.parametrize(
    ("players", "rounds", "size"), [(4, 4, 4), (5, 5, 4), (8, 4, 4), (12, 6, 4), (16, 5, 4), (9, 6, 3)]
)
@pytest.mark.parametrize("seed", range(3))
def test_everybody_has_each_seat_about_equally_often(players: int, rounds: int, size: int, seed: int) -> None:
    found = evening(players, rounds, size, seed)
    held = Counter(
        (player, seat) for each in found.rounds for table in each.tables for seat, player in enumerate(table)
    )
    for player in range(players):
        times = [held[player, seat] for seat in range(size)]
        assert max(times) - min(times) <= 1


def test_the_same_chance_seats_the_same() -> None:
    assert evening(13, 4, seed=7) == evening(13, 4, seed=7)
    assert evening(13, 4, seed=7) != evening(13, 4, seed=8)


def test_people_are_seated_by_whatever_names_them() -> None:
    found = rotation(["ann", "bob", "cat", "dan"], rounds=1, table_size=4, rng=chance(0))
    assert sorted(found.rounds[0].tables[0]) == ["ann", "bob", "cat", "dan"]


@pytest.mark.parametrize(("count", "size"), [(0, 3), (2, 3), (0, 4), (1, 4), (3, 4)])
def test_a_table_has_to_be_filled(count: int, size: int) -> None:
    with pytest.raises(TooFewPlayers) as raised:
        evening(count, 1, size)
    assert raised.value.facts == {"count": count, "needed": size}


def test_nobody_plays_twice() -> None:
    with pytest.raises(PlayerTwice) as raised:
        rotation(["ann", "bob", "ann", "cat"], rounds=1, table_size=4, rng=chance(0))
    assert raised.value.player == "ann"
