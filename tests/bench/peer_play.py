"""The play in Tenhou's logs, followed by plain means: the half of `peer_logs` that is about the moves.

Tiles are numbers among 136 in lists, and melds are those of the `mahjong` package, as it takes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from mahjong.agari import Agari
from mahjong.meld import Meld
from mahjong.shanten import Shanten
from mahjong.tile import TilesConverter

TILES: Final = frozenset(range(136))
STICK: Final = 1000


class Broken(Exception):
    """Something in a log that cannot be."""


class Wrong(NamedTuple):
    """A number that the log states otherwise than it follows."""

    hand: int
    part: str
    stated: object
    found: object


class Call(NamedTuple):
    """A meld as a log writes it; `used` are the tiles out of the hand, `turns` who gave the `called` one."""

    meld: Meld
    called: int
    used: tuple[int, ...]
    turns: int


@cache
def decode(number: int) -> Call:
    """What meld a number stands for."""
    turns = number & 3
    if number & 4:
        place, which = divmod(number >> 10, 3)
        first = 4 * (place // 7 * 9 + place % 7)
        tiles = [first + (number >> 3 & 3), first + 4 + (number >> 5 & 3), first + 8 + (number >> 7 & 3)]
        called, kind = tiles[which], Meld.CHI
    elif number & 0x18:
        tile, which = divmod(number >> 9, 3)
        fourth = 4 * tile + (number >> 5 & 3)
        tiles = [each for each in range(4 * tile, 4 * tile + 4) if each != fourth]
        called, kind = tiles[which], Meld.PON
        if number & 0x10:
            return Call(Meld(Meld.SHOUMINKAN, [*tiles, fourth]), called, (fourth,), turns)
    else:
        called, kind = number >> 8, Meld.KAN
        tiles = list(range(called - called % 4, called - called % 4 + 4))
        if not turns:
            return Call(Meld(Meld.KAN, tiles, opened=False), called, tuple(tiles), turns)
    return Call(Meld(kind, tiles), called, tuple(tile for tile in tiles if tile != called), turns)


def numbers(element: Element, attribute: str) -> list[int]:
    """The whole numbers of an attribute."""
    return [int(text) for text in element.attrib[attribute].split(",")]


def is_tenpai(hand: Sequence[int]) -> bool:
    """Whether the closed part of a hand lacks one tile."""
    return Shanten.calculate_shanten(TilesConverter.to_34_array(hand)) == 0


def waits_among(hand: Sequence[int], kinds: Iterable[int]) -> list[int]:
    """Which of these kinds of tiles the closed part of a hand waits for."""
    counts, found = TilesConverter.to_34_array(hand), []
    for kind in kinds:
        if counts[kind] < 4:
            counts[kind] += 1
            if Agari.is_agari(counts):
                found.append(kind)
            counts[kind] -= 1
    return found


class Table:
    """The table and the hand under way; `wrong` is what the log states otherwise than it follows.

    `gone` are the tiles that anybody has discarded or added to a kan; from `since` on a player may not have passed one.
    """

    wrong: list[Wrong]
    number: int
    dealer: int
    sticks: int
    points: list[int]

    def agree(self, part: str, stated: object, found: object) -> None:
        """Note what is not so."""
        if stated != found:
            self.wrong.append(Wrong(self.number, part, stated, found))

    def deal(self, hands: list[list[int]], indicator: int) -> None:
        """What is on the table before the first move."""
        self.hands = hands
        self.unseen = set(TILES.difference(*hands, [indicator]))
        if len(self.unseen) != 136 - 53 or any(len(hand) != 13 for hand in hands):
            raise Broken("INIT hai")
        self.indicators = [indicator]
        self.left = 70
        self.melds: list[dict[int, Meld]] = [{}, {}, {}, {}]
        self.ponds: list[list[int]] = [[], [], [], []]
        self.pond_called = [False] * 4
        self.riichi = [0] * 4
        self.ippatsu = [False] * 4
        self.gone: list[int] = []
        self.since = [0] * 4
        self.called = False
        self.turn = self.due = self.dealer
        self.full = self.rinshan = False
        self.added = self.closed_kan = False
        self.declaring = 0
        self.last = -1
        self.winners: list[int] = []
        self.source = -1
        self.stays = self.aborted = self.end = False

    def draw(self, seat: int, tile: int) -> None:
        """A tile is drawn."""
        if self.full or seat != self.due or self.declaring or self.left == 0 or self.end:
            raise Broken("draw")
        self.unseen.remove(tile)
        self.hands[seat].append(tile)
        self.left -= 1
        self.turn, self.last, self.full = seat, tile, True
        if self.added:
            self.ippatsu = [False] * 4
        self.added = self.closed_kan = False

    def discard(self, seat: int, tile: int) -> None:
        """A tile is discarded."""
        if not self.full or seat != self.turn:
            raise Broken("discard")
        self.hands[seat].remove(tile)
        self.ponds[seat].append(tile)
        self.gone.append(tile)
        if not self.riichi[seat]:
            self.since[seat] = len(self.gone)
        self.ippatsu[seat] = False
        self.last, self.due = tile, (seat + 1) % 4
        self.full = self.rinshan = False
        if self.declaring:
            self.agree("REACH", is_tenpai(self.hands[seat]), found=True)

    def reach(self, element: Element) -> None:
        """A riichi is declared, or its stick is placed."""
        seat = int(element.attrib["who"])
        declares = element.attrib["step"] == "1"
        if seat != self.turn or self.full != declares or self.riichi[seat] or bool(self.declaring) == declares:
            raise Broken("REACH")
        if declares:
            closed = not any(meld.opened for meld in self.melds[seat].values())
            self.agree("REACH", (closed, self.points[seat] >= STICK, self.left >= 4), (True, True, True))
            self.declaring = 1 if self.called or self.ponds[seat] else 2
            return
        self.riichi[seat], self.declaring, self.ippatsu[seat] = self.declaring, 0, True
        self.points[seat] -= STICK
        self.sticks += 1
        if "ten" in element.attrib:
            self.agree("REACH ten", [100 * each for each in numbers(element, "ten")], self.points)

    def call(self, element: Element) -> None:
        """A meld is made."""
        seat, number = int(element.attrib["who"]), int(element.attrib["m"])
        call = decode(number)
        hand, melds = self.hands[seat], self.melds[seat]
        own = call.meld.type == Meld.SHOUMINKAN or not call.meld.opened
        if self.declaring or self.added or self.closed_kan or own != self.full or own != (seat == self.turn):
            raise Broken("N")
        before = [tile for tile in hand if tile != self.last]
        for tile in call.used:
            hand.remove(tile)
        if own:
            self.own_kan(seat, call)
        else:
            self.agree("N m", (call.called, (seat + call.turns) % 4), (self.last, self.turn))
            self.agree("N m", call.meld.type == Meld.CHI and call.turns != 3, found=False)
            self.ippatsu = [False] * 4
            self.pond_called[self.turn] = True
            self.rinshan = call.meld.type == Meld.KAN
            self.full = not self.rinshan
            self.turn, self.last = seat, -1
        self.due, self.called = seat, True
        melds[number] = call.meld
        if not call.meld.opened and self.riichi[seat]:
            self.agree("N m", sum(tile in call.used for tile in before), 3)
            self.agree("N m", waits_among(before, range(34)), waits_among(hand, range(34)))

    def own_kan(self, seat: int, call: Call) -> None:
        """A kan out of the hand; one that is added can be robbed before its ippatsu is over."""
        self.full, self.rinshan, self.last = False, True, call.used[0]
        if not call.meld.opened:
            self.closed_kan, self.ippatsu = True, [False] * 4
            return
        self.added = True
        self.gone.append(self.last)
        pons = [number for number, meld in self.melds[seat].items() if meld.tiles == call.meld.tiles[:3]]
        if not pons:
            raise Broken("N m")
        below = decode(pons[0])
        self.agree("N m", (call.called, call.turns), (below.called, below.turns))
        del self.melds[seat][pons[0]]

    def indicator(self, element: Element) -> None:
        """Another indicator is turned."""
        tile = int(element.attrib["hai"])
        self.unseen.remove(tile)
        self.indicators.append(tile)
