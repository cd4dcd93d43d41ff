"""The elements of a log in XML: parsed within limits, and their attributes read as what they should be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias
from xml.parsers.expat import ExpatError, errors
from xml.sax import SAXParseException

from defusedxml.common import DefusedXmlException
from defusedxml.expatreader import DefusedExpatParser

from core.errors import LogCutOff, LogNotWellFormed, LogTooDeep, LogTooLong, LogWithEntities, NotALog

ROOT: Final = "mjloggm"
MOST_ELEMENTS: Final = 20_000
"""Ten times as many as the longest games have."""
MOST_DEPTH: Final = 4
"""The root and what is in it are two; elements are never nested further."""
TILES_IN_SET: Final = 136
_TILES: Final = {str(tile): tile for tile in range(TILES_IN_SET)}
_MOST: Final = 1_000_000
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
    """An element with attributes. No dataclass, since a game has hundreds, and freezing them takes its time."""

    __slots__ = ("attributes", "name")

    def __init__(self, name: str, attributes: Mapping[str, str]) -> None:
        self.name, self.attributes = name, attributes


Move: TypeAlias = tuple[bool, int, int]
"""A tile that is drawn (true) or discarded: whether, by which of the log's players, and the number of the tile."""

_DRAWING, _DISCARDING = "TUVW", "DEFG"
_MOVES: Final[dict[str, Move]] = {
    f"{letter}{tile}": (drawn, raw, tile)
    for letters, drawn in ((_DRAWING, True), (_DISCARDING, False))
    for raw, letter in enumerate(letters)
    for tile in range(TILES_IN_SET)
}


class Unreadable(Exception):
    """Something in an element that cannot be; the reader of the log adds in which hand."""

    def __init__(self, part: str, value: str) -> None:
        super().__init__(part, value)
        self.part, self.value = part, value


class _Parser(DefusedExpatParser):
    """Collects elements. The handlers of expat are these very methods, since a log has a thousand elements."""

    def __init__(self) -> None:
        super().__init__(forbid_dtd=True)
        self.elements: list[Element | Move | str] = []
        self._depth = 0

    def start_element(self, name: str, attrs: Mapping[str, str]) -> None:
        """Keep an element: one without attributes as the move that it is, or as its mere name."""
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise LogTooDeep(limit=MOST_DEPTH)
        self.elements.append(Element(name, attrs) if attrs else _MOVES.get(name, name))

    def end_element(self, _name: str) -> None:
        """Go up again."""
        self._depth -= 1


def parse_elements(data: bytes) -> list[Element | Move | str]:
    """All elements of a log in order, without the root; those without attributes are moves or else names.

    Raises `LogTooLong`, `LogTooDeep`, `LogWithEntities`, `LogCutOff`, `LogNotWellFormed`, and `NotALog` for another
    root.
    """
    if data.count(b"<") > MOST_ELEMENTS:
        raise LogTooLong(limit=MOST_ELEMENTS)
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
    if (root.name if isinstance(root, Element) else root) != ROOT:
        raise NotALog
    return elements


def _syntax_error(error: SAXParseException) -> LogCutOff | LogNotWellFormed:
    line, column = error.getLineNumber() or 1, (error.getColumnNumber() or 0) + 1
    cause = error.getException()
    if isinstance(cause, ExpatError) and cause.code in _CUT_OFF:
        return LogCutOff(line=line, column=column)
    return LogNotWellFormed(line=line, column=column)


def name_of(move: Move) -> str:
    """The name of the element that a move is."""
    drawn, raw, tile = move
    return f"{(_DRAWING if drawn else _DISCARDING)[raw]}{tile}"


def text_of(element: Element, attribute: str) -> str:
    """An attribute that has to be there; raises `Unreadable`."""
    text = element.attributes.get(attribute)
    if text is None:
        raise Unreadable(f"{element.name} {attribute}", "")
    return text


def numbers_of(element: Element, attribute: str) -> tuple[int, ...]:
    """The whole numbers of an attribute that has to be there; raises `Unreadable`."""
    text = text_of(element, attribute)
    try:
        numbers = tuple(map(int, text.split(",")))
    except ValueError:
        raise unreadable(element, attribute) from None
    if max(numbers) > _MOST or min(numbers) < -_MOST:
        raise unreadable(element, attribute)
    return numbers


def number_of(element: Element, attribute: str, allowed: range) -> int:
    """One whole number out of those allowed; raises `Unreadable`."""
    numbers = numbers_of(element, attribute)
    if len(numbers) != 1 or numbers[0] not in allowed:
        raise unreadable(element, attribute)
    return numbers[0]


def tiles_of(element: Element, attribute: str) -> tuple[int, ...]:
    """Different tiles of the 136, each by its number; raises `Unreadable`."""
    try:
        tiles = tuple([_TILES[text] for text in text_of(element, attribute).split(",")])
    except KeyError:
        raise unreadable(element, attribute) from None
    if len(set(tiles)) < len(tiles):
        raise unreadable(element, attribute)
    return tiles


def unreadable(element: Element, attribute: str) -> Unreadable:
    """The error for an attribute that cannot be what it is."""
    return Unreadable(f"{element.name} {attribute}", element.attributes.get(attribute, ""))
