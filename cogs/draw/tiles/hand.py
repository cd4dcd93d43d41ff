"""The picture of a hand."""

from typing import Final

from cogs.draw.base import palette
from cogs.draw.base.canvas import Sheet, picture
from cogs.draw.tiles.layout import TEXT, WIDTH, Box, Role, lay_out
from cogs.draw.tiles.pieces import tile_image
from cogs.draw.tiles.words import hand_in_words
from cogs.ui.cards.pictures import Picture
from cogs.ui.texts import Texts
from core.hand import Hand, Win

_HALO: Final = 4
"""The width of the golden frame around the winning tile, in pixels."""


def hand_picture(hand: Hand, win: Win | None = None, *, texts: Texts, name: str = "hand") -> Picture:
    """Draw a hand: closed tiles, the winning tile apart, melds; with a `win` its indicators and Norths below."""
    names = {role: texts.text(f"picture-{role}") for role in (Role.DORA, Role.URA, Role.KITA)}
    layout = lay_out(hand, win, names)
    sheet = Sheet(WIDTH, layout.height, texts.language)
    for box in layout.boxes:
        if box.role is Role.WINNING:
            sheet.pen.rounded_rectangle(_around(box), box.piece.radius + _HALO, fill=palette.GOLD)
        tile = tile_image(box.tile, box.piece, sideways=box.sideways).crop((0, 0, box.width, box.height))
        sheet.image.paste(tile, (box.left, box.top), tile)
    for label in layout.labels:
        sheet.text((label.left, label.middle), label.text, size=TEXT)
    return picture(sheet, alt=hand_in_words(hand, win, texts), name=name)


def _around(box: Box) -> tuple[int, int, int, int]:
    return box.left - _HALO, box.top - _HALO, box.right + _HALO - 1, box.bottom + _HALO - 1
