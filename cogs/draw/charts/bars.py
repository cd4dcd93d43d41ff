"""Bars: shares of places, and F-points."""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Align, Sheet, picture
from cogs.draw.base.palette import Colour
from cogs.draw.charts import plot
from cogs.draw.charts.plot import MARGIN, NOTE, TEXT, TOP, WIDTH, Heading, Unit
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from cogs.ui.words.figures import average, percent

SHOWN: Final = 10
"""How many players have a bar."""
NAME_HEIGHT: Final = 50
BAR: Final = 44
ROW: Final = 114
"""The height of a player's row: name, bar, and space below."""


class Placed(NamedTuple):
    """A player, and how often they came first, second and so on."""

    name: str
    counts: tuple[int, ...]


class Counted(NamedTuple):
    """A player and a whole number."""

    name: str
    value: int


class Part(NamedTuple):
    """A part of a bar: its place in pixels, its text (empty where the part is too short), its colour."""

    left: int
    top: int
    right: int
    bottom: int
    written: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Row:
    """A player's row: its top, the drawn name, the value at the right, and the bar below."""

    top: int
    name: str
    value: str
    parts: tuple[Part, ...]


def places_picture(about: str, players: tuple[Placed, ...], *, texts: Texts) -> Picture:
    """Draw how often each player came in which place, as shares. Raises `ValueError` without players."""
    heading = Heading(texts.text("chart-places"), about)
    rows = place_rows(players, texts)
    sheet = _begun(heading, rows, texts)
    left = MARGIN
    for place in range(1, max(len(player.counts) for player in players) + 1):
        named = texts.text("chart-place-name", place=place)
        sheet.pen.rectangle((left, TOP - 12, left + 30, TOP + 18), fill=palette.PLACES[place - 1])
        sheet.text((left + 44, TOP + 3), named, size=NOTE)
        left += 44 + fonts.width(named, NOTE) + 44
    facts = [
        texts.text("chart-placed", name=fonts.one_line(each.name), counts=texts.listed(map(str, each.counts)))
        for each in players[:SHOWN]
    ]
    alt = plot.in_words(heading, facts, len(players) - SHOWN, texts)
    return picture(sheet, alt=alt, name="places")


def fpoints_picture(about: str, players: tuple[Counted, ...], *, texts: Texts) -> Picture:
    """Draw F-points in the given order. Raises `ValueError` without players."""
    heading = Heading(texts.text("chart-fpoints"), about)
    sheet = _begun(heading, count_rows(players), texts)
    facts = [
        texts.text("chart-place", place=at, name=fonts.one_line(each.name), value=Unit.COUNT.written(each.value))
        for at, each in enumerate(players[:SHOWN], 1)
    ]
    alt = plot.in_words(heading, facts, len(players) - SHOWN, texts)
    return picture(sheet, alt=alt, name="fpoints")


def place_rows(players: tuple[Placed, ...], texts: Texts) -> tuple[Row, ...]:
    """Lay out the rows of `places_picture`. A player without games has an empty bar."""
    names = fonts.drawable_names(player.name for player in players[:SHOWN])
    tops = range(TOP + 40, TOP + 40 + ROW * len(names), ROW)
    return tuple(_place_row(*each, texts) for each in zip(names, players, tops, strict=False))


def _place_row(name: str, player: Placed, top: int, texts: Texts) -> Row:
    games = sum(player.counts)
    ends = [0, *accumulate(player.counts)]
    room = WIDTH - 2 * MARGIN
    parts = []
    for colour, count, (before, after) in zip(palette.PLACES, player.counts, pairwise(ends), strict=False):
        if count:
            left, right = MARGIN + room * before // games, MARGIN + room * after // games
            parts.append(_part(left, right, top, percent(count, games, 0), colour))
    value = ""
    if games:
        total = sum(place * count for place, count in enumerate(player.counts, 1))
        value = texts.text("chart-average-place", average=average(total, games), count=games)
    return _row(top, name, value, tuple(parts))


def count_rows(players: tuple[Counted, ...]) -> tuple[Row, ...]:
    """Lay out the rows of `fpoints_picture`. Bars go right from one line, below zero left."""
    shown = players[:SHOWN]
    names = fonts.drawable_names(player.name for player in shown)
    values = [player.value for player in shown]
    low, high = min([0, *values]), max([0, *values])
    room = WIDTH - 2 * MARGIN
    zero = MARGIN + room * -low // max(1, high - low)
    rows = []
    for at, (name, player) in enumerate(zip(names, shown, strict=True)):
        top = TOP + at * ROW
        end = zero + room * player.value // max(1, high - low)
        colour = palette.player_colour(0 if player.value > 0 else 1)
        part = _part(min(zero, end), max(zero, end), top, "", colour)
        rows.append(_row(top, name, Unit.COUNT.written(player.value), (part,) if player.value else ()))
    return tuple(rows)


def _part(left: int, right: int, top: int, written: str, colour: Colour) -> Part:
    fitting = written if fonts.width(written, NOTE) + 12 <= right - left else ""
    return Part(left, top + NAME_HEIGHT, right, top + NAME_HEIGHT + BAR, fitting, colour)


def _row(top: int, name: str, value: str, parts: tuple[Part, ...]) -> Row:
    room = WIDTH - 2 * MARGIN - fonts.width(value, NOTE) - 30
    return Row(top, fonts.fit(name, size=TEXT, room=room), value, parts)


def _begun(heading: Heading, rows: tuple[Row, ...], texts: Texts) -> Sheet:
    """Begin a picture with its title and rows. Raises `ValueError` without rows."""
    if not rows:
        raise ValueError(heading)
    sheet = plot.begun(heading, rows[-1].top + ROW + MARGIN, texts)
    pen = sheet.pen
    for row in rows:
        middle = row.top + NAME_HEIGHT // 2
        sheet.text((MARGIN, middle), row.name, size=TEXT)
        sheet.text((WIDTH - MARGIN, middle), row.value, size=NOTE, colour=palette.CHALK_SOFT, align=Align.RIGHT)
        behind = MARGIN, row.top + NAME_HEIGHT, WIDTH - MARGIN - 1, row.top + NAME_HEIGHT + BAR - 1
        pen.rectangle(behind, fill=palette.CLOTH_RAISED)
        for part in row.parts:
            pen.rectangle((part.left, part.top, part.right - 1, part.bottom - 1), fill=part.colour)
            at = (part.left + part.right) / 2, (part.top + part.bottom) / 2
            sheet.text(at, part.written, size=NOTE, colour=palette.readable_on(part.colour), align=Align.MIDDLE)
    return sheet
