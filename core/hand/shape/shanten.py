"""How far a hand is from complete, and which tiles bring it closer.

The distance of a suit is the least number of tiles that must be added to it so that it holds so many groups and,
or not, the pair; no more than four of a tile may be used. The hand's distance is the best share of the groups
among the suits. Shanten is one less: 0 is tenpai, -1 complete.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from core.hand.shape.decompose import NO_PAIR, SUIT_MASK, SUIT_READINGS, SUIT_WIDTH
from core.hand.shape.readings import HONOUR_MASK
from core.hand.tiles import KINDS, ONE_OF_EACH, TILES, YAOCHUU_BITS, YAOCHUU_KINDS, Tile, count_of
from core.hand.value import Hand

if TYPE_CHECKING:
    from collections.abc import Iterable

_GROUPS: Final = 4
_FAR: Final = 99
_EACH_KIND: Final = 0xF
_NUMBER_RANKS: Final = 9
_LAST_RUN: Final = 6
_SUITS: Final = 4
_YAOCHUU: Final = YAOCHUU_BITS & ONE_OF_EACH
_ALL_YAOCHUU: Final = sum(1 << kind for kind in YAOCHUU_KINDS)

# Distance for [groups][with the pair or not].
_Distances = tuple[tuple[int, int], ...]


# A state is (groups, pairs, runs that still need two tiles, runs that still need one).
_State = tuple[int, int, int, int]


@lru_cache(maxsize=1 << 16)
def _suit_distances(packed: int, *, honours: bool) -> _Distances:
    """Distances of one suit; `packed` begins at its first tile."""
    states: dict[_State, int] = {(0, 0, 0, 0): 0}
    for rank in range(7 if honours else _NUMBER_RANKS):
        held = packed >> 4 * rank & _EACH_KIND
        may_start = not honours and rank <= _LAST_RUN
        after: dict[_State, int] = {}
        for state, cost in states.items():
            for following, used in _steps(state, may_start=may_start):
                price = cost + max(0, used - held)
                if price < after.get(following, _FAR):
                    after[following] = price
        states = after
    best = [[_FAR, _FAR] for _ in range(_GROUPS + 1)]
    # No run starts late enough to be open still.
    for (groups, pairs, _, _), cost in states.items():
        best[groups][pairs] = cost
    return tuple((without, with_pair) for without, with_pair in best)


@cache
def _steps(state: _State, *, may_start: bool) -> tuple[tuple[_State, int], ...]:
    """Each state that may follow at the next rank, and how many tiles of that rank it uses."""
    groups, pairs, two, one = state
    # Three equal runs are three triplets, so two of each are enough.
    choices = product((0, 1, 2) if may_start else (0,), (0, 1), range(2 - pairs))
    found = []
    for start, triplet, pair in choices:
        used = two + one + start + 3 * triplet + 2 * pair
        if groups + start + triplet <= _GROUPS and used <= 4:
            found.append(((groups + start + triplet, pairs + pair, start, two), used))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _join(left: _Distances, right: _Distances) -> _Distances:
    """Distances of two parts of a hand taken together; few differ, so most are known already."""
    best = [[_FAR, _FAR] for _ in range(_GROUPS + 1)]
    for i, (a, a_pair) in enumerate(left):
        for j, (b, b_pair) in enumerate(right[: _GROUPS + 1 - i]):
            row = best[i + j]
            row[0] = min(row[0], a + b)
            row[1] = min(row[1], a + b_pair, a_pair + b)
    return tuple((without, with_pair) for without, with_pair in best)


def _suit(packed: int, suit: int) -> int:
    return packed >> SUIT_WIDTH * suit & (SUIT_MASK if suit < _SUITS - 1 else HONOUR_MASK)


def _distance(packed: int, melds: int) -> int:
    """Tiles missing to the nearest complete hand of any form."""
    total = _suit_distances(_suit(packed, 3), honours=True)
    for suit in range(3):
        total = _join(total, _suit_distances(_suit(packed, suit), honours=False))
    best = total[_GROUPS - melds][1]
    return best if melds else min(best, _special_distance(packed))


def _special_distance(packed: int) -> int:
    """Tiles missing to seven pairs or to thirteen orphans, whichever is nearer."""
    twos = packed >> 1 & ONE_OF_EACH | packed >> 2 & ONE_OF_EACH
    held = packed & ONE_OF_EACH | twos
    pairs, kinds = twos.bit_count(), held.bit_count()
    orphans = (held & YAOCHUU_BITS).bit_count()
    return min(7 - pairs + max(0, 7 - kinds), 14 - orphans - bool(twos & YAOCHUU_BITS))


def shanten(hand: Hand) -> int:
    """Tiles away from tenpai: 0 is tenpai, -1 a complete hand, whatever it is worth."""
    return _distance(hand.closed_counts, len(hand.melds)) - 1


def is_tenpai(hand: Hand) -> bool:
    """Whether a hand of 13 waits for a tile, as `waits` counts them."""
    return wait_bits(hand) != 0


def waits(hand: Hand) -> tuple[Tile, ...]:
    """The tiles that complete a hand of 13, red fives left aside.

    A tile of which the closed tiles hold all four is no wait; one that melds have used up still is.
    """
    bits = wait_bits(hand)
    return tuple(tile for tile in TILES if bits >> tile.kind & 1)


def wait_bits(hand: Hand) -> int:
    """What `waits` lists, as a bit for each kind; of a complete hand what it waited for."""
    closed = hand.closed_counts
    if hand.winning_tile is not None:
        closed -= hand.winning_tile.weight
    parts = (
        _part(0, closed & SUIT_MASK),
        _part(1, closed >> SUIT_WIDTH & SUIT_MASK),
        _part(2, closed >> 2 * SUIT_WIDTH & SUIT_MASK),
        _part(3, closed >> 3 * SUIT_WIDTH & HONOUR_MASK),
    )
    man, pin, sou, honours = parts
    state = man.state + pin.state + sou.state + honours.state
    found = 0
    if state == 2 * _PAIRED:
        # Either pair can become a triplet.
        found = man.beside_pair | pin.beside_pair | sou.beside_pair | honours.beside_pair
    elif state == _UNREADY:
        found = man.with_pair | pin.with_pair | sou.with_pair | honours.with_pair
    elif state == _UNREADY + _PAIRED:
        found = sum([part.beside_pair for part in parts if part.state == _UNREADY])
    return found if hand.melds else found | _special_wait_bits(closed)


_READY, _PAIRED, _UNREADY = 0, 1, 8


class _Part(NamedTuple):
    """A suit of a hand that waits: whether it is groups alone, groups and the pair, or neither (`_UNREADY`).

    `with_pair` are the tiles that make it groups and the pair, `beside_pair` those that make it groups alone.
    """

    state: int
    with_pair: int
    beside_pair: int


@lru_cache(maxsize=1 << 16)
def _part(suit: int, packed: int) -> _Part:
    read = SUIT_READINGS[suit]
    ways = read(packed)
    state = _UNREADY if not ways else _READY if ways[0].pair_kind == NO_PAIR else _PAIRED
    with_pair = beside_pair = 0
    for rank in range(7 if suit == _SUITS - 1 else _NUMBER_RANKS):
        if packed >> 4 * rank & _EACH_KIND < 4 and (ways := read(packed + (1 << 4 * rank))):
            bit = 1 << rank + _NUMBER_RANKS * suit
            if ways[0].pair_kind == NO_PAIR:
                beside_pair |= bit
            else:
                with_pair |= bit
    return _Part(state, with_pair, beside_pair)


def _special_wait_bits(packed: int) -> int:
    """What a hand of 13 closed tiles waits for that is one away from seven pairs or from thirteen orphans."""
    twos = packed >> 1 & ONE_OF_EACH | packed >> 2 & ONE_OF_EACH
    held = packed & ONE_OF_EACH | twos
    found = 0
    if twos.bit_count() == 6 and held.bit_count() == 7:
        found = _bit(held & ~twos)
    missing = _YAOCHUU & ~held
    if not missing:
        found = _ALL_YAOCHUU
    elif missing.bit_count() == 1 and twos & _YAOCHUU:
        found = _bit(missing)
    return found


def _bit(packed: int) -> int:
    """The only tile of `packed` as a bit by its kind."""
    return 1 << packed.bit_length() // 4


class Accepted(NamedTuple):
    """A tile that helps and how many of it the player has not seen."""

    tile: Tile
    left: int


class Discard(NamedTuple):
    """What is left after discarding `tile`: its shanten and the tiles that lower it."""

    tile: Tile
    shanten: int
    accepted: tuple[Accepted, ...]

    @property
    def tiles_left(self) -> int:
        """How many tiles help in all."""
        return sum(accepted.left for accepted in self.accepted)


def accepted_tiles(hand: Hand, seen: Iterable[Tile] = ()) -> tuple[Accepted, ...]:
    """The tiles that lower the shanten of a hand of 13; `seen` are tiles that lie open elsewhere."""
    closed = sum(t.weight for t in hand.concealed)
    visible = closed + sum(meld.weight for meld in hand.melds) + sum(t.weight for t in seen)
    return _accepted(closed, visible, len(hand.melds))


def _accepted(closed: int, visible: int, melds: int) -> tuple[Accepted, ...]:
    now = _distance(closed, melds)
    return tuple(
        Accepted(tile, max(0, 4 - count_of(visible, tile.kind)))
        for tile in TILES
        if count_of(closed, tile.kind) < 4 and _distance(closed + (1 << 4 * tile.kind), melds) < now
    )


def best_discards(hand: Hand, seen: Iterable[Tile] = ()) -> tuple[Discard, ...]:
    """Every discard of a hand of 14 that keeps it as near as can be, the one with most tiles left first."""
    closed, melds = hand.closed_counts, len(hand.melds)
    visible = hand.all_counts + sum(t.weight for t in seen)
    held = [kind for kind in range(KINDS) if count_of(closed, kind)]
    distance = {kind: _distance(closed - (1 << 4 * kind), melds) for kind in held}
    nearest = min(distance.values())
    found = [
        Discard(TILES[kind], nearest - 1, _accepted(closed - (1 << 4 * kind), visible, melds))
        for kind in held
        if distance[kind] == nearest
    ]
    return tuple(sorted(found, key=lambda discard: -discard.tiles_left))
