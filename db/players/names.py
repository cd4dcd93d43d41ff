"""Names as they are compared: width, case and white space do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

from db.errors import NameNotUsable

LONGEST: Final = 64

_NOT_KEPT: Final = ("Cc", "Cf", "Cs")
_JOINERS: Final = frozenset(map(chr, (0x200C, 0x200D, *range(0xE0020, 0xE0080))))
"""Invisible characters that join others into one: letters of some scripts, emojis of people and flags."""
_VISIBLE: Final = "LNPS"
"""The first letters of the categories of visible characters; the others are marks on these."""


def tidy(name: str) -> str:
    """Return a name without needless white space. Raises `NameNotUsable` if nothing is left or it is too long."""
    tidied = _printable(name)
    seen = any(unicodedata.category(each)[0] in _VISIBLE for each in tidied)
    if not seen or len(tidied) > LONGEST or len(key_of(tidied)) > LONGEST:
        raise NameNotUsable(name=tidied[: LONGEST + 1], longest=LONGEST)
    return tidied


def key_of(name: str) -> str:
    """Return the form by which names are compared: the same for all spellings of one name."""
    return " ".join(unicodedata.normalize("NFKC", _printable(name)).casefold().split())


def free_name(name: str, taken: Container[str | None]) -> str:
    """Return the name, or if its key is `taken` the name with a number after it."""
    candidate, number = name, 1
    while key_of(candidate) in taken:
        number += 1
        ending = f" {number}"
        kept = name[: LONGEST - len(ending)]
        # Some characters become longer in the key.
        while len(key_of(kept + ending)) > LONGEST:
            kept = kept[:-1]
        candidate = tidy(kept + ending)
    return candidate


def _printable(text: str) -> str:
    """Return the text on one line, without control characters, lone surrogates and invisible characters.

    Some invisible ones reverse the direction of writing, even of the figures after the name.
    """
    kept = (each for each in text if each.isspace() or each in _JOINERS or unicodedata.category(each) not in _NOT_KEPT)
    return " ".join("".join(kept).split())
