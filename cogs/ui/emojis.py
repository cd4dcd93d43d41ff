"""Tiles as emojis that Discord keeps for the bot: what stands for them in a text."""

from collections.abc import Mapping
from typing import Final


class TileEmojis:
    """The emoji ids of tiles by their keys: notation for a face (`5m`, `0p`), `back` for the back."""

    BACK: Final = "back"

    def __init__(self, ids: Mapping[str, int]) -> None:
        self._ids = dict(ids)

    def __bool__(self) -> bool:
        return bool(self._ids)

    def of(self, key: str) -> str:
        """The emoji of a tile, as Discord wants it written.

        Discord goes by the id alone, so the name is the short key: it leaves more room for text, and is what people
        hear who have a text read to them, or see where an emoji is not shown.
        """
        return f"<:{key}:{self._ids[key]}>"


NONE: Final = TileEmojis({})
"""Where Discord keeps none for the bot."""
