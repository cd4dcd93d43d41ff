"""Discord's limits, and functions that keep to them."""

from collections.abc import Iterable

from discord import app_commands

COMPONENTS_PER_LAYOUT = 40
TEXT_PER_LAYOUT = 4000
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
CUSTOM_ID = 100
BUTTONS_PER_ROW = 5
BUTTON_LABEL = 80
PLACEHOLDER = 150
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_TEXT = 8000


class LimitError(ValueError):
    """A mistake of the program: more than Discord takes."""


def check(what: str, size: int, limit: int) -> None:
    """Raise `LimitError` if `size` is over `limit`."""
    if size > limit:
        raise LimitError(f"{what}: {size} is over Discord's limit of {limit}")


def clip(text: str, limit: int) -> str:
    """Return `text`, cut with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def choices(pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return autocomplete choices from pairs of name and value: the first 25, with names clipped.

    A command receives the value, so one that is too long is refused instead of clipped.
    """
    offered = []
    for name, value in list(pairs)[:CHOICES]:
        check("choice value", len(value), CHOICE_VALUE)
        offered.append(app_commands.Choice(name=clip(name, CHOICE_NAME), value=value))
    return offered


def pages(blocks: Iterable[str], *, limit: int, separator: str = "\n") -> tuple[str, ...]:
    """Join blocks into pages of at most `limit` characters; a block is never cut in two."""
    found: list[str] = []
    for block in blocks:
        check("block", len(block), limit)
        if found and len(found[-1]) + len(separator) + len(block) <= limit:
            found[-1] += separator + block
        else:
            found.append(block)
    return tuple(found)
