"""Counts of what players did in the hands of their games. They can be added up and taken apart again.

A hand that ended with a chombo counts as a chombo and not as a hand: nobody won or dealt in, and most rules have it
played again. Points of wins and deal-ins are the table points paid for the hands, without honba and sticks.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from core.hand.yaku.worth import Yaku
from core.scoring.payments import Reason
from core.table import Chombo, Ryuukyoku, Won, gone_bust, paid_claims

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.table import Claim, KyokuResult, SeatPayment, TableState

_FOR_HANDS: Final = frozenset({Reason.HAND, Reason.PAO})
_Tally: TypeAlias = Counter[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCounts:
    """A player's actions in the hands of `games` games, counted.

    `hands` counts all hands with the player at the table, `dealer_hands` those that the player dealt. `busts` counts
    games that ended with the player bust.

    A discard that several players win on is one of `deal_ins`; `deal_in_points` is all that it cost. A player who is
    liable for a yakuman did not deal in, but the discarder's half counts. `riichi_hands` counts hands in which the
    player declared riichi, also with the tile that was won on. `called_hands` counts hands in which the player called a
    tile, out of `called_known`. `draws` counts exhaustive draws, `draw_tenpai` those at which the player was tenpai.

    `ippatsu_wins` and the han of `ura` come from `riichi_wins_known`: wins in riichi whose yaku are known. A yakuman is
    none of them, because it lists no other yaku.
    """

    games: int = 0
    busts: int = 0
    chombo: int = 0
    hands: int = 0
    dealer_hands: int = 0
    wins: int = 0
    tsumo_wins: int = 0
    dealer_wins: int = 0
    win_points: int = 0
    deal_ins: int = 0
    deal_in_points: int = 0
    riichi_hands: int = 0
    riichi_wins: int = 0
    riichi_deal_ins: int = 0
    riichi_wins_known: int = 0
    ippatsu_wins: int = 0
    ura: int = 0
    called_known: int = 0
    called_hands: int = 0
    draws: int = 0
    draw_tenpai: int = 0

    def __add__(self, other: HandCounts) -> HandCounts:
        return HandCounts(**{name: getattr(self, name) + getattr(other, name) for name in HandCounts.__slots__})

    def __sub__(self, other: HandCounts) -> HandCounts:
        """Return the counts without those that were added before."""
        return HandCounts(**{name: getattr(self, name) - getattr(other, name) for name in HandCounts.__slots__})

    def ratio(self, stat: HandStat) -> Ratio:
        """Return the figures of `stat` for these hands."""
        amount, of = _FIELDS[stat]
        return Ratio(getattr(self, amount), getattr(self, of))


class HandStat(StrEnum):
    """A statistic of a player's hands: how often something happened, or what it brought on average."""

    WIN = "win"
    DEAL_IN = "deal_in"
    TSUMO = "tsumo"
    RIICHI = "riichi"
    CALL = "call"
    WIN_POINTS = "win_points"
    DEAL_IN_POINTS = "deal_in_points"
    DRAW_TENPAI = "draw_tenpai"
    DEALER_WIN = "dealer_win"
    RIICHI_WIN = "riichi_win"
    RIICHI_DEAL_IN = "riichi_deal_in"
    IPPATSU = "ippatsu"
    URA = "ura"
    BUST = "bust"
    CHOMBO = "chombo"


class Ratio(NamedTuple):
    """An `amount` in `of` cases; the number of cases says how far to trust it."""

    amount: int
    of: int

    @property
    def value(self) -> Fraction | None:
        """Return `amount` per case, or `None` without cases."""
        return Fraction(self.amount, self.of) if self.of else None


_FIELDS: Final = {
    HandStat.WIN: ("wins", "hands"),
    HandStat.DEAL_IN: ("deal_ins", "hands"),
    HandStat.TSUMO: ("tsumo_wins", "wins"),
    HandStat.RIICHI: ("riichi_hands", "hands"),
    HandStat.CALL: ("called_hands", "called_known"),
    HandStat.WIN_POINTS: ("win_points", "wins"),
    HandStat.DEAL_IN_POINTS: ("deal_in_points", "deal_ins"),
    HandStat.DRAW_TENPAI: ("draw_tenpai", "draws"),
    HandStat.DEALER_WIN: ("dealer_wins", "dealer_hands"),
    HandStat.RIICHI_WIN: ("riichi_wins", "riichi_hands"),
    HandStat.RIICHI_DEAL_IN: ("riichi_deal_ins", "riichi_hands"),
    HandStat.IPPATSU: ("ippatsu_wins", "riichi_wins_known"),
    HandStat.URA: ("ura", "riichi_wins_known"),
    HandStat.BUST: ("busts", "games"),
    HandStat.CHOMBO: ("chombo", "games"),
}


def hand_counts(results: Iterable[KyokuResult], state: TableState) -> tuple[HandCounts, ...]:
    """Return what one game adds for each seat; `results` are its finished hands and `state` is the table after them."""
    bust = gone_bust(state)
    tallies = [Counter(games=1, busts=int(seat in bust), chombo=chombo) for seat, chombo in enumerate(state.chombo)]
    for result in results:
        if isinstance(result.end, Chombo):
            continue
        _count_hand(tallies, result, result.end.called)
        if isinstance(result.end, Ryuukyoku):
            _count_draw(tallies, result.end)
        elif isinstance(result.end, Won):
            _count_win(tallies, result, result.end, paid_claims(result.end, state))
    return tuple(HandCounts(**tally) for tally in tallies)


def _count_hand(tallies: list[_Tally], result: KyokuResult, called: frozenset[int] | None) -> None:
    for seat, tally in enumerate(tallies):
        tally["hands"] += 1
        tally["riichi_hands"] += _has_declared(result, seat)
        if called is not None:
            tally["called_known"] += 1
            tally["called_hands"] += seat in called
    tallies[result.dealer]["dealer_hands"] += 1


def _count_draw(tallies: list[_Tally], end: Ryuukyoku) -> None:
    for seat, tally in enumerate(tallies):
        tally["draws"] += 1
        tally["draw_tenpai"] += seat in end.tenpai


def _count_win(tallies: list[_Tally], result: KyokuResult, end: Won, claims: Iterable[Claim]) -> None:
    for claim in claims:
        tally, riichi = tallies[claim.winner], result.riichi[claim.winner] is not None
        tally["wins"] += 1
        tally["tsumo_wins"] += end.discarder is None
        tally["dealer_wins"] += claim.winner == result.dealer
        tally["win_points"] += sum(each.points for each in _for_hands(result) if each.payee == claim.winner)
        tally["riichi_wins"] += riichi
        if riichi and claim.yaku and not claim.yakuman:
            tally["riichi_wins_known"] += 1
            tally["ippatsu_wins"] += any(each.yaku is Yaku.IPPATSU for each in claim.yaku)
            tally["ura"] += sum(each.han for each in claim.yaku if each.yaku is Yaku.URA_DORA)
    if end.discarder is not None:
        tally = tallies[end.discarder]
        tally["deal_ins"] += 1
        tally["deal_in_points"] += sum(each.points for each in _for_hands(result) if each.payer == end.discarder)
        tally["riichi_deal_ins"] += _has_declared(result, end.discarder)


def _for_hands(result: KyokuResult) -> Iterator[SeatPayment]:
    """Return the payments for hands, without honba and sticks."""
    return (each for each in result.payments if each.reason in _FOR_HANDS)


def _has_declared(result: KyokuResult, seat: int) -> bool:
    """Return whether a seat declared riichi, also if the riichi did not stand because its tile was won on."""
    end = result.end
    return result.riichi[seat] is not None or (isinstance(end, Won) and end.riichi_tile and end.discarder == seat)
