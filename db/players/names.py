"""Names as they are compared: width, case and white space do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

from db.errors import NameNotUsable

LONGEST: Final = 64

_NOT_KEPT: Final = ("Cc", "Cf", "Cs")
_JOINERS: Final = frozenset(map(chr, (0x200C, 0x200D, *range(0xE0020, 0xE0080))))
"""What is invisible, but makes one sign of several: letters of some scripts, people and flags among the emojis."""
_VISIBLE: Final = "LNPS"
"""The first letters of the categories of signs that can be seen; others are marks on them."""


def tidy(name: str) -> str:
    """A name without needless white space. Raises `NameNotUsable` if nothing is left or it is too long."""
    tidied = _printable(name)
    seen = any(unicodedata.category(each)[0] in _VISIBLE for each in tidied)
    if not seen or len(tidied) > LONGEST or len(key_of(tidied)) > LONGEST:
        raise NameNotUsable(name=tidied[: LONGEST + 1], longest=LONGEST)
    return tidied


def key_of(name: str) -> str:
    """What two spellings of the same name have in common."""
    return " ".join(unicodedata.normalize("NFKC", _printable(name)).casefold().split())


def free_name(name: str, taken: Container[str | None]) -> str:
    """The name, or if its key is `taken` the name with a number after it."""
    candidate, number = name, 1
    while key_of(candidate) in taken:
        number += 1
        ending = f" {number}"
        kept = name[: LONGEST - len(ending)]
        # A few characters take up more room as they are compared.
        while len(key_of(kept + ending)) > LONGEST:
            kept = kept[:-1]
        candidate = tidy(kept + ending)
    return candidate


def _printable(text: str) -> str:
    """The text on one line, without control characters, half characters that no database wants, and invisible ones.

    Of those some turn the direction of writing around, also of the numbers after the name.
    """
    kept = (each for each in text if each.isspace() or each in _JOINERS or unicodedata.category(each) not in _NOT_KEPT)
    return " ".join("".join(kept).split())
