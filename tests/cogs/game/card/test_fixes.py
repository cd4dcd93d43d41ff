"""What is offered when the points do not add up."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.game.card.fixes import Cause, chombo_shares, fixes, is_slip
from core.rules import RuleSet, load_preset
from core.settlement import settle
from db import Confirmation, GameInfo, GameStatus, PlayerInfo, SeatResult
from tests.support.house import Clock

RULES = load_preset("f-league")


def game(*points: int, sticks: int = 0, chombo: tuple[int, ...] = (0, 0, 0, 0), rules: RuleSet = RULES) -> GameInfo:
    """A draft with these points."""
    settled = settle(points, rules, kyoutaku_points=1000 * sticks)
    seats = tuple(
        SeatResult(PlayerInfo(placement.seat + 1, f"P{placement.seat}", None), placement, chombo[placement.seat], 0)
        for placement in settled.placements
    )
    return GameInfo(
        id=1,
        number=None,
        league_id=1,
        league="Thursdays",
        rules=rules,
        confirmation=Confirmation.NONE,
        status=GameStatus.DRAFT,
        seats=seats,
        kyoutaku_points=1000 * sticks,
        comment="",
        recorded_by=1,
        agreed=(),
        played_at=Clock()(),
        due_at=None,
        due_confirms=False,
        corrects=None,
        newcomers=(),
    )


def offered(*points: int, **more: object) -> list[tuple[Cause, int, tuple[int, ...]]]:
    return [(fix.cause, fix.sticks, fix.points) for fix in fixes(game(*points, **more))]  # type: ignore[arg-type]


def test_points_that_add_up_need_no_fix() -> None:
    assert offered(41600, 35800, 12600, 10000) == []


@pytest.mark.parametrize("sticks", [1, 2, 3, 4])
def test_missing_thousands_may_be_sticks_on_the_table(sticks: int) -> None:
    points = (41600, 35800, 12600, 10000 - 1000 * sticks)
    assert (Cause.STICKS, sticks, points) in offered(*points)


def test_more_sticks_than_a_few_are_not_believed() -> None:
    assert all(cause is not Cause.STICKS for cause, _, _ in offered(41600, 35800, 12600, 5000))


def test_sticks_said_besides_may_be_in_the_points_already() -> None:
    assert (Cause.STICKS, 0, (41600, 35800, 12600, 10000)) in offered(41600, 35800, 12600, 10000, sticks=1)
    assert (Cause.STICKS, 1, (41600, 35800, 12600, 9000)) in offered(41600, 35800, 12600, 9000, sticks=2)


def test_hundreds_are_no_sticks() -> None:
    assert all(cause is not Cause.STICKS for cause, _, _ in offered(41600, 35800, 12600, 9500))


@pytest.mark.parametrize(
    ("points", "seat", "meant"),
    [
        ((41600, 35800, 12600, 1000), 3, 10000),  # a nought missing
        ((41600, 35800, 126000, 10000), 2, 12600),  # a nought too much
        ((14600, 35800, 12600, 10000), 0, 41600),  # two digits swapped
        ((61600, 35800, 12600, 10000), 3, -10000),  # the sign missing
        ((41600, 38500, 12600, 10000), 1, 35800),  # a nought explains nothing
        ((41600, 35800, 12700, 10000), None, None),  # several could be a hundred too high
    ],
)
def test_one_slip_is_offered_if_only_one_score_can_have_it(
    points: tuple[int, ...], seat: int | None, meant: int | None
) -> None:
    typos = [fix for fix in fixes(game(*points)) if fix.cause is Cause.TYPO]
    assert [(fix.seat, fix.points[fix.seat or 0]) for fix in typos] == ([] if seat is None else [(seat, meant)])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [(41600, 41700), (1000, 10000), (10000, 1000), (14600, 41600), (-1200, 1200), (0, 100), (41600, 4600)],
)
def test_slips(typed: int, meant: int) -> None:
    assert is_slip(typed, meant)
    assert is_slip(meant, typed)


@pytest.mark.parametrize(
    ("typed", "meant"), [(41600, 42700), (41600, 64100), (1000, 100000), (-1200, 1300), (10000, 2000)]
)
def test_what_takes_two_slips_is_none(typed: int, meant: int) -> None:
    assert not is_slip(typed, meant)
    assert not is_slip(meant, typed)


def test_a_chombo_is_a_mangan_to_each() -> None:
    assert chombo_shares(0, 0, RULES) == {1: 4000, 2: 4000, 3: 4000}
    assert chombo_shares(2, 0, RULES) == {0: 4000, 1: 2000, 3: 2000}
    assert chombo_shares(0, 3, RULES) == {3: 4000, 1: 2000, 2: 2000}


def test_a_dealers_chombo_that_others_did_not_get() -> None:
    points = (37600 - 12000, 35800, 12600 + 4000, 10000)
    assert (Cause.CHOMBO_NOT_RECEIVED, 0, (25600, 39800, 20600, 14000)) in offered(*points, chombo=(1, 0, 0, 0))


def test_anybody_may_have_dealt_when_another_did_chombo() -> None:
    points = (41600, 35800 - 8000, 12600, 10000)
    found = [fix for fix in fixes(game(*points, chombo=(0, 1, 0, 0))) if fix.cause is Cause.CHOMBO_NOT_RECEIVED]
    assert [(fix.dealer, fix.points) for fix in found] == [
        (0, (45600, 27800, 14600, 12000)),
        (2, (43600, 27800, 16600, 12000)),
        (3, (43600, 27800, 14600, 14000)),
    ]


@pytest.mark.parametrize(("paid", "dealer"), [(12000, 1), (8000, 2)])
def test_a_chombo_that_its_player_did_not_pay(paid: int, dealer: int) -> None:
    points = (41600, 35800 + paid, 12600, 10000)
    found = [fix for fix in fixes(game(*points, chombo=(0, 1, 0, 0))) if fix.cause is Cause.CHOMBO_NOT_PAID]
    assert [(fix.dealer, fix.points) for fix in found] == [(dealer, (41600, 35800, 12600, 10000))]


def test_without_a_payment_in_the_game_no_chombo_explains_anything() -> None:
    tenhou = load_preset("tenhou")
    assert all(
        fix.cause in (Cause.STICKS, Cause.TYPO)
        for fix in fixes(game(41600, 27800, 12600, 10000, chombo=(0, 1, 0, 0), rules=tenhou))
    )


def test_where_points_are_carried_nobody_knows_what_they_should_make() -> None:
    tournament = load_preset("team-tournament")
    assert offered(150000, 120000, 50000, 30000, rules=tournament) == []


@given(st.lists(st.integers(-300, 900), min_size=4, max_size=4), st.integers(0, 4), st.integers(0, 3))
def test_every_fix_makes_it_add_up(hundreds: list[int], sticks: int, offender: int) -> None:
    chombo = tuple(int(seat == offender) for seat in range(4))
    points = tuple(100 * each for each in hundreds)
    found = fixes(game(*points, sticks=sticks, chombo=chombo))
    assert len(found) <= 5
    for fix in found:
        assert sum(fix.points) + 1000 * fix.sticks == 100_000
        assert sum(one != other for one, other in zip(points, fix.points, strict=True)) <= 3
    assert len({replace(fix, cause=Cause.STICKS, dealer=None, seat=None) for fix in found}) == len(found)
