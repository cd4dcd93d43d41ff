"""A fast reader for the plain form in which Tenhou serves its logs; an XML parser takes three times as long.

Such a text has one empty element after the other in its root. It has nothing that XML would read otherwise than it
stands: no entities, declarations or comments, and only printable characters of ASCII.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import repeat
from typing import Final, NamedTuple

from core.logs.mjlog.elements import CODES, OTHER, ROOT, Element, Elements

_ROOT: Final = re.compile(rf'{ROOT}(?: [A-Za-z]\w*="[^">]*")?>', re.ASCII)
_END: Final = f"/{ROOT}>"
_BLANK: Final = " \t\r\n"
_BETWEEN: Final = re.compile(rf">[{_BLANK}]+<")
_WRAPPED: Final = re.compile(rf'(?<!=)"[{_BLANK}]+(?=[A-Za-z])')
"""Between two attributes, never in the value of one: a quote that opens a value follows its equals sign."""
_CODES: Final = {f"{name}/>": code for name, code in CODES.items()}
_NAME: Final = re.compile(r"([A-Za-z]\w*) ?/>|([A-Za-z]\w*) ([A-Za-z]\w*)=", re.ASCII)
_ATTRIBUTE: Final = re.compile(r" ([A-Za-z]\w*)=", re.ASCII)
_LONGEST: Final = 4096
"""Characters of an element that is read here, many times those of any in a game; its names are kept."""
_CLOSED: Final = frozenset({"/>", " />"})


class _Shape(NamedTuple):
    """The names of an element and of its attributes."""

    name: str
    attributes: tuple[str, ...]


def plain_elements(data: bytes) -> Elements | None:
    """Return the elements of a log without the root, as the XML parser would; `None` for any other text."""
    if not data.isascii() or b"&" in data:
        return None
    text = data.decode("ascii").strip(_BLANK)
    if "\n" in text:
        text = _WRAPPED.sub('" ', _BETWEEN.sub("><", text))
    pieces = text.split("<")
    if (
        not text.isprintable()
        or pieces.pop() != _END
        or pieces[:1] != [""]
        or not _ROOT.fullmatch("".join(pieces[1:2]))
    ):
        return None
    del pieces[:2]
    codes = list(map(_CODES.get, pieces, repeat(OTHER)))
    codes.append(OTHER)
    others: list[Element] = []
    at = codes.index(OTHER)
    while at < len(pieces):
        if len(pieces[at]) > _LONGEST:
            return None
        parts = pieces[at].split('"')
        shape = _shape(tuple(parts[::2]))
        if shape is None:
            return None
        others.append(Element(shape.name, dict(zip(shape.attributes, parts[1::2], strict=True))))
        at = codes.index(OTHER, at + 1)
    return Elements(codes, others)


@lru_cache(maxsize=1024)
def _shape(parts: tuple[str, ...]) -> _Shape | None:
    """Return the names in the text around the values of an element; `None` if it is no empty element."""
    first = _NAME.fullmatch(parts[0])
    if first is None:
        return None
    if len(parts) == 1:
        # A move in an unusual spelling is left to the parser.
        return _Shape(first[1], ()) if first[1] and first[1] not in CODES else None
    rest = [each[1] for part in parts[1:-1] if (each := _ATTRIBUTE.fullmatch(part))]
    names = (first[3], *rest)
    if len(set(names)) < len(parts) - 1 or parts[-1] not in _CLOSED:
        return None
    return _Shape(first[2], names)
