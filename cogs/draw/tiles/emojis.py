"""Tiles as emojis: larger signs than on a table, since an emoji in a text is 22 pixels high."""

import hashlib
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from cogs.draw.tiles.pieces import Piece, tile_image
from core.hand import RED_FIVES, TILES, Tile

SIDE: Final = 128
"""Width and height of an emoji in pixels: what Discord makes of any."""
PIECE: Final = Piece(100, 118, 6)
"""Wider than a tile is, so that its signs are larger; the rest is a margin that nothing is on."""
BACK: Final = "back"
"""The key of a tile's back; a face has its notation."""
_MARKED: Final = 8
"""Digits of the drawing's mark."""


class Emoji(NamedTuple):
    """A tile's key (`5m`, `0p`, `back`), its PNG, and a mark that another drawing of it would not have."""

    key: str
    png: bytes
    mark: str


def tile_emojis() -> tuple[Emoji, ...]:
    """Every face, the red fives, and the back. Drawing them takes a good part of a second."""
    faces = [_emoji(str(tile), tile) for tile in (*TILES, *RED_FIVES)]
    return (*faces, _emoji(BACK, None))


def _emoji(key: str, tile: Tile | None) -> Emoji:
    image = Image.new("RGBA", (SIDE, SIDE))
    piece = tile_image(tile, PIECE)
    image.paste(piece, ((SIDE - piece.width) // 2, (SIDE - piece.height) // 2))
    out = BytesIO()
    image.save(out, "PNG")
    # Of the pixels and not of the file, which can change without being another drawing.
    return Emoji(key, out.getvalue(), hashlib.sha256(image.tobytes()).hexdigest()[:_MARKED])
