"""The faces of tiles: kanji, circles, bamboo, a bird. They are drawn large once, and shrunk where needed.

All positions are shares of the face, from its upper left corner: 0.5 is the middle.
"""

import math
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from cogs.draw.base import palette
from cogs.draw.base.fonts import font, shapes
from cogs.draw.base.palette import Colour
from core.hand import Tile

WIDTH: Final = 372
HEIGHT: Final = 492
"""The size of a face as it is first drawn."""

_CLEAR: Final = (0, 0, 0, 0)
_MAN_DIGITS: Final = "一二三四五六七八九"
_WINDS: Final = "東南西北"
_HONOURS: Final = 27
_HAKU: Final = 31
_HATSU: Final = 32
_EIGHT: Final = 8
_KANJI: Final = 400
"""The size of characters as they are first drawn, in pixels."""

B, G, R = palette.BLUE, palette.GREEN, palette.RED

Spot = tuple[float, float, Colour]

_PINS: Final[dict[int, tuple[float, tuple[Spot, ...]]]] = {
    2: (0.225, ((0.5, 0.27, G), (0.5, 0.73, B))),
    3: (0.185, ((0.24, 0.20, B), (0.5, 0.5, R), (0.76, 0.80, G))),
    4: (0.205, ((0.27, 0.27, B), (0.73, 0.27, G), (0.27, 0.73, G), (0.73, 0.73, B))),
    5: (0.18, ((0.24, 0.22, B), (0.76, 0.22, G), (0.5, 0.5, R), (0.24, 0.78, G), (0.76, 0.78, B))),
    6: (
        0.18,
        ((0.28, 0.165, G), (0.72, 0.165, G), (0.28, 0.55, R), (0.72, 0.55, R), (0.28, 0.835, R), (0.72, 0.835, R)),
    ),
    7: (
        0.15,
        (
            (0.19, 0.13, G),
            (0.5, 0.245, G),
            (0.81, 0.36, G),
            (0.30, 0.61, R),
            (0.70, 0.61, R),
            (0.30, 0.865, R),
            (0.70, 0.865, R),
        ),
    ),
    8: (0.14, tuple((x, y, B) for y in (0.125, 0.375, 0.625, 0.875) for x in (0.29, 0.71))),
    9: (0.15, tuple((x, y, colour) for y, colour in ((0.165, G), (0.5, R), (0.835, B)) for x in (0.19, 0.5, 0.81))),
}
"""The radius of the circles of each pinzu, in widths of the face, and their places."""

Stick = tuple[float, float, float, Colour]

_ROW_OF_THREE: Final = (0.21, 0.5, 0.79)

_STICKS: Final[dict[int, tuple[Stick, ...]]] = {
    2: ((0.5, 0.27, 0.40, B), (0.5, 0.73, 0.40, G)),
    3: ((0.5, 0.27, 0.40, B), (0.29, 0.73, 0.40, G), (0.71, 0.73, 0.40, G)),
    4: tuple((x, y, 0.40, c) for x, y, c in ((0.3, 0.27, B), (0.7, 0.27, G), (0.3, 0.73, G), (0.7, 0.73, B))),
    5: (
        *((x, y, 0.40, c) for x, y, c in ((0.2, 0.27, G), (0.8, 0.27, B), (0.2, 0.73, B), (0.8, 0.73, G))),
        (0.5, 0.5, 0.42, R),
    ),
    6: tuple((x, y, 0.40, c) for y, c in ((0.27, G), (0.73, B)) for x in _ROW_OF_THREE),
    7: ((0.5, 0.17, 0.27, R), *((x, y, 0.27, c) for y, c in ((0.5, B), (0.83, G)) for x in _ROW_OF_THREE)),
    9: tuple((x, y, 0.27, c) for y in (0.17, 0.5, 0.83) for x, c in zip(_ROW_OF_THREE, (G, R, B), strict=True)),
}
"""The middle of each stick of a souzu, and its length in heights of the face."""


@cache
def face(tile: Tile) -> Image.Image:
    """Draw the face of a tile without a background, `WIDTH` by `HEIGHT`. It is shared: copy it before a change."""
    image = Image.new("RGBA", (WIDTH, HEIGHT), _CLEAR)
    number = tile.kind % 9 + 1
    if tile.suit == "m":
        _man(image, number, red=tile.red)
    elif tile.suit == "p":
        _pin(image, number, red=tile.red)
    elif tile.suit == "s":
        _sou(image, number, red=tile.red)
    else:
        _honour(image, tile.kind)
    return image


class _Area(NamedTuple):
    """A centred part of the face: its top and its size."""

    top: float
    height: float
    width: float


def _kanji(image: Image.Image, character: str, colour: Colour, area: _Area) -> None:
    """Draw one character in bold strokes, stretched to fill an area."""
    letter = Image.new("RGBA", (2 * _KANJI, 2 * _KANJI), _CLEAR)
    pen = ImageDraw.Draw(letter)
    at, big, japanese = (_KANJI, _KANJI), font(_KANJI), shapes("ja")
    pen.text(at, character, font=big, fill=colour, anchor="mm", stroke_width=9, language=japanese)
    letter = letter.crop(letter.getbbox())
    box = round(area.width * WIDTH), round(area.height * HEIGHT)
    letter = letter.resize(_stretched(letter.size, box), Image.Resampling.LANCZOS)
    left = (WIDTH - letter.width) // 2
    image.alpha_composite(letter, (left, round(area.top * HEIGHT) + (box[1] - letter.height) // 2))


def _stretched(size: tuple[int, int], box: tuple[int, int]) -> tuple[int, int]:
    """Return a size that fits into a box, stretched by at most a quarter in one direction."""
    wide, high = box[0] / size[0], box[1] / size[1]
    least = min(wide, high)
    return round(size[0] * min(wide, least * 1.25)), round(size[1] * min(high, least * 1.25))


def _man(image: Image.Image, number: int, *, red: bool) -> None:
    ink = palette.RED if red else palette.INK
    digit = _MAN_DIGITS[number - 1]
    _kanji(image, digit, ink, _Area(0.06, 0.38, 0.74))
    _kanji(image, "萬", palette.RED, _Area(0.51, 0.44, 0.80))


def _honour(image: Image.Image, kind: int) -> None:
    if kind < _HAKU:
        _kanji(image, _WINDS[kind - _HONOURS], palette.INK, _Area(0.13, 0.74, 0.84))
    elif kind == _HAKU:
        _frame(image)
    elif kind == _HATSU:
        _kanji(image, "發", palette.GREEN, _Area(0.12, 0.76, 0.86))
    else:
        _kanji(image, "中", palette.RED, _Area(0.10, 0.80, 0.76))


def _frame(image: Image.Image) -> None:
    """Draw the white dragon: an empty frame with corners cut inwards."""
    pen = ImageDraw.Draw(image)
    for inset, width in ((36, 22), (76, 8)):
        box = (inset, inset + 12, WIDTH - inset, HEIGHT - inset - 12)
        pen.rounded_rectangle(box, radius=max(8, 50 - inset // 2), outline=palette.BLUE, width=width)
    for x in (36, WIDTH - 36):
        for y in (48, HEIGHT - 48):
            pen.ellipse((x - 26, y - 26, x + 26, y + 26), fill=palette.BLUE)


# --- pinzu


def _pin(image: Image.Image, number: int, *, red: bool) -> None:
    pen = ImageDraw.Draw(image)
    if number == 1:
        _big_circle(pen)
        return
    radius, spots = _PINS[number]
    for x, y, colour in spots:
        _circle(pen, (x * WIDTH, y * HEIGHT), radius * WIDTH, palette.RED if red else colour)


def _disc(pen: ImageDraw.ImageDraw, middle: tuple[float, float], radius: float, colour: Colour) -> None:
    x, y = middle
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _circle(pen: ImageDraw.ImageDraw, middle: tuple[float, float], radius: float, colour: Colour) -> None:
    """Draw a coin: a ring with a flower of five petals in it."""
    _disc(pen, middle, radius, colour)
    _disc(pen, middle, radius * 0.70, palette.IVORY)
    for petal in range(5):
        turn = math.tau * petal / 5 - math.tau / 4
        at = middle[0] + math.cos(turn) * radius * 0.33, middle[1] + math.sin(turn) * radius * 0.33
        _disc(pen, at, radius * 0.23, colour)
    _disc(pen, middle, radius * 0.13, palette.IVORY)


def _big_circle(pen: ImageDraw.ImageDraw) -> None:
    """Draw the one circle of 1p, with a flower of red petals."""
    middle, radius = (WIDTH / 2, HEIGHT / 2), 0.43 * WIDTH
    _disc(pen, middle, radius, palette.GREEN)
    _disc(pen, middle, radius * 0.88, palette.IVORY)
    for bead in range(16):
        turn = math.tau * bead / 16
        at = middle[0] + math.cos(turn) * radius * 0.75, middle[1] + math.sin(turn) * radius * 0.75
        _disc(pen, at, radius * 0.09, palette.GREEN)
    _disc(pen, middle, radius * 0.58, palette.BLUE)
    _disc(pen, middle, radius * 0.49, palette.IVORY)
    for petal in range(8):
        turn = math.tau * petal / 8
        at = middle[0] + math.cos(turn) * radius * 0.28, middle[1] + math.sin(turn) * radius * 0.28
        _disc(pen, at, radius * 0.135, palette.RED)
    _disc(pen, middle, radius * 0.17, palette.RED)


# --- souzu


def _sou(image: Image.Image, number: int, *, red: bool) -> None:
    if number == 1:
        _bird(image)
    elif number == _EIGHT:
        _eight_sticks(image)
    else:
        for x, y, length, colour in _STICKS[number]:
            stick = _stick(length, palette.RED if red else colour)
            _paste_middle(image, stick, x, y)


def _paste_middle(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    image.alpha_composite(piece, (round(x * WIDTH - piece.width / 2), round(y * HEIGHT - piece.height / 2)))


@cache
def _stick(length: float, colour: Colour) -> Image.Image:
    """Draw an upright piece of bamboo: two segments with knots at the ends and in the middle."""
    width, height = round(0.20 * WIDTH), round(length * HEIGHT)
    image = Image.new("RGBA", (width + 1, height + 1), _CLEAR)
    pen = ImageDraw.Draw(image)
    inset, knot = round(width * 0.14), max(14, round(height * 0.11))
    pen.rounded_rectangle((inset, knot // 2, width - inset, height - knot // 2), radius=8, fill=colour)
    for y in (0, (height - knot) // 2, height - knot):
        pen.rounded_rectangle((0, y, width, y + knot), radius=knot // 2, fill=colour)
    light = palette.mixed(colour, palette.IVORY, 0.75)
    for top, bottom in ((knot * 1.5, height / 2 - knot), (height / 2 + knot, height - knot * 1.5)):
        pen.rounded_rectangle((width * 0.44, top, width * 0.56, bottom), radius=5, fill=light)
    return image


def _eight_sticks(image: Image.Image) -> None:
    """Draw the sticks of 8s: an M above a W."""
    for y, lean, colour in ((0.27, 1, palette.GREEN), (0.73, -1, palette.BLUE)):
        upright = _stick(0.40, colour)
        for x in (0.125, 0.875):
            _paste_middle(image, upright, x, y)
        for x, side in ((0.365, 1), (0.635, -1)):
            leaning = _stick(0.38, colour).rotate(
                -34 * lean * side, expand=True, resample=Image.Resampling.BICUBIC, fillcolor=_CLEAR
            )
            _paste_middle(image, leaning, x, y)


def _feather(turn: float, length: float, colour: Colour) -> Image.Image:
    """Draw a feather of the tail, turned about its lower end by `turn` degrees from upright, with an eye at its tip."""
    size = 2 * round(length)
    image = Image.new("RGBA", (size, size), _CLEAR)
    pen = ImageDraw.Draw(image)
    middle, wide = size / 2, length * 0.17
    pen.ellipse((middle - wide, 4, middle + wide, length), fill=colour)
    _disc(pen, (middle, 4 + wide * 1.25), wide * 0.68, palette.IVORY)
    _disc(pen, (middle, 4 + wide * 1.25), wide * 0.42, palette.RED)
    return image.rotate(-turn, resample=Image.Resampling.BICUBIC)


def _bird(image: Image.Image) -> None:
    """Draw the bird of 1s: a peacock with its tail spread."""
    root = 0.5, 0.66
    for turn in (-78, 78, -52, 52, -26, 26, 0):
        colour = palette.GREEN if turn % 52 == 0 else palette.BLUE
        _paste_middle(image, _feather(turn, 0.55 * HEIGHT - abs(turn) * 1.12, colour), *root)
    pen = ImageDraw.Draw(image)
    x, y = root[0] * WIDTH, root[1] * HEIGHT
    for foot in (-1, 1):
        pen.line((x + foot * 26, y + 70, x + foot * 34, y + 140), fill=palette.RED, width=13)
        pen.line((x + foot * 6, y + 146, x + foot * 66, y + 140), fill=palette.RED, width=13)
    pen.ellipse((x - 74, y - 62, x + 74, y + 104), fill=palette.IVORY)
    pen.ellipse((x - 62, y - 50, x + 62, y + 92), fill=palette.BLUE)
    pen.polygon(((x - 34, y + 10), (x - 26, y - 110), (x + 26, y - 110), (x + 34, y + 10)), fill=palette.BLUE)
    _disc(pen, (x, y - 112), 44, palette.IVORY)
    _disc(pen, (x, y - 112), 36, palette.BLUE)
    pen.polygon(((x - 13, y - 108), (x + 13, y - 108), (x, y - 74)), fill=palette.GOLD)
    for eye in (-1, 1):
        _disc(pen, (x + eye * 15, y - 122), 7, palette.IVORY)
    pen.arc((x - 36, y - 10, x + 36, y + 60), 20, 160, fill=palette.IVORY, width=9)
