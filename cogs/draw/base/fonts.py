"""Text in pictures, and names made to fit.

Two fonts under the SIL Open Font License: Noto Sans CJK from the package `cvttf-notosanscjk-regular` for Chinese,
Japanese, Korean and plain Latin, and Noto Sans from `fontpkg-noto-sans` for the rest of Latin, Greek and Cyrillic.
Neither has emoji, nor every script; a name is drawn without the characters that both lack.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from PIL import ImageFont, features

_FILES: Final = (
    ("cvttf_NotoSansCJK_Regular", "NotoSansCJKtc-Regular.otf"),
    ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf"),
)
_PROBE_SIZE: Final = 16
_MISSING: Final = "\U0010fffd"
"""A character that no font has."""

_JAPANESE: Final = "ja"

ELLIPSIS: Final = "…"
NAMELESS: Final = "◇"
"""Stands for a name without any drawable character."""


class Run(NamedTuple):
    """A part of a text that one font can draw."""

    text: str
    font: ImageFont.FreeTypeFont


@cache
def font(size: int, place: int = 0) -> ImageFont.FreeTypeFont:
    """Return a font at `size` pixels: the first, or the one at another place in the order of trying."""
    package, name = _FILES[place]
    return ImageFont.truetype(str(files(package).joinpath(name)), size)


def shapes(language: str) -> str | None:
    """Return the language, for Pillow, whose shapes characters take that differ by country; Japanese by default.

    Return None where Pillow lacks the library for that (Raqm, part of its wheels): it then draws the shapes of Taiwan.
    """
    if not features.check("raqm"):
        return None
    return language if language.startswith("zh") else _JAPANESE


def runs(text: str, size: int) -> tuple[Run, ...]:
    """Split a text into parts, each with the first font that can draw it. Others go with the first font of all."""
    parts = groupby(text, key=lambda character: _place(character) or 0)
    return tuple(Run("".join(characters), font(size, place)) for place, characters in parts)


def width(text: str, size: int) -> int:
    """Return how many pixels a text takes up from left to right."""
    return ceil(sum(run.font.getlength(run.text) for run in runs(text, size)))


def height(text: str, size: int) -> tuple[float, float]:
    """Return how far a text goes above and below the middle of its line."""
    boxes = [run.font.getbbox(run.text, anchor="ls") for run in runs(text, size)]
    drop = baseline(size)
    return min(box[1] for box in boxes) + drop, max(box[3] for box in boxes) + drop


def baseline(size: int) -> float:
    """Return how far below the middle of a line letters stand. It is the same for all fonts."""
    ascent, descent = font(size).getmetrics()
    return (ascent - descent) / 2


def fit(text: str, *, size: int, room: int) -> str:
    """Cut a text with an ellipsis to at most `room` pixels."""
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
    """Return a name on one line without characters that the fonts lack, such as emoji."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(" " if _place(each) is None else each for each in composed if not _is_invisible(each))
    return " ".join(kept.split()) or NAMELESS


def one_line(name: str) -> str:
    """Return a name whole and on one line, for descriptions in words."""
    return " ".join(name.split())


def drawable_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names as `drawable` does, and number those that became alike."""
    found: list[str] = []
    for name in map(drawable, names):
        number, unique = 1, name
        while unique in found:
            number += 1
            unique = f"{name} ({number})"
        found.append(unique)
    return tuple(found)


def widest(texts: Sequence[str], size: int) -> int:
    """Return how many pixels the widest text takes up."""
    return max((width(text, size) for text in texts), default=0)


def _is_invisible(character: str) -> bool:
    """Return True for a character that only changes those around it: joiners, variation selectors, skin tones."""
    return unicodedata.category(character) in ("Cf", "Mn", "Me", "Sk") and not character.isascii()


@lru_cache(maxsize=8192)
def _place(character: str) -> int | None:
    """Return the place of the first font that has a character."""
    places = range(len(_FILES))
    return 0 if character.isspace() else next((at for at in places if _shape(character, at) != _missing(at)), None)


def _shape(character: str, place: int) -> tuple[tuple[int, int], bytes]:
    mask = font(_PROBE_SIZE, place).getmask(character)
    return mask.size, bytes(mask)


@cache
def _missing(place: int) -> tuple[tuple[int, int], bytes]:
    return _shape(_MISSING, place)
