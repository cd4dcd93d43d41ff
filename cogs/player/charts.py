"""A player's charts: places season by season, and the course of the rating."""

from typing import Final

from cogs.draw import Curve, Placed, drawn, places_picture, rating_picture
from cogs.player.page import heading
from cogs.ui.cards import Block, small
from cogs.ui.texts import Texts
from core.league import START_RATING
from db import Profile, RatingCourse

SEASONS: Final = 6

_HUNDREDTHS: Final = 100


async def chart_blocks(profile: Profile, course: RatingCourse, texts: Texts) -> list[Block]:
    """Return the blocks of the card with the charts of a player with games."""
    about = texts.listed((profile.player.name, profile.league.name))
    blocks: list[Block] = [heading(profile, texts)]
    if rows := _placings(profile, texts):
        blocks.append(await drawn(places_picture, about, rows, texts=texts))
    if course.ratings:
        games = enumerate((START_RATING, *course.ratings))
        curve = Curve(profile.player.name, tuple((game, round(rating / _HUNDREDTHS)) for game, rating in games))
        start = START_RATING // _HUNDREDTHS
        blocks.append(await drawn(rating_picture, about, (curve,), texts=texts, start=start))
        blocks.append(small(texts.text("charts-rating-note")))
    return blocks


def _placings(profile: Profile, texts: Texts) -> tuple[Placed, ...]:
    """Return the places in all seasons together if there are several, then in each, newest first."""
    players = profile.league.rules.players
    rows = [
        Placed(texts.text("hands-season", number=season.number), line.places[:players])
        for season, line in profile.seasons
        if line.games
    ]
    if len(rows) > 1:
        sums = tuple(sum(row.counts[place] for row in rows) for place in range(players))
        rows = [Placed(texts.text("hands-all"), sums), *rows]
    return tuple(rows[: SEASONS + 1])
