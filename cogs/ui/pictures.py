"""A picture as it is sent: its bytes, and what it shows in words for those who do not see it."""

from dataclasses import dataclass
from io import BytesIO

import discord

from cogs.ui.limits import clip

MOST_ALT = 1024
"""Characters of the longest description that Discord takes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, what it shows in words, its width and height in pixels, and its file's name without the ending."""

    png: bytes
    alt: str
    size: tuple[int, int]
    name: str = "picture"

    @property
    def filename(self) -> str:
        """What the file is called; a card that shows several pictures needs a name for each."""
        return f"{self.name}.png"

    def file(self) -> discord.File:
        """The picture as an attachment, which can be sent once."""
        return discord.File(BytesIO(self.png), filename=self.filename, description=clip(self.alt, MOST_ALT))

    def item(self) -> discord.MediaGalleryItem:
        """The picture inside a card whose message has it as an attachment."""
        return discord.MediaGalleryItem(f"attachment://{self.filename}", description=clip(self.alt, MOST_ALT))
