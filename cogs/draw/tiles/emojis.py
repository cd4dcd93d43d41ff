"""Tiles as emojis. Their signs are larger than on a table: an emoji in a text is 22 pixels high."""

import hashlib
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from cogs.draw.tiles.pieces import Piece, tile_image
from core.hand import RED_FIVES, TILES, Tile

SIDE: Final = 128
"""Width and height of an emoji in pixels, as Discord stores it."""
PIECE: Final = Piece(100, 118, 6)
"""A piece wider than a tile, so that its signs are larger. The rest of the square stays empty."""
BACK: Final = "back"
"""The key of a tile's back; a face has its notation."""
_MARKED: Final = 8
"""How many digits the mark of a drawing has."""


class Emoji(NamedTuple):
    """A tile's key (`5m`, `0p`, `back`), its PNG, and a mark that changes with the drawing."""

    key: str
    png: bytes
    mark: str


def tile_emojis() -> tuple[Emoji, ...]:
    """Draw every face, the red fives, and the back. It takes a good part of a second."""
    faces = [_emoji(str(tile), tile) for tile in (*TILES, *RED_FIVES)]
    return (*faces, _emoji(BACK, None))


def _emoji(key: str, tile: Tile | None) -> Emoji:
    image = Image.new("RGBA", (SIDE, SIDE))
    piece = tile_image(tile, PIECE)
    image.paste(piece, ((SIDE - piece.width) // 2, (SIDE - piece.height) // 2))
    out = BytesIO()
    image.save(out, "PNG")
    # The mark is of the pixels: the file can change while the drawing stays.
    return Emoji(key, out.getvalue(), hashlib.sha256(image.tobytes()).hexdigest()[:_MARKED])
