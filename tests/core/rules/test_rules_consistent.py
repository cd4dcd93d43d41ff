"""Rules that cannot be played together are named, and only those."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.rules import Contradiction, contradictions, load_preset, plain_values, preset_names, rules_from_values
from core.rules.consistent import (
    CapAtStart,
    CarriedWithOka,
    CarriedWithoutTeams,
    ChiWithThreePlayers,
    ChuurenNotInSet,
    DealInWithoutOpenRiichi,
    FourRiichiWithThreePlayers,
    FourWindsWithThreePlayers,
    KanUraWithoutDora,
    KitaChankanWithoutKita,
    KitaWithFourPlayers,
    LimitBelowStart,
    LoansWithoutCarried,
    LoansWithoutSize,
    RedFiveNotInSet,
    ReturnBelowStart,
    SmallSetWithFourPlayers,
    SuddenDeathWithoutPoints,
    TenpaiyameWithoutRenchan,
    TripleRonWithThreePlayers,
    TsumoSplitWithFourPlayers,
)

CASES: list[tuple[type[Contradiction], str, dict[str, Any]]] = [
    (ChiWithThreePlayers, "tenhou-sanma", {"chi": True}),
    (FourWindsWithThreePlayers, "tenhou-sanma", {"four_winds": True}),
    (FourRiichiWithThreePlayers, "tenhou-sanma", {"four_riichi": "draw"}),
    (TripleRonWithThreePlayers, "tenhou-sanma", {"triple_ron": "abortive_draw"}),
    (KitaWithFourPlayers, "tenhou", {"kita": "dora"}),
    (SmallSetWithFourPlayers, "tenhou", {"tile_set": "no_2m_to_8m", "red_fives": [0, 1, 1]}),
    (TsumoSplitWithFourPlayers, "tenhou", {"tsumo_share": "split"}),
    (RedFiveNotInSet, "tenhou-sanma", {"red_fives": [1, 1, 1]}),
    (ChuurenNotInSet, "tenhou-sanma", {"chuuren_suits": "manzu"}),
    (KitaChankanWithoutKita, "tenhou", {"kita_chankan": True}),
    (KanUraWithoutDora, "tenhou", {"ura_dora": False}),
    (KanUraWithoutDora, "tenhou", {"kan_dora": False}),
    (DealInWithoutOpenRiichi, "tenhou", {"open_riichi_deal_in": "yakuman"}),
    (ReturnBelowStart, "tenhou", {"start_points": 30100}),
    (SuddenDeathWithoutPoints, "tenhou", {"end_points": 0}),
    (CapAtStart, "tenhou", {"points_cap": 25000}),
    (TenpaiyameWithoutRenchan, "tenhou", {"dealer_stay": "win"}),
    (CarriedWithoutTeams, "team-tournament", {"team_positions": 0}),
    (CarriedWithOka, "team-tournament", {"return_points": 110000}),
    (LoansWithoutCarried, "team-tournament", {"starting_points": "fixed"}),
    (LoansWithoutSize, "team-tournament", {"loan_unit": 0}),
    (LoansWithoutSize, "team-tournament", {"lone_lender_loan": 0}),
    (LimitBelowStart, "team-tournament", {"table_points_limit": 399900}),
]

ALLOWED: list[tuple[str, dict[str, Any]]] = [
    ("tenhou", {"start_points": 30000}),
    ("tenhou", {"points_cap": 25100}),
    ("tenhou", {"ura_dora": False, "kan_ura": False}),
    ("tenhou", {"extension": "none", "end_points": 0}),
    ("tenhou", {"dealer_stay": "win", "tenpaiyame": "none"}),
    ("tenhou", {"multiple_ron": "head_bump"}),
    ("tenhou-sanma", {"tsumo_share": "split", "kita_chankan": True}),
    ("f-league", {"open_riichi": "none", "open_riichi_deal_in": "normal"}),
    ("team-tournament", {"table_points_limit": 400000}),
    ("team-tournament", {"starting_points": "fixed", "team_loans": "none", "loan_unit": 0}),
]


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_can_be_played(name: str) -> None:
    assert contradictions(load_preset(name)) == ()


@pytest.mark.parametrize(("error", "preset", "changes"), CASES)
def test_what_cannot_be_played_together_is_named(
    error: type[Contradiction], preset: str, changes: dict[str, Any]
) -> None:
    rules = rules_from_values("ours", {**plain_values(load_preset(preset)), **changes})
    assert [type(found) for found in contradictions(rules)] == [error]


@pytest.mark.parametrize(("preset", "changes"), ALLOWED)
def test_what_can_be_played_together_is_left_alone(preset: str, changes: dict[str, Any]) -> None:
    rules = rules_from_values("ours", {**plain_values(load_preset(preset)), **changes})
    assert contradictions(rules) == ()


def test_every_contradiction_has_a_case() -> None:
    assert {error for error, _, _ in CASES} == set(Contradiction.__subclasses__())


def test_all_of_several_are_named() -> None:
    rules = replace(load_preset("tenhou-sanma"), chi=True, four_winds=True, start_points=50000)
    assert [type(found) for found in contradictions(rules)] == [
        ChiWithThreePlayers,
        FourWindsWithThreePlayers,
        ReturnBelowStart,
    ]
