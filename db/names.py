"""Names as they are compared: width, case and white space do not matter."""

from __future__ import annotations

import unicodedata
from typing import Final

from db.errors import NameNotUsable

LONGEST: Final = 64


def tidy(name: str) -> str:
    """A name without needless white space. Raises `NameNotUsable` if nothing is left or it is too long."""
    tidied = " ".join(name.split())
    if not tidied or len(tidied) > LONGEST or len(key_of(tidied)) > LONGEST:
        raise NameNotUsable(name=tidied[: LONGEST + 1], longest=LONGEST)
    return tidied


def key_of(name: str) -> str:
    """What two spellings of the same name have in common."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
