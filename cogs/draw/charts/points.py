"""The table of points: payments for ron and tsumo by han and fu, and the limits below."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cogs.draw.base import fonts, palette
from cogs.draw.base.canvas import Align, picture
from cogs.draw.base.palette import Colour
from cogs.draw.charts import plot
from cogs.draw.charts.plot import MARGIN, TEXT, TOP, WIDTH, Heading
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from core.errors import NoSuchHanFu
from core.hand import Wind
from core.rules import RuleSet
from core.scoring import Limit, PointsScore, score_points

_FU: Final = (20, 25, *range(30, 120, 10))
_HAN: Final = (1, 2, 3, 4)
_LIMITS: Final = ((5, 5), (6, 7), (8, 10), (11, 12), (13, 13))
_ANY_FU: Final = 30

FIRST: Final = 104
"""The width of the column of fu."""
HEAD: Final = 60
ROW: Final = 88
LIMIT_ROW: Final = 74
LOWER: Final = 28
"""The size of the text of a tsumo."""
_NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A field in pixels, with a line of text and maybe a smaller one below, centred or from the left."""

    left: int
    top: int
    right: int
    bottom: int
    upper: str
    lower: str = ""
    colour: Colour = palette.CLOTH
    ink: Colour = palette.CHALK
    from_left: bool = False


def points_picture(rules: RuleSet, *, title: str, dealer: bool, texts: Texts) -> Picture:
    """Draw the whole table for the dealer or the others; `title` is that of the rules."""
    who = texts.text("points-dealer" if dealer else "points-not-dealer")
    heading = Heading(texts.text("chart-points", who=who), title)
    cells = lay_out(rules, dealer=dealer, texts=texts)
    sheet = plot.begun(heading, cells[-1].bottom + MARGIN, texts)
    pen = sheet.pen
    for cell in cells:
        pen.rectangle((cell.left + 2, cell.top + 2, cell.right - 3, cell.bottom - 3), fill=cell.colour)
        middle = (cell.top + cell.bottom) / 2
        across, align = (cell.left + 14, Align.LEFT) if cell.from_left else ((cell.left + cell.right) / 2, Align.MIDDLE)
        apart = 18 if cell.lower else 0
        sheet.text((across, middle - apart), cell.upper, size=TEXT, colour=cell.ink, align=align)
        soft = palette.CHALK if cell.colour == palette.ABOVE else palette.CHALK_SOFT
        sheet.text((across, middle + 22), cell.lower, size=LOWER, colour=soft, align=align)
    facts = list(_in_words(rules, Wind.EAST if dealer else Wind.SOUTH, texts))
    alt = plot.in_words(heading, facts, 0, texts)
    return picture(sheet, alt=alt, name="points-dealer" if dealer else "points")


def lay_out(rules: RuleSet, *, dealer: bool, texts: Texts) -> tuple[Cell, ...]:
    """Return the fields with their content: han across, fu down, a limit in each row below."""
    winner = Wind.EAST if dealer else Wind.SOUTH
    width = (WIDTH - 2 * MARGIN - FIRST) // len(_HAN)
    lefts = [MARGIN + FIRST + at * width for at in range(len(_HAN))]
    soft = palette.CHALK_SOFT
    cells = [Cell(MARGIN, TOP, lefts[0], TOP + HEAD, texts.text("chart-fu"), ink=soft)]
    for left, han in zip(lefts, _HAN, strict=True):
        cells.append(Cell(left, TOP, left + width, TOP + HEAD, texts.text("table-han", han=han), ink=soft))
    top = TOP + HEAD
    for fu in _FU:
        cells.append(Cell(MARGIN, top, lefts[0], top + ROW, str(fu), ink=soft))
        for left, han in zip(lefts, _HAN, strict=True):
            upper, lower, colour = _field(_at(han, fu, rules, winner), texts)
            cells.append(Cell(left, top, left + width, top + ROW, upper, lower, colour))
        top += ROW
    return (*cells, *_limits(rules, winner, top + HEAD // 3, texts))


def _field(score: PointsScore | None, texts: Texts) -> tuple[str, str, Colour]:
    if score is None:
        return "", "", palette.CLOTH
    ron = _NOTHING if score.ron is None else str(score.ron)
    tsumo = _NOTHING if score.tsumo is None else _shares(score, texts)
    return ron, tsumo, palette.CLOTH_RAISED if score.limit is Limit.NONE else palette.ABOVE


def _shares(score: PointsScore, texts: Texts) -> str:
    amounts = sorted(set((score.tsumo or {}).values()))
    if len(amounts) == 1:
        return texts.text("shares-all", points=amounts[0])
    return texts.text("shares-two", low=amounts[0], high=amounts[-1])


def _in_words(rules: RuleSet, winner: Wind, texts: Texts) -> Iterator[str]:
    """Describe the table: a part for each han with the fu below a mangan, and one for each limit."""
    for han in _HAN:
        scores = [(fu, _at(han, fu, rules, winner)) for fu in _FU]
        below = [(fu, score) for fu, score in scores if score is not None and score.limit is Limit.NONE]
        paid = (texts.text("chart-points-fu", fu=fu, paid=_paid(score, texts)) for fu, score in below)
        yield texts.text("chart-points-han", han=han, values=texts.listed(paid))
    for first, last in _LIMITS:
        score = score_points(first, _ANY_FU, rules, winner=winner)
        yield f"{_limit_name(score, first, last, texts)} {_paid(score, texts)}"


def _paid(score: PointsScore, texts: Texts) -> str:
    ron, tsumo, _ = _field(score, texts)
    return f"{ron} ({tsumo})"


def _limit_name(score: PointsScore, first: int, last: int, texts: Texts) -> str:
    name = texts.text(f"limit-{score.limit.replace('_', '-')}")
    return texts.text("table-limit", name=name, han=texts.text("table-limit-han", first=first, last=last))


def _at(han: int, fu: int, rules: RuleSet, winner: Wind) -> PointsScore | None:
    try:
        return score_points(han, fu, rules, winner=winner)
    except NoSuchHanFu:
        return None


def _limits(rules: RuleSet, winner: Wind, top: int, texts: Texts) -> Iterator[Cell]:
    """Lay out a row for each limit: its name with the han it takes, a ron, a tsumo."""
    right = WIDTH - MARGIN
    middle, end = MARGIN + (right - MARGIN) * 52 // 100, MARGIN + (right - MARGIN) * 70 // 100
    for first, last in _LIMITS:
        score = score_points(first, _ANY_FU, rules, winner=winner)
        named = fonts.fit(_limit_name(score, first, last, texts), size=TEXT, room=middle - MARGIN - 20)
        ron, tsumo, colour = _field(score, texts)
        bottom = top + LIMIT_ROW
        yield Cell(MARGIN, top, middle, bottom, named, from_left=True)
        yield Cell(middle, top, end, bottom, ron, colour=colour)
        yield Cell(end, top, right, bottom, tsumo, colour=colour)
        top = bottom
