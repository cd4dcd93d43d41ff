"""What each rule changes, worked out."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from core.examples import (
    Carried,
    Counted,
    GameCase,
    HandCase,
    Lent,
    Outcome,
    PlayCase,
    Refused,
    Seating,
    Settled,
    Stands,
    Tenpai,
    TenpaiCase,
    Wins,
    Worth,
    examples,
    outcome,
    shown,
    without_example,
)
from core.hand import MeldKind
from core.rules import (
    ObeyedBy,
    change_rule,
    contradictions,
    load_preset,
    obeyed_by,
    preset_names,
    rule_fields,
    why_not,
)
from core.scoring import Limit
from core.table import EndReason

OBEYED = {field for field in rule_fields() if obeyed_by(field) is not ObeyedBy.ADVISORY}


def outcomes(field: str, preset: str) -> dict[object, Outcome]:
    found = shown(field, load_preset(preset))
    assert found is not None
    return {variant.value: variant.outcome for variant in found.variants}


def test_every_rule_that_is_obeyed_has_an_example_or_a_reason_why_not() -> None:
    assert sorted(OBEYED - examples().keys() - without_example().keys()) == []
    assert examples().keys() | without_example().keys() == OBEYED
    assert not examples().keys() & without_example().keys()
    assert all(without_example().values())


@pytest.mark.parametrize("field", examples())
def test_the_rule_makes_a_difference_in_its_example(field: str) -> None:
    example = examples()[field]
    found = shown(field, example.rules)
    assert found is not None
    assert found.rules == example.rules
    assert found.variants[0].value == getattr(example.rules, field)
    assert len({variant.outcome for variant in found.variants}) > 1
    assert not all(isinstance(variant.outcome, Refused) for variant in found.variants)


@pytest.mark.parametrize("preset", preset_names())
def test_a_rule_is_told_under_the_rules_asked_about_exactly_where_it_can_come_up(preset: str) -> None:
    rules = load_preset(preset)
    for field in examples():
        found = shown(field, rules)
        assert found is not None, field
        assert (found.rules == rules) == (why_not(field, rules) is None), field
        assert why_not(field, found.rules) is None, field
        assert found.variants[0].value == getattr(found.rules, field), field
        assert len({variant.value for variant in found.variants}) == len(found.variants) > 1, field
        assert {each.outcome for each in found.variants[1:]} != {found.variants[0].outcome}, field


@pytest.mark.parametrize("preset", preset_names())
def test_a_rule_that_cannot_come_up_changes_nothing_that_is_played(preset: str) -> None:
    """Leagues count what they are told, so the rules for that are left out here, and so is what needs more players."""
    rules = load_preset(preset)
    for field, example in examples().items():
        if why_not(field, rules) is None or obeyed_by(field) is ObeyedBy.LEAGUE:
            continue
        for variation in example.variations_for(rules):
            for other in shown(field, rules).variants:  # type: ignore[union-attr]
                changed = replace(rules, **{field: other.value})  # type: ignore[arg-type]
                if not contradictions(changed):
                    found = outcome(variation.case, changed), outcome(variation.case, rules)
                    assert found[0] == found[1] or Refused in map(type, found), field


@pytest.mark.parametrize("preset", preset_names())
def test_a_case_at_a_table_begins_with_the_points_of_the_rules(preset: str) -> None:
    rules = load_preset(preset)
    for field, example in examples().items():
        for case in (each.case for each in example.variations_for(rules)):
            if isinstance(case, PlayCase) and case.start:
                total = sum(case.start.points) + case.start.kyoutaku_points
                assert total == rules.players * rules.start_points, field


@pytest.mark.parametrize("field", examples())
def test_three_players_are_told_of_no_call_and_no_tile_that_they_do_not_have(field: str) -> None:
    rules = load_preset("tenhou-sanma")
    for case in (each.case for each in examples()[field].variations_for(rules) if why_not(field, rules) is None):
        hands = [hand for hand, _ in case.wins] if isinstance(case, HandCase) else []
        hands += [case.hand] if isinstance(case, TenpaiCase) else []
        for hand in hands:
            assert MeldKind.CHI not in {meld.kind for meld in hand.melds}, field
            assert not re.search(r"[2-8]+m", str(hand).replace(" ", "")), field


def test_rules_without_an_example_show_none() -> None:
    assert {shown(field, load_preset("tenhou")) for field in without_example()} == {None}
    assert shown("kuikae", load_preset("tenhou")) is None


def test_a_rule_that_cannot_come_up_here_is_shown_by_other_rules() -> None:
    found = shown("tsumo_share", load_preset("m-league"))
    assert found is not None
    assert found.rules.name == "tenhou-sanma"


def test_three_players_play_a_case_of_three() -> None:
    found = shown("tobi", load_preset("tenhou-sanma"))
    assert found is not None
    assert found.rules.name == "tenhou-sanma"
    assert isinstance(found.case, PlayCase)
    assert found.case.start is not None
    assert len(found.case.start.points) == 3


@pytest.mark.parametrize(
    ("preset", "total"),
    [("f-league", 100_000), ("wrc", 120_000), ("tenhou-sanma", 105_000), ("team-tournament", 400_000)],
)
def test_a_game_is_counted_from_the_points_that_the_rules_begin_with(preset: str, total: int) -> None:
    found = shown("rounding", load_preset(preset))
    assert found is not None
    assert isinstance(found.case, GameCase)
    assert sum(found.case.points) == total


def test_no_value_is_tried_that_cannot_be_played() -> None:
    assert outcomes("tile_set", "tenhou-sanma").keys() == {"full", "no_2m_to_8m"}
    three = outcomes("four_winds", "tenhou-sanma")
    assert three.keys() == {False, True}, "shown by the rules of four"
    assert outcomes("honba_points", "tenhou").keys() == {300, 1500}, "a honba of 200 or 1000 is for three"
    assert outcomes("honba_points", "tenhou-sanma").keys() == {200, 1000}


def test_what_has_to_change_along_does() -> None:
    found = outcomes("kan_dora", "tenhou")
    assert found.keys() == {False, True}
    assert contradictions(change_rule(load_preset("tenhou"), "kan_dora", value=False)) != ()


@pytest.mark.parametrize(
    ("field", "preset", "value", "result"),
    [
        ("kiriage_mangan", "tenhou", False, Worth(Limit.NONE, 7700)),
        ("kiriage_mangan", "tenhou", True, Worth(Limit.MANGAN, 8000)),
        ("kazoe_yakuman", "wrc", "sanbaiman", Worth(Limit.SANBAIMAN, 24000)),
        ("shape_tenpai", "tenhou", False, Tenpai(counts=False)),
        ("kuitan", "tenhou", False, Refused("no-yaku")),
        ("tie_break", "f-league", "split", Settled((355, 355, -210, -500), 0)),
        ("leftover_kyoutaku", "f-league", "lost", Settled((600, 160, -270, -500), 1000)),
        ("fpoint_deal_in", "f-league", 2, Counted(2)),
        (
            "loan_unit",
            "team-tournament",
            1000,
            Lent(((2, 0, 1000), (2, 1, 1000), (3, 0, 1000), (3, 1, 1000)), decide=False),
        ),
        ("table_points_limit", "team-tournament", 400_000, Lent((), decide=True)),
        ("carried_totals", "team-tournament", "rounded", Carried((131_000, 120_000, 80_000, 69_000))),
        ("games_per_seating", "f-league", 1, Seating(due=True)),
    ],
)
def test_what_examples_come_to(field: str, preset: str, value: object, result: Outcome) -> None:
    assert outcomes(field, preset)[value] == result


def test_a_win_has_its_worth_and_what_everybody_pays() -> None:
    found = outcomes("multiple_ron", "tenhou")
    both, first = found["all"], found["head_bump"]
    assert isinstance(both, Wins)
    assert isinstance(first, Wins)
    assert ([score.points for score in both.scores], both.balance) == ([1300, 1300], (-2600, 1300, 0, 1300))
    assert (len(first.scores), first.balance) == (1, (-1300, 1300, 0, 0))


def test_sticks_on_the_table_come_from_nobody() -> None:
    case = examples()["kuitan"].variations[4][0].case
    assert isinstance(case, HandCase)
    ((hand, win),) = case.wins
    found = outcome(HandCase(((hand, win._replace(kyoutaku_points=1000)),)), load_preset("tenhou"))
    assert isinstance(found, Wins)
    assert found.balance == (0, 2000, -1000, 0)


def test_a_table_stands_as_it_does_after_the_last_event() -> None:
    found = outcomes("tobi", "tenhou")
    assert found["below_zero"] == Stands((-500, 26000, 25000, 49500), 0, 0, 0, 0, may_stop=False, end=EndReason.BUST)  # type: ignore[arg-type]
    ended = found["none"]
    assert isinstance(ended, Stands)
    assert (ended.dealer, ended.end) == (1, None)
