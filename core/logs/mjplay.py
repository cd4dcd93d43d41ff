"""Follows one hand of a Tenhou log move by move: who holds what, and what a win at any moment would be.

What a win is (riichi, ippatsu, the last tile, a robbed kan ...) comes from the moves alone, never from the yaku that
the log names, so that these can be checked.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypeVar

from core.errors import HandError
from core.hand.hand import Hand
from core.hand.melds import Meld, MeldKind
from core.hand.tiles import TILES, YAOCHUU_BITS, Wind
from core.hand.win import Chankan, Riichi
from core.logs.elements import (
    DISCARDED,
    OTHER,
    TILES_IN_SET,
    Element,
    Unreadable,
    name_of,
    number_of,
    numbers_of,
    tiles_of,
    unreadable,
)
from core.logs.mjmelds import MELD_NUMBERS, TILES_WITH_REDS, TILES_WITHOUT_REDS, Call, decode_call, meld_of
from core.logs.record import Contradiction, StatedKan, StatedRiichi
from core.table.events import Event, RiichiDeclared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_T = TypeVar("_T")

LOG_SEATS: Final = range(4)
"""How a log numbers its players; with three, one of the four is nobody."""
_RAW_SEATS: Final = {str(raw): raw for raw in LOG_SEATS}
HAND_TILES: Final = 13
DEAD_WALL: Final = 14
_MOVED: Final = "T/D"
"""How an error calls the elements of the moves."""
_NOT_DRAWN: Final = {4: DEAD_WALL, 3: DEAD_WALL + 4 * 7}
"""Three play without four each of 2m to 8m."""
ALL_TILES: Final = set(range(TILES_IN_SET))
_NEVER: Final = -1
_KIND_BITS: Final = tuple(1 << code % TILES_IN_SET // 4 for code in range(2 * DISCARDED))
"""The kind of the tile of each code, as a bit."""
_ROBBABLE: Final = {
    MeldKind.ANKAN: Chankan.CLOSED_KAN,
    MeldKind.KAKAN: Chankan.ADDED_KAN,
    None: Chankan.KITA,
}


class Seating(NamedTuple):
    """Who sits where. `seats` has the seat (0 is the first dealer) of each player of the log, `raw` the other way.

    `absent` are the players of the log who are nobody, `players` counts the others. `reds` says whether there are red
    fives.
    """

    seats: tuple[int | None, ...]
    raw: tuple[int, ...]
    absent: tuple[int, ...]
    players: int
    reds: bool

    @classmethod
    def of(cls, raw: tuple[int, ...], *, reds: bool) -> Self:
        """The seating of those who play, from the first dealer on."""
        seats = tuple(raw.index(one) if one in raw else None for one in LOG_SEATS)
        return cls(seats, raw, tuple(one for one in LOG_SEATS if one not in raw), len(raw), reds)

    def seat_of(self, element: Element, attribute: str) -> int:
        """The seat that an attribute names; raises `Unreadable`."""
        raw = _RAW_SEATS.get(element.attributes.get(attribute, ""))
        seat = None if raw is None else self.seats[raw]
        if seat is None:
            raise unreadable(element, attribute)
        return seat

    def by_seat(self, listed: tuple[_T, ...]) -> tuple[_T, ...]:
        """What a log lists for its four players, in the order of the seats."""
        return tuple([listed[raw] for raw in self.raw])


class Deal(NamedTuple):
    """How a hand begins. `points` are by seat, `indicator` is the number of a tile.

    `tiles` are the numbers of those dealt to each, `wall` of all others, in sets that the play then changes. `number`
    is its place among the hands of the log, from 0.
    """

    number: int
    round_wind: Wind
    dealer: int
    honba: int
    sticks: int
    points: tuple[int, ...]
    tiles: tuple[set[int], ...]
    indicator: int
    wall: set[int]


class _Chair(NamedTuple):
    """A player at the table: the codes of drawing and of discarding the first tile, and what these do."""

    draw: int
    discard: int
    take: Callable[[int], None]
    give: Callable[[int], None]
    lay: Callable[[int], None]


class Play:
    """A hand under way. Everything by seat is in lists that the moves change.

    `turn` is who moved last, and `is_full` says that this player has a tile to discard; else `due` draws next.
    `last_tile` is what can be won on: the tile drawn, discarded or added to a kan; `robbable` says which kan.
    `replaced` says that the tile to discard, or to draw next, replaces a kan's or a North's. `melds` are by the log's
    numbers of them, `callers` have called a discard. `wall` are the tiles that nobody has seen, `gone` those that could
    have been won on, in order: the codes of discards, and the tiles added to kans or set aside. `declaring` is the
    riichi whose stick is not placed yet; once it is, `since` is its place in `gone`, and ippatsu lasts while the player
    has as many discards as `ippatsu` says.
    """

    def __init__(self, deal: Deal, seating: Seating) -> None:
        players = seating.players
        self.deal, self.seating = deal, seating
        self.points = list(deal.points)
        self.sticks = deal.sticks
        self.held = [*deal.tiles]
        self.melds: list[dict[int, Meld]] = [{} for _ in range(players)]
        self.callers: set[int] = set()
        self.ponds: list[list[int]] = [[] for _ in range(players)]
        self.riichi: list[Riichi | None] = [None] * players
        self.ippatsu = [_NEVER] * players
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
        """How many tiles can still be drawn; each kan moves one of them to the dead wall."""
        return len(self.wall) + len(self.indicators) - _NOT_DRAWN[self.seating.players]

    def agree(self, part: str, stated: object, expected: object) -> None:
        """Note a contradiction unless what is stated is what is expected."""
        if stated != expected:
            self.contradictions.append(Contradiction(self.deal.number, part, _written(stated), _written(expected)))

    def points_of(self, part: str, listed: tuple[int, ...]) -> tuple[int, ...]:
        """Points by seat of what a log lists, in hundreds, for its four players; who does not play has none."""
        for raw in self.seating.absent:
            self.agree(part, listed[raw], 0)
        return tuple([100 * listed[raw] for raw in self.seating.raw])

    def follow(self, codes: list[int], at: int) -> int:
        """Make the moves from place `at` of the codes on; the place of the first that is none.

        Raises `Unreadable` for a move that nobody can make. A game has a thousand of them, so none takes a call.
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
            # Tiles that are not there to be drawn or discarded are no others than those of other players.
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
        """The player whose turn it is discards."""
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
        """Riichi is declared (step 1), and its stick is placed when nobody wins on the discard (step 2)."""
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
            self.agree("REACH ten", self.points_of("REACH ten", stated), tuple(self.points))

    def place_stick(self, *, stands: bool = True) -> None:
        """Whoever is declaring is in riichi now; without its stick if the declaration does not stand."""
        if self.declaring is None:
            return
        # The wall has to last until everybody, the player in riichi last, has drawn once more.
        draw_left = self.left >= self.seating.players
        self.events.append(RiichiDeclared(seat=self.turn, riichi=self.declaring, draw_left=draw_left))
        if stands:
            self.riichi[self.turn] = self.declaring
            self.ippatsu[self.turn] = len(self.ponds[self.turn])
            self.since[self.turn] = len(self.gone)
            self.points[self.turn] -= 1000
            self.sticks += 1
        self.declaring = None

    def call(self, element: Element) -> None:
        """A meld is made, or a North set aside."""
        seat = self.seating.seat_of(element, "who")
        number = number_of(element, "m", MELD_NUMBERS)
        try:
            call = decode_call(number)
        except ValueError:
            raise unreadable(element, "m") from None
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
            self.melds[seat][number] = self.meld(element, seat, number)
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
        # Ippatsu lasts until nobody has robbed an added kan (T-34).
        self.robbable = _ROBBABLE[call.kind]

    def _pon_below(self, element: Element, seat: int, call: Call) -> int:
        for number in self.melds[seat]:
            below = decode_call(number)
            if below.kind is MeldKind.PON and below.tiles == call.tiles[:3]:
                self.agree("N m", (call.called, call.turns), (below.called, below.turns))
                return number
        raise unreadable(element, "m")

    def _call_discard(self, element: Element, seat: int, call: Call) -> None:
        if seat == self.turn or self.is_full or self.last_tile != call.called:
            raise unreadable(element, "m")
        self.agree("N m", self.source_of(seat, call.turns), self.turn)
        self._use(element, seat, call.used)
        self._end_ippatsu(None)
        self.callers.add(seat)
        self.pond_called[self.turn] = True
        self.turn = self.due = seat
        self.replaced = call.kind is MeldKind.DAIMINKAN
        self.is_full, self.last_tile = not self.replaced, None

    def source_of(self, seat: int, turns: int) -> int | None:
        """Who sits `turns` players of the log to the right of a seat."""
        return self.seating.seats[(self.seating.raw[seat] + turns) % 4]

    def _use(self, element: Element, seat: int, tiles: Iterable[int]) -> None:
        if not self.held[seat].issuperset(tiles):
            raise unreadable(element, "m")
        self.held[seat].difference_update(tiles)

    def _end_ippatsu(self, caller: int | None) -> None:
        """A call ends ippatsu, but whether a player's own kan does so before its replacement is for the rules."""
        self.ippatsu = [count if seat == caller else _NEVER for seat, count in enumerate(self.ippatsu)]

    def has_ippatsu(self, seat: int) -> bool:
        """Whether a win of this player has ippatsu."""
        return self.ippatsu[seat] == len(self.ponds[seat])

    def gone_by(self, seat: int) -> int:
        """The tiles that make a player who wins by ron now furiten, as `StatedWin` has them."""
        pond, since = self.ponds[seat], self.since[seat]
        if pond and not self.riichi[seat]:
            since = self.gone.index(pond[-1] + self._chairs[seat].discard) + 1
        # A closed kan's tile, which thirteen orphans can rob, is not among those that others have let go.
        last = len(self.gone) - (self.robbable is not Chankan.CLOSED_KAN)
        found = 0
        for code in (*pond, *self.gone[since:last]):
            found |= _KIND_BITS[code]
        return found

    def turn_indicator(self, element: Element) -> None:
        """A kan turns a dora indicator."""
        tiles = tiles_of(element, "hai")
        if not self.wall.issuperset(tiles):
            raise unreadable(element, "hai")
        self.wall.difference_update(tiles)
        self.indicators += tiles

    def meld(self, element: Element, seat: int, number: int) -> Meld:
        """The meld of a number as `seat` has it; raises `Unreadable`."""
        players = self.seating.players
        source = self.source_of(seat, number & 3)
        if source is None:
            raise unreadable(element, "m")
        try:
            return meld_of(number, (source - seat) % players, players, reds=self.seating.reds)
        except ValueError:
            raise unreadable(element, "m") from None

    def hand_of(self, seat: int, part: str, *, without: int | None = None) -> Hand:
        """The hand that a player holds and waits with, `without` a tile just drawn; raises `Unreadable`."""
        held = self.held[seat]
        return self.made(part, held if without is None else held - {without}, tuple(self.melds[seat].values()))

    def made(self, part: str, tiles: Iterable[int], melds: tuple[Meld, ...], winning: int | None = None) -> Hand:
        """The hand of these tiles; raises `Unreadable` for what no player can have."""
        names = TILES_WITH_REDS if self.seating.reds else TILES_WITHOUT_REDS
        concealed = tuple([names[tile] for tile in sorted(tiles)])
        try:
            return Hand(concealed, melds, None if winning is None else names[winning])
        except HandError:
            raise Unreadable(part, "".join(map(str, concealed))) from None

    def seen_among(self, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Which of these tiles have been dealt, drawn or turned."""
        return tuple([tile for tile in tiles if tile not in self.wall])

    def nagashi(self) -> frozenset[int]:
        """Whose discards were all terminals and honours, none of them called."""
        return frozenset(
            seat
            for seat, pond in enumerate(self.ponds)
            if not self.pond_called[seat] and all(TILES[tile // 4].weight & YAOCHUU_BITS for tile in pond)
        )


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
