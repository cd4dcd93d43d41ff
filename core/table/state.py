"""The state of a table between two events, and the results of finished hands."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from core.errors import NegativeCount, NoSuchSeat, OddPoints, WrongPlayerCount
from core.hand.tiles import Wind
from core.scoring.payments import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.hand.win import Riichi
    from core.rules.ruleset import RuleSet
    from core.table.events import HandEnd


_WINDS: Final = tuple(Wind)


class EndReason(StrEnum):
    """The reason why a game is over."""

    BUST = "bust"
    POINTS_CAP = "points_cap"
    LAST_HAND = "last_hand"
    END_POINTS = "end_points"
    AGARIYAME = "agariyame"
    TENPAIYAME = "tenpaiyame"
    STOPPED = "stopped"


class SeatPayment(NamedTuple):
    """A payment of `points` from seat `payer` to seat `payee`; `None` is the table."""

    payer: int | None
    payee: int | None
    points: int
    reason: Reason


class KyokuResult(NamedTuple):
    """A finished hand (局): how it began, and what it came to.

    `honba`, `kyoutaku_points` and `before` are from its beginning, `after` are the points at its end. `riichi` has the
    declarations by seat. `payments` were made at the end, without the sticks put down for riichi. `short` are the
    players who could not pay in full, and `stays` says whether the dealer dealt again.
    """

    round_wind: Wind
    dealer: int
    honba: int
    kyoutaku_points: int
    before: tuple[int, ...]
    riichi: tuple[Riichi | None, ...]
    end: HandEnd
    payments: tuple[SeatPayment, ...]
    after: tuple[int, ...]
    short: frozenset[int]
    stays: bool

    @property
    def changes(self) -> tuple[int, ...]:
        """Return what the hand brought each seat, sticks included."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def paid(self) -> tuple[int, ...]:
        """Return what the end of the hand brought each seat, without the sticks put down for riichi."""
        paid = [0] * len(self.before)
        for payer, payee, points, _reason in self.payments:
            if payer is not None:
                paid[payer] -= points
            if payee is not None:
                paid[payee] += points
        return tuple(paid)


class Start(NamedTuple):
    """The point of the game at which a table begins, where that is not East 1 with the points of the rules."""

    points: tuple[int, ...]
    round_wind: Wind = Wind.EAST
    dealer: int = 0
    honba: int = 0
    kyoutaku_points: int = 0


class TableState(NamedTuple):
    """A table after an event; everything by seat is in the order of `seats`.

    `riichi`, `dead` and `short` are of the hand under way; `hand_points` and `hand_kyoutaku` are what players and table
    had at its beginning. `may_stop` says that the dealer may end the game instead of playing on (和了やめ, agariyame).
    `last` is the last finished hand. `end` is the reason why the game is over, `None` while it is not.
    """

    rules: RuleSet
    seats: tuple[str, ...]
    points: tuple[int, ...]
    kyoutaku_points: int
    round_wind: Wind
    dealer: int
    honba: int
    riichi: tuple[Riichi | None, ...]
    dead: frozenset[int]
    short: frozenset[int]
    chombo: tuple[int, ...]
    hand_points: tuple[int, ...]
    hand_kyoutaku: int
    hands: int
    may_stop: bool
    last: KyokuResult | None
    end: EndReason | None

    @classmethod
    def at_start(cls, rules: RuleSet, seats: Sequence[str], start: Start | None = None) -> Self:
        """Return a table before its first event.

        Raises `WrongPlayerCount`, `OddPoints`, `NoSuchSeat` and `NegativeCount` for an impossible start.
        """
        begin = start or Start((rules.start_points,) * rules.players)
        for given in (seats, begin.points):
            if len(given) != rules.players:
                raise WrongPlayerCount(count=len(given), players=rules.players)
        for points in (*begin.points, begin.kyoutaku_points):
            if points % 100:
                raise OddPoints(points=points)
        if begin.dealer not in range(rules.players):
            raise NoSuchSeat(number=begin.dealer, players=rules.players)
        for name, count in (("kyoutaku", begin.kyoutaku_points), ("honba", begin.honba)):
            if count < 0:
                raise NegativeCount(name=name, count=count)
        return cls(
            rules=rules,
            seats=tuple(seats),
            points=begin.points,
            kyoutaku_points=begin.kyoutaku_points,
            round_wind=begin.round_wind,
            dealer=begin.dealer,
            honba=begin.honba,
            riichi=(None,) * rules.players,
            dead=frozenset(),
            short=frozenset(),
            chombo=(0,) * rules.players,
            hand_points=begin.points,
            hand_kyoutaku=begin.kyoutaku_points,
            hands=0,
            may_stop=False,
            last=None,
            end=None,
        )

    @property
    def kyoku(self) -> int:
        """Return the number of the hand in its wind, from 1: East 1 is 1."""
        return self.dealer + 1

    @property
    def total(self) -> int:
        """Return all points, those on the table included; no event changes this sum."""
        return sum(self.points) + self.kyoutaku_points

    @property
    def order(self) -> tuple[int, ...]:
        """Return the seats from first place down; of equals, the one nearer to the first dealer is placed higher."""
        # Sorting is stable, so equals stay in the order of their seats.
        return tuple(sorted(range(len(self.points)), key=self.points.__getitem__, reverse=True))

    def wind_of(self, seat: int) -> Wind:
        """Return the seat wind (自風) of a player in this hand."""
        return _WINDS[(seat - self.dealer) % self.rules.players]

    def seat_of(self, wind: Wind) -> int:
        """Return the seat that has a seat wind in this hand."""
        return (self.dealer + wind) % self.rules.players
