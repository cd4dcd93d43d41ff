"""Charts, measured: nothing is cut off or lies on anything else, all can be read, lines end where they should."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cogs.draw import (
    Counted,
    Curve,
    Placed,
    Versus,
    fpoints_picture,
    places_picture,
    points_picture,
    progress_picture,
    race_picture,
    rating_picture,
    team_race_picture,
    versus_picture,
)
from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Align, Sheet
from cogs.draw.base.palette import Colour
from cogs.draw.charts.bars import SHOWN, count_rows, place_rows
from cogs.draw.charts.curves import BOTTOM, GUTTER, HEIGHT, NAMED, Curves, curves_picture, lay_out, steps_below
from cogs.draw.charts.lines import CORNERS, thinned
from cogs.draw.charts.plot import Heading, Unit, spread, ticks
from cogs.draw.charts.versus import SHOWN as OPPONENTS
from cogs.draw.charts.versus import lay_out as versus_cells
from cogs.ui.cards.pictures import MOST_ALT, Picture
from cogs.ui.texts import FALLBACK, Texts, languages
from core.rules import load_preset, preset_names

ENGLISH = Texts(FALLBACK)
READABLE = 4.5
NAMES = (
    "Ann",
    "山田太郎",
    "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 64,
    "Bo \N{CAT FACE}",
    "\N{CAT FACE}",
    "\N{DOG FACE}",
    "김철수",
    "Gert-Jan van der Meer",
    "`x` *y* _z_",
    "漢" * 64,
    "\N{THAI CHARACTER KO KAI}",
    "i" * 64,
    "Żółć Łukasz",
)
ABOUT = "Ｗ" * 64
Draw = Callable[[Texts], Picture]


def curve(name: str, *values: int) -> Curve:
    return Curve(name, tuple(enumerate(values)))


def zigzag(games: int, *, scale: int = 1) -> tuple[Curve, ...]:
    """Lines of everybody that cross and end close to each other."""
    return tuple(
        curve(name, *(scale * ((game * (at + 3) * 37) % 211 - 100) for game in range(games + 1)))
        for at, name in enumerate(NAMES)
    )


def progress(texts: Texts) -> Picture:
    scores = (
        curve("Ｗ" * 64, 25000, 33000, -1200),
        curve("漢" * 64, 25000, 25000, 33200),
        curve("Ann", 25000, 17000, 33200),
        curve("\N{CAT FACE}", 25000, 25000, 34800),
    )
    return progress_picture(ABOUT, scores, marks=("", "East 1", "South 4, 12 honba"), start=25000, texts=texts)


def long_progress(texts: Texts) -> Picture:
    scores = tuple(
        curve(each, *(25000 + 100 * ((at * hand * 7) % 50) for hand in range(31))) for at, each in enumerate(NAMES[:4])
    )
    return progress_picture(
        "1", scores, marks=("", *(f"東{hand}-{hand}" for hand in range(30))), start=25000, texts=texts
    )


def versus_of(count: int, *, most: int) -> Versus:
    above = tuple(tuple(0 if a == b else (a * 31 + b * 17) % (most + 1) for b in range(count)) for a in range(count))
    return Versus(NAMES[:count], above)


PICTURES: dict[str, Draw] = {
    "race": lambda texts: race_picture(ABOUT, zigzag(500, scale=17), texts=texts),
    "short race": lambda texts: race_picture("", (curve("A", 0, 5), curve("B", 0, -5)), texts=texts),
    "one game": lambda texts: race_picture("1", (curve("A", 0),), texts=texts),
    "team race": lambda texts: team_race_picture(ABOUT, zigzag(9, scale=1000), texts=texts),
    "rating": lambda texts: rating_picture(ABOUT, (curve("Ann", 1500, 1510, 1498, 2210),), texts=texts, start=1500),
    "rating without a start": lambda texts: rating_picture("x", (curve("Ann", 2100, 2101),), texts=texts),
    "progress": progress,
    "long progress": long_progress,
    "places": lambda texts: places_picture(
        ABOUT,
        tuple(Placed(name, ((at * 7) % 11, at % 5, (at * 3) % 100, at % 3)) for at, name in enumerate(NAMES)),
        texts=texts,
    ),
    "places of one": lambda texts: places_picture("", (Placed("Ann", (0, 0, 1)),), texts=texts),
    "f-points": lambda texts: fpoints_picture(
        ABOUT, tuple(Counted(name, (at - 2) ** 3) for at, name in enumerate(NAMES)), texts=texts
    ),
    "no f-points": lambda texts: fpoints_picture("", (Counted("Ann", 0),), texts=texts),
    "versus": lambda texts: versus_picture(ABOUT, versus_of(len(NAMES), most=999), texts=texts),
    "versus of two": lambda texts: versus_picture("", versus_of(2, most=20), texts=texts),
} | {
    f"points {name}{' dealer' * dealer}": lambda texts, name=name, dealer=dealer: points_picture(
        load_preset(name), title=ABOUT, dealer=dealer, texts=texts
    )
    for name in preset_names()[:3]
    for dealer in (False, True)
}


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it came into a picture: where, with which colour, on what, and how large the picture is."""

    text: str
    box: tuple[float, float, float, float]
    size: int
    colour: Colour
    ground: tuple[Colour, ...]
    picture: tuple[int, int]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Collect every text that a picture gets."""
    found: list[Written] = []
    write = Sheet.text

    def noted(  # noqa: PLR0913
        sheet: Sheet,
        at: tuple[float, float],
        text: str,
        *,
        size: int,
        colour: Colour = palette.CHALK,
        align: Align = Align.LEFT,
    ) -> None:
        if text:
            wide, (up, down) = fonts.width(text, size), fonts.height(text, size)
            left = at[0] - wide * align.value
            box = left, at[1] + up, left + wide, at[1] + down
            part = sheet.image.crop((int(box[0]), int(box[1]), int(box[2]) + 1, int(box[3]) + 1))
            red, green, blue = (part.getchannel(channel).tobytes() for channel in "RGB")
            ground = tuple(set(zip(red, green, blue, strict=True)))
            found.append(Written(text, box, size, colour, ground, sheet.image.size))
        write(sheet, at, text, size=size, colour=colour, align=align)

    monkeypatch.setattr(Sheet, "text", noted)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("draw", PICTURES.values(), ids=PICTURES)
def test_every_text_is_inside_apart_from_others_and_can_be_read(
    written: list[Written], draw: Draw, language: str
) -> None:
    picture = draw(Texts(language))
    assert written
    for each in written:
        left, top, right, bottom = each.box
        assert left >= 4, each
        assert top >= 4, each
        assert right <= each.picture[0] - 4, each
        assert bottom <= each.picture[1] - 4, each
        assert each.size >= 26
        assert min(palette.contrast(each.colour, ground) for ground in each.ground) >= READABLE, each
        assert fonts.drawable(each.text) == " ".join(each.text.split()), each
    for one, other in combinations(written, 2):
        across = one.box[0] < other.box[2] and other.box[0] < one.box[2]
        assert not (across and one.box[1] < other.box[3] and other.box[1] < one.box[3]), (one, other)
    assert picture.size == written[0].picture


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("draw", PICTURES.values(), ids=PICTURES)
def test_every_picture_says_in_words_what_it_shows(draw: Draw, language: str) -> None:
    picture = draw(Texts(language))
    assert len(picture.alt) > 10
    assert "{" not in picture.alt
    assert picture.file().description == picture.item().description
    assert len(picture.item().description or "") <= MOST_ALT


@pytest.mark.parametrize("draw", PICTURES.values(), ids=PICTURES)
def test_a_png_is_small_and_what_its_size_says(draw: Draw) -> None:
    picture = draw(ENGLISH)
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.size, image.width) == ("PNG", picture.size, 1000)
    assert len(picture.png) < 200_000


# --- lines


def chart(*curves: Curve, line: int | None = 0, marks: tuple[str, ...] = ()) -> Curves:
    return Curves(heading=Heading("Race"), curves=curves, unit=Unit.SCORE, line=line, marks=marks)


def test_each_line_ends_in_its_colour_where_its_value_is() -> None:
    curves = chart(curve("Ann", 0, 100, 300), curve("Bo", 0, -50, -200), curve("Cho", 0, 20, 40))
    frame, ends = lay_out(curves)
    image = Image.open(BytesIO(curves_picture(curves, texts=ENGLISH).png)).convert("RGB")
    assert [end.name for end in ends] == ["Ann", "Cho", "Bo"]
    assert [end.value for end in ends] == ["+30.0", "+4.0", "\N{MINUS SIGN}20.0"]
    for end in ends:
        assert image.getpixel((round(end.tip[0]), round(end.tip[1]))) == end.colour
    assert len({end.colour for end in ends}) == 3
    assert [end.tip[1] for end in ends] == [frame.down(value) for value in (300, 40, -200)]
    middle = round(frame.across(1)), round(frame.down(100))
    assert image.getpixel(middle) == ends[0].colour


def test_a_line_goes_on_level_after_its_last_game() -> None:
    curves = chart(Curve("Ann", ((0, 0), (1, 100))), Curve("Bo", ((0, 0), (10, -100))))
    frame, ends = lay_out(curves)
    image = Image.open(BytesIO(curves_picture(curves, texts=ENGLISH).png)).convert("RGB")
    assert image.getpixel((round(frame.across(6)), round(frame.down(100)))) == ends[0].colour


def test_those_beyond_the_named_stay_in_the_background() -> None:
    curves = chart(*(curve(f"P{at}", 0, 1000 - 100 * at) for at in range(NAMED + 3)))
    frame, ends = lay_out(curves)
    image = Image.open(BytesIO(curves_picture(curves, texts=ENGLISH).png)).convert("RGB")
    assert [end.name for end in ends] == [f"P{at}" for at in range(NAMED)]
    last = round(frame.right) - 3, round(frame.down(1000 - 100 * (NAMED + 2)))
    assert image.getpixel(last) not in palette.PLAYERS


@pytest.mark.parametrize("games", [1, 500])
def test_labels_are_apart_and_have_room(games: int) -> None:
    frame, ends = lay_out(chart(*zigzag(games)))
    for end in ends:
        assert end.left + fonts.width(end.name, 32) <= 1000 - 20
        assert end.left - frame.right < GUTTER
    middles = sorted(end.middle for end in ends)
    assert all(after - before >= 70 for before, after in pairwise(middles))
    assert middles[-1] < HEIGHT - 60


def test_marks_thin_out_where_there_is_no_room() -> None:
    marks = ("", *(f"E{hand}" for hand in range(1, 41)))
    curves = chart(curve("Ann", *range(41)), marks=marks)
    frame, _ = lay_out(curves)
    shown = steps_below(curves, frame)
    assert 4 < len(shown) < 20
    assert all(after - before > fonts.widest(marks, 32) for (before, _), (after, _) in pairwise(shown))
    assert all(frame.left <= x <= frame.right for x, _ in shown)


def test_what_nobody_is_held_against_has_no_line() -> None:
    with_line = lay_out(chart(curve("Ann", 2000, 2010), line=1500))[0]
    without = lay_out(chart(curve("Ann", 2000, 2010), line=None))[0]
    assert with_line.low <= 1500
    assert without.low == 2000
    assert without.down(without.low) == BOTTOM


def test_a_chart_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="race"):
        race_picture("x", (), texts=ENGLISH)
    with pytest.raises(ValueError, match="Placings"):
        places_picture("x", (), texts=ENGLISH)
    with pytest.raises(ValueError, match="F-points"):
        fpoints_picture("x", (), texts=ENGLISH)
    with pytest.raises(ValueError, match="Head"):
        versus_picture("x", Versus((), ()), texts=ENGLISH)


def test_a_race_in_words() -> None:
    totals = (curve("Ann", 0, 305), curve("Bo\n\N{CAT FACE}", 0, 400), *(curve(f"P{at}", 0, -at) for at in range(8)))
    said = race_picture("Thursdays", totals, texts=ENGLISH).alt
    assert said.startswith("Season race, Thursdays: 1st Bo \N{CAT FACE} +40.0; 2nd Ann +30.5; 3rd P0 0.0; ")
    assert said.endswith("; and 2 more")


# --- axes


@given(st.integers(-(10**7), 10**7), st.integers(0, 10**7), st.integers(3, 9))
def test_ticks_are_few_even_and_hold_everything(low: int, size: int, most: int) -> None:
    found = ticks(low, low + size, most=most)
    assert 2 <= len(found) <= most
    assert found[0] <= low
    assert found[-1] >= low + size
    steps = {after - before for before, after in pairwise(found)}
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")


@given(st.lists(st.integers(0, 700), max_size=8))
def test_labels_keep_their_order_their_distance_and_their_edges(wanted: list[int]) -> None:
    found = spread(wanted, apart=70, low=100, high=700)
    assert len(found) == len(wanted)
    for (want, place), (other, there) in combinations(zip(wanted, found, strict=True), 2):
        assert abs(place - there) >= 70 - 1e-6
        assert want == other or (want < other) == (place < there)
    assert all(100 <= place <= 700 + 1e-6 for place in found)


def test_labels_with_room_stay_where_they_belong_and_crowded_ones_lie_around_their_middle() -> None:
    assert spread([150, 300], apart=70, low=100, high=700) == (150, 300)
    assert spread([300, 300, 600], apart=70, low=100, high=700) == (265, 335, 600)


def test_numbers_are_written_as_their_unit_has_it() -> None:
    assert [unit.written(-1205) for unit in Unit] == [
        "\N{MINUS SIGN}1205",
        "\N{MINUS SIGN}120.5",
        "\N{MINUS SIGN}1205",
        "\N{MINUS SIGN}1205",
    ]
    assert [unit.written(30) for unit in Unit] == ["30", "+3.0", "+30", "30"]
    assert [Unit.SCORE.tick(number) for number in (1000, 5, 0)] == ["+100", "+0.5", "0"]


# --- bars


def test_shares_fill_the_bar_in_the_colours_of_the_places() -> None:
    row, empty = place_rows((Placed("Ann", (1, 0, 2, 1)), Placed("Bo", (0, 0, 0, 0))), ENGLISH)
    assert [part.colour for part in row.parts] == [palette.PLACES[at] for at in (0, 2, 3)]
    assert [part.written for part in row.parts] == ["25%", "50%", "25%"]
    assert [(part.left, part.right) for part in row.parts] == [(28, 264), (264, 736), (736, 972)]
    assert row.value == "2.75 in 4 games"
    assert (empty.parts, empty.value) == ((), "")
    picture = places_picture("", (Placed("Ann", (1, 0, 2, 1)),), texts=ENGLISH)
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    for part in row.parts:
        assert image.getpixel((part.left + 2, part.top + 2)) == part.colour
        assert image.getpixel((part.right - 3, part.bottom - 3)) == part.colour


def test_a_share_too_small_for_its_figure_has_none() -> None:
    (row,) = place_rows((Placed("Ann", (1, 99)),), ENGLISH)
    assert [part.written for part in row.parts] == ["", "99%"]


def test_places_in_words() -> None:
    said = places_picture("Thursdays", tuple(Placed(f"P{at}", (at, 1)) for at in range(SHOWN + 1)), texts=ENGLISH).alt
    assert said.startswith("Placings, Thursdays: P0 0, 1; P1 1, 1; ")
    assert said.endswith("; and one more")


def test_bars_of_numbers_begin_at_the_same_line() -> None:
    rows = count_rows((Counted("Ann", -10), Counted("Bo", 0), Counted("Cho", 30)))
    (below,), none, (above,) = (row.parts for row in rows)
    assert below.right == above.left
    assert none == ()
    assert (above.right - above.left) == pytest.approx(3 * (below.right - below.left), abs=3)
    assert below.colour != above.colour
    assert [row.value for row in rows] == ["\N{MINUS SIGN}10", "0", "+30"]


# --- tables


def test_everybody_against_everybody() -> None:
    cells = versus_cells(Versus(("Ann", "Bo", "Cho"), ((0, 3, 0), (1, 0, 2), (0, 2, 0))))
    fields = [cell for cell in cells if cell.top > 200 and cell.left > 28]
    assert [cell.written for cell in fields] == ["", "3:1", "–", "1:3", "", "2:2", "–", "2:2", ""]
    colours = [cell.colour for cell in fields]
    assert colours[1] == palette.ABOVE
    assert colours[3] == palette.BELOW
    assert colours[2] == colours[5] == palette.CLOTH_RAISED
    assert [cell.written for cell in cells[:3]] == ["1", "2", "3"]


def test_numbers_that_do_not_fit_become_shares() -> None:
    count = OPPONENTS
    above = tuple(tuple(0 if a == b else 1000 + 500 * (a < b) for b in range(count)) for a in range(count))
    fields = [cell.written for cell in versus_cells(Versus(NAMES[:count], above)) if cell.top > 300 and cell.left > 28]
    assert set(fields) == {"", "60%", "40%"}


def test_more_opponents_than_fit_are_left_out() -> None:
    cells = versus_cells(versus_of(OPPONENTS + 2, most=9))
    assert sum(cell.written == str(OPPONENTS) for cell in cells if cell.top < 200) == 1
    assert len([cell for cell in cells if cell.left == 28]) == OPPONENTS


def test_the_table_of_points_has_what_the_scorer_says(written: list[Written]) -> None:
    picture = points_picture(load_preset("tenhou"), title="Tenhou", dealer=False, texts=ENGLISH)
    shown = [each.text for each in written]
    said = picture.alt
    assert said.startswith("Points: Not the dealer, Tenhou: 1 han, 30 fu 1000 (300/500), 40 fu 1300 (400/700), ")
    assert "; 4 han, 20 fu – (1300/2600), 25 fu 6400 (1600/3200), 30 fu 7700 (2000/3900); Mangan, 5 han 8000 " in said
    assert said.endswith("; Kazoe yakuman, 13+ han 32000 (8000/16000)")
    assert len(said) <= MOST_ALT
    for expected in ("7700", "2000/3900", "Mangan, 5 han", "8000/16000", "400/700", "1600"):
        assert expected in shown
    assert shown[:2] == ["Points: Not the dealer", "Tenhou"]


def test_a_long_line_has_as_many_corners_as_there_is_room_for() -> None:
    line = tuple((game, game * game) for game in range(5001))
    drawn = thinned(line)
    assert len(drawn) <= CORNERS + 2
    assert drawn[0] == line[0]
    assert drawn[-1] == line[-1]
    assert list(drawn) == sorted(drawn)
    assert thinned(line[:500]) == line[:500]


def test_teams_that_carry_points_are_drawn_in_points_by_match() -> None:
    curves = (Curve("Owls", ((0, 75000), (1, 90000))), Curve("Foxes", ((0, 75000), (1, 60000))))
    picture = team_race_picture("Cup", curves, texts=Texts(FALLBACK), carried=True)
    assert picture.alt == "Team race, Cup: 1st Owls 90000; 2nd Foxes 60000"
