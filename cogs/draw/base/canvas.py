"""The beginning and end of every picture: a sheet of cloth, text on it, a PNG; and drawing off the event loop."""

import asyncio
from collections.abc import Callable
from enum import Enum
from functools import cache, lru_cache
from io import BytesIO
from typing import Any, Final, ParamSpec

from PIL import Image, ImageDraw

from cogs.draw.base import fonts, palette
from cogs.draw.base.palette import Colour
from cogs.ui.cards.pictures import Picture

_P = ParamSpec("_P")

KEPT: Final = 64
"""How many pictures are kept, the latest ones."""
COMPRESSION: Final = 3
"""The compression of a PNG. A higher one makes it little smaller and much slower."""


class Align(Enum):
    """The end of a text that lies at its place. The place is always the middle of its height."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


class Sheet:
    """A picture while it is drawn; `language` decides the shapes of characters that differ by country."""

    def __init__(self, width: int, height: int, language: str) -> None:
        self.image = Image.new("RGB", (width, height), palette.CLOTH)
        self._language = fonts.shapes(language)

    @property
    def pen(self) -> ImageDraw.ImageDraw:
        """The pen that draws on the sheet."""
        return ImageDraw.Draw(self.image)

    def text(
        self,
        at: tuple[float, float],
        written: str,
        *,
        size: int,
        colour: Colour = palette.CHALK,
        align: Align = Align.LEFT,
    ) -> None:
        """Write a text on one line."""
        pen = self.pen
        left = at[0] - align.value * fonts.width(written, size)
        for run in fonts.runs(written, size):
            place = left, at[1] + fonts.baseline(size)
            pen.text(place, run.text, font=run.font, fill=colour, anchor="ls", language=self._language)
            left += run.font.getlength(run.text)


def picture(sheet: Sheet, *, alt: str, name: str) -> Picture:
    """Return the sheet as a PNG of the colours of the palette, which is small and quick to make."""
    out = BytesIO()
    sheet.image.quantize(palette=_palette(), dither=Image.Dither.NONE).save(out, "PNG", compress_level=COMPRESSION)
    return Picture(out.getvalue(), alt, sheet.image.size, name)


@cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in palette.all_colours() for channel in colour])
    return image


async def drawn(draw: Callable[_P, Picture], /, *args: _P.args, **kwargs: _P.kwargs) -> Picture:
    """Draw in another thread, and keep the latest pictures to use them again.

    All arguments have to be hashable. Raises what `draw` raises.
    """
    return await asyncio.to_thread(_kept, draw, args, tuple(sorted(kwargs.items())))


@lru_cache(maxsize=KEPT)
def _kept(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: tuple[tuple[str, Any], ...]) -> Picture:
    return draw(*args, **dict(kwargs))
