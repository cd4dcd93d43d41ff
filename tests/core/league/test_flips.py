"""Each rule that the league obeys changes what it is about, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from core.league import (
    FpointEntry,
    FpointEvent,
    carried_points,
    draw_due,
    draw_seats,
    fpoint_changes,
    next_position,
    propose_loans,
    seated,
)
from core.rules import ObeyedBy, RuleSet, change_rule, load_preset, obeyed_by, rule_fields
from core.settlement import settle


class Flip(NamedTuple):
    """Another value of a rule: what it changes under `rules`, and what of the same kind it leaves."""

    rules: str
    to: object
    changes: Callable[[RuleSet], object]
    keeps: Callable[[RuleSet], object]


def counted(*events: FpointEvent) -> Callable[[RuleSet], object]:
    return lambda rules: [
        change.points for change in fpoint_changes([FpointEntry("a", each) for each in events], rules)
    ]


def loans(*points: int) -> Callable[[RuleSet], object]:
    return lambda rules: propose_loans(dict(zip("abcd", points, strict=True)), rules)


def carried(*points: int) -> Callable[[RuleSet], object]:
    return lambda rules: carried_points(settle(points, rules), rules)


def due(games: int) -> Callable[[RuleSet], object]:
    return lambda rules: draw_due(games, rules)


def drawn(rules: RuleSet) -> object:
    return draw_seats("abcd", rules, Random(0)).drawn  # noqa: S311  -- lots are no secret


def all_seated(rules: RuleSet) -> object:
    return sorted(seated(draw_seats("abcd", rules, Random(0))))  # noqa: S311  -- lots are no secret


def position(played: int) -> Callable[[RuleSet], object]:
    return lambda rules: next_position(played, rules)


DEAL_IN, DOUBLE, TRIPLE, IPPATSU = FpointEvent

FLIPS = {
    "seat_draw": Flip("f-league", "each_match", drawn, all_seated),
    "games_per_seating": Flip("f-league", 3, due(2), due(6)),
    "fpoint_deal_in": Flip("f-league", 2, counted(DEAL_IN), counted(DOUBLE, TRIPLE, IPPATSU)),
    "fpoint_double_ron": Flip("f-league", 3, counted(DOUBLE), counted(DEAL_IN, TRIPLE, IPPATSU)),
    "fpoint_triple_ron": Flip("f-league", 3, counted(TRIPLE), counted(DEAL_IN, DOUBLE, IPPATSU)),
    "fpoint_ippatsu_tsumo": Flip("f-league", 0, counted(IPPATSU), counted(DEAL_IN, DOUBLE, TRIPLE)),
    "team_positions": Flip("team-tournament", 3, position(3), position(2)),
    "carried_totals": Flip("team-tournament", "rounded", carried(99600, 100400, 0, 0), carried(99000, 101000, 0, 0)),
    "team_loans": Flip("team-tournament", "none", loans(200000, 100000, 100000, 0), loans(100000, 100000, 100000, 100)),
    # 10000 from each of two, or 1000; with a lone lender the loans have their own rule.
    "loan_unit": Flip("team-tournament", 1000, loans(200000, 200000, 0, 0), loans(400000, 0, 0, 0)),
    "lone_lender_loan": Flip("team-tournament", 50000, loans(400000, 0, 0, 0), loans(200000, 200000, 0, 0)),
    "table_points_limit": Flip("team-tournament", 300000, loans(100000, 100000, 100000, 100), loans(99000, 2000, 1, 1)),
}


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_changes_what_it_is_about(field: str) -> None:
    flip = FLIPS[field]
    rules = load_preset(flip.rules)
    assert flip.changes(change_rule(rules, field, flip.to)) != flip.changes(rules)


@pytest.mark.parametrize("field", FLIPS)
def test_changing_only_this_rule_leaves_what_it_is_not_about(field: str) -> None:
    flip = FLIPS[field]
    rules = load_preset(flip.rules)
    assert change_rule(rules, field, flip.to) != rules
    assert flip.keeps(change_rule(rules, field, flip.to)) == flip.keeps(rules)


def test_every_rule_that_the_league_obeys_has_both_cases() -> None:
    assert sorted(FLIPS) == sorted(field for field in rule_fields() if obeyed_by(field) is ObeyedBy.LEAGUE)
