"""Final scores as people write them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.game.record.errors import NoScores, ScoreCount, ScoreNotANumber, ScoreNotHundreds, ScoreOutOfRange
from cogs.game.record.scores import read_scores
from core.errors import NotationError, TenbouError
from core.rules import load_preset

FOUR = load_preset("f-league")
THREE = load_preset("tenhou-sanma")
HAND = (41600, 35800, 12600, 10000)
FULL_WIDTH = {sign: sign + 0xFEE0 for sign in range(0x21, 0x7F)} | {0x20: 0x3000}


@pytest.mark.parametrize(
    "text",
    [
        "41600 35800 12600 10000",
        "416 358 126 100",
        "41.6 35.8 12.6 10",
        "41.6 35.8 12.6 10.0",
        "41,6 35,8 12,6 10,0",
        "41.600 35.800 12.600 10.000",
        "41,600 35,800 12,600 10,000",
        "41'600 35'800 12'600 10'000",
        "41,600, 35,800, 12,600, 10,000",
        "41600,35800,12600,10000",
        "416,358,126,100",
        "41600, 35800, 12600, 10000",
        "41600/35800/12600/10000",
        "41600; 35800; 12600; 10000",
        "41600 | 35800 | 12600 | 10000",
        "41600、35800、12600、10000",
        "41.6k 35.8k 12.6K 10k",
        "+41600 +35800 +12600 +10000",
        "41600 35800 12600 10000".translate(FULL_WIDTH),
        "41.6 35.8 12.6 10.0".translate(FULL_WIDTH),
        "41600,35800,12600,10000".translate(FULL_WIDTH),
        "  41600\t35800\n12600   10000 ",
    ],
)
def test_every_way_to_write_it_is_read(text: str) -> None:
    assert read_scores(text, FOUR) == HAND


@pytest.mark.parametrize("minus", ["-", "−", "–", "—", "\uff0d", "▲", "△"])
def test_every_minus_is_one(minus: str) -> None:
    assert read_scores(f"61600 35800 12600 {minus}10000", FOUR) == (61600, 35800, 12600, -10000)
    assert read_scores(f"616 358 126 {minus}100", FOUR) == (61600, 35800, 12600, -10000)


def test_three_players_have_three_scores() -> None:
    assert read_scores("50000 35000 20000", THREE) == (50000, 35000, 20000)
    assert read_scores("500 350 200", THREE) == (50000, 35000, 20000)


def test_whole_thousands_are_read_as_such() -> None:
    assert read_scores("40 30 20 10", FOUR) == (40000, 30000, 20000, 10000)


def test_zero_is_a_score() -> None:
    assert read_scores("60000 40000 0 0", FOUR) == (60000, 40000, 0, 0)
    assert read_scores("600 400 0 0", FOUR) == (60000, 40000, 0, 0)


def test_a_wrong_sum_is_not_the_readers_business() -> None:
    assert read_scores("41600 35800 12600 1000", FOUR) == (41600, 35800, 12600, 1000)
    assert read_scores("416 358 126 90", FOUR) == (41600, 35800, 12600, 9000)


@pytest.mark.parametrize("text", ["", "   ", ",", " , / "])
def test_nothing_is_no_scores(text: str) -> None:
    with pytest.raises(NoScores):
        read_scores(text, FOUR)


@pytest.mark.parametrize(("text", "count"), [("41600", 1), ("41600 35800 12600", 3), ("1 2 3 4 5", 5)])
def test_the_number_of_scores_is_that_of_the_players(text: str, count: int) -> None:
    with pytest.raises(ScoreCount) as raised:
        read_scores(text, FOUR)
    assert (raised.value.count, raised.value.players) == (count, 4)


@pytest.mark.parametrize(
    ("text", "position", "length"),
    [
        ("41600 abc 12600 10000", 7, 3),
        ("41600 35800 12600 1o000", 19, 5),
        ("41600 - 35800 12600", 7, 1),
        ("41600-35800 12600 10000", 1, 11),
        ("41600 35800 12600 1,00", 19, 4),
        ("41600 35800 12600 --100", 19, 5),
        ("41600 35800 12600 9999999999999", 19, 13),
        ("41600 35800 12600 ½", 19, 1),
    ],
)
def test_what_is_no_number_is_marked(text: str, position: int, length: int) -> None:
    with pytest.raises(ScoreNotANumber) as raised:
        read_scores(text, FOUR)
    assert (raised.value.position, raised.value.length) == (position, length)


@pytest.mark.parametrize(("text", "score"), [("41650 35800 12600 9950", "41650"), ("41.65 35.8 12.6 10", "41.65")])
def test_points_are_full_hundreds(text: str, score: str) -> None:
    with pytest.raises(ScoreNotHundreds) as raised:
        read_scores(text, FOUR)
    assert (raised.value.score, raised.value.position) == (score, 1)


def test_two_ways_at_once_are_out_of_range() -> None:
    with pytest.raises(ScoreOutOfRange) as raised:
        read_scores("41.6 35800 12600 10000", FOUR)
    assert (raised.value.score, raised.value.points, raised.value.position) == ("35800", 35800000, 6)


@st.composite
def results(draw: st.DrawFn) -> tuple[int, ...]:
    """Points that nearly add up, as those of people do."""
    hundreds = [draw(st.integers(-300, 700)) for _ in range(3)]
    off = draw(st.integers(-60, 60))
    return tuple(100 * each for each in (*hundreds, 1000 - sum(hundreds) + off))


def _grouped(points: int) -> str:
    return f"{points:,}"


def _thousands(points: int) -> str:
    sign, size = "-" if points < 0 else "", abs(points)
    return f"{sign}{size // 1000}.{size % 1000 // 100}"


WRITERS: tuple[Callable[[int], str], ...] = (
    str,
    _grouped,
    _thousands,
    lambda points: str(points // 100),
    lambda points: f"{points:+}",
    lambda points: str(points).replace("-", "▲"),
    lambda points: str(points).replace("-", "−"),
    lambda points: str(points).translate(FULL_WIDTH),
    lambda points: _thousands(points).translate(FULL_WIDTH),
    lambda points: f"{_thousands(points)}k",
)


@given(results(), st.sampled_from(WRITERS), st.sampled_from([" ", "  ", "/", " / ", "; ", "、", "\n", "\u3000", ", "]))
def test_what_is_written_in_one_way_is_read_back(
    points: tuple[int, ...], write: Callable[[int], str], gap: str
) -> None:
    assert read_scores(gap.join(map(write, points)), FOUR) == points


@given(st.text(alphabet="0123456789+-−▲.,k /、 x", max_size=40) | st.text(max_size=40))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    refused = None
    try:
        points = read_scores(text, FOUR)
    except TenbouError as error:
        refused = error
    if isinstance(refused, NotationError):
        assert refused.text == text
        assert 1 <= refused.position <= refused.position + refused.length - 1 <= len(text)
    if refused is None:
        assert len(points) == 4
        assert all(each % 100 == 0 and abs(each) <= 200_000 for each in points)
