"""Lines over games or hands, each with its name and last value at its end."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Align, Sheet, picture
from cogs.draw.base.palette import Colour
from cogs.draw.charts import plot
from cogs.draw.charts.plot import MARGIN, NOTE, TOP, WIDTH, Heading, Unit
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts

NAMED: Final = 8
"""How many lines have a name and a colour. The others stay in the background."""
HEIGHT: Final = 860
BOTTOM: Final = HEIGHT - 96
GUTTER: Final = 270
"""The widest name at the end of a line, in pixels."""
LABEL_APART: Final = 76
"""The height of a label: the name, and the value below it."""

_SHARP: Final = 2
_THICK: Final = 6
_THIN: Final = 3
_CROWDED: Final = 60
"""A line with this many corners is drawn thin, so that it hides less of the others."""
_MARK: Final = 9
_LEADER: Final = 34
"""The space between the end of a line and its label."""
_TICKS_ACROSS: Final = 6

Point = tuple[int, int]


class Curve(NamedTuple):
    """The line of a player or a team: pairs of game or hand and value. Between and after them it stays level."""

    name: str
    points: tuple[Point, ...]

    @property
    def last(self) -> int:
        """The value at the end."""
        return self.points[-1][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Curves:
    """A chart of lines. `marks` name places along the bottom (hands); without them games are counted.

    `line` is a value to compare everybody with: 0, or the points at the start. `across` says what is counted. Every
    curve has at least one point.
    """

    heading: Heading
    curves: tuple[Curve, ...]
    unit: Unit
    line: int | None = None
    marks: tuple[str, ...] = ()
    across: str = ""


class Frame(NamedTuple):
    """The area of the lines in the picture, and the values at its edges."""

    left: int
    right: int
    first: int
    last: int
    low: int
    high: int

    def across(self, step: int) -> float:
        """Return the place of a game or hand, from the left."""
        return self.left + (self.right - self.left) * (step - self.first) / max(1, self.last - self.first)

    def down(self, value: int) -> float:
        """Return the place of a value, from the top."""
        return BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low)


class End(NamedTuple):
    """The label at the end of a line, `tip`: the drawn name and the value, around `middle`."""

    name: str
    value: str
    colour: Colour
    tip: tuple[float, float]
    left: float
    middle: float


def curves_picture(curves: Curves, *, texts: Texts, name: str = "chart") -> Picture:
    """Draw the lines and name those that end highest. Raises `ValueError` without lines."""
    shown = ranked(curves)
    frame, ends = lay_out(curves)
    sheet = plot.begun(curves.heading, HEIGHT, texts)
    _axes(sheet, curves, frame)
    sheet.image = _lines(sheet.image, shown, frame)
    _write_ends(sheet, ends)
    return picture(sheet, alt=_in_words(curves, shown, texts), name=name)


def ranked(curves: Curves) -> tuple[Curve, ...]:
    """Return the lines, the highest end first, equal ones in the given order. Raises `ValueError` without lines."""
    if not curves.curves:
        raise ValueError(curves.heading)
    return tuple(sorted(curves.curves, key=lambda curve: -curve.last))


def lay_out(curves: Curves) -> tuple[Frame, tuple[End, ...]]:
    """Return the places of the lines and their labels."""
    named = ranked(curves)[:NAMED]
    names = fonts.drawable_names(curve.name for curve in named)
    values = [curves.unit.written(curve.last) for curve in named]
    gutter = max(min(GUTTER, fonts.widest([*names, *values], NOTE)), fonts.width(curves.across, NOTE) + _LEADER)
    heights = [value for curve in curves.curves for _, value in curve.points]
    if curves.line is not None:
        heights.append(curves.line)
    marks = plot.ticks(min(heights), max(heights))
    steps = [step for curve in curves.curves for step, _ in curve.points]
    left = MARGIN + fonts.widest([curves.unit.tick(mark) for mark in marks], NOTE) + 16
    right = WIDTH - MARGIN - gutter - _LEADER
    frame = Frame(left, right, min(steps), max(steps), marks[0], marks[-1])
    tips = [(frame.across(frame.last), frame.down(curve.last)) for curve in named]
    middles = plot.spread([y for _, y in tips], apart=LABEL_APART, low=TOP + 10, high=BOTTOM - 24)
    room = WIDTH - MARGIN - right - _LEADER
    ends = (
        End(fonts.fit(each, size=NOTE, room=room), value, palette.player_colour(at), tip, right + _LEADER, middle)
        for at, (each, value, tip, middle) in enumerate(zip(names, values, tips, middles, strict=True))
    )
    return frame, tuple(ends)


def _axes(sheet: Sheet, curves: Curves, frame: Frame) -> None:
    pen = sheet.pen
    for value in plot.ticks(frame.low, frame.high):
        y = frame.down(value)
        pen.line((frame.left, y, frame.right, y), fill=palette.CLOTH_LINE, width=2)
        written = curves.unit.tick(value)
        sheet.text((frame.left - 16, y), written, size=NOTE, colour=palette.CHALK_SOFT, align=Align.RIGHT)
    if curves.line is not None:
        y = frame.down(curves.line)
        pen.line((frame.left, y, frame.right, y), fill=palette.CHALK_SOFT, width=3)
    sheet.text((WIDTH - MARGIN, BOTTOM + 40), curves.across, size=NOTE, colour=palette.CHALK_SOFT, align=Align.RIGHT)
    for x, written in steps_below(curves, frame):
        pen.line((x, BOTTOM, x, BOTTOM + 10), fill=palette.CLOTH_LINE, width=3)
        sheet.text((x, BOTTOM + 40), written, size=NOTE, colour=palette.CHALK_SOFT, align=Align.MIDDLE)


def steps_below(curves: Curves, frame: Frame) -> tuple[tuple[float, str], ...]:
    """Return the names along the bottom, as many as there is room for, with their middles."""
    if curves.marks:
        room = fonts.widest(curves.marks, NOTE) + 18
        every = -(-room * len(curves.marks) // max(1, frame.right - frame.left))
        named = list(enumerate(curves.marks))[:: max(1, every)]
        return tuple((frame.across(frame.first + at), mark) for at, mark in named)
    found = plot.ticks(frame.first, frame.last, most=_TICKS_ACROSS)
    return tuple((frame.across(at), str(at)) for at in found if frame.first <= at <= frame.last)


def _lines(image: Image.Image, shown: tuple[Curve, ...], frame: Frame) -> Image.Image:
    """Draw the lines larger and shrink them, so that they are smooth; draw the highest last."""
    large = image.resize((image.width * _SHARP, image.height * _SHARP), Image.Resampling.NEAREST)
    pen = ImageDraw.Draw(large)
    for at, curve in reversed(list(enumerate(shown))):
        way = [(x * _SHARP, y * _SHARP) for x, y in _way(curve, frame)]
        colour = palette.player_colour(at) if at < NAMED else palette.CLOTH_LINE
        thick = _THICK if at < NAMED and len(way) < _CROWDED else _THIN
        pen.line(way, fill=colour, width=thick * _SHARP, joint="curve")
        if at < NAMED:
            plot.marker(pen, way[-1], _MARK * _SHARP, at, colour)
    return large.reduce(_SHARP)


def _way(curve: Curve, frame: Frame) -> list[tuple[float, float]]:
    """Return the corners of a line, which goes on to the right end."""
    return [(frame.across(step), frame.down(value)) for step, value in (*curve.points, (frame.last, curve.last))]


def _write_ends(sheet: Sheet, ends: tuple[End, ...]) -> None:
    pen = sheet.pen
    for end in ends:
        x, y = end.tip
        pen.line((x + _MARK + 3, y, end.left - 6, end.middle), fill=end.colour, width=2)
        sheet.text((end.left, end.middle - 17), end.name, size=NOTE, colour=end.colour)
        sheet.text((end.left, end.middle + 17), end.value, size=NOTE)


def _in_words(curves: Curves, shown: tuple[Curve, ...], texts: Texts) -> str:
    facts = [
        texts.text("chart-place", place=at, name=fonts.one_line(curve.name), value=curves.unit.written(curve.last))
        for at, curve in enumerate(shown[:NAMED], 1)
    ]
    return plot.in_words(curves.heading, facts, len(shown) - NAMED, texts)
