"""Tiles in text: canonical notation, the kanji on them, and emojis where the bot has them.

Only cards show emojis. Buttons, lists, autocomplete, code blocks and descriptions of pictures do not: they use
`in_suits`, `hand_text` and `kanji`.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final, TypeVar

from cogs.ui.limits import LimitError
from cogs.ui.texts import Texts
from cogs.ui.texts.emojis import TileEmojis
from core.hand import TILES, Group, Hand, Meld, MeldKind, Shape, Tile, sort_tiles, write_tiles

_COPIES: Final = {Shape.PAIR: 2, Shape.TRIPLET: 3, Shape.KAN: 4}

_Made = TypeVar("_Made")


def fitting(make: Callable[[Texts], _Made], texts: Texts) -> _Made:
    """Call `make` with emojis, or without them if the result is more than Discord takes: they are long in a text."""
    try:
        return make(texts)
    except LimitError:
        if not texts.emojis:
            raise
        return make(texts.without_emojis())


# --- with emojis, for cards


def shown(tiles: Iterable[Tile], texts: Texts) -> str:
    """Write sorted tiles as emojis, else in notation."""
    return _emojis(sort_tiles(tiles), texts) if texts.emojis else in_suits(tiles)


def shown_in_order(tiles: Iterable[Tile], texts: Texts) -> str:
    """Write tiles in the given order as emojis, else one by one in notation: `4p 1z`."""
    return _emojis(tiles, texts) if texts.emojis else " ".join(map(str, tiles))


def pictured(tiles: Iterable[Tile], texts: Texts) -> str:
    """Write sorted tiles as they look: as emojis, else in kanji."""
    return _emojis(sort_tiles(tiles), texts) if texts.emojis else kanji(tiles, texts)


def hand_shown(hand: Hand, texts: Texts) -> str:
    """Write a hand within a sentence: as emojis, else in notation set as code."""
    return hand_pictured(hand, texts) if texts.emojis else f"`{hand}`"


def hand_pictured(hand: Hand, texts: Texts) -> str:
    """Write a hand as it looks: as emojis with space between closed tiles, melds and winning tile, else in kanji."""
    if not texts.emojis:
        return hand_kanji(hand, texts)
    parts = [_emojis(sort_tiles(hand.concealed), texts), *(_meld(meld, texts) for meld in hand.melds)]
    if hand.winning_tile is not None:
        parts.append(f"+ {_emojis((hand.winning_tile,), texts)}")
    # A single space is narrower than a tile and easy to overlook.
    return "\N{EM SPACE}".join(filter(None, parts))


def _meld(meld: Meld, texts: Texts) -> str:
    """Write a meld; a closed kan lies with two backs up, as on the table."""
    tiles = sort_tiles(meld.tiles)
    if meld.kind is not MeldKind.ANKAN:
        return _emojis(tiles, texts)
    back = texts.emojis.of(TileEmojis.BACK)
    return f"{back}{_emojis(tiles[:2], texts)}{back}"


def _emojis(tiles: Iterable[Tile], texts: Texts) -> str:
    return "".join(texts.emojis.of(str(tile)) for tile in tiles)


# --- without emojis, for everything


def in_suits(tiles: Iterable[Tile]) -> str:
    """Write tiles in canonical notation with a space between the suits: `123m 406p 11z`."""
    return " ".join(write_tiles(stretch) for _, stretch in groupby(sort_tiles(tiles), key=lambda tile: tile.suit))


def hand_text(hand: Hand) -> str:
    """Write a hand in notation: closed tiles, melds, and the winning tile after a plus."""
    parts = [in_suits(hand.concealed), *map(str, hand.melds)]
    if hand.winning_tile is not None:
        parts.append(f"+ {hand.winning_tile}")
    return " ".join(filter(None, parts))


def hand_kanji(hand: Hand, texts: Texts) -> str:
    """Write a hand in kanji, melds in brackets, the winning tile after a plus."""
    parts = [kanji(hand.concealed, texts)]
    for meld in hand.melds:
        inside = kanji(meld.tiles, texts)
        parts.append(f"({inside})" if meld.is_open else f"[{inside}]")
    if hand.winning_tile is not None:
        parts.append(f"+ {kanji((hand.winning_tile,), texts)}")
    return " ".join(filter(None, parts))


def kanji(tiles: Iterable[Tile], texts: Texts) -> str:
    """Write tiles in kanji: `二三四萬 東東`."""
    written = []
    for suit, stretch in groupby(sort_tiles(tiles), key=lambda tile: tile.suit):
        if suit == "z":
            written.append("".join(texts.text(f"tile-{tile}") for tile in stretch))
        else:
            digits = "".join(texts.text(f"tile-digit-{tile.digit}") for tile in stretch)
            written.append(digits + texts.text(f"tile-suit-{suit}"))
    return " ".join(written)


def group_text(group: Group) -> str:
    """Write a group in notation: `222s`."""
    if group.shape is Shape.RUN:
        return write_tiles(TILES[group.first : group.first + 3])
    return write_tiles((TILES[group.first],) * _COPIES[group.shape])
