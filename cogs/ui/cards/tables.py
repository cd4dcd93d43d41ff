"""Tables of text in a code block, aligned by the width of each character on the screen."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from cogs.ui.limits import clip

GAP: Final = "  "

COLUMNS: Final = 24
"""The widest line of a code block that a phone of 360 pixels shows unbroken, in columns."""

_WIDE: Final = ("W", "F")
_WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")


def columns(names: Iterable[str]) -> int:
    """Return how many columns of a code block a phone of 360 pixels shows, with one of `names` in each line.

    A full-width character counts as two columns but is a little narrower: all columns fit only where every line has
    one.
    """
    return COLUMNS if all(any(map(_is_wide, name)) for name in names) else COLUMNS - 1


def width(text: str) -> int:
    """Return how many columns a text takes up: two for a full-width character, none for a combining one."""
    return sum(_width(character) for character in text)


def fit(text: str, columns: int) -> str:
    """Cut a text with an ellipsis to at most `columns`."""
    if width(text) <= columns:
        return text
    length = len(text)
    while length > 1 and width(clip(text, length)) > columns:
        length -= 1
    return clip(text, length)


def table(rows: Sequence[Sequence[str]], *, left: frozenset[int] = frozenset({0}), gap: str = GAP) -> str:
    """Return a code block of `rows` of one length. Columns are aligned to the right except those in `left`."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = (
        gap.join(
            _padded(cell, columns, left=at in left) for at, (cell, columns) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
    return "```\n" + "\n".join(line.rstrip() for line in lines) + "\n```"


def plain(text: str) -> str:
    """Make a name harmless inside a code block: one line, no backticks."""
    return " ".join(text.split()).replace("`", "\N{MODIFIER LETTER GRAVE ACCENT}")


def _width(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if _is_wide(character) else 1


def _is_wide(character: str) -> bool:
    return unicodedata.east_asian_width(character) in _WIDE


def _padded(cell: str, columns: int, *, left: bool) -> str:
    space = " " * (columns - width(cell))
    return cell + space if left else space + cell
