"""Tiles in text: canonical notation, and the kanji that are on them."""

from collections.abc import Iterable
from itertools import groupby

from cogs.ui.texts import Texts
from core.hand import TILES, Group, Hand, Shape, Tile, sort_tiles, write_tiles

_COPIES = {Shape.PAIR: 2, Shape.TRIPLET: 3, Shape.KAN: 4}


def in_suits(tiles: Iterable[Tile]) -> str:
    """Canonical notation with a space between the suits: `123m 406p 11z`."""
    return " ".join(write_tiles(stretch) for _, stretch in groupby(sort_tiles(tiles), key=lambda tile: tile.suit))


def hand_text(hand: Hand) -> str:
    """A hand in notation: closed tiles, melds, and the winning tile after a plus."""
    parts = [in_suits(hand.concealed), *map(str, hand.melds)]
    if hand.winning_tile is not None:
        parts.append(f"+ {hand.winning_tile}")
    return " ".join(filter(None, parts))


def hand_kanji(hand: Hand, texts: Texts) -> str:
    """The same hand as the tiles look; melds in brackets, the winning tile after a plus."""
    parts = [kanji(hand.concealed, texts)]
    for meld in hand.melds:
        inside = kanji(meld.tiles, texts)
        parts.append(f"({inside})" if meld.is_open else f"[{inside}]")
    if hand.winning_tile is not None:
        parts.append(f"+ {kanji((hand.winning_tile,), texts)}")
    return " ".join(filter(None, parts))


def kanji(tiles: Iterable[Tile], texts: Texts) -> str:
    """Tiles as they look: `二三四萬 東東`."""
    written = []
    for suit, stretch in groupby(sort_tiles(tiles), key=lambda tile: tile.suit):
        if suit == "z":
            written.append("".join(texts.text(f"tile-{tile}") for tile in stretch))
        else:
            digits = "".join(texts.text(f"tile-digit-{tile.digit}") for tile in stretch)
            written.append(digits + texts.text(f"tile-suit-{suit}"))
    return " ".join(written)


def group_text(group: Group) -> str:
    """A group in notation: `222s`."""
    if group.shape is Shape.RUN:
        return write_tiles(TILES[group.first : group.first + 3])
    return write_tiles((TILES[group.first],) * _COPIES[group.shape])
