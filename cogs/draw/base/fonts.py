"""Text in pictures, and names made to fit.

Two fonts under the SIL Open Font License: Noto Sans CJK from the package `cvttf-notosanscjk-regular` for Chinese,
Japanese, Korean and plain Latin, and Noto Sans from `fontpkg-noto-sans` for what that lacks of Latin, Greek and
Cyrillic. Neither has emoji, nor every script; what both lack is left out of a name.
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
"""Stands for a name of which nothing can be drawn."""


class Run(NamedTuple):
    """A part of a text that one font can draw."""

    text: str
    font: ImageFont.FreeTypeFont


@cache
def font(size: int, place: int = 0) -> ImageFont.FreeTypeFont:
    """A font at `size` pixels: the first, or the one at another place among those tried in order."""
    package, name = _FILES[place]
    return ImageFont.truetype(str(files(package).joinpath(name)), size)


def shapes(language: str) -> str | None:
    """The language whose shapes characters take that differ by country, for Pillow: Japanese where it has none.

    `None` where Pillow lacks the library for that (Raqm, which its wheels bring along): the shapes of Taiwan then.
    """
    if not features.check("raqm"):
        return None
    return language if language.startswith("zh") else _JAPANESE


def runs(text: str, size: int) -> tuple[Run, ...]:
    """A text in parts, each with the first font that can draw it; what none can goes with the first of all."""
    parts = groupby(text, key=lambda character: _place(character) or 0)
    return tuple(Run("".join(characters), font(size, place)) for place, characters in parts)


def width(text: str, size: int) -> int:
    """How many pixels a text takes up from left to right."""
    return ceil(sum(run.font.getlength(run.text) for run in runs(text, size)))


def height(text: str, size: int) -> tuple[float, float]:
    """How far a text goes above and below the middle of its line."""
    boxes = [run.font.getbbox(run.text, anchor="ls") for run in runs(text, size)]
    drop = baseline(size)
    return min(box[1] for box in boxes) + drop, max(box[3] for box in boxes) + drop


def baseline(size: int) -> float:
    """How far below the middle of a line letters stand, which is the same for all fonts."""
    ascent, descent = font(size).getmetrics()
    return (ascent - descent) / 2


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
    """A name on one line without what the fonts lack: emoji, scripts they do not know."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(" " if _place(each) is None else each for each in composed if not _is_invisible(each))
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


def _is_invisible(character: str) -> bool:
    """Whether a character only changes those around it: joiners, variation selectors, skin tones."""
    return unicodedata.category(character) in ("Cf", "Mn", "Me", "Sk") and not character.isascii()


@lru_cache(maxsize=8192)
def _place(character: str) -> int | None:
    """The place of the first font that has a character."""
    places = range(len(_FILES))
    return 0 if character.isspace() else next((at for at in places if _shape(character, at) != _missing(at)), None)


def _shape(character: str, place: int) -> tuple[tuple[int, int], bytes]:
    mask = font(_PROBE_SIZE, place).getmask(character)
    return mask.size, bytes(mask)


@cache
def _missing(place: int) -> tuple[tuple[int, int], bytes]:
    return _shape(_MISSING, place)
