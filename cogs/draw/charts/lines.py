"""The charts of lines: who asks gives values, and gets a picture with its title in the language of the texts."""

from typing import Final

from cogs.draw.charts.curves import Curve, Curves, Point, curves_picture
from cogs.draw.charts.plot import Heading, Unit
from cogs.ui.pictures import Picture
from cogs.ui.texts import Texts

CORNERS: Final = 500
"""So many corners a line has at most; a picture has no room for more."""


def progress_picture(
    about: str, scores: tuple[Curve, ...], *, marks: tuple[str, ...], start: int | None, texts: Texts
) -> Picture:
    """A game's scores after each hand; `marks` names the start and then the hands, curves begin at step 0.

    `start` is what everybody began with, where it was the same for all.
    """
    heading = Heading(texts.text("chart-progress"), about)
    curves = Curves(heading=heading, curves=scores, unit=Unit.POINTS, line=start, marks=marks)
    return curves_picture(curves, texts=texts, name="progress")


def race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts) -> Picture:
    """The totals of a season's players, in tenths, by number of game."""
    heading = Heading(texts.text("chart-race"), about)
    return _by_game(heading, totals, Unit.SCORE, 0, "race", texts)


def team_race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts, carried: bool = False) -> Picture:
    """The totals of teams, in tenths, by number of game; or the table points that they have `carried`, by match."""
    heading = Heading(texts.text("chart-team-race"), about)
    if carried:
        chart = Curves(heading=heading, curves=totals, unit=Unit.POINTS, across=texts.text("chart-matches"))
        return curves_picture(chart, texts=texts, name="teams")
    return _by_game(heading, totals, Unit.SCORE, 0, "teams", texts)


def rating_picture(about: str, ratings: tuple[Curve, ...], *, texts: Texts, start: int | None = None) -> Picture:
    """Ratings in whole numbers by number of game; `start` is what everybody begins with."""
    heading = Heading(texts.text("chart-rating"), about)
    return _by_game(heading, ratings, Unit.RATING, start, "rating", texts)


def thinned(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line without the games between which a picture could not tell apart; its ends stay."""
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
