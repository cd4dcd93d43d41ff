"""The elements of a log in XML: parsing within limits, and reading attributes as what they should be."""

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
"""The numbers that most often stand in a log. Looking one up takes half as long as parsing it."""
_LONGEST_KEPT: Final = 200
"""Characters of an attribute whose numbers are cached. The worth of a win is far shorter; caching an attribute as long
as a log would fill the memory."""
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
    """An element that is not a move.

    It is no dataclass, because a game has many and a frozen one takes long to make.
    """

    __slots__ = ("attributes", "name")

    def __init__(self, name: str, attributes: Mapping[str, str]) -> None:
        self.name, self.attributes = name, attributes


_LETTERS: Final = "TUVWDEFG"
CODES: Final = {
    f"{letter}{tile}": TILES_IN_SET * place + tile
    for place, letter in enumerate(_LETTERS)
    for tile in range(TILES_IN_SET)
}
"""Moves as numbers: a tile that one of the log's four players draws or discards. The next tile is 1 more, the next
player `TILES_IN_SET` more, and a discard `DISCARDED` more than the draw."""
DISCARDED: Final = 4 * TILES_IN_SET
OTHER: Final = -1
"""The code of an element that is no move."""


class Elements(NamedTuple):
    """The elements of a log in order.

    `codes` has one code for each element, and `OTHER` for each of `others` and for the end.
    """

    codes: list[int]
    others: list[Element]


class Unreadable(Exception):
    """An element with impossible content; the reader of the log adds the hand."""

    def __init__(self, part: str, value: str) -> None:
        super().__init__(part, value)
        self.part, self.value = part, value


class _Parser(DefusedExpatParser):
    """A parser that collects elements."""

    def __init__(self) -> None:
        super().__init__(forbid_dtd=True)
        self.elements: list[Element] = []
        self._depth = 0

    def start_element(self, name: str, attrs: Mapping[str, str]) -> None:
        """Keep an element; raises `LogTooDeep`."""
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise LogTooDeep(limit=MOST_DEPTH)
        self.elements.append(Element(name, attrs))

    def end_element(self, _name: str) -> None:
        """Leave an element."""
        self._depth -= 1


def parse_elements(data: bytes) -> Elements:
    """Return all elements of a log without the root.

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
        # The declaration names an unknown encoding.
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
    """Return the element name of a move."""
    place, tile = divmod(code, TILES_IN_SET)
    return f"{_LETTERS[place]}{tile}"


def text_of(element: Element, attribute: str) -> str:
    """Return a required attribute; raises `Unreadable`."""
    text = element.attributes.get(attribute)
    if text is None:
        raise Unreadable(f"{element.name} {attribute}", "")
    return text


def numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    """Return the whole numbers of a required attribute; raises `Unreadable`."""
    try:
        return tuple(map(_usual, element.attributes[attribute].split(",")))
    except KeyError:
        return _any_numbers_of(element, attribute)


def usual_numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    """Return the numbers of an attribute that often repeats, such as the worth of a win; raises `Unreadable`."""
    try:
        return _usual_numbers(element.attributes[attribute])
    except KeyError:
        return _any_numbers_of(element, attribute)


@lru_cache(maxsize=1 << 12)
def _usual_numbers(text: str) -> tuple[int, ...]:
    """Return numbers from a cache; raises `KeyError` for unusual ones and for a text too long to keep."""
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
    """Return one whole number out of those allowed; raises `Unreadable`."""
    numbers = usual_numbers_of(element, attribute)
    if len(numbers) != 1 or numbers[0] not in allowed:
        raise unreadable(element, attribute)
    return numbers[0]


def tiles_of(element: Element, attribute: str) -> tuple[int, ...]:
    """Return different tiles of the 136, each by its number; raises `Unreadable`."""
    try:
        return _tiles(element.attributes[attribute])
    except KeyError:
        raise unreadable(element, attribute) from None


@lru_cache(maxsize=1 << 12)
def _tiles(text: str) -> tuple[int, ...]:
    """Return different tiles; raises `KeyError` for anything else."""
    tiles = tuple(map(_tile, text.split(",")))
    if len(set(tiles)) < len(tiles):
        raise KeyError(text)
    return tiles


def hand_of(element: Element, attribute: str) -> set[int]:
    """Return different tiles of the 136 as a set, for the many of a hand; raises `Unreadable`."""
    try:
        listed = element.attributes[attribute].split(",")
        tiles = set(map(_tile, listed))
    except KeyError:
        raise unreadable(element, attribute) from None
    if len(tiles) < len(listed):
        raise unreadable(element, attribute)
    return tiles


def unreadable(element: Element, attribute: str) -> Unreadable:
    """Return the error for an attribute with an impossible value."""
    return Unreadable(f"{element.name} {attribute}", element.attributes.get(attribute, ""))
