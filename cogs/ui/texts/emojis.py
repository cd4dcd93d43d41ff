"""The emojis of tiles that Discord keeps for the bot."""

from collections.abc import Mapping
from typing import Final


class TileEmojis:
    """Emoji ids by the key of a tile: its notation (`5m`, `0p`), or `back`."""

    BACK: Final = "back"

    def __init__(self, ids: Mapping[str, int]) -> None:
        self._ids = dict(ids)

    def __bool__(self) -> bool:
        return bool(self._ids)

    def of(self, key: str) -> str:
        """Return the emoji of a tile as Discord's markup.

        Discord goes by the id alone, so the name is the short key. It leaves more room for text, and a screen reader
        reads it out.
        """
        return f"<:{key}:{self._ids[key]}>"


NONE: Final = TileEmojis({})
"""No emojis: tiles are written."""
