"""Reading questions for the points of han and fu."""

from __future__ import annotations

import pytest

from core.lookup.points import PointsAsked, points_asked


@pytest.mark.parametrize(
    ("question", "han", "fu", "dealer"),
    [
        ("3 han 40 fu", 3, 40, False),
        ("how many points for 4 han 30 fu", 4, 30, False),
        ("what's 2 han 25 fu worth for the dealer?", 2, 25, True),
        ("non-dealer 3 han 30 fu", 3, 30, False),
        ("2han 40", 2, 40, False),
        ("4翻30符は何点", 4, 30, False),
        ("三翻四十符", 3, 40, False),
        ("30符4翻", 30 // 10 + 1, 30, False),
        ("3翻40符親のロン", 3, 40, True),
        ("庄家3番30符多少点", 3, 30, True),
        ("莊家三翻三十符幾點", 3, 30, True),
        ("5 han", 5, None, False),
        ("13翻", 13, None, False),
    ],
)
def test_han_and_fu_are_read(question: str, han: int, fu: int | None, *, dealer: bool) -> None:
    assert points_asked(question) == PointsAsked(han=han, fu=fu, dealer=dealer)


@pytest.mark.parametrize(
    "question",
    [
        "is 4 han 30 fu a mangan",
        "4番30符算满贯吗",
        "13翻は役満？",
        "99 han",
        "0 han",
        "honitsu",
        "30 fu",
        "",
        "2 hands",
    ],
)
def test_other_questions_are_none_for_points(question: str) -> None:
    assert points_asked(question) is None
