"""Rules that cannot be played together, whatever each of them may be alone.

Values that a rule cannot have at all are refused when rules are made (`core.rules.values`); here are combinations. A
value that merely has no effect, such as who pays honba twice where only one player wins, is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from core.errors import RulesError
from core.rules.choices import (
    ChuurenSuits,
    DealerStay,
    Extension,
    FourRiichi,
    Kita,
    OpenRiichi,
    OpenRiichiDealIn,
    StartingPoints,
    TeamLoans,
    Tenpaiyame,
    TileSet,
    TripleRon,
    TsumoShare,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.rules.ruleset import RuleSet

THREE: Final = 3
FOUR: Final = 4


class Contradiction(RulesError):
    """Rules that cannot be played together."""


class ChiWithThreePlayers(Contradiction):
    """With three players nobody calls chi."""


class FourWindsWithThreePlayers(Contradiction):
    """Four equal first discards take four players."""


class FourRiichiWithThreePlayers(Contradiction):
    """Four riichi take four players."""


class TripleRonWithThreePlayers(Contradiction):
    """Three players who win on one discard take a fourth who discards."""


class KitaWithFourPlayers(Contradiction):
    """North is set aside only where nobody sits in the North."""


class SmallSetWithFourPlayers(Contradiction):
    """108 tiles are for three players."""


class TsumoSplitWithFourPlayers(Contradiction):
    """With four players no share of a tsumo is missing."""


class RedFiveNotInSet(Contradiction):
    """A red five of characters in a set without 5m."""


class ChuurenNotInSet(Contradiction):
    """Chuuren poutou in characters only, in a set without 2m to 8m."""


class KitaChankanWithoutKita(Contradiction):
    """A win on a North set aside, where none is set aside."""


class KanUraWithoutDora(Contradiction):
    """Ura dora under a kan's indicator, without ura dora or without that indicator."""


class DealInWithoutOpenRiichi(Contradiction):
    """A price for dealing into an open riichi that does not exist."""


class ReturnBelowStart(Contradiction):
    """Oka below zero."""


class SuddenDeathWithoutPoints(Contradiction):
    """A sudden death that ends at no number of points."""


class CapAtStart(Contradiction):
    """A points cap that everybody has reached before the first hand."""


class TenpaiyameWithoutRenchan(Contradiction):
    """The last dealer ends the game by being tenpai, which does not keep the deal."""


class CarriedWithoutTeams(Contradiction):
    """Points carried from match to match, without team matches."""


class CarriedWithOka(Contradiction):
    """Carried points with oka, which is counted from a fixed start."""


class LoansWithoutCarried(Contradiction):
    """Loans between teams whose points are not carried."""


class LoansWithoutSize(Contradiction):
    """Loans between teams of no size."""


class LimitBelowStart(Contradiction):
    """A limit of a table's starting points that the ordinary start exceeds."""


_CHECKS: Final[tuple[tuple[type[Contradiction], Callable[[RuleSet], bool]], ...]] = (
    (ChiWithThreePlayers, lambda r: r.players == THREE and r.chi),
    (FourWindsWithThreePlayers, lambda r: r.players == THREE and r.four_winds),
    (FourRiichiWithThreePlayers, lambda r: r.players == THREE and r.four_riichi is FourRiichi.DRAW),
    (TripleRonWithThreePlayers, lambda r: r.players == THREE and r.triple_ron is TripleRon.ABORTIVE_DRAW),
    (KitaWithFourPlayers, lambda r: r.players == FOUR and r.kita is not Kita.NONE),
    (SmallSetWithFourPlayers, lambda r: r.players == FOUR and r.tile_set is TileSet.NO_2M_TO_8M),
    (TsumoSplitWithFourPlayers, lambda r: r.players == FOUR and r.tsumo_share is TsumoShare.SPLIT),
    (RedFiveNotInSet, lambda r: r.tile_set is TileSet.NO_2M_TO_8M and r.red_fives[0] > 0),
    (ChuurenNotInSet, lambda r: r.tile_set is TileSet.NO_2M_TO_8M and r.chuuren_suits is ChuurenSuits.MANZU),
    (KitaChankanWithoutKita, lambda r: r.kita is Kita.NONE and r.kita_chankan),
    (KanUraWithoutDora, lambda r: r.kan_ura and not (r.ura_dora and r.kan_dora)),
    (
        DealInWithoutOpenRiichi,
        lambda r: r.open_riichi is OpenRiichi.NONE and r.open_riichi_deal_in is not OpenRiichiDealIn.NORMAL,
    ),
    (ReturnBelowStart, lambda r: r.return_points < r.start_points),
    (SuddenDeathWithoutPoints, lambda r: r.extension is not Extension.NONE and r.end_points == 0),
    (CapAtStart, lambda r: 0 < r.points_cap <= r.start_points),
    (
        TenpaiyameWithoutRenchan,
        lambda r: r.dealer_stay is DealerStay.WIN and r.tenpaiyame is not Tenpaiyame.NONE,
    ),
    (CarriedWithoutTeams, lambda r: _carried(r) and r.team_positions == 0),
    (CarriedWithOka, lambda r: _carried(r) and r.return_points > r.start_points),
    (LoansWithoutCarried, lambda r: r.team_loans is not TeamLoans.NONE and not _carried(r)),
    (LoansWithoutSize, lambda r: r.team_loans is not TeamLoans.NONE and 0 in (r.loan_unit, r.lone_lender_loan)),
    (LimitBelowStart, lambda r: 0 < r.table_points_limit < r.players * r.start_points),
)


def contradictions(rules: RuleSet) -> tuple[Contradiction, ...]:
    """Return why `rules` cannot be played together, one for each reason; nothing for rules that can."""
    return tuple(error() for error, found in _CHECKS if found(rules))


def _carried(rules: RuleSet) -> bool:
    return rules.starting_points is StartingPoints.CARRIED
