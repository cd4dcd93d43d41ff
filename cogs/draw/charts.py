"""The charts of lines: who asks gives values, and gets a picture with its title in the language of the texts."""

from cogs.draw.chart import Heading, Unit
from cogs.draw.curves import Curve, Curves, curves_picture
from cogs.ui.pictures import Picture
from cogs.ui.texts import Texts


def progress_picture(
    about: str, scores: tuple[Curve, ...], *, marks: tuple[str, ...], start: int, texts: Texts
) -> Picture:
    """A game's scores after each hand; `marks` names the `start` and then the hands, curves begin at step 0."""
    heading = Heading(texts.text("chart-progress"), about)
    curves = Curves(heading=heading, curves=scores, unit=Unit.POINTS, line=start, marks=marks)
    return curves_picture(curves, texts=texts, name="progress")


def race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts) -> Picture:
    """The totals of a season's players, in tenths, by number of game."""
    heading = Heading(texts.text("chart-race"), about)
    return _by_game(heading, totals, Unit.SCORE, 0, "race", texts)


def team_race_picture(about: str, totals: tuple[Curve, ...], *, texts: Texts) -> Picture:
    """The totals of teams, in tenths, by number of match."""
    heading = Heading(texts.text("chart-team-race"), about)
    return _by_game(heading, totals, Unit.SCORE, 0, "teams", texts)


def rating_picture(about: str, ratings: tuple[Curve, ...], *, texts: Texts, start: int | None = None) -> Picture:
    """Ratings in whole numbers by number of game; `start` is what everybody begins with."""
    heading = Heading(texts.text("chart-rating"), about)
    return _by_game(heading, ratings, Unit.RATING, start, "rating", texts)


def _by_game(  # noqa: PLR0913, PLR0917  -- what the charts above differ in
    heading: Heading, curves: tuple[Curve, ...], unit: Unit, line: int | None, name: str, texts: Texts
) -> Picture:
    across = texts.text("chart-games")
    chart = Curves(heading=heading, curves=curves, unit=unit, line=line, across=across)
    return curves_picture(chart, texts=texts, name=name)
