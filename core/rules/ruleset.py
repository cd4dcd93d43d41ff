"""The rules one club plays, as one frozen value.

A field is one rule. There are no defaults: whoever builds a `RuleSet` says every rule, and a preset that
leaves one out does not load. Each field is marked with the part of core that obeys it; `ObeyedBy.ADVISORY` fields
are only told to people, since they concern tiles that core never sees (discards, the wall, manners).

A field that a later version than 0.1.0 brings is marked with that version and with how it was played before, so that
what was stored without it can still be read: `Added("0.2.0", before=False)`.

Points are table points (a riichi stick is 1000).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, get_origin, get_type_hints

from core.errors import UnknownRule
from core.rules import choices as c
from core.rules.choices import Group, ObeyedBy

_POINTS = range(0, 1_000_001, 100)
_UMA = range(-1_000_000, 1_000_001, 100)
_FPOINTS = range(-20, 21)


@dataclass(frozen=True, slots=True)
class Added:
    """The version that brought a rule, and the plain value by which everybody had played until then."""

    version: str
    before: object


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Every rule of one way to play. `dataclasses.replace` changes one rule."""

    name: str

    players: Annotated[int, ObeyedBy.SCORING, Group.TILES, range(3, 5)]
    tile_set: Annotated[c.TileSet, ObeyedBy.SCORING, Group.TILES]
    # How many red 5m, 5p and 5s
    red_fives: Annotated[tuple[int, int, int], ObeyedBy.SCORING, Group.TILES, range(5)]
    chi: Annotated[bool, ObeyedBy.SCORING, Group.TILES]
    kita: Annotated[c.Kita, ObeyedBy.SCORING, Group.TILES]
    kuikae: Annotated[c.Kuikae, ObeyedBy.ADVISORY, Group.TILES]
    last_discard_callable: Annotated[bool, ObeyedBy.ADVISORY, Group.TILES]
    kan_after_riichi: Annotated[c.KanAfterRiichi, ObeyedBy.ADVISORY, Group.TILES]

    ura_dora: Annotated[bool, ObeyedBy.SCORING, Group.DORA]
    kan_dora: Annotated[bool, ObeyedBy.SCORING, Group.DORA]
    kan_ura: Annotated[bool, ObeyedBy.SCORING, Group.DORA]
    kan_dora_timing: Annotated[c.KanDoraTiming, ObeyedBy.ADVISORY, Group.DORA]

    minimum_han: Annotated[int, ObeyedBy.SCORING, Group.WINNING, range(1, 6)]
    bonus_han_for_minimum: Annotated[bool, ObeyedBy.SCORING, Group.WINNING]
    atozuke: Annotated[bool, ObeyedBy.ADVISORY, Group.WINNING]
    multiple_ron: Annotated[c.MultipleRon, ObeyedBy.SCORING, Group.WINNING]
    triple_ron: Annotated[c.TripleRon, ObeyedBy.SCORING, Group.WINNING]
    multiple_ron_honba: Annotated[c.MultipleRonHonba, ObeyedBy.SCORING, Group.WINNING]
    ankan_robbery: Annotated[c.AnkanRobbery, ObeyedBy.SCORING, Group.WINNING]

    kuitan: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    ippatsu: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    pinfu_tsumo: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    chanta_open_han: Annotated[int, ObeyedBy.SCORING, Group.YAKU, range(1, 3)]
    round_wind_yaku: Annotated[c.RoundWindYaku, ObeyedBy.SCORING, Group.YAKU]
    north_yakuhai: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    open_riichi: Annotated[c.OpenRiichi, ObeyedBy.SCORING, Group.YAKU]
    open_riichi_deal_in: Annotated[c.OpenRiichiDealIn, ObeyedBy.SCORING, Group.YAKU]
    haitei_with_rinshan: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    ippatsu_with_rinshan: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    ippatsu_with_chankan: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    kita_chankan: Annotated[bool, ObeyedBy.SCORING, Group.YAKU]
    local_yaku: Annotated[bool, ObeyedBy.ADVISORY, Group.YAKU]

    renhou: Annotated[c.Renhou, ObeyedBy.SCORING, Group.YAKUMAN]
    suuankou_tanki_double: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    junsei_chuuren_double: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    kokushi_13_double: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    daisuushii_double: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    yakuman_stacking: Annotated[c.YakumanStacking, ObeyedBy.SCORING, Group.YAKUMAN]
    tsuuiisou_chiitoitsu: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    ryuuiisou_needs_hatsu: Annotated[bool, ObeyedBy.SCORING, Group.YAKUMAN]
    suukantsu_completion: Annotated[c.SuukantsuCompletion, ObeyedBy.SCORING, Group.YAKUMAN]
    chuuren_suits: Annotated[c.ChuurenSuits, ObeyedBy.SCORING, Group.YAKUMAN]
    first_turn_ankan: Annotated[c.FirstTurnAnkan, ObeyedBy.ADVISORY, Group.YAKUMAN]

    double_wind_pair_fu: Annotated[int, ObeyedBy.SCORING, Group.PAYMENTS, range(2, 5, 2)]
    rinshan_tsumo_fu: Annotated[bool, ObeyedBy.SCORING, Group.PAYMENTS]
    # An open hand without any other fu, by ron
    open_pinfu_fu: Annotated[int, ObeyedBy.SCORING, Group.PAYMENTS, range(20, 31, 10)]
    chiitoitsu_fu: Annotated[int, ObeyedBy.SCORING, Group.PAYMENTS, range(25, 51, 25)]
    kiriage_mangan: Annotated[bool, ObeyedBy.SCORING, Group.PAYMENTS]
    kazoe_yakuman: Annotated[c.KazoeYakuman, ObeyedBy.SCORING, Group.PAYMENTS]
    # All payers together
    honba_points: Annotated[int, ObeyedBy.SCORING, Group.PAYMENTS, range(0, 3001, 100)]
    riichi_stick: Annotated[int, ObeyedBy.TABLE, Group.PAYMENTS, range(0, 10_001, 100)]
    tsumo_share: Annotated[c.TsumoShare, ObeyedBy.SCORING, Group.PAYMENTS]
    # All payers together
    noten_total: Annotated[int, ObeyedBy.SCORING, Group.PAYMENTS, range(0, 12_001, 100)]
    short_payment: Annotated[c.ShortPayment, ObeyedBy.SCORING, Group.PAYMENTS]

    pao_daisangen: Annotated[bool, ObeyedBy.SCORING, Group.LIABILITY]
    pao_daisuushii: Annotated[bool, ObeyedBy.SCORING, Group.LIABILITY]
    pao_suukantsu: Annotated[bool, ObeyedBy.SCORING, Group.LIABILITY]
    pao_rinshan: Annotated[bool, ObeyedBy.SCORING, Group.LIABILITY]
    pao_scope: Annotated[c.PaoScope, ObeyedBy.SCORING, Group.LIABILITY]
    pao_ron_honba: Annotated[c.PaoRonHonba, ObeyedBy.SCORING, Group.LIABILITY]

    nagashi: Annotated[c.Nagashi, ObeyedBy.SCORING, Group.DRAWS]
    nagashi_needs_no_own_calls: Annotated[bool, ObeyedBy.ADVISORY, Group.DRAWS]
    abortive_deal: Annotated[c.AbortiveDeal, ObeyedBy.TABLE, Group.DRAWS]
    abortive_ends_last_hand: Annotated[bool, ObeyedBy.TABLE, Group.DRAWS]
    kyuushu: Annotated[c.Kyuushu, ObeyedBy.TABLE, Group.DRAWS]
    four_winds: Annotated[bool, ObeyedBy.TABLE, Group.DRAWS]
    four_kans: Annotated[bool, ObeyedBy.TABLE, Group.DRAWS]
    four_riichi: Annotated[c.FourRiichi, ObeyedBy.TABLE, Group.DRAWS]
    shape_tenpai: Annotated[bool, ObeyedBy.TABLE, Group.DRAWS]
    furiten_tenpai: Annotated[bool, ObeyedBy.TABLE, Group.DRAWS]
    fifth_tile_tenpai: Annotated[c.FifthTileTenpai, ObeyedBy.TABLE, Group.DRAWS]

    riichi_minimum_points: Annotated[bool, ObeyedBy.TABLE, Group.RIICHI]
    riichi_needs_draw: Annotated[bool, ObeyedBy.TABLE, Group.RIICHI]
    ronned_riichi_stands: Annotated[bool, ObeyedBy.TABLE, Group.RIICHI]
    furiten_riichi: Annotated[bool, ObeyedBy.ADVISORY, Group.RIICHI]

    game_length: Annotated[c.GameLength, ObeyedBy.TABLE, Group.COURSE]
    extension: Annotated[c.Extension, ObeyedBy.TABLE, Group.COURSE]
    # Somebody needs this much for the game to end before its extension does; 0: nobody needs anything
    end_points: Annotated[int, ObeyedBy.TABLE, Group.COURSE, _POINTS]
    dealer_stay: Annotated[c.DealerStay, ObeyedBy.TABLE, Group.COURSE]
    double_ron_renchan: Annotated[c.DoubleRonRenchan, ObeyedBy.TABLE, Group.COURSE]
    agariyame: Annotated[c.Agariyame, ObeyedBy.TABLE, Group.COURSE]
    tenpaiyame: Annotated[c.Tenpaiyame, ObeyedBy.TABLE, Group.COURSE]
    tobi: Annotated[c.Tobi, ObeyedBy.TABLE, Group.COURSE]
    # Reaching this ends the game; 0: no cap
    points_cap: Annotated[int, ObeyedBy.TABLE, Group.COURSE, _POINTS]
    end_counts_kyoutaku: Annotated[bool, ObeyedBy.TABLE, Group.COURSE]

    chombo_payment: Annotated[c.ChomboPayment, ObeyedBy.SCORING, Group.FAULTS]
    chombo_replays_hand: Annotated[bool, ObeyedBy.TABLE, Group.FAULTS]
    # Taken off after uma, each chombo
    chombo_penalty: Annotated[int, ObeyedBy.SETTLEMENT, Group.FAULTS, _POINTS]
    # Put on the table for a wrong chi, pon or kan
    wrong_call_penalty: Annotated[int, ObeyedBy.TABLE, Group.FAULTS, _POINTS]
    faults: Annotated[c.Faults, ObeyedBy.ADVISORY, Group.FAULTS]
    shiisanpuutaa_chombo: Annotated[bool, ObeyedBy.ADVISORY, Group.FAULTS]

    start_points: Annotated[int, ObeyedBy.SETTLEMENT, Group.SETTLEMENT, _POINTS]
    starting_points: Annotated[c.StartingPoints, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]
    return_points: Annotated[int, ObeyedBy.SETTLEMENT, Group.SETTLEMENT, _POINTS]
    # One row: by place. players + 1 rows: row n counts when n players have return_points or more
    uma: Annotated[tuple[tuple[int, ...], ...], ObeyedBy.SETTLEMENT, Group.SETTLEMENT, _UMA]
    rounding: Annotated[c.Rounding, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]
    rounding_basis: Annotated[c.RoundingBasis, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]
    rounding_balance: Annotated[c.RoundingBalance, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]
    tie_break: Annotated[c.TieBreak, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]
    leftover_kyoutaku: Annotated[c.LeftoverKyoutaku, ObeyedBy.SETTLEMENT, Group.SETTLEMENT]

    seat_draw: Annotated[c.SeatDraw, ObeyedBy.LEAGUE, Group.CLUBS]
    games_per_seating: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, range(1, 101)]
    # F-points: what is added to a player's count
    fpoint_deal_in: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _FPOINTS]
    fpoint_double_ron: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _FPOINTS]
    fpoint_ippatsu_tsumo: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _FPOINTS]
    fpoint_triple_ron: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _FPOINTS]
    # Matches of one team fixture; 0: no teams
    team_positions: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, range(21)]
    carried_totals: Annotated[c.CarriedTotals, ObeyedBy.LEAGUE, Group.CLUBS]
    team_loans: Annotated[c.TeamLoans, ObeyedBy.LEAGUE, Group.CLUBS]
    # Loans are multiples of this
    loan_unit: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _POINTS]
    # What the only team above 0 lends to each other team
    lone_lender_loan: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _POINTS]
    # The most that starting points of one table may add up to; 0: no limit
    table_points_limit: Annotated[int, ObeyedBy.LEAGUE, Group.CLUBS, _POINTS]

    @property
    def honba_per_payer(self) -> int:
        """Points one payer adds for one honba when everybody pays."""
        return self.honba_points // (self.players - 1)

    @property
    def oka(self) -> int:
        """Points the winner of the game gets from the difference between start and return."""
        return (self.return_points - self.start_points) * self.players


@dataclass(frozen=True, slots=True)
class Rule:
    """One field of `RuleSet`: its type, who obeys it, where it is listed, what its numbers may be, since when it is."""

    name: str
    kind: Any
    part: ObeyedBy
    group: Group
    numbers: range
    added: Added | None


@cache
def rule_fields() -> tuple[str, ...]:
    """Return the names of all rules, in the order people are shown them."""
    return tuple(_rules())


def rule(name: str) -> Rule:
    """Return what is known about the rule `name`; raises `UnknownRule`."""
    if name not in _rules():
        raise UnknownRule(name)
    return _rules()[name]


def obeyed_by(name: str) -> ObeyedBy:
    """Return the part of core that obeys the rule `name`; raises `UnknownRule`."""
    return rule(name).part


@cache
def _rules() -> dict[str, Rule]:
    """Read the annotations of `RuleSet`; a field without marks, its name, is no rule."""
    hints = get_type_hints(RuleSet, include_extras=True)
    return {name: _rule(name, hint) for name, hint in hints.items() if get_origin(hint) is Annotated}


def _rule(name: str, hint: Any) -> Rule:  # noqa: ANN401  -- a type hint has no better type
    marks = {type(mark): mark for mark in hint.__metadata__}
    return Rule(
        name=name,
        kind=hint.__origin__,
        part=marks[ObeyedBy],
        group=marks[Group],
        numbers=marks.get(range, range(0)),
        added=marks.get(Added),
    )
