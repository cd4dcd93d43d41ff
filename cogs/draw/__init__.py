"""Pictures: hands, the table of points, charts. Each is a pure function from values to a `Picture`.

They take milliseconds, so a cog draws them off the event loop:

    picture = await drawn(hand_picture, hand, win, texts=texts)
"""

from cogs.draw.canvas import drawn
from cogs.draw.hand import hand_picture

__all__ = ["drawn", "hand_picture"]
