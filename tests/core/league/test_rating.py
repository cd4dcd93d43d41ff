"""Tenhou's R."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import WrongPlayerCount
from core.league import SETTLED_GAMES, START_RATING, TenhouRating, rated_game, tenhou_ratings

BASES = {3: (30, 0, -30), 4: (30, 10, -10, -30)}


def rated(*ratings: int, games: int = SETTLED_GAMES) -> list[int]:
    """Return what a game changes for players with these R, from first place down, in hundredths."""
    before = [TenhouRating(100 * rating, games) for rating in ratings]
    return [new.rating - old.rating for old, new in zip(before, rated_game(before), strict=True)]


def test_the_first_game_counts_in_full() -> None:
    assert rated_game([TenhouRating()] * 4) == (
        TenhouRating(153000, 1),
        TenhouRating(151000, 1),
        TenhouRating(149000, 1),
        TenhouRating(147000, 1),
    )


def test_three_players() -> None:
    assert [each.rating for each in rated_game([TenhouRating()] * 3)] == [153000, 150000, 147000]


@pytest.mark.parametrize(
    ("others", "change"),
    [
        ((2000, 2000, 2000), -600),  # 0.2 x (-30 + 0)
        ((1400, 1500, 1500), -800),  # 0.2 x (-30 + (1600 - 2000) / 40)
        ((2100, 1900, 1500), -663),  # 0.2 x (-30 + (1875 - 2000) / 40) = -6.625
    ],
)
def test_fourth_place_of_a_player_with_2000_and_many_games(others: tuple[int, int, int], change: int) -> None:
    assert rated(*others, 2000)[3] == change


@pytest.mark.parametrize(
    ("games", "change"),
    [(0, 3000), (1, 2994), (250, 1500), (399, 606), (400, 600), (401, 600), (5000, 600)],
)
def test_a_rating_moves_more_slowly_up_to_400_games(games: int, change: int) -> None:
    assert rated(1500, 1500, 1500, 1500, games=games)[0] == change


def test_players_with_few_games_move_beside_others_with_many() -> None:
    before = [TenhouRating(games=games) for games in (0, 100, 400, 0)]
    # 30, 0.8 x 10, 0.2 x -10, -30
    assert [each.rating - START_RATING for each in rated_game(before)] == [3000, 800, -200, -3000]


def test_half_a_hundredth_goes_away_from_zero() -> None:
    # 0.2 x (30 + (1501 - 1500) / 40) = 6.005
    before = [TenhouRating(150000, 400), TenhouRating(150100, 400), TenhouRating(150200, 400)]
    assert [new.rating - old.rating for old, new in zip(before, rated_game(before), strict=True)] == [601, 0, -601]


def test_a_fold_over_games() -> None:
    first, second = tenhou_ratings([("ann", "bea", "chi", "dee"), ("dee", "ann", "bea", "eve")])
    assert first.keys() == {"ann", "bea", "chi", "dee"}
    # The second table has 1470, 1530, 1510 and 1500, so 1502.5 on average.
    # dee: 0.998 x (30 + 32.5 / 40) = 30.750875; ann: 0.998 x (10 - 27.5 / 40) = 9.293875;
    # bea: 0.998 x (-10 - 7.5 / 40) = -10.167125; eve, new: -30 + 2.5 / 40 = -29.9375
    assert first | second == {
        "ann": TenhouRating(153000 + 929, 2),
        "bea": TenhouRating(151000 - 1017, 2),
        "chi": TenhouRating(149000, 1),
        "dee": TenhouRating(147000 + 3075, 2),
        "eve": TenhouRating(150000 - 2994, 1),
    }


def test_without_games_there_are_no_ratings() -> None:
    assert list(tenhou_ratings([])) == []


@pytest.mark.parametrize("players", [0, 2, 5])
def test_a_game_has_three_or_four_players(players: int) -> None:
    with pytest.raises(WrongPlayerCount) as raised:
        rated_game([TenhouRating()] * players)
    assert raised.value.count == players


ratings = st.builds(TenhouRating, st.integers(0, 300000), st.integers(0, 1000))


@given(st.lists(ratings, min_size=3, max_size=4))
def test_a_change_is_the_formula_to_the_nearest_hundredth(before: list[TenhouRating]) -> None:
    average = Fraction(sum(each.rating for each in before), 100 * len(before))
    for base, old, new in zip(BASES[len(before)], before, rated_game(before), strict=True):
        g = max(Fraction(1, 5), 1 - Fraction(old.games, 500))
        exact = g * (base + (average - Fraction(old.rating, 100)) / 40)
        assert abs(Fraction(new.rating - old.rating, 100) - exact) <= Fraction(1, 200)


@given(st.lists(st.permutations("abcde").map(lambda order: order[:4]), max_size=30))
def test_games_that_are_played_on_are_rated_from_where_the_others_ended(games: list[list[str]]) -> None:
    half = len(games) // 2
    known = {player: rating for after in tenhou_ratings(games[:half]) for player, rating in after.items()}
    later = list(tenhou_ratings(games))[half:]
    for game, told in zip(games[half:], later, strict=True):
        after = rated_game([known.get(player, TenhouRating()) for player in game])
        assert told == dict(zip(game, after, strict=True))
        known |= told
