"""What every picture begins and ends with: a piece of cloth, text on it, a PNG; and drawing off the event loop."""

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from io import BytesIO
from typing import Any, Final, ParamSpec

from PIL import Image, ImageDraw

from cogs.draw import fonts, palette
from cogs.draw.palette import Colour
from cogs.ui.pictures import Picture

_P = ParamSpec("_P")

KEPT: Final = 64
"""So many pictures are kept, the last ones asked for."""
COMPRESSION: Final = 3
"""How hard a PNG is compressed; more than this makes it little smaller and much slower."""


def cloth(width: int, height: int) -> Image.Image:
    """An empty picture."""
    return Image.new("RGB", (width, height), palette.CLOTH)


def text(  # noqa: PLR0913  -- what, where and how
    image: Image.Image,
    at: tuple[float, float],
    written: str,
    *,
    size: int,
    colour: Colour = palette.CHALK,
    anchor: str = "lm",
) -> None:
    """Write a text; `anchor` says which point of it is at `at`, as Pillow has it: left, middle or right, and height."""
    ImageDraw.Draw(image).text(at, written, font=fonts.font(size), fill=colour, anchor=anchor)


def picture(image: Image.Image, *, alt: str, name: str) -> Picture:
    """Make a PNG of the colours of the palette, which is small and quick to make; Discord rounds its corners."""
    out = BytesIO()
    image.quantize(palette=_palette(), dither=Image.Dither.NONE).save(out, "PNG", compress_level=COMPRESSION)
    return Picture(out.getvalue(), alt, image.size, name)


@cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in palette.all_colours() for channel in colour])
    return image


async def drawn(draw: Callable[_P, Picture], /, *args: _P.args, **kwargs: _P.kwargs) -> Picture:
    """Draw in another thread, since drawing takes milliseconds; what was asked for lately is not drawn again.

    All arguments have to be hashable. Whatever `draw` raises is raised here.
    """
    return await asyncio.to_thread(_kept, draw, args, tuple(sorted(kwargs.items())))


@lru_cache(maxsize=KEPT)
def _kept(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: tuple[tuple[str, Any], ...]) -> Picture:
    return draw(*args, **dict(kwargs))
