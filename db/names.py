"""Names as they are compared: width, case and white space do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

from db.errors import NameNotUsable

LONGEST: Final = 64

_NOT_KEPT: Final = ("Cc", "Cs")


def tidy(name: str) -> str:
    """A name without needless white space. Raises `NameNotUsable` if nothing is left or it is too long."""
    tidied = _printable(name)
    if not tidied or len(tidied) > LONGEST or len(key_of(tidied)) > LONGEST:
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
    """The text on one line, without the control characters and half characters that no database wants."""
    spaced = " ".join(text.split())
    return "".join(each for each in spaced if unicodedata.category(each) not in _NOT_KEPT)
