"""Result lines as people paste them."""

import pytest

from cogs.game.importing.errors import LineNotUnderstood
from cogs.game.importing.result_line import LineSeat, line_seats, points_of, read_line
from core.rules import load_preset

F, TENHOU, SANMA = (load_preset(name) for name in ("f-league", "tenhou", "tenhou-sanma"))
NAMES = ("A", "B", "C", "D")
SCORES = (610, 150, -260, -500)
POINTS = (51200, 34700, 14100, 0)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("P0(+61.0) P1(+15.0) P2(-26.0) P3(-50.0)", ("P0", "P1", "P2", "P3")),
        ("A(+61) B(+15) C(-26) D(-50)", NAMES),
        ("A +61, B +15, C -26, D -50", NAMES),
        ("A: +61.0 | B: +15.0", None),
        ("L1000 | 00:30 | 四般南喰赤\N{FULLWIDTH HYPHEN-MINUS} | A(+61.0) B(+15.0) C(-26.0) D(-50.0)", NAMES),
        ("20:15 | 32 | 四鳳南喰赤 | A(+61.0,+3枚) B(+15.0,0枚) C(-26.0,-1枚) D(-50.0,-2枚)", NAMES),
        ("1位 A（＋61.0） 2位 B（＋15.0） 3位 C（▲26.0） 4位 D（▲50.0）", NAMES),
        ("1. A(+61.0) 2. B(+15.0) 3. C(-26.0) 4. D(-50.0)", NAMES),
        ("Ann 2000(+61.0) B(+15.0) C(-26.0) D(-50.0)", ("Ann 2000", "B", "C", "D")),
        ("花子(+61.0) B\u3000(+15.0)、Ｃ(-26.0)、a b(-50.0)", ("花子", "B", "Ｃ", "a b")),
    ],
)
def test_scores(line: str, names: tuple[str, ...] | None) -> None:
    if names is None:
        assert len(line_seats(line)) < 4
        return
    assert line_seats(line) == tuple(LineSeat(*each) for each in zip(names, (None,) * 4, SCORES, strict=True))


@pytest.mark.parametrize(
    "line",
    [
        "A(51200) B(34700) C(14100) D(0)",
        "A(51,200) B(34,700) C(14,100) D(0)",
        "A 51200 B 34700 C 14100 D 0",
        "A: 51,200, B: 34,700, C: 14,100, D: 0",
        "A=51200\nB=34700\nC=14100\nD=0",
        "A 51200点 B 34700点 C 14100点 D 0点",
    ],
)
def test_points(line: str) -> None:
    assert line_seats(line) == tuple(LineSeat(*each) for each in zip(NAMES, POINTS, (None,) * 4, strict=True))


@pytest.mark.parametrize(
    "line",
    [
        "A 51200(+61.0) B 34700(+15.0) C 14100(-26.0) D 0(-50.0)",
        "A: 51,200 (+61.0) B: 34,700 (+15.0) C: 14,100 (-26.0) D: 0 (-50.0)",
        "A(51200, +61.0) B(34700, +15.0) C(14100, -26.0) D(0, -50.0)",
        "A(51200 / +61) B(34700 / +15) C(14100 / -26) D(0 / -50)",
    ],
)
def test_points_and_scores(line: str) -> None:
    assert line_seats(line) == tuple(LineSeat(*each) for each in zip(NAMES, POINTS, SCORES, strict=True))


@pytest.mark.parametrize("line", ["", "hello", "(+61.0) (+15.0)", "51200 34700 14100 0", "A(x)", "A(+61.0) " * 200])
def test_what_is_no_result(line: str) -> None:
    if len(line) > 1000:
        assert line_seats(line[:1000])
    assert line_seats(line) == ()
    with pytest.raises(LineNotUnderstood):
        read_line(line, F)


def test_scores_are_what_the_leagues_rules_make_of_whole_thousands() -> None:
    """41 - 30 + 30 + 20, 35 - 30 + 10, 14 - 30 - 10, 10 - 30 - 30; by Tenhou's 51, 35, 14 and 0 would do as well."""
    assert points_of(SCORES, F) == (41000, 35000, 14000, 10000)
    assert points_of(SCORES, TENHOU) == (41000 + 10000, 35000, 14000, 0)
    assert read_line("A(+61.0) B(+15.0) C(-26.0) D(-50.0)", F).points == (41000, 35000, 14000, 10000)


def test_other_scores_are_tried_by_tenhous_rules() -> None:
    read = read_line("A(+45.0) B(+9.0) C(-20.0) D(-34.0)", F)
    assert (read.points, read.rounded) == ((35000, 29000, 20000, 16000), True)
    three = read_line("A(+52.0) B(+2.0) C(-54.0)", SANMA)
    assert sum(three.points) == 105000


def test_scores_in_any_order_are_understood() -> None:
    assert points_of((-500, 610, -260, 150), F) == (10000, 41000, 14000, 35000)


def test_scores_that_nobody_can_have_are_none() -> None:
    assert points_of((99990, 150, -260, -500), F) is None
    assert points_of((615, 150, -265, -500), F) is None
