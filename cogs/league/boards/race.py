"""The season race: the total of every player game by game, as a picture."""

from cogs.draw import Curve, drawn, race_picture
from cogs.league.words import plain_season, season_title
from cogs.ui.cards import Block, escape, small
from cogs.ui.texts import Texts
from db import SeasonCourse


async def race_blocks(course: SeasonCourse, texts: Texts) -> list[Block]:
    """Draw the blocks of the card; without games they say that there is nothing to draw."""
    league, season = course.league, course.season
    blocks: list[Block] = [f"## {escape(league.name)}", season_title(season, texts)]
    if not course.lines:
        return [*blocks, texts.text("standings-empty")]
    curves = tuple(Curve(line.player.name, line.points) for line in course.lines)
    about = texts.listed((league.name, plain_season(season, texts)))
    blocks.append(await drawn(race_picture, about, curves, texts=texts))
    return [*blocks, small(texts.text("race-note", games=course.games))]
