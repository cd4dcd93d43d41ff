"""Pictures: hands, the table of points, charts. Each is a pure function from values to a `Picture`.

Drawing takes milliseconds, so a cog draws off the event loop, puts the picture into a card, and sends that:

    picture = await drawn(hand_picture, hand, win, texts=texts)
    await asked.reply(Card(heading, picture, text))
"""

from cogs.draw.base.canvas import drawn
from cogs.draw.charts.bars import Counted, Placed, fpoints_picture, places_picture
from cogs.draw.charts.curves import Curve
from cogs.draw.charts.game import game_picture
from cogs.draw.charts.lines import progress_picture, race_picture, rating_picture, team_race_picture
from cogs.draw.charts.points import points_picture
from cogs.draw.charts.versus import Versus, versus_picture
from cogs.draw.tiles.emojis import Emoji, tile_emojis
from cogs.draw.tiles.hand import hand_picture

__all__ = [
    "Counted",
    "Curve",
    "Emoji",
    "Placed",
    "Versus",
    "drawn",
    "fpoints_picture",
    "game_picture",
    "hand_picture",
    "places_picture",
    "points_picture",
    "progress_picture",
    "race_picture",
    "rating_picture",
    "team_race_picture",
    "tile_emojis",
    "versus_picture",
]
