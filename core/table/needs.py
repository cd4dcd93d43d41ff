"""The smallest win that brings a player a certain place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import DeadHandActs, FourRiichiEndsHand, NoSuchHanFu
from core.rules.choices import TieBreak, YakumanStacking
from core.scoring.limits import Limit
from core.scoring.points import PointsScore, score_points
from core.table.events import Claim, Won
from core.table.play import apply, four_riichi_ends

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.hand.tiles import Wind
    from core.rules.ruleset import RuleSet
    from core.table.state import TableState

# The possible fu, the usual ones first: of hands that pay the same, the first is named. A hand of one or two han has at
# most 110 fu, because three kans and a triplet would bring more yaku; with three han or more, 110 fu are a mangan. One
# han by tsumo has at most 100: two closed kans of terminals, a called triplet and a pair of a double wind are 96.
_FU: Final = (30, 40, 25, 20, 50, 60, 70, 80, 90, 100, 110)
_HIGHEST_OF_ONE_HAN_BY_TSUMO: Final = 100
_LIMIT_HAN: Final = (5, 6, 8, 11)
_MOST_YAKUMAN: Final = 3


class Need(NamedTuple):
    """The value of a hand that is enough: `han` and `fu` (0 where they do not matter), or `yakuman` times a yakuman.

    `worth` is what it pays in table points without honba and sticks, if everybody can pay. `is_any` says that no hand
    pays less, so that any win is enough.
    """

    han: int
    fu: int
    yakuman: int
    worth: PointsScore
    is_any: bool = False

    @property
    def limit(self) -> Limit:
        """Return the name of the hand's limit, from mangan on."""
        return self.worth.limit


class Needs(NamedTuple):
    """The smallest hands with which `seat` ends this hand in `place` (from 1) or better.

    `ron` has one for each discarder by seat. `None` means that no hand of this kind is enough or can be won.
    """

    seat: int
    place: int
    ron: Mapping[int, Need | None]
    tsumo: Need | None


def needs_of(state: TableState, seat: int, *, place: int = 1) -> Needs:
    """Return what a seat needs to have a place after this hand, by ron from each other player and by tsumo.

    Honba, the sticks on the table and the points that others have are counted; liability for yakuman is not. A tied
    player has the place only where the rules break ties by seat. Raises `GameOver` and `NoSuchSeat`.
    """
    others = [other for other in range(len(state.points)) if other != seat]
    return Needs(
        seat=seat,
        place=place,
        ron={other: _smallest(state, seat, other, place) for other in others},
        tsumo=_smallest(state, seat, None, place),
    )


def lead(state: TableState, seat: int) -> int:
    """Return by how many points a seat leads the best other one; below zero if it is behind."""
    return state.points[seat] - max(points for other, points in enumerate(state.points) if other != seat)


def place_of(state: TableState, seat: int) -> int:
    """Return the place (from 1) that a seat has now; players who share places have the last of them."""
    points = state.points
    if state.rules.tie_break is TieBreak.SEAT_ORDER:
        return state.order.index(seat) + 1
    return sum(other >= points[seat] for other in points)


def _smallest(state: TableState, seat: int, discarder: int | None, place: int) -> Need | None:
    """Return the smallest hand that is enough.

    A greater hand never places its winner lower, so a binary search finds it.
    """
    hands = _hands(state.rules, state.wind_of(seat), tsumo=discarder is None)
    # The fourth riichi may have been anybody's.
    riichi_tile = discarder is not None and four_riichi_ends(state)

    def is_enough(need: Need) -> bool:
        claim = Claim(winner=seat, han=need.han, fu=need.fu, yakuman=need.yakuman)
        event = Won(claims=(claim,), discarder=discarder, riichi_tile=riichi_tile)
        return place_of(apply(state, event), seat) <= place

    try:
        found = bisect_left(hands, True, key=is_enough)  # noqa: FBT003  -- what `is_enough` says
    except (DeadHandActs, FourRiichiEndsHand):
        # A player who cannot win needs no hand.
        return None
    return hands[found] if found < len(hands) else None


@lru_cache(maxsize=256)
def _hands(rules: RuleSet, winner: Wind, *, tsumo: bool) -> tuple[Need, ...]:
    """Return the hands that `winner` can win with and that differ in what they pay, the smallest first."""
    by_payments: dict[tuple[int, ...], Need] = {}
    for han, fu, yakuman in _values(rules, tsumo=tsumo):
        try:
            worth = score_points(han, fu, rules, winner=winner, yakuman=yakuman)
        except NoSuchHanFu:
            continue
        if payments := _payments(worth, tsumo=tsumo):
            by_payments.setdefault(payments, Need(han, fu, yakuman, worth))
    smallest, *others = sorted(by_payments.values(), key=lambda need: need.worth.base)
    return (smallest._replace(is_any=True), *others)


def _payments(worth: PointsScore, *, tsumo: bool) -> tuple[int, ...]:
    """Return what each other player pays; nothing for a value that cannot win like that."""
    if tsumo:
        return tuple((worth.tsumo or {}).values())
    return () if worth.ron is None else (worth.ron,)


def _values(rules: RuleSet, *, tsumo: bool) -> Iterator[tuple[int, int, int]]:
    """Yield han, fu and yakuman of hands; of those that pay the same, the preferred one first."""
    yield from ((max(han, rules.minimum_han), 0, 0) for han in _LIMIT_HAN)
    yield from ((0, 0, times) for times in range(1, _most_yakuman(rules) + 1))
    for fu in _FU:
        for han in range(rules.minimum_han, 5):
            if han > 1 or not tsumo or fu <= _HIGHEST_OF_ONE_HAN_BY_TSUMO:
                yield han, fu, 0


def _most_yakuman(rules: RuleSet) -> int:
    """Return how many yakuman a hand can count: several together, or a double one where only one counts."""
    if rules.yakuman_stacking is YakumanStacking.COMPOUND:
        return _MOST_YAKUMAN
    doubled = (
        rules.suuankou_tanki_double,
        rules.junsei_chuuren_double,
        rules.kokushi_13_double,
        rules.daisuushii_double,
    )
    return 1 + any(doubled)
