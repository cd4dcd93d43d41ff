"""Text in pictures: one font for Latin, Chinese, Japanese and Korean, and names made to fit.

The font is Noto Sans CJK (SIL Open Font License) from the package `cvttf-notosanscjk-regular`. It has no emoji and not
every script; what it lacks is left out of a name.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from PIL import ImageFont

_PACKAGE: Final = "cvttf_NotoSansCJK_Regular"
_FILE: Final = "NotoSansCJKtc-Regular.otf"
_PROBE_SIZE: Final = 16
_MISSING: Final = "\U0010fffd"
"""A character that no font has."""

_STROKED: Final = str.maketrans("ŁłĐđĦħŦŧı", "LlDdHhTti")
"""Letters that Unicode does not take apart into a letter and a mark."""

ELLIPSIS: Final = "…"
NAMELESS: Final = "◇"
"""Stands for a name of which nothing can be drawn."""


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font at `size` pixels."""
    return ImageFont.truetype(str(files(_PACKAGE) / _FILE), size)


def width(text: str, size: int) -> int:
    """How many pixels a text takes up from left to right."""
    return -int(-font(size).getlength(text) // 1)


def fit(text: str, *, size: int, room: int) -> str:
    """Cut a text with an ellipsis so that it takes up no more than `room` pixels."""
    if width(text, size) <= room:
        return text
    shortest, longest = 0, len(text)
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size) <= room:
            shortest = middle
        else:
            longest = middle - 1
    return text[:shortest].rstrip() + ELLIPSIS


def drawable(name: str) -> str:
    """A name on one line without what the font lacks: some accents, emoji, scripts it does not know."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(_nearest(each) for each in composed if not _is_invisible(each))
    return " ".join(kept.split()) or NAMELESS


def one_line(name: str) -> str:
    """A name as it is said in words: whole, on one line."""
    return " ".join(name.split())


def drawable_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as `drawable` gives them; those that became alike are numbered."""
    found: list[str] = []
    for name in map(drawable, names):
        number, unique = 1, name
        while unique in found:
            number += 1
            unique = f"{name} ({number})"
        found.append(unique)
    return tuple(found)


def widest(texts: Sequence[str], size: int) -> int:
    """How many pixels the widest of some texts takes up."""
    return max((width(text, size) for text in texts), default=0)


def _nearest(character: str) -> str:
    """The character itself if the font has it, else without its accents, else a space."""
    plain = unicodedata.normalize("NFD", character.translate(_STROKED))[0]
    return next((each for each in (character, plain) if _has_glyph(each)), " ")


def _is_invisible(character: str) -> bool:
    """Whether a character only changes those around it: joiners, variation selectors, skin tones."""
    return unicodedata.category(character) in ("Cf", "Mn", "Me", "Sk") and not character.isascii()


@lru_cache(maxsize=8192)
def _has_glyph(character: str) -> bool:
    return character.isspace() or _shape(character) != _missing_shape()


def _shape(character: str) -> tuple[tuple[int, int], bytes]:
    mask = font(_PROBE_SIZE).getmask(character)
    return mask.size, bytes(mask)


@cache
def _missing_shape() -> tuple[tuple[int, int], bytes]:
    return _shape(_MISSING)
