"""Autocomplete of `/score`: the hand so far, its waits, situations."""

from collections.abc import Iterable

from discord import app_commands

from cogs.score.hand.typed import Glimpse, glimpse
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.choosing import Offered
from cogs.ui.errors import sentence
from cogs.ui.texts import Texts
from cogs.ui.words.situations import complete
from cogs.ui.words.tiles import hand_text, in_suits, kanji
from core.errors import DigitsWithoutSuit, TenbouError
from core.hand import Hand, Tile, parse_tile, sort_tiles

Choices = list[app_commands.Choice[str]]


def hands(typed: str, texts: Texts, *, complete: bool) -> Choices:
    """Describe the hand so far. To `complete` a hand of 13 tiles offer each tile it waits for."""
    typed = typed.strip()
    if not typed:
        return _fitting([(texts.text("offer-empty"), texts.text("offer-example"))])
    try:
        seen = glimpse(typed)
    except DigitsWithoutSuit as unfinished:
        if unfinished.position - 1 + unfinished.length == len(typed):
            return _fitting([(texts.text("offer-suit-wanted", typed=typed), typed)])
        return _fitting([(sentence(unfinished, texts, shown=str), typed)])
    except TenbouError as mistake:
        return _fitting([(sentence(mistake, texts, shown=str), typed)])
    more = _completions(typed, seen, texts) if complete else []
    return _fitting([(_understood(seen, texts), typed), *more])


def _understood(seen: Glimpse, texts: Texts) -> str:
    draft, hand = seen.draft, seen.hand
    if hand is None:
        tiles = " ".join(filter(None, [in_suits(draft.concealed), *map(str, draft.melds)]))
        missing = 13 - draft.count
        if missing > 0:
            return texts.text("offer-missing", tiles=tiles, count=draft.count, missing=missing)
        return texts.text("offer-too-many", tiles=tiles, count=draft.count, more=draft.count - 14)
    if hand.winning_tile is None:
        key = "offer-waiting" if seen.waits else "offer-not-tenpai"
        waits = in_suits(seen.waits)
        return texts.text(key, tiles=hand_text(hand), waits=waits, shanten=seen.shanten)
    key = "offer-complete" if seen.shanten < 0 else "offer-incomplete"
    return texts.text(key, tiles=hand_text(hand), shanten=seen.shanten)


def _completions(typed: str, seen: Glimpse, texts: Texts) -> list[tuple[str, str]]:
    if seen.hand is None:
        return []
    return [
        (texts.text("offer-win", tile=str(tile), name=kanji((tile,), texts)), f"{typed} {_as_typed(tile, typed)}")
        for tile in seen.waits
    ]


def _as_typed(tile: Tile, typed: str) -> str:
    """Write a tile in the order of the text before it: `4p`, or `p4` after `m123p456`."""
    first = next((sign for sign in typed if sign.isalnum()), "")
    return f"{tile.suit}{tile.digit}" if first in "mpsMPS" else str(tile)


def winning_tiles(hand: str, typed: str, texts: Texts) -> Choices:
    """Offer the tiles that a hand can win on: its waits, or the tiles that it holds."""
    try:
        seen = glimpse(hand)
    except TenbouError:
        return []
    offered = seen.waits if seen.hand is None or seen.hand.winning_tile is None else _held(seen.hand)
    wanted = typed.strip()
    try:
        only = parse_tile(wanted).kind if wanted else None
    except TenbouError:
        only = None
    fitting = [tile for tile in offered if only in (None, tile.kind)]
    return _fitting((f"{tile} {kanji((tile,), texts)}", str(tile)) for tile in fitting)


def _held(hand: Hand) -> tuple[Tile, ...]:
    winning = () if hand.winning_tile is None else (hand.winning_tile,)
    return sort_tiles({*hand.concealed, *winning})


def situations(typed: str, texts: Texts) -> Choices:
    """Offer ways to complete the situations."""
    return _fitting((text, text) for text in complete(typed, texts))


def _fitting(pairs: Iterable[tuple[str, str]]) -> Choices:
    """Make choices. A text too long for a choice is left out; it can still be sent as typed."""
    return limits.choices((name, value) for name, value in pairs if len(value) <= limits.CHOICE_VALUE)


async def _winning(asked: Asked, typed: str) -> Choices:
    return hands(typed, asked.texts, complete=True)


async def _waiting(asked: Asked, typed: str) -> Choices:
    return hands(typed, asked.texts, complete=False)


async def _winning_tiles(asked: Asked, typed: str) -> Choices:
    return winning_tiles(asked.option("hand"), typed, asked.texts)


async def _situations(asked: Asked, typed: str) -> Choices:
    return situations(typed, asked.texts)


WinningHand = app_commands.Transform[str, Offered(_winning)]
"""A hand, whole or one tile short."""
WaitingHand = app_commands.Transform[str, Offered(_waiting)]
"""A hand before its winning tile."""
WinningTile = app_commands.Transform[str, Offered(_winning_tiles)]
Situation = app_commands.Transform[str, Offered(_situations)]
