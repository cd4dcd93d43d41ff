"""The common parts of charts: beginnings, written values, round numbers for axes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PIL import ImageDraw

from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Sheet
from cogs.draw.base.palette import Colour
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score, signed

WIDTH: Final = 1000
"""The width of every picture, so that text has the same size in all of them."""
MARGIN: Final = 28
TITLE: Final = 44
"""Sizes of text: titles, main text, secondary text."""
TEXT: Final = 36
NOTE: Final = 32
TOP: Final = 152
"""The top of a chart, below its title and subject."""

_TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Heading:
    """The kind of a chart and its subject: `Season race`, `Thursdays, season 3`."""

    title: str
    about: str = ""


class Unit(Enum):
    """The unit of a chart's numbers, and so the way they are written."""

    POINTS = "points"
    SCORE = "score"
    """Tenths of a point, with a sign."""
    COUNT = "count"
    """Whole numbers with a sign."""
    RATING = "rating"
    """Whole numbers without one."""

    def written(self, number: int) -> str:
        """Write a number as people read it."""
        write = {Unit.SCORE: score, Unit.COUNT: signed}.get(self, points)
        return write(number)

    def tick(self, number: int) -> str:
        """Write a round number beside an axis, without decimals."""
        if self is Unit.SCORE:
            return signed(number // _TENTHS) if number % _TENTHS == 0 else score(number)
        return self.written(number)


def begun(heading: Heading, height: int, texts: Texts) -> Sheet:
    """Begin a picture with its title."""
    sheet = Sheet(WIDTH, height, texts.language)
    room = WIDTH - 2 * MARGIN
    title = fonts.fit(fonts.drawable(heading.title), size=TITLE, room=room)
    sheet.text((MARGIN, 48), title, size=TITLE)
    if heading.about:
        about = fonts.fit(fonts.drawable(heading.about), size=NOTE, room=room)
        sheet.text((MARGIN, 98), about, size=NOTE, colour=palette.CHALK_SOFT)
    return sheet


def ticks(low: int, high: int, *, most: int = 6) -> tuple[int, ...]:
    """Return round numbers (1, 2 or 5 times a power of ten apart) from at or below `low` to `high` or above.

    There are at most `most`, which is at least 3.
    """
    step, factor = 1, 0
    while _steps(low, high, step) > most - 1:
        factor += 1
        step = (1, 2, 5)[factor % 3] * 10 ** (factor // 3)
    first = low // step * step
    return tuple(range(first, first + _steps(low, high, step) * step + 1, step))


def _steps(low: int, high: int, step: int) -> int:
    return max(1, -(-high // step) - low // step)


def spread(wanted: Sequence[float], *, apart: int, low: int, high: int) -> tuple[float, ...]:
    """Return places as near as can be to those wanted, in the same order, `apart` from each other.

    They lie from `low` to `high`. Where there is no room for all, they go on below `high`. Equal ones keep the given
    order.
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    # Neighbours that would touch form a group around the mean of their wanted places.
    groups: list[tuple[float, int]] = []
    for place, at in enumerate(order):
        middle, size = wanted[at] - place * apart, 1
        while groups and groups[-1][0] > middle:
            other, others = groups.pop()
            middle, size = (middle * size + other * others) / (size + others), size + others
        groups.append((middle, size))
    shifted = [middle for middle, size in groups for _ in range(size)]
    most = high - (len(order) - 1) * apart
    found = [0.0] * len(wanted)
    for place, at in enumerate(order):
        found[at] = max(low, min(most, shifted[place])) + place * apart
    return tuple(found)


def marker(pen: ImageDraw.ImageDraw, middle: tuple[float, float], size: float, place: int, colour: Colour) -> None:
    """Draw the sign of the player at `place`: its shape tells players apart where colours do not."""
    x, y = middle
    shape = _SHAPES[place % len(_SHAPES)]
    if shape:
        pen.polygon([(x + size * across, y + size * down) for across, down in shape], fill=colour)
    else:
        pen.ellipse((x - size, y - size, x + size, y + size), fill=colour)


_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.15), (1.15, 1.0), (-1.15, 1.0)),
    ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)),
)
"""The corners of each marker in units of its size. A marker without corners is round."""


def in_words(heading: Heading, facts: Sequence[str], more: int, texts: Texts) -> str:
    """Describe a chart: its title, the facts in order, and how many `more` there are."""
    title = texts.text("chart-heading", title=heading.title, about=heading.about) if heading.about else heading.title
    said = [*facts, texts.text("chart-more", count=more)] if more > 0 else facts
    return texts.text("chart-says", title=title, facts=texts.text("chart-between").join(said))
