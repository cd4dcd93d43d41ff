"""A picture to send: the bytes of a PNG, and a description for people who do not see it."""

from dataclasses import dataclass
from io import BytesIO

import discord

from cogs.ui.limits import clip

MOST_ALT = 1024
"""The longest description that Discord takes, in characters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its description, its width and height in pixels, and the name of its file without the ending."""

    png: bytes
    alt: str
    size: tuple[int, int]
    name: str = "picture"

    @property
    def filename(self) -> str:
        """The name of the file. A card with several pictures needs a name for each."""
        return f"{self.name}.png"

    def file(self) -> discord.File:
        """Return the picture as an attachment, which can be sent once."""
        return discord.File(BytesIO(self.png), filename=self.filename, description=clip(self.alt, MOST_ALT))

    def item(self) -> discord.MediaGalleryItem:
        """Return the picture as an item of a card whose message has it as an attachment."""
        return discord.MediaGalleryItem(f"attachment://{self.filename}", description=clip(self.alt, MOST_ALT))
