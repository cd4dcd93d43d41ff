"""Tables as text in a code block, aligned by what each character takes up on the screen."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from cogs.ui.limits import clip

GAP: Final = "  "

COLUMNS: Final = 24
"""What a phone of 360 pixels shows of a code block in a card without breaking the line."""

_WIDE: Final = ("W", "F")
_WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")


def width(text: str) -> int:
    """How many columns a text takes up: full-width characters two, combining ones none."""
    return sum(_width(character) for character in text)


def fit(text: str, columns: int) -> str:
    """Cut a text with an ellipsis so that it takes up no more than `columns`."""
    if width(text) <= columns:
        return text
    length = len(text)
    while length > 1 and width(clip(text, length)) > columns:
        length -= 1
    return clip(text, length)


def table(rows: Sequence[Sequence[str]], *, left: frozenset[int] = frozenset({0}), gap: str = GAP) -> str:
    """A code block of `rows`, all of one length; columns are aligned to the right except those in `left`."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = (
        gap.join(
            _padded(cell, columns, left=at in left) for at, (cell, columns) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "```\n" + "\n".join(line.rstrip() for line in lines) + "\n```"


def plain(text: str) -> str:
    """Make a name harmless inside a code block: on one line, and without what would end the block."""
    return " ".join(text.split()).replace("`", "\N{MODIFIER LETTER GRAVE ACCENT}")


def _width(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1


def _padded(cell: str, columns: int, *, left: bool) -> str:
    space = " " * (columns - width(cell))
    return cell + space if left else space + cell
