"""A hand in words, for people who do not see its picture."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from cogs.ui.texts import Texts
from core.hand import Hand, Meld, Tile, Win, sort_tiles


def hand_in_words(hand: Hand, win: Win | None, texts: Texts) -> str:
    """Describe the tiles in the order of the picture."""
    return texts.text("picture-parts-between").join(_parts(hand, win, texts))


def _parts(hand: Hand, win: Win | None, texts: Texts) -> Iterator[str]:
    if hand.concealed:
        yield texts.text("picture-closed", tiles=tiles_in_words(sort_tiles(hand.concealed), texts))
    if hand.winning_tile is not None:
        yield texts.text("picture-winning", tile=tiles_in_words((hand.winning_tile,), texts))
    yield from (_meld(meld, texts) for meld in hand.melds)
    if win is None:
        return
    for key, tiles in (("dora", win.dora_indicators), ("ura", win.ura_indicators)):
        if tiles:
            yield texts.text(f"picture-{key}-indicators", count=len(tiles), tiles=tiles_in_words(tiles, texts))
    if win.kita:
        yield texts.text("picture-kita-count", count=win.kita)


def tiles_in_words(tiles: Iterable[Tile], texts: Texts) -> str:
    """Name tiles in the given order, suit by suit: `2 3 4 man, red 5 pin, East, East`."""
    return texts.listed(_stretches(tiles, texts))


def _stretches(tiles: Iterable[Tile], texts: Texts) -> Iterator[str]:
    for suit, stretch in groupby(tiles, key=lambda tile: tile.suit):
        digits = [int(tile.digit) for tile in stretch]
        if suit == "z":
            yield from (texts.text("picture-honour", digit=digit) for digit in digits)
        else:
            spoken = texts.text("picture-digits-between").join(texts.text("picture-digit", digit=n) for n in digits)
            yield texts.text("picture-suit", suit=suit, digits=spoken)


def _meld(meld: Meld, texts: Texts) -> str:
    words = tiles_in_words(sort_tiles(meld.tiles), texts)
    if meld.called is None or meld.source is None:
        return texts.text("picture-meld", kind=meld.kind.value, tiles=words)
    called = tiles_in_words((meld.called,), texts)
    return texts.text("picture-called", kind=meld.kind.value, tiles=words, called=called, source=meld.source.value)
