"""Numbers as they are written."""

import pytest

from cogs.ui.words import figures


@pytest.mark.parametrize(
    ("tenths", "written"), [(620, "+62.0"), (-500, "−50.0"), (0, "0.0"), (5, "+0.5"), (-5, "−0.5")]
)
def test_a_score_has_its_sign_and_one_decimal(tenths: int, written: str) -> None:
    assert figures.score(tenths) == written


@pytest.mark.parametrize(("number", "written"), [(3000, "+3000"), (-8000, "−8000"), (0, "0")])
def test_points_have_their_sign(number: int, written: str) -> None:
    assert figures.signed(number) == written


@pytest.mark.parametrize(
    ("total", "count", "digits", "written"),
    [
        (10, 4, 2, "2.50"),
        (1, 8, 2, "0.13"),
        (-1, 8, 2, "−0.13"),
        (-1, 1000, 2, "0.00"),
        (7, 2, 0, "4"),
        (2, 3, 3, "0.667"),
    ],
)
def test_an_average_rounds_halves_away_from_zero(total: int, count: int, digits: int, written: str) -> None:
    assert figures.average(total, count, digits) == written


@pytest.mark.parametrize(
    ("tenths", "count", "written"), [(620, 1, "+62.00"), (-500, 3, "−16.67"), (1, 1000, "0.00"), (-1, 1000, "0.00")]
)
def test_an_average_score_has_its_sign(tenths: int, count: int, written: str) -> None:
    assert figures.average_score(tenths, count) == written


@pytest.mark.parametrize(
    ("part", "whole", "written"), [(1, 3, "33.3%"), (2, 3, "66.7%"), (0, 7, "0.0%"), (7, 7, "100.0%")]
)
def test_a_share_is_written_in_percent(part: int, whole: int, written: str) -> None:
    assert figures.percent(part, whole) == written
