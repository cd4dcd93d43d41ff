"""The moves of one hand of a Tenhou log: who holds what, and what a win at any moment would be.

The situation of a win (riichi, ippatsu, the last tile, a robbed kan) comes from the moves alone, never from the yaku
that the log names, so that these can be checked.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import HandError
from core.hand.melds import Meld, MeldKind
from core.hand.tiles import TILES, YAOCHUU_BITS, Wind, sort_tiles, write_tiles
from core.hand.value import Hand
from core.hand.win import Chankan, Riichi
from core.logs.mjlog.elements import (
    DISCARDED,
    OTHER,
    TILES_IN_SET,
    Element,
    Unreadable,
    name_of,
    number_of,
    numbers_of,
    text_of,
    tiles_of,
    unreadable,
)
from core.logs.mjlog.melds import Call, decode_call, decoded, meld_of
from core.logs.mjlog.seats import LOG_SEATS, Seating
from core.logs.record import Contradiction, StatedKan, StatedRiichi
from core.table.events import Event, RiichiDeclared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

HAND_TILES: Final = 13
DEAD_WALL: Final = 14
_MOVED: Final = "T/D"
"""The name of draws and discards in errors."""
_NOT_DRAWN: Final = {4: DEAD_WALL, 3: DEAD_WALL + 4 * 7}
"""Three play without four each of 2m to 8m."""
ALL_TILES: Final = set(range(TILES_IN_SET))
_WINDS: Final = tuple(Wind)
_WINDS_FROM: Final = {
    players: tuple([tuple([_WINDS[(seat - dealer) % players] for seat in range(players)]) for dealer in range(players)])
    for players in _NOT_DRAWN
}
"""The seat winds under each dealer, by seat, at a table of three or four."""
_STICK: Final = 10
"""The points of a stick, in hundreds."""
_KIND_BITS: Final = tuple(1 << code % TILES_IN_SET // 4 for code in range(2 * DISCARDED))
"""The kind of the tile of each code, as a bit."""
_ROBBABLE: Final = {
    MeldKind.ANKAN: Chankan.CLOSED_KAN,
    MeldKind.KAKAN: Chankan.ADDED_KAN,
    None: Chankan.KITA,
}


class Deal(NamedTuple):
    """The beginning of a hand. `points` are in hundreds, for the log's four players. `indicator` is a tile's number.

    `tiles` are the numbers of the tiles dealt to each player and `wall` of all others, in sets that the play then
    changes. `number` is the index among the hands of the log, and `kyoku` says which hand of the game it is, four in
    each wind.
    """

    number: int
    kyoku: int
    dealer: int
    honba: int
    sticks: int
    points: tuple[int, ...]
    tiles: tuple[set[int], ...]
    indicator: int
    wall: set[int]


class _Chair(NamedTuple):
    """A player's codes for drawing and discarding the first tile, and the methods that move tiles."""

    draw: int
    discard: int
    take: Callable[[int], None]
    give: Callable[[int], None]
    lay: Callable[[int], None]


class Play:
    """A hand under way. Everything by seat is in lists that the moves change; `points` are listed as in a deal.

    `turn` is who moved last, and `is_full` says that this player has a tile to discard; else `due` draws next.
    `last_tile` is the tile that can be won on: drawn, discarded or added to a kan; `robbable` says which kan.
    `replaced` says that the tile to discard, or to draw next, replaces one of a kan or a North. `winds` are the seat
    winds. `melds` are keyed by the log's numbers of them; `callers` have called a discard. `wall` are the tiles that
    nobody has seen. `gone` are those that could have been won on, in order: the codes of discards, and the tiles added
    to kans or set aside. `declaring` is the riichi whose stick is not placed yet; once it is, `since` is its place in
    `gone`, and ippatsu lasts while the player has as many discards as `ippatsu` says.
    """

    def __init__(self, deal: Deal, seating: Seating) -> None:
        players = seating.players
        self.deal, self.seating = deal, seating
        self.round_wind = _WINDS[deal.kyoku // 4]
        self.winds = _WINDS_FROM[players][deal.dealer]
        self.points = deal.points
        self.sticks = deal.sticks
        self.held = [*deal.tiles]
        self.melds: list[dict[str, Meld]] = [{} for _ in range(players)]
        self.callers: set[int] = set()
        self.ponds: list[list[int]] = [[] for _ in range(players)]
        self.riichi: list[Riichi | None] = [None] * players
        self.ippatsu: dict[int, int] = {}
        self.since = [0] * players
        self.kita = [0] * players
        self.pond_called = [False] * players
        self.wall = deal.wall
        self.gone: list[int] = []
        self.interrupted = False
        self.declaring: Riichi | None = None
        self.turn = self.due = deal.dealer
        self.is_full = False
        self.last_tile: int | None = None
        self.replaced = False
        self.robbable: Chankan | None = None
        self.indicators = [deal.indicator]
        self.events: list[Event] = []
        self.declared: list[StatedRiichi] = []
        self.kans: list[StatedKan] = []
        self.contradictions: list[Contradiction] = []
        chairs = [
            _Chair(TILES_IN_SET * raw, TILES_IN_SET * raw + DISCARDED, held.add, held.remove, pond.append)
            for raw, held, pond in zip(seating.raw, self.held, self.ponds, strict=True)
        ]
        self._chairs = chairs + chairs

    @property
    def left(self) -> int:
        """Return how many tiles can still be drawn; each kan moves one of them to the dead wall."""
        return len(self.wall) + len(self.indicators) - _NOT_DRAWN[self.seating.players]

    def agree(self, part: str, stated: object, expected: object) -> None:
        """Note a contradiction unless the stated value is the expected one."""
        if stated != expected:
            self.contradictions.append(Contradiction(self.deal.number, part, _written(stated), _written(expected)))

    def played(self, part: str, listed: tuple[int, ...]) -> tuple[int, ...]:
        """Return what a log lists for its four players, with nothing for an absent one; the log has to say so too."""
        for raw in self.seating.absent:
            self.agree(part, listed[raw], 0)
            listed = (*listed[:raw], 0, *listed[raw + 1 :])
        return listed

    def follow(self, codes: list[int], at: int) -> int:
        """Make the moves from index `at` of the codes on, and return the index of the first code that is none.

        Raises `Unreadable` for a move that nobody can make. A game has a thousand moves, so none takes a call.
        """
        end = codes.index(OTHER, at)
        if self.is_full:
            self._discard(codes[at])
            at += 1
        if at == end:
            return end
        if self.declaring is not None:
            raise Unreadable(_MOVED, name_of(codes[at]))
        if self.robbable is not None:
            self._end_ippatsu(self.due)
            self.robbable = None
        seat, players, leave = self.due, len(self.held), self.wall.remove
        drawn, discarded = codes[at:end:2], codes[at + 1 : end : 2]
        code = OTHER
        try:
            # Taking a tile out of the wall or of a hand that does not have it raises KeyError.
            for (draw, discard, take, give, lay), code, dropped in zip(
                cycle(self._chairs[seat : seat + players]), drawn, discarded, strict=False
            ):
                tile = code - draw
                leave(tile)
                take(tile)
                code = dropped  # noqa: PLW2901  -- the move that an error is about
                tile = code - discard
                give(tile)
                lay(tile)
            seat = (seat + len(discarded)) % players
            if len(drawn) > len(discarded):
                code = drawn[-1]
                tile = code - self._chairs[seat].draw
                leave(tile)
                self.held[seat].add(tile)
        except KeyError:
            raise Unreadable(_MOVED, name_of(code)) from None
        if len(self.wall) + len(self.indicators) < _NOT_DRAWN[players]:
            raise Unreadable(_MOVED, name_of(code))
        self.gone += discarded
        self.is_full = len(drawn) > len(discarded)
        self.turn = seat if self.is_full else (seat - 1) % players
        self.due, self.last_tile = seat, tile
        self.replaced = self.replaced and not discarded
        return end

    def _discard(self, code: int) -> None:
        """Discard for the player whose turn it is."""
        seat = self.turn
        tile = code - self._chairs[seat].discard
        if tile not in self.held[seat]:
            raise Unreadable(_MOVED, name_of(code))
        self.held[seat].remove(tile)
        self.ponds[seat].append(tile)
        self.gone.append(code)
        self.is_full, self.last_tile, self.replaced = False, tile, False
        self.due = (seat + 1) % len(self.held)
        if self.declaring is not None:
            self.declared.append(StatedRiichi(seat, self.hand_of(seat, _MOVED)))

    def reach(self, element: Element) -> None:
        """Declare riichi (step 1), and place its stick when nobody wins on the discard (step 2)."""
        seat = self.seating.seat_of(element, "who")
        declares = number_of(element, "step", range(1, 3)) == 1
        if seat != self.turn or self.is_full is not declares or (self.declaring is None) is not declares:
            raise unreadable(element, "step")
        if declares:
            if self.riichi[seat] is not None:
                raise unreadable(element, "who")
            first = not self.ponds[seat] and not self.interrupted
            self.declaring = Riichi.DOUBLE if first else Riichi.RIICHI
            return
        self.place_stick()
        if "ten" in element.attributes:
            stated = numbers_of(element, "ten")
            if len(stated) != len(LOG_SEATS):
                raise unreadable(element, "ten")
            self.agree("REACH ten", stated, self.points)

    def place_stick(self, *, stands: bool = True) -> None:
        """Put the declaring player in riichi; without a stick if the declaration does not stand."""
        if self.declaring is None:
            return
        # Everybody has to be able to draw once more, the player in riichi last.
        draw_left = self.left >= self.seating.players
        self.events.append(RiichiDeclared(seat=self.turn, riichi=self.declaring, draw_left=draw_left))
        if stands:
            self.riichi[self.turn] = self.declaring
            self.ippatsu[self.turn] = len(self.ponds[self.turn])
            self.since[self.turn] = len(self.gone)
            raw, points = self.seating.raw[self.turn], self.points
            self.points = (*points[:raw], points[raw] - _STICK, *points[raw + 1 :])
            self.sticks += 1
        self.declaring = None

    def call(self, element: Element) -> None:
        """Make a meld, or set a North aside."""
        seat = self.seating.seat_of(element, "who")
        text = text_of(element, "m")
        call = decoded(element, text)
        if self.declaring is not None or self.robbable is not None:
            raise unreadable(element, "who")
        before = None
        if call.kind is MeldKind.KAKAN or not call.turns:
            if call.kind is MeldKind.ANKAN and self.riichi[seat]:
                before = self.hand_of(seat, "N m", without=self.last_tile)
            self._call_own(element, seat, call)
        else:
            self._call_discard(element, seat, call)
        if call.kind is None:
            self.kita[seat] += 1
        else:
            self.melds[seat][text] = self.meld(element, seat, text)
        if before is not None:
            self.kans.append(StatedKan(seat, before, self.hand_of(seat, "N m")))
        self.interrupted = True

    def _call_own(self, element: Element, seat: int, call: Call) -> None:
        """Take a kan or a North out of the hand; the next draw is its replacement."""
        if seat != self.turn or not self.is_full:
            raise unreadable(element, "who")
        if call.kind is MeldKind.KAKAN:
            del self.melds[seat][self._pon_below(element, seat, call)]
        self._use(element, seat, call.used)
        self.is_full, self.replaced, self.due = False, True, seat
        self.last_tile = call.used[0]
        if call.kind is MeldKind.ANKAN:
            self._end_ippatsu(seat)
        else:
            self.gone.append(self.last_tile)
        # An added kan ends ippatsu only once nobody has robbed it (T-34).
        self.robbable = _ROBBABLE[call.kind]

    def _pon_below(self, element: Element, seat: int, call: Call) -> str:
        for text in self.melds[seat]:
            below = decode_call(text)
            if below.kind is MeldKind.PON and below.tiles == call.tiles[:3]:
                self.agree("N m", (call.called, call.turns), (below.called, below.turns))
                return text
        raise unreadable(element, "m")

    def _call_discard(self, element: Element, seat: int, call: Call) -> None:
        if seat == self.turn or self.is_full or self.last_tile != call.called:
            raise unreadable(element, "m")
        self.agree("N m", self.seating.sources[seat][call.turns], self.turn)
        self._use(element, seat, call.used)
        self.ippatsu.clear()
        self.callers.add(seat)
        self.pond_called[self.turn] = True
        self.turn = self.due = seat
        self.replaced = call.kind is MeldKind.DAIMINKAN
        self.is_full, self.last_tile = not self.replaced, None

    def _use(self, element: Element, seat: int, tiles: Iterable[int]) -> None:
        if not self.held[seat].issuperset(tiles):
            raise unreadable(element, "m")
        self.held[seat].difference_update(tiles)

    def _end_ippatsu(self, caller: int) -> None:
        """End ippatsu after a call.

        Whether a player's own kan ends it before the replacement tile is up to the rules.
        """
        self.ippatsu = {caller: self.ippatsu[caller]} if caller in self.ippatsu else {}

    def has_ippatsu(self, seat: int) -> bool:
        """Return whether a win of this player has ippatsu."""
        return self.ippatsu.get(seat) == len(self.ponds[seat])

    def gone_by(self, seat: int) -> int:
        """Return the tiles that make a player who wins by ron now furiten, as `StatedWin` has them."""
        pond, since = self.ponds[seat], self.since[seat]
        if pond and not self.riichi[seat]:
            since = self.gone.index(pond[-1] + self._chairs[seat].discard) + 1
        # The tile of a closed kan, which only kokushi can rob, is none that others have let go.
        last = len(self.gone) - (self.robbable is not Chankan.CLOSED_KAN)
        found = 0
        for code in (*pond, *self.gone[since:last]):
            found |= _KIND_BITS[code]
        return found

    def turn_indicator(self, element: Element) -> None:
        """Turn a dora indicator after a kan."""
        tiles = tiles_of(element, "hai")
        if not self.wall.issuperset(tiles):
            raise unreadable(element, "hai")
        self.wall.difference_update(tiles)
        self.indicators += tiles

    def meld(self, element: Element, seat: int, text: str) -> Meld:
        """Return the meld of a number as `seat` has it; raises `Unreadable`."""
        seating = self.seating
        source = seating.sources[seat][decode_call(text).turns]
        if source is None:
            raise unreadable(element, "m")
        try:
            return meld_of(text, (source - seat) % seating.players, seating.players, reds=seating.reds)
        except ValueError:
            raise unreadable(element, "m") from None

    def hand_of(self, seat: int, part: str, *, without: int | None = None) -> Hand:
        """Return the hand that a player holds, `without` a tile just drawn; raises `Unreadable`."""
        held = self.held[seat]
        return self.made(part, held if without is None else held - {without}, tuple(self.melds[seat].values()))

    def made(self, part: str, tiles: Iterable[int], melds: tuple[Meld, ...], winning: int | None = None) -> Hand:
        """Return the hand of these tiles; raises `Unreadable` if no player can have it."""
        names = self.seating.names
        concealed = tuple([names[tile] for tile in tiles])
        try:
            return Hand(concealed, melds, None if winning is None else names[winning])
        except HandError:
            raise Unreadable(part, write_tiles(sort_tiles(concealed))) from None

    def seen_among(self, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of these tiles that have been dealt, drawn or turned."""
        return tuple([tile for tile in tiles if tile not in self.wall])

    def nagashi(self) -> frozenset[int]:
        """Return the seats whose discards were all terminals and honours, none of them called."""
        return frozenset(
            seat
            for seat, pond in enumerate(self.ponds)
            if not self.pond_called[seat] and all(TILES[tile // 4].weight & YAOCHUU_BITS for tile in pond)
        )


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
