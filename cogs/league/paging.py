"""The buttons that turn the pages of a list."""

from typing import Any, Final, Protocol

from discord import ui

from cogs.ui.texts import Texts

WHAT: Final = "back|here|on"
"""What the buttons are for; it stands in their custom ids, so that no two are the same."""


class Make(Protocol):
    """Makes the button to a page."""

    def __call__(self, what: str, page: int, /, *, label: str, disabled: bool) -> ui.Item[Any]:
        """The button of this kind."""


def page_row(make: Make, page: int, pages: int, texts: Texts) -> list[ui.Item[Any]]:
    """The buttons to the pages before and after, and which page it is between them; none if there is one page."""
    if pages <= 1:
        return []
    return [
        make("back", max(page - 1, 0), label=texts.text("page-none-before"), disabled=page == 0),
        make("here", page, label=texts.text("page-of", number=page + 1, count=pages), disabled=True),
        make("on", page + 1, label=texts.text("page-none-after"), disabled=page + 1 == pages),
    ]
