"""Tenhou's own logs (mjlog, XML): one element for each tile, call, win and draw.

What the elements are named: `GO` the kind of game, `UN` the players, `TAIKYOKU` the first dealer, `INIT` a hand's
beginning, `T U V W` and a number a tile drawn by each of the four, `D E F G` one discarded, `N` a call, `REACH` a
riichi, `DORA` another indicator, `AGARI` a win, `RYUUKYOKU` a draw, `BYE` a player whose connection is lost.
Points are written in hundreds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import unquote

from core.errors import LogBroken, LogTooLong
from core.logs.mjlog.elements import (
    OTHER,
    TILES_IN_SET,
    Element,
    Elements,
    Unreadable,
    hand_of,
    name_of,
    number_of,
    numbers_of,
    parse_elements,
    text_of,
    unreadable,
)
from core.logs.mjlog.ends import HandEnd
from core.logs.mjlog.marks import NO_RED_FIVES, THREE_PLAYERS, marked_rules, untold
from core.logs.mjlog.plain import plain_elements
from core.logs.mjlog.play import ALL_TILES, HAND_TILES, Deal, Play
from core.logs.mjlog.seats import HANDS, LOG_SEATS, Seating
from core.logs.record import Contradiction, GameRecord, StatedKyoku
from core.logs.rooms import started_with
from core.table.state import Start

MOST_ELEMENTS: Final = 20_000
"""Ten times as many as the longest games have."""
_MARKS: Final = range(1 << 16)
_KYOKU: Final = range(16)
_NAMES: Final = ("n0", "n1", "n2", "n3")
_LONGEST_NAME: Final = 64
_LONGEST_VALUE: Final = 40
_DECIMAL: Final = re.compile(r"-?[0-9]{1,7}(\.[0-9])?", re.ASCII)
# Elements that say nothing about the play.
_PASSED_OVER: Final = frozenset({"BYE", "SHUFFLE"})


def read_mjlog(data: bytes) -> GameRecord:
    """Read a log in XML that is not compressed.

    Raises a `LogError`: `LogTooLong`, `LogBroken` for impossible content, and what `parse_elements` raises.
    """
    if data.count(b"<") > MOST_ELEMENTS:
        raise LogTooLong(limit=MOST_ELEMENTS)
    reader = _Reader()
    elements = plain_elements(data) or parse_elements(data)
    try:
        reader.read_all(elements)
        return reader.record()
    except Unreadable as error:
        value = error.value[:_LONGEST_VALUE]
        raise LogBroken(kyoku=reader.number, part=error.part, value=value) from None


class _Reader:
    """A game read so far. `number` is the hand being read, from 1; 0 before the first."""

    def __init__(self) -> None:
        self.marks: int | None = None
        self.lobby: str | None = None
        self.names = [""] * len(LOG_SEATS)
        self.first_dealer: int | None = None
        self.seating: Seating | None = None
        self.number = 0
        self.kyokus: list[StatedKyoku] = []
        self.contradictions: list[Contradiction] = []
        self.play: Play | None = None
        self.end: HandEnd | None = None
        self.final: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        # The elements that a hand under way can have beside draws and discards; none once it is over.
        self.moves: dict[str, Callable[[Element], None]] = {}

    def read_all(self, elements: Elements) -> None:
        """Read the whole log."""
        codes, at = elements.codes, 0
        for element in elements.others:
            if codes[at] != OTHER:
                at = self._follow(codes, at)
            self._read(element)
            at += 1
        if codes[at] != OTHER:
            self._follow(codes, at)

    def _follow(self, codes: list[int], at: int) -> int:
        if self.play is None or not self.moves:
            raise Unreadable(name_of(codes[at]), "")
        return self.play.follow(codes, at)

    def _read(self, element: Element) -> None:
        """Read an element that is no move of a tile."""
        name = element.name
        if name in self.moves:
            self.moves[name](element)
        elif name in _READERS:
            _READERS[name](self, element)
        elif name not in _PASSED_OVER:
            raise Unreadable(name, "")

    # --- the game

    def read_kind(self, element: Element) -> None:
        """Keep the marks of the rules; those of the first hand are those of the game."""
        if self.seating is None:
            self.marks = number_of(element, "type", _MARKS)
            self.lobby = element.attributes.get("lobby")

    def read_dealer(self, element: Element) -> None:
        """Keep who deals first."""
        self.first_dealer = number_of(element, "oya", LOG_SEATS)

    def read_names(self, element: Element) -> None:
        """Keep the players' names; later elements name players who come back."""
        for raw, attribute in enumerate(_NAMES):
            if attribute not in element.attributes:
                continue
            name = unquote(element.attributes[attribute])
            if len(name) > _LONGEST_NAME:
                raise unreadable(element, attribute)
            if self.seating is None:
                self.names[raw] = name
            elif name != self.names[raw]:
                kyoku = self.number - 1
                self.contradictions.append(Contradiction(kyoku, f"UN {attribute}", name, self.names[raw]))

    def _seat(self, element: Element, marks: int) -> Seating:
        """Return the seating, numbered from the first dealer.

        The first dealer follows from this dealer and the number of hands before.
        """
        present = [raw for raw, hand in enumerate(HANDS) if element.attributes.get(hand)]
        if len(present) != (3 if marks & THREE_PLAYERS else 4):
            raise Unreadable("INIT hai", str(len(present)))
        dealer = number_of(element, "oya", LOG_SEATS)
        kyoku = numbers_of(element, "seed")[0]
        if dealer not in present:
            raise unreadable(element, "oya")
        first = (present.index(dealer) - kyoku % 4) % len(present)
        raw = (*present[first:], *present[:first])
        if self.first_dealer not in {None, dealer, raw[0]}:
            stated = str(self.first_dealer)
            self.contradictions.append(Contradiction(None, "TAIKYOKU oya", stated, str(raw[0])))
        return Seating.of(raw, reds=not marks & NO_RED_FIVES)

    # --- a hand

    def begin(self, element: Element) -> None:
        """Begin a hand, and close the one before."""
        if self.marks is None:
            raise Unreadable("GO", "")
        self.number += 1
        if self.final is not None or self.moves:
            raise Unreadable("INIT", "")
        self._close()
        if self.seating is None:
            self.seating = self._seat(element, self.marks)
        deal = _deal(element, self.seating, len(self.kyokus))
        play = Play(deal, self.seating)
        play.agree("INIT oya", deal.dealer, deal.kyoku % 4)
        play.points = play.played("INIT ten", deal.points)
        self.play, self.end = play, HandEnd(play)
        self.moves = {"N": play.call, "REACH": play.reach, "DORA": play.turn_indicator}

    def finish(self, element: Element) -> None:
        """Read what ends a hand, and with it perhaps the game."""
        if self.play is None or self.end is None or self.final is not None:
            raise Unreadable(element.name, "")
        if element.name == "AGARI":
            self.end.win(element)
        else:
            self.end.drawn(element)
        self.moves = {}
        if "owari" in element.attributes:
            self.final = _final(element, self.play)

    def _close(self) -> None:
        """Keep the hand that is over, or in which the log breaks off."""
        if self.play is None or self.end is None:
            return
        self.kyokus.append(self.end.stated())
        self.contradictions += self.play.contradictions
        self.play = None

    def record(self) -> GameRecord:
        """Return the game, once everything is read."""
        seating, marks = self.seating, self.marks
        self._close()
        if seating is None or marks is None:
            raise Unreadable("INIT", "")
        first = self.kyokus[0]
        points = first.points
        same = len(set(points)) == 1 and not (first.round_wind or first.dealer or first.honba)
        open_rules = untold(marks, self.lobby)
        rules = marked_rules(marks)
        if open_rules and same:
            rules = started_with(rules, points[0])
        final = self.final or (None, None)
        return GameRecord(
            names=seating.by_seat(tuple(self.names)),
            rules=rules,
            untold=open_rules,
            start=Start(points, first.round_wind, first.dealer, first.honba, first.kyoutaku_points),
            kyokus=tuple(self.kyokus),
            final_points=final[0],
            final_scores=final[1],
            contradictions=tuple(self.contradictions),
        )


_READERS: Final[dict[str, Callable[[_Reader, Element], None]]] = {
    "GO": _Reader.read_kind,
    "UN": _Reader.read_names,
    "TAIKYOKU": _Reader.read_dealer,
    "INIT": _Reader.begin,
    "AGARI": _Reader.finish,
    "RYUUKYOKU": _Reader.finish,
}


def _deal(element: Element, seating: Seating, number: int) -> Deal:
    """Return how a hand begins."""
    seed, points = numbers_of(element, "seed"), numbers_of(element, "ten")
    if len(seed) != 6 or seed[0] not in _KYOKU or min(seed) < 0 or seed[5] not in range(TILES_IN_SET):
        raise unreadable(element, "seed")
    if len(points) != len(LOG_SEATS):
        raise unreadable(element, "ten")
    dealt = []
    for attribute in seating.by_seat(HANDS):
        tiles = hand_of(element, attribute)
        if len(tiles) != HAND_TILES:
            raise unreadable(element, attribute)
        dealt.append(tiles)
    wall = ALL_TILES.difference(*dealt, (seed[5],))
    if len(wall) + HAND_TILES * seating.players + 1 != TILES_IN_SET:
        raise Unreadable("INIT hai", "")
    return Deal(
        number=number,
        kyoku=seed[0],
        dealer=seating.seat_of(element, "oya"),
        honba=seed[1],
        sticks=seed[2],
        points=points,
        tiles=tuple(dealt),
        indicator=seed[5],
        wall=wall,
    )


def _final(element: Element, play: Play) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points at the end and the result in tenths; further numbers are chips."""
    fields = text_of(element, "owari").split(",")[: 2 * len(LOG_SEATS)]
    if len(fields) < 2 * len(LOG_SEATS) or not all(map(_DECIMAL.fullmatch, fields)):
        raise unreadable(element, "owari")
    points = tuple(int(text) for text in fields[::2] if "." not in text)
    if len(points) < len(LOG_SEATS):
        raise unreadable(element, "owari")
    scores = tuple(_tenths(text) for text in fields[1::2])
    points = play.played(f"{element.name} owari", points)
    return play.seating.points_of(points), play.seating.by_seat(scores)


def _tenths(text: str) -> int:
    whole, _, tenth = text.partition(".")
    return int(whole + (tenth or "0"))
