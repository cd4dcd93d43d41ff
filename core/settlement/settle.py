"""The result of a game, item by item.

Points are table points; scores are tenths of a point of the result, of which one is 100 table points: a player who
ends at 35000 with a return of 30000 and an uma of 10 scores 150.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import NegativeCount, NoSuchSeat, OddPoints, WrongPlayerCount
from core.rules.choices import LeftoverKyoutaku, RoundingBalance, RoundingBasis, StartingPoints
from core.settlement.placing import shares_of_tied, standings
from core.settlement.rounding import round_points

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from core.rules.ruleset import RuleSet

TENTH: Final = 100
"""Table points of one tenth of a point."""


class Placement(NamedTuple):
    """The result of one seat. `total` is the sum of all scores from `rounded` on.

    `seat` counts from the first dealer, `place` from 1; tied seats share the better place. `raw` and `kyoutaku` are
    table points: what the seat ended with, and what it gets of the points left on the table. Tied seats share uma, oka
    and balance as one sum, so that no odd tenth of one item meets an odd tenth of another.
    """

    seat: int
    place: int
    raw: int
    kyoutaku: int
    rounded: int
    uma: int
    oka: int
    balance: int
    penalty: int

    @property
    def total(self) -> int:
        """Return the score of the game, in tenths."""
        return self.rounded + self.uma + self.oka + self.balance + self.penalty


class Settlement(NamedTuple):
    """The result of a game, in seat order. `lost` and `missing` are table points.

    `lost` is what was left on the table and goes to nobody. `missing` is how much all points fall short of the points
    at the start (below zero: too many). It is `None` where points are carried and nobody said how many there were.
    """

    placements: tuple[Placement, ...]
    lost: int
    missing: int | None

    @property
    def by_place(self) -> tuple[Placement, ...]:
        """Return the placements from first place down."""
        return tuple(sorted(self.placements, key=lambda each: (each.place, each.seat)))


def settle(  # noqa: PLR0913  -- all that a game can end with, each by its keyword
    final_points: Sequence[int],
    rules: RuleSet,
    *,
    kyoutaku_points: int = 0,
    carried: Sequence[int] | None = None,
    chombo: Mapping[int, int] | None = None,
    penalties: Mapping[int, int] | None = None,
) -> Settlement:
    """Return the result of a game that ended with `final_points` by seat and `kyoutaku_points` left on the table.

    `carried` are the points that each seat brought, for rules under which points are carried (P-11). `chombo` counts a
    seat's chombo, for rules that charge them after uma. `penalties` are tenths added to a seat (below zero to take
    away). Raises `WrongPlayerCount`, `NoSuchSeat`, `NegativeCount` for sticks or chombo below zero, and `OddPoints` for
    points that are not full hundreds.
    """
    chombo, penalties = chombo or {}, penalties or {}
    for given in (final_points, carried):
        if given is not None and len(given) != rules.players:
            raise WrongPlayerCount(count=len(given), players=rules.players)
    _check_points((*final_points, *(carried or ()), kyoutaku_points))
    _check_seats((*chombo, *penalties), rules)
    _check_counts("kyoutaku", (kyoutaku_points,))
    _check_counts("chombo", chombo.values())
    groups = standings(final_points, rules.tie_break)
    sticks, lost = _leftover(kyoutaku_points, groups[0], rules)
    ended = [points + sticks.get(seat, 0) for seat, points in enumerate(final_points)]
    rounded = _rounded(ended, rules)
    items = _items(ended, groups, rules, balance=_left_over(ended, rounded, rules))
    placements = []
    for seat, points in enumerate(final_points):
        place, uma, oka, balance = items[seat]
        placements.append(
            Placement(
                seat=seat,
                place=place,
                raw=points,
                kyoutaku=sticks.get(seat, 0),
                rounded=rounded[seat],
                uma=uma,
                oka=oka,
                balance=balance,
                penalty=penalties.get(seat, 0) - chombo.get(seat, 0) * rules.chombo_penalty // TENTH,
            )
        )
    start = _start(carried, rules)
    missing = None if start is None else start - sum(final_points) - kyoutaku_points
    return Settlement(tuple(placements), lost, missing)


class _Items(NamedTuple):
    """A seat's place, and what it brings in tenths."""

    place: int
    uma: int
    oka: int
    balance: int


def _check_points(given: Iterable[int]) -> None:
    for points in given:
        if points % TENTH:
            raise OddPoints(points=points)


def _check_seats(given: Iterable[int], rules: RuleSet) -> None:
    for seat in given:
        if seat not in range(rules.players):
            raise NoSuchSeat(number=seat, players=rules.players)


def _check_counts(name: str, given: Iterable[int]) -> None:
    for count in given:
        if count < 0:
            raise NegativeCount(name=name, count=count)


def _start(carried: Sequence[int] | None, rules: RuleSet) -> int | None:
    """Return all points that the game began with, or `None` if nobody said."""
    if rules.starting_points is StartingPoints.FIXED:
        return rules.players * rules.start_points
    return None if carried is None else sum(carried)


def _leftover(points: int, first: tuple[int, ...], rules: RuleSet) -> tuple[dict[int, int], int]:
    """Return who gets how many of the points left on the table, and how many nobody gets."""
    if rules.leftover_kyoutaku is LeftoverKyoutaku.LOST:
        return {}, points
    if rules.leftover_kyoutaku is LeftoverKyoutaku.FIRST_PLACE:
        return {first[0]: points}, 0
    shares = shares_of_tied(points // TENTH, len(first))
    return {seat: share * TENTH for seat, share in zip(first, shares, strict=True)}, 0


def _items(
    ended: Sequence[int], groups: tuple[tuple[int, ...], ...], rules: RuleSet, *, balance: int
) -> dict[int, _Items]:
    """Return place, uma, oka and balance of each seat.

    Tied seats get equal shares of what their places bring together.
    """
    by_place, oka = _uma(ended, rules), rules.oka // TENTH
    found: dict[int, _Items] = {}
    for group in groups:
        better, tied = len(found), len(group)
        uma = sum(by_place[better : better + tied]) // TENTH
        wholes = shares_of_tied(uma + oka + balance, tied)
        okas, balances = shares_of_tied(oka, tied), shares_of_tied(balance, tied)
        for seat, whole, its_oka, its_balance in zip(group, wholes, okas, balances, strict=True):
            found[seat] = _Items(better + 1, whole - its_oka - its_balance, its_oka, its_balance)
        # Only first place has oka and balance, however many share it.
        oka = balance = 0
    return found


def _uma(ended: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
    """Return the uma of each place, in table points; some tables depend on how many players reached the return."""
    if len(rules.uma) == 1:
        return rules.uma[0]
    return rules.uma[sum(points >= rules.return_points for points in ended)]


def _rounded(ended: Sequence[int], rules: RuleSet) -> list[int]:
    """Return the tenths of each seat above or below the return, rounded as the rules say."""
    rounding, par = rules.rounding, rules.return_points
    if rules.rounding_basis is RoundingBasis.DIFFERENCE:
        return [round_points(points - par, rounding) // TENTH for points in ended]
    return [(round_points(points, rounding) - par) // TENTH for points in ended]


def _left_over(ended: Sequence[int], rounded: Sequence[int], rules: RuleSet) -> int:
    """Return the tenths that rounding took from all players together, as far as first place makes up for them."""
    if rules.rounding_balance is RoundingBalance.NOBODY:
        return 0
    return (sum(ended) - rules.players * rules.return_points) // TENTH - sum(rounded)
