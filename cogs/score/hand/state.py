"""A case as a short text: a button carries it whole and works after a restart.

The choices become one number, each in the base of how many options it has, and the number becomes URL-safe base 64.
"""

import base64
from collections.abc import Sequence
from typing import Final, TypeVar

from cogs.score.errors import CardOutdated
from cogs.score.hand.case import MOST_HONBA, MOST_KITA, MOST_STICKS, Case
from core.errors import HandError
from core.hand import RED_FIVES, TILES, Chankan, Hand, Meld, MeldKind, Riichi, Source, Tile, Wind
from core.rules import RuleSet

VERSION: Final = "1"

_ALL_TILES: Final = (*TILES, *RED_FIVES)
_SEATS: Final = tuple(Wind)
_MAYBE_SEAT: Final = (None, *Wind)
_RIICHI: Final = (None, *Riichi)
_CHANKAN: Final = (None, *Chankan)
_KINDS: Final = tuple(MeldKind)
_SOURCES: Final = (None, *Source)
_MOST_MELDS: Final = 4
_MOST_INDICATORS: Final = 5
_FLAGS: Final = (
    "tsumo",
    "ippatsu",
    "last_tile",
    "rinshan",
    "first_turn",
    "discarder_in_riichi",
    "discarder_dead_hand",
)

_T = TypeVar("_T")


class _Writer:
    """Writes choices into a number."""

    def __init__(self) -> None:
        self.number = 0
        self._factor = 1

    def count(self, value: int, most: int) -> None:
        self.number += value * self._factor
        self._factor *= most + 1

    def choice(self, value: _T, choices: Sequence[_T]) -> None:
        self.count(choices.index(value), len(choices) - 1)

    def tiles(self, tiles: Sequence[Tile]) -> None:
        for tile in tiles:
            self.choice(tile, _ALL_TILES)


class _Reader:
    """Reads choices back in the same order."""

    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, most: int) -> int:
        self.number, value = divmod(self.number, most + 1)
        return value

    def choice(self, choices: Sequence[_T]) -> _T:
        return choices[self.count(len(choices) - 1)]

    def tiles(self, count: int) -> tuple[Tile, ...]:
        return tuple(self.choice(_ALL_TILES) for _ in range(count))


def write(case: Case) -> str:
    """Write a case, without the name of its rules."""
    out = _Writer()
    _write_hand(out, case.hand)
    out.choice(case.seat, _SEATS)
    out.choice(case.round_wind, _SEATS)
    out.choice(case.discarder, _MAYBE_SEAT)
    out.choice(case.riichi, _RIICHI)
    out.choice(case.chankan, _CHANKAN)
    out.choice(case.liable, _MAYBE_SEAT)
    for flag in _FLAGS:
        out.count(getattr(case, flag), 1)
    for indicators in (case.dora, case.ura):
        out.count(len(indicators), _MOST_INDICATORS)
        out.tiles(indicators)
    out.count(case.kita, MOST_KITA)
    out.count(case.honba, MOST_HONBA)
    out.count(case.sticks, MOST_STICKS)
    number = out.number.to_bytes((out.number.bit_length() + 7) // 8, "little")
    return VERSION + base64.urlsafe_b64encode(number).decode("ascii").rstrip("=")


def read(text: str, rules: RuleSet) -> Case:
    """Read a case back. Raises `CardOutdated` for a text that this version did not write."""
    try:
        number = base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))
        if not text.startswith(VERSION):
            raise CardOutdated
        given = _Reader(int.from_bytes(number, "little"))
        case = _read_case(given, rules)
    except (ValueError, HandError) as problem:
        # base64 raises a ValueError for letters that are not its own.
        raise CardOutdated from problem
    if write(case) != text:
        raise CardOutdated
    return case


def _read_case(given: _Reader, rules: RuleSet) -> Case:
    hand = _read_hand(given)
    seat, round_wind = given.choice(_SEATS), given.choice(_SEATS)
    discarder, riichi = given.choice(_MAYBE_SEAT), given.choice(_RIICHI)
    chankan, liable = given.choice(_CHANKAN), given.choice(_MAYBE_SEAT)
    flags = {flag: bool(given.count(1)) for flag in _FLAGS}
    dora = given.tiles(given.count(_MOST_INDICATORS))
    ura = given.tiles(given.count(_MOST_INDICATORS))
    return Case(
        hand=hand,
        rules=rules,
        seat=seat,
        round_wind=round_wind,
        discarder=discarder,
        riichi=riichi,
        chankan=chankan,
        liable=liable,
        dora=dora,
        ura=ura,
        kita=given.count(MOST_KITA),
        honba=given.count(MOST_HONBA),
        sticks=given.count(MOST_STICKS),
        **flags,
    )


def _write_hand(out: _Writer, hand: Hand) -> None:
    out.count(len(hand.melds), _MOST_MELDS)
    for meld in hand.melds:
        out.choice(meld.kind, _KINDS)
        out.tiles(meld.tiles)
        out.choice(meld.source, _SOURCES)
        if meld.called is not None:
            out.choice(meld.called, _ALL_TILES)
    out.tiles(hand.concealed)
    out.tiles(() if hand.winning_tile is None else (hand.winning_tile,))


def _read_hand(given: _Reader) -> Hand:
    melds = []
    for _ in range(given.count(_MOST_MELDS)):
        kind = given.choice(_KINDS)
        tiles = given.tiles(3 if kind in (MeldKind.CHI, MeldKind.PON) else 4)
        source = given.choice(_SOURCES)
        called = None if source is None else given.choice(_ALL_TILES)
        melds.append(Meld(kind, tiles, called, source))
    concealed = given.tiles(13 - 3 * len(melds))
    (winning,) = given.tiles(1)
    return Hand(concealed, tuple(melds), winning)
