"""The result of a game, item by item.

Points are table points; scores are tenths of a point of the result, of which one is 100 table points: a player who
ends at 35000 with a return of 30000 and an uma of 10 scores 150.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from core.errors import OddPoints, WrongPlayerCount
from core.rules.choices import LeftoverKyoutaku, RoundingBalance, RoundingBasis
from core.settlement.placing import shares_of_tied, standings
from core.settlement.rounding import round_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.rules.ruleset import RuleSet

TENTH: Final = 100
"""Table points of one tenth of a point."""


class Placement(NamedTuple):
    """What one seat gets. `total` is the sum of all scores from `rounded` on.

    `seat` counts from the first dealer, `place` from 1 (tied seats share the better one). `raw` and `kyoutaku` are
    table points: those the seat ended with, and those it gets of what was left on the table.
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
        """The score of the game, in tenths."""
        return self.rounded + self.uma + self.oka + self.balance + self.penalty


class Settlement(NamedTuple):
    """A game's result, in seat order. `lost` are table points that nobody gets."""

    placements: tuple[Placement, ...]
    lost: int

    @property
    def by_place(self) -> tuple[Placement, ...]:
        """The placements from first place down."""
        return tuple(sorted(self.placements, key=lambda each: (each.place, each.seat)))


def settle(
    final_points: Sequence[int],
    rules: RuleSet,
    *,
    kyoutaku_points: int = 0,
    chombo: Mapping[int, int] | None = None,
    penalties: Mapping[int, int] | None = None,
) -> Settlement:
    """Settle a game that ended with `final_points` (in seat order) and `kyoutaku_points` left on the table.

    `chombo` counts the chombo of a seat, for rules that charge them after uma; `penalties` are tenths added to a
    seat (below zero to take away). Raises `WrongPlayerCount` and, for points that are no hundreds, `OddPoints`.
    """
    if len(final_points) != rules.players:
        raise WrongPlayerCount(count=len(final_points), players=rules.players)
    for points in (*final_points, kyoutaku_points):
        if points % TENTH:
            raise OddPoints(points=points)
    groups = standings(final_points, rules.tie_break)
    sticks, lost = _leftover(kyoutaku_points, groups[0], rules)
    ended = [points + sticks.get(seat, 0) for seat, points in enumerate(final_points)]
    uma = _shared(_uma(ended, rules), groups)
    oka = _shared((rules.oka, *[0] * (rules.players - 1)), groups)
    taken = {seat: -(count * rules.chombo_penalty // TENTH) for seat, count in (chombo or {}).items()}
    given = penalties or {}
    places = {seat: 1 + sum(len(g) for g in groups[:rank]) for rank, group in enumerate(groups) for seat in group}
    placements = [
        Placement(
            seat=seat,
            place=places[seat],
            raw=final_points[seat],
            kyoutaku=sticks.get(seat, 0),
            rounded=_rounded(points, rules),
            uma=uma[seat],
            oka=oka[seat],
            balance=0,
            penalty=taken.get(seat, 0) + given.get(seat, 0),
        )
        for seat, points in enumerate(ended)
    ]
    return Settlement(_balanced(placements, groups[0][0], sum(ended), rules), lost)


def _leftover(points: int, first: tuple[int, ...], rules: RuleSet) -> tuple[dict[int, int], int]:
    """Who gets the points left on the table, and how many nobody gets."""
    if rules.leftover_kyoutaku is LeftoverKyoutaku.LOST:
        return {}, points
    if rules.leftover_kyoutaku is LeftoverKyoutaku.FIRST_PLACE:
        return {first[0]: points}, 0
    shares = shares_of_tied(points // TENTH, len(first))
    return {seat: share * TENTH for seat, share in zip(first, shares, strict=True)}, 0


def _uma(ended: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
    """The uma of each place, in table points; some tables go by how many have reached the return."""
    if len(rules.uma) == 1:
        return rules.uma[0]
    return rules.uma[sum(points >= rules.return_points for points in ended)]


def _shared(by_place: Sequence[int], groups: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """Tenths for each seat: what its place brings, or an equal share of what tied places bring together."""
    found: dict[int, int] = {}
    place = 0
    for group in groups:
        total = sum(by_place[place : place + len(group)]) // TENTH
        found.update(zip(group, shares_of_tied(total, len(group)), strict=True))
        place += len(group)
    return found


def _rounded(points: int, rules: RuleSet) -> int:
    """Tenths above or below the return, rounded as the rules say."""
    if rules.rounding_basis is RoundingBasis.DIFFERENCE:
        return round_points(points - rules.return_points, rules.rounding) // TENTH
    return (round_points(points, rules.rounding) - rules.return_points) // TENTH


def _balanced(placements: list[Placement], first: int, ended: int, rules: RuleSet) -> tuple[Placement, ...]:
    """Give first place what rounding left over, where the rules say so."""
    if rules.rounding_balance is RoundingBalance.FIRST_PLACE:
        exact = (ended - rules.players * rules.return_points + rules.oka) // TENTH
        counted = sum(each.total - each.penalty for each in placements)
        placements[first] = placements[first]._replace(balance=exact - counted)
    return tuple(placements)
