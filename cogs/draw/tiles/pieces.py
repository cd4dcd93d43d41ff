"""Tiles as pieces: faces on ivory, backs, standing or lying on their side.

The eye is a little below the tile, so that its front edge shows; that edge stays at the bottom when the tile is turned.
"""

from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from cogs.draw.base import palette
from cogs.draw.base.palette import Colour
from cogs.draw.tiles.faces import face
from core.hand import Tile

_SHARP: Final = 4
"""How many times larger bodies are drawn before they are shrunk."""


class Piece(NamedTuple):
    """The size of a tile in pixels: its upright face, and the front edge below that."""

    width: int
    height: int
    edge: int

    @property
    def standing(self) -> tuple[int, int]:
        """Width and height of an upright tile with its edge."""
        return self.width, self.height + self.edge

    @property
    def lying(self) -> tuple[int, int]:
        """Width and height of a tile on its side with its edge."""
        return self.height, self.width + self.edge

    @property
    def radius(self) -> int:
        """The radius of the corners."""
        return round(self.width * 0.11)


LARGE: Final = Piece(62, 82, 8)
SMALL: Final = Piece(42, 56, 6)


@cache
def tile_image(tile: Tile | None, piece: Piece, *, sideways: bool = False) -> Image.Image:
    """Draw a tile, or a back for None. The picture is shared: copy it before a change."""
    top = _back(piece) if tile is None else _front(tile, piece)
    edges = (palette.IVORY_SIDE, palette.BACK_DARK) if tile is None else (palette.BACK_DARK, palette.IVORY_SIDE)
    if sideways:
        top = top.rotate(90, expand=True)
    image = _edges(piece, edges, sideways=sideways)
    image.alpha_composite(top)
    return image


def _front(tile: Tile, piece: Piece) -> Image.Image:
    """Draw a face. A red five is tinted and has a red corner, so that colour is not the only sign of it."""
    plate = _plate(piece, palette.IVORY_RED if tile.red else palette.IVORY, outline=palette.IVORY_EDGE)
    if tile.red:
        corner = _plate(piece, palette.RED)
        mask = Image.new("L", (piece.width * _SHARP, piece.height * _SHARP))
        right, size = mask.width, round(mask.width * 0.30)
        ImageDraw.Draw(mask).polygon(((right - size, 0), (right, 0), (right, size)), fill=255)
        plate.paste(Image.alpha_composite(plate, corner), mask=mask.reduce(_SHARP))
    inset = max(2, round(piece.width * 0.07))
    size_inside = piece.width - 2 * inset, piece.height - 2 * inset
    plate.alpha_composite(face(tile).resize(size_inside, Image.Resampling.LANCZOS), (inset, inset))
    return plate


def _back(piece: Piece) -> Image.Image:
    """Draw the back with a frame and a diamond, so that it looks like no face."""
    plate = _plate(piece, palette.BACK)
    size = piece.width * _SHARP, piece.height * _SHARP
    pattern = Image.new("RGBA", size, (*palette.BACK, 0))
    pen = ImageDraw.Draw(pattern)
    inset, line = round(size[0] * 0.12), max(1, size[0] // 36)
    frame = inset, inset, size[0] - inset - 1, size[1] - inset - 1
    pen.rounded_rectangle(frame, inset // 2, outline=palette.BACK_LIGHT, width=line)
    x, y, reach = size[0] / 2, size[1] / 2, size[0] * 0.17
    pen.polygon(((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)), fill=palette.BACK_LIGHT)
    plate.alpha_composite(pattern.reduce(_SHARP))
    return plate


def _plate(piece: Piece, colour: Colour, *, outline: Colour | None = None) -> Image.Image:
    """Draw a tile's empty upper side."""
    size = piece.width * _SHARP, piece.height * _SHARP
    image = Image.new("RGBA", size, (*colour, 0))
    box = 0, 0, size[0] - 1, size[1] - 1
    ImageDraw.Draw(image).rounded_rectangle(box, piece.radius * _SHARP, fill=colour, outline=outline, width=_SHARP)
    return image.reduce(_SHARP)


def _edges(piece: Piece, colours: tuple[Colour, Colour], *, sideways: bool) -> Image.Image:
    """Draw the front of a tile: the part on the table, and the part above it."""
    width, height = piece.lying if sideways else piece.standing
    image = Image.new("RGBA", (width * _SHARP, height * _SHARP), (*colours[0], 0))
    pen = ImageDraw.Draw(image)
    right, bottom, edge = width * _SHARP - 1, height * _SHARP - 1, piece.edge * _SHARP
    for top, end, colour in ((edge, bottom, colours[0]), (edge // 2, bottom - edge // 2, colours[1])):
        pen.rounded_rectangle((0, top, right, end), piece.radius * _SHARP, fill=colour)
    return image.reduce(_SHARP)
