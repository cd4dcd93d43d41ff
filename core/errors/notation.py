"""Mistakes in the text of a hand."""

from __future__ import annotations

from dataclasses import dataclass

from core.errors.base import TenbouError


@dataclass(eq=False)
class NotationError(TenbouError):
    """A text that cannot be read as a hand. `position` counts characters from 1; `length` of them are wrong."""

    text: str
    position: int
    length: int


class UnknownCharacter(NotationError):
    """A character that has no meaning in a hand."""


@dataclass(eq=False)
class NoSuchTile(NotationError):
    """A digit that the suit does not have, such as 8z, or a red tile that is not a five, such as r4m."""

    tile: str
    suit: str


class DigitsWithoutSuit(NotationError):
    """Digits with no suit letter before or after them."""


class SuitWithoutDigits(NotationError):
    """A suit letter without digits."""


class BracketNotClosed(NotationError):
    """An opening bracket without a closing one."""


class BracketNotOpened(NotationError):
    """A closing bracket without an opening one."""


class NotAMeld(NotationError):
    """Bracketed tiles that form no chi, pon or kan."""


class NotAClosedKan(NotationError):
    """Square brackets around anything but four equal tiles."""


class NotOneTile(NotationError):
    """A text with no tile or several where exactly one belongs."""


class TextTooLong(NotationError):
    """A text longer than any hand."""


class EmptyHand(NotationError):
    """A text without tiles."""
