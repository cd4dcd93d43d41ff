"""Emojis as a bot has them to which Discord has given its longest ids."""

from typing import Final

from cogs.ui.texts.emojis import TileEmojis
from core.hand import RED_FIVES, TILES

_FIRST_ID: Final = 1456074443980800000

EMOJIS: Final = TileEmojis(
    {key: _FIRST_ID + at for at, key in enumerate([*map(str, (*TILES, *RED_FIVES)), TileEmojis.BACK])}
)
