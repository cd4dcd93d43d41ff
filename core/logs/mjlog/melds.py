"""Melds, which Tenhou's logs write as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from core.errors import BadMeld
from core.hand.melds import Meld, MeldKind, Source
from core.hand.tiles import KINDS, RED_FIVES, TILES, Wind
from core.logs.mjlog.elements import Element, unreadable

_RED_NUMBERS: Final = {16: RED_FIVES[0], 52: RED_FIVES[1], 88: RED_FIVES[2]}
TILES_WITH_REDS: Final = tuple(_RED_NUMBERS.get(number, TILES[number // 4]) for number in range(4 * KINDS))
"""The tile of each number among 136; the red fives are the first five of their suit."""
TILES_WITHOUT_REDS: Final = tuple(TILES[number // 4] for number in range(4 * KINDS))
"""The same where no red fives are played."""

MELD_NUMBERS: Final = range(1 << 16)
_CHI, _PON, _KAKAN, _KITA = 0x4, 0x8, 0x10, 0x20
_RUNS: Final = 3 * 7
# The bits without a meaning, by kind of meld.
_SPARE_OF_CHI, _SPARE_OF_PON, _SPARE_OF_KITA, _SPARE_OF_KAN = 0x200, 0x180, 0xDF, 0xFC


class Call(NamedTuple):
    """A meld: its kind (`None` for a North set aside) and the numbers of its tiles.

    `called` is the claimed tile, `used` are those that the caller had. `turns` says how many seats to the right of the
    caller, at a table of four, the claimed tile came from; 0 is the caller.
    """

    kind: MeldKind | None
    tiles: tuple[int, ...]
    called: int | None
    used: tuple[int, ...]
    turns: int


@lru_cache(maxsize=4096)
def decode_call(text: str) -> Call:
    """Return the meld that a log writes as a number of `MELD_NUMBERS`; raises `ValueError` for no meld."""
    number = int(text)
    # Melds are identified by their texts, so each number may be written in one way only.
    if number not in MELD_NUMBERS or str(number) != text:
        raise ValueError(text)
    turns = number & 3
    if number & _CHI:
        call, spare = _chi(number, turns), _SPARE_OF_CHI
    elif number & (_PON | _KAKAN):
        call, spare = _pon(number, turns), _SPARE_OF_PON
    elif number & _KITA:
        call, spare = Call(None, (number >> 8,), None, (number >> 8,), 0), _SPARE_OF_KITA
        if number >> 10 != Wind.NORTH.kind:
            raise ValueError(number)
    else:
        first = number >> 10 << 2
        tiles = (first, first + 1, first + 2, first + 3)
        kind = MeldKind.DAIMINKAN if turns else MeldKind.ANKAN
        called = number >> 8 if turns else None
        call, spare = Call(kind, tiles, called, _without(called, tiles), turns), _SPARE_OF_KAN
    if number & spare or call.tiles[-1] >= 4 * KINDS or (call.called is not None and not turns):
        raise ValueError(number)
    return call


def _chi(number: int, turns: int) -> Call:
    place, which = divmod(number >> 10, 3)
    if place >= _RUNS:
        raise ValueError(number)
    first = 4 * (place // 7 * 9 + place % 7)
    tiles = (first + (number >> 3 & 3), first + 4 + (number >> 5 & 3), first + 8 + (number >> 7 & 3))
    return Call(MeldKind.CHI, tiles, tiles[which], _without(tiles[which], tiles), turns)


def _pon(number: int, turns: int) -> Call:
    kind, which = divmod(number >> 9, 3)
    fourth = 4 * kind + (number >> 5 & 3)
    tiles = tuple(tile for tile in range(4 * kind, 4 * kind + 4) if tile != fourth)
    if number & _PON:
        return Call(MeldKind.PON, tiles, tiles[which], _without(tiles[which], tiles), turns)
    return Call(MeldKind.KAKAN, (*tiles, fourth), tiles[which], (fourth,), turns)


def _without(called: int | None, tiles: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([tile for tile in tiles if tile != called])


def decoded(element: Element, text: str) -> Call:
    """Return a meld as an element writes it; raises `Unreadable`."""
    try:
        return decode_call(text)
    except ValueError:
        raise unreadable(element, "m") from None


@lru_cache(maxsize=4096)
def meld_of(text: str, turns: int, players: int, *, reds: bool) -> Meld:
    """Return the meld that a number means, called from `turns` seats to the right at a table of `players`.

    `reds` says whether there are red fives. Raises `ValueError` for a number that is no such meld.
    """
    call = decode_call(text)
    if call.kind is None:
        raise ValueError(text)
    names = TILES_WITH_REDS if reds else TILES_WITHOUT_REDS
    tiles = tuple([names[tile] for tile in call.tiles])
    try:
        if call.called is None:
            return Meld(call.kind, tiles)
        return Meld(call.kind, tiles, names[call.called], _source(turns, players))
    except BadMeld:
        raise ValueError(text) from None


def _source(turns: int, players: int) -> Source:
    if turns == 1:
        return Source.SHIMOCHA
    return Source.KAMICHA if turns == players - 1 else Source.TOIMEN
