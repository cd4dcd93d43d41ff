"""Head to head: how often each player finished above each other player."""

from dataclasses import dataclass
from typing import Final

from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Align, picture
from cogs.draw.base.palette import Colour
from cogs.draw.charts import plot
from cogs.draw.charts.plot import MARGIN, NOTE, TEXT, TOP, WIDTH, Heading
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from cogs.ui.words.figures import percent

SHOWN: Final = 8
"""How many players fit."""
ROW: Final = 76
NAMES: Final = 264
"""The widest name before a row, in pixels."""
PADDING: Final = 12
_SIZES: Final = (TEXT, NOTE, 28, 26)
_NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Versus:
    """Players, and for each how often they finished above each of the others, in the same order."""

    names: tuple[str, ...]
    above: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of the table in pixels, with its text and colours."""

    left: int
    top: int
    right: int
    bottom: int
    written: str
    colour: Colour
    ink: Colour = palette.CHALK


def versus_picture(about: str, versus: Versus, *, texts: Texts) -> Picture:
    """Draw the table: a row for each player with how often they were above and below each opponent.

    Raises `ValueError` without players.
    """
    heading = Heading(texts.text("chart-versus"), about)
    if not versus.names:
        raise ValueError(heading)
    cells = lay_out(versus)
    sheet = plot.begun(heading, max(cell.bottom for cell in cells) + MARGIN, texts)
    pen = sheet.pen
    size = size_of_figures(cells)
    for cell in cells:
        pen.rectangle((cell.left + 2, cell.top + 2, cell.right - 3, cell.bottom - 3), fill=cell.colour)
        if cell.left == MARGIN:
            sheet.text((cell.left + 6, (cell.top + cell.bottom) / 2), cell.written, size=NOTE, colour=cell.ink)
        else:
            at = (cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2
            sheet.text(at, cell.written, size=size, colour=cell.ink, align=Align.MIDDLE)
    return picture(sheet, alt=_in_words(heading, versus, texts), name="versus")


def lay_out(versus: Versus) -> tuple[Cell, ...]:
    """Return the fields with their content. Columns have the numbers that stand before the names of the rows."""
    names = fonts.drawable_names(versus.names[:SHOWN])
    before = [f"{at}  {name}" for at, name in enumerate(names, 1)]
    names_right = MARGIN + min(NAMES, fonts.widest(before, NOTE) + 20)
    width = (WIDTH - MARGIN - names_right) // len(names)
    shares = not _figures_fit(versus, width)
    cells = []
    for column in range(len(names)):
        left = names_right + column * width
        cells.append(Cell(left, TOP, left + width, TOP + ROW, str(column + 1), palette.CLOTH, palette.CHALK_SOFT))
    for row, name in enumerate(before):
        top = TOP + (row + 1) * ROW
        fitted = fonts.fit(name, size=NOTE, room=names_right - MARGIN - 16)
        cells.append(Cell(MARGIN, top, names_right, top + ROW, fitted, palette.CLOTH))
        for column in range(len(names)):
            left = names_right + column * width
            written, colour = _field(versus, row, column, shares=shares)
            cells.append(Cell(left, top, left + width, top + ROW, written, colour))
    return tuple(cells)


def _figures_fit(versus: Versus, width: int) -> bool:
    """Return True if both numbers fit every field. Otherwise a field shows a share."""
    shown = range(len(versus.names[:SHOWN]))
    figures = [f"{versus.above[row][column]}:{versus.above[column][row]}" for row in shown for column in shown]
    return fonts.widest(figures, _SIZES[-1]) <= width - PADDING


def _field(versus: Versus, row: int, column: int, *, shares: bool) -> tuple[str, Colour]:
    won, lost = versus.above[row][column], versus.above[column][row]
    if row == column:
        return "", palette.CLOTH
    if not won + lost:
        return _NOTHING, palette.CLOTH_RAISED
    colour = palette.CLOTH_RAISED if won == lost else palette.ABOVE if won > lost else palette.BELOW
    return percent(won, won + lost, 0) if shares else f"{won}:{lost}", colour


def size_of_figures(cells: tuple[Cell, ...]) -> int:
    """Return the largest size at which every figure fits its field. 100% always fits at the smallest."""
    fields = [cell for cell in cells if cell.left > MARGIN]
    room = min(cell.right - cell.left for cell in fields) - PADDING
    written = [cell.written for cell in fields]
    return next((size for size in _SIZES if fonts.widest(written, size) <= room), _SIZES[-1])


def _in_words(heading: Heading, versus: Versus, texts: Texts) -> str:
    names = [fonts.one_line(name) for name in versus.names[:SHOWN]]
    facts = [
        texts.text("chart-against", name=names[row], other=names[column], won=won, lost=versus.above[column][row])
        for row in range(len(names))
        for column in range(row + 1, len(names))
        if (won := versus.above[row][column]) + versus.above[column][row]
    ]
    return plot.in_words(heading, facts, 0, texts)
