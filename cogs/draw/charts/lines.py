"""The charts of lines, each a function from values to a picture with its title."""

from typing import Final

from cogs.draw.charts.curves import Curve, Curves, Point, curves_picture
from cogs.draw.charts.plot import Heading, Unit
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts

CORNERS: Final = 500
"""The most corners of a line. A picture has no room for more."""


def progress_picture(
    about: str, scores: tuple[Curve, ...], *, marks: tuple[str, ...], start: int | None, texts: Texts
) -> Picture:
    """Draw a game's scores after each hand; `marks` names the start and the hands, curves begin at step 0.

    `start` is the score at the start, where it was the same for all.
    """
    heading = Heading(texts.text("chart-progress"), about)
    curves = Curves(heading=heading, curves=scores, unit=Unit.POINTS, line=start, marks=marks)
    return curves_picture(curves, texts=texts, name="progress")


def race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts) -> Picture:
    """Draw the totals of a season's players, in tenths, by number of game."""
    heading = Heading(texts.text("chart-race"), about)
    return _by_game(heading, totals, Unit.SCORE, 0, "race", texts)


def team_race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts, carried: bool = False) -> Picture:
    """Draw the totals of teams, in tenths, by number of game.

    With `carried` draw the table points that they carry, by match.
    """
    heading = Heading(texts.text("chart-team-race"), about)
    if carried:
        chart = Curves(heading=heading, curves=totals, unit=Unit.POINTS, across=texts.text("chart-matches"))
        return curves_picture(chart, texts=texts, name="teams")
    return _by_game(heading, totals, Unit.SCORE, 0, "teams", texts)


def rating_picture(about: str, ratings: tuple[Curve, ...], *, texts: Texts, start: int | None = None) -> Picture:
    """Draw ratings in whole numbers by number of game; `start` is everybody's first rating."""
    heading = Heading(texts.text("chart-rating"), about)
    return _by_game(heading, ratings, Unit.RATING, start, "rating", texts)


def thinned(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return a line without games that lie too close together to be seen; keep its ends."""
    every = -(-(points[-1][0] - points[0][0]) // CORNERS)
    if every <= 1:
        return points
    last = {step // every: (step, value) for step, value in points}
    return tuple(dict.fromkeys((points[0], *last.values())))


def _by_game(  # noqa: PLR0913, PLR0917  -- what the charts above differ in
    heading: Heading, curves: tuple[Curve, ...], unit: Unit, line: int | None, name: str, texts: Texts
) -> Picture:
    across = texts.text("chart-games")
    curves = tuple(Curve(curve.name, thinned(curve.points)) for curve in curves)
    chart = Curves(heading=heading, curves=curves, unit=unit, line=line, across=across)
    return curves_picture(chart, texts=texts, name=name)
