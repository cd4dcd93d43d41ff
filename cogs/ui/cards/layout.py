"""Cards: Components V2 layouts with an accent colour, text blocks and rows of buttons.

    await asked.reply(Card("# 5200 from West", "3 han 40 fu", rows=[[button(press(), label="Next")]]))

A card has no timeout and holds only controls (`cogs.ui.presses`), so its buttons work after a restart.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Self

import discord
from discord import ui

from cogs.ui import limits
from cogs.ui.cards.pictures import MOST_ALT, Picture
from cogs.ui.limits import clip

Block = str | Picture | ui.Item[Any]

_BETWEEN = "\N{NO-BREAK SPACE}· "
"""The sign between parts stays behind the part before it, so that no line of a phone begins with it."""


class Accent(Enum):
    """The colour at the edge of a card, by its meaning."""

    PLAIN = discord.Colour(0x3B7A57)
    """Green as a table cloth: information."""
    WAITING = discord.Colour(0x3F7CAC)
    """Blue: somebody still has to do something."""
    WIN = discord.Colour(0xD4A017)
    """Gold: a win, and the end of a game."""
    GONE = discord.Colour(0x6B7280)
    """Grey: something that no longer counts."""
    MISTAKE = discord.Colour(0xC0392B)
    """Red: a mistake, or an act that cannot be taken back."""


class Card(ui.LayoutView):
    """One message. A string is a block of Markdown, other items stand as they are, empty rows are left out.

    A picture needs its file beside it; `cogs.ui.cards.sending` sends both.
    """

    def __init__(
        self,
        *blocks: Block,
        accent: Accent = Accent.PLAIN,
        rows: Iterable[Sequence[ui.Item[Any]]] = (),
    ) -> None:
        super().__init__(timeout=None)
        self._blocks, self._accent, self._rows = blocks, accent, [list(row) for row in rows if row]
        self.add_item(ui.Container[Self](*map(_item, blocks), accent_colour=accent.value))
        for row in self._rows:
            limits.check("buttons in a row", len(row), limits.BUTTONS_PER_ROW)
            self.add_item(ui.ActionRow[Self](*row))
        limits.check("components of a card", self.total_children_count, limits.COMPONENTS_PER_LAYOUT)
        limits.check("text of a card", self.content_length(), limits.TEXT_PER_LAYOUT)

    def files(self) -> list[discord.File]:
        """Return the files of the pictures. They are new each time, since a file can be sent once."""
        return [block.file() for block in self._blocks if isinstance(block, Picture)]

    def extended(self, *, above: str = "", row: Sequence[ui.Item[Any]] = ()) -> Self:
        """Return the same card with a block above the others and a row of buttons below the others."""
        blocks = (above, *self._blocks) if above else self._blocks
        return type(self)(*blocks, accent=self._accent, rows=[*self._rows, row])

    def in_words(self) -> Self:
        """Return the same card with descriptions in place of its pictures."""
        room = limits.TEXT_PER_LAYOUT - self.content_length()
        pictures = max(1, len(self.files()))
        most = min(MOST_ALT, room // pictures)
        blocks = [small(clip(block.alt, most)) if isinstance(block, Picture) else block for block in self._blocks]
        return type(self)(*blocks, accent=self._accent, rows=self._rows)


def _item(block: Block) -> ui.Item[Any]:
    if isinstance(block, str):
        return ui.TextDisplay[Any](block.replace(" · ", _BETWEEN))
    if isinstance(block, Picture):
        return ui.MediaGallery[Any](block.item())
    return block


def escape(text: str) -> str:
    """Make a name or an input harmless: no Markdown, no mention, on one line."""
    plain = discord.utils.escape_markdown(" ".join(text.split()), ignore_links=False)
    return discord.utils.escape_mentions(plain.replace("<", "\\<"))


def small(text: str) -> str:
    """Format `text` as Discord's small print, line by line."""
    return "\n".join(f"-# {line}" for line in text.splitlines())
