"""The elements of a log in XML: parsed within limits, and their attributes read as what they should be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from xml.parsers.expat import ExpatError, errors
from xml.sax import SAXParseException

from defusedxml.common import DefusedXmlException
from defusedxml.expatreader import DefusedExpatParser

from core.errors import LogCutOff, LogNotWellFormed, LogTooDeep, LogWithEntities, NotALog

ROOT: Final = "mjloggm"
MOST_DEPTH: Final = 4
"""The root and what is in it are two; elements are never nested further."""
TILES_IN_SET: Final = 136
_TILES: Final = {str(tile): tile for tile in range(TILES_IN_SET)}
_MOST: Final = 1_000_000
_USUAL: Final = {str(number): number for number in range(-500, 12_001)}
"""Most numbers in a log. A look at a table takes half as long as reading one."""
_LONGEST_KEPT: Final = 200
"""Characters of numbers that are kept once they are read. The worth of a win is far shorter, and an attribute as long
as a log would fill the memory if it were kept."""
_tile, _usual = _TILES.__getitem__, _USUAL.__getitem__
_CUT_OFF: Final = frozenset(
    errors.codes[message]
    for message in (
        errors.XML_ERROR_NO_ELEMENTS,
        errors.XML_ERROR_UNCLOSED_TOKEN,
        errors.XML_ERROR_PARTIAL_CHAR,
        errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
    )
)


class Element:
    """An element that is no move. No dataclass, since a game has many, and freezing them takes its time."""

    __slots__ = ("attributes", "name")

    def __init__(self, name: str, attributes: Mapping[str, str]) -> None:
        self.name, self.attributes = name, attributes


_LETTERS: Final = "TUVWDEFG"
CODES: Final = {
    f"{letter}{tile}": TILES_IN_SET * place + tile
    for place, letter in enumerate(_LETTERS)
    for tile in range(TILES_IN_SET)
}
"""Moves as numbers: a tile drawn by one of the log's four players, or discarded. A tile more is one more, a player
more `TILES_IN_SET`, and a discard is `DISCARDED` more than the draw."""
DISCARDED: Final = 4 * TILES_IN_SET
OTHER: Final = -1
"""Stands among the codes of moves for an element that is none."""


class Elements(NamedTuple):
    """The elements of a log in order. `codes` has one code for each, and `OTHER` for each of `others` and the end."""

    codes: list[int]
    others: list[Element]


class Unreadable(Exception):
    """Something in an element that cannot be; the reader of the log adds in which hand."""

    def __init__(self, part: str, value: str) -> None:
        super().__init__(part, value)
        self.part, self.value = part, value


class _Parser(DefusedExpatParser):
    """Collects elements."""

    def __init__(self) -> None:
        super().__init__(forbid_dtd=True)
        self.elements: list[Element] = []
        self._depth = 0

    def start_element(self, name: str, attrs: Mapping[str, str]) -> None:
        """Keep an element."""
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise LogTooDeep(limit=MOST_DEPTH)
        self.elements.append(Element(name, attrs))

    def end_element(self, _name: str) -> None:
        """Go up again."""
        self._depth -= 1


def parse_elements(data: bytes) -> Elements:
    """All elements of a log, without the root.

    Raises `LogTooDeep`, `LogWithEntities`, `LogCutOff`, `LogNotWellFormed`, and `NotALog` for another root.
    """
    parser = _Parser()
    try:
        parser.feed(data)
        parser.close()
    except SAXParseException as error:
        raise _syntax_error(error) from None
    except DefusedXmlException:
        raise LogWithEntities from None
    except (LookupError, ValueError):
        # An encoding that the declaration names and nobody knows.
        raise LogNotWellFormed(line=1, column=1) from None
    root, *elements = parser.elements
    if root.name != ROOT:
        raise NotALog
    codes = [OTHER if each.attributes else CODES.get(each.name, OTHER) for each in elements]
    others = [each for each, code in zip(elements, codes, strict=True) if code == OTHER]
    return Elements([*codes, OTHER], others)


def _syntax_error(error: SAXParseException) -> LogCutOff | LogNotWellFormed:
    line, column = error.getLineNumber() or 1, (error.getColumnNumber() or 0) + 1
    cause = error.getException()
    if isinstance(cause, ExpatError) and cause.code in _CUT_OFF:
        return LogCutOff(line=line, column=column)
    return LogNotWellFormed(line=line, column=column)


def name_of(code: int) -> str:
    """The name of the element that a move is."""
    place, tile = divmod(code, TILES_IN_SET)
    return f"{_LETTERS[place]}{tile}"


def text_of(element: Element, attribute: str) -> str:
    """An attribute that has to be there; raises `Unreadable`."""
    text = element.attributes.get(attribute)
    if text is None:
        raise Unreadable(f"{element.name} {attribute}", "")
    return text


def numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    """The whole numbers of an attribute that has to be there; raises `Unreadable`."""
    try:
        return tuple(map(_usual, element.attributes[attribute].split(",")))
    except KeyError:
        return _any_numbers_of(element, attribute)


def usual_numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    """The same for what is often the same, such as the worth of a win, and need not be read again."""
    try:
        return _usual_numbers(element.attributes[attribute])
    except KeyError:
        return _any_numbers_of(element, attribute)


@lru_cache(maxsize=1 << 12)
def _usual_numbers(text: str) -> tuple[int, ...]:
    """Read numbers; `KeyError` for unusual ones and for what is too long to be kept."""
    if len(text) > _LONGEST_KEPT:
        raise KeyError(text)
    return tuple(map(_usual, text.split(",")))


def _any_numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    try:
        numbers = tuple(map(int, text_of(element, attribute).split(",")))
    except ValueError:
        raise unreadable(element, attribute) from None
    if max(numbers) > _MOST or min(numbers) < -_MOST:
        raise unreadable(element, attribute)
    return numbers


def number_of(element: Element, attribute: str, allowed: range) -> int:
    """One whole number out of those allowed; raises `Unreadable`."""
    numbers = usual_numbers_of(element, attribute)
    if len(numbers) != 1 or numbers[0] not in allowed:
        raise unreadable(element, attribute)
    return numbers[0]


def tiles_of(element: Element, attribute: str) -> tuple[int, ...]:
    """Different tiles of the 136, each by its number; raises `Unreadable`."""
    try:
        return _tiles(element.attributes[attribute])
    except KeyError:
        raise unreadable(element, attribute) from None


@lru_cache(maxsize=1 << 12)
def _tiles(text: str) -> tuple[int, ...]:
    """Read different tiles; `KeyError` for anything else."""
    tiles = tuple(map(_tile, text.split(",")))
    if len(set(tiles)) < len(tiles):
        raise KeyError(text)
    return tiles


def hand_of(element: Element, attribute: str) -> set[int]:
    """Different tiles of the 136 in no order, as the many of a hand; raises `Unreadable`."""
    try:
        listed = element.attributes[attribute].split(",")
        tiles = set(map(_tile, listed))
    except KeyError:
        raise unreadable(element, attribute) from None
    if len(tiles) < len(listed):
        raise unreadable(element, attribute)
    return tiles


def unreadable(element: Element, attribute: str) -> Unreadable:
    """The error for an attribute that cannot be what it is."""
    return Unreadable(f"{element.name} {attribute}", element.attributes.get(attribute, ""))
