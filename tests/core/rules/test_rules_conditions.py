"""When rules and topics can come up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.errors import UnknownRule
from core.rules import (
    change_rule,
    describe_rule,
    is_made_of_rules,
    load_preset,
    origin,
    plain_values,
    preset_names,
    reason_sentence,
    rule_fields,
    stance_sentence,
    stands_alone,
    why_not,
)
from core.rules.conditions import conditions
from core.rules.texts import load_texts


def wanted() -> list[tuple[str, str, object]]:
    """Return each value that lets something come up, or must not be: the reason, the rule and the value."""
    found = []
    for reason, tables in conditions().unless.items():
        for field, value in ((field, value) for table in tables for field, value in table.items()):
            found.append((reason, field, value["not"] if isinstance(value, dict) else value))
    return found


@pytest.mark.parametrize(("reason", "field", "value"), wanted())
def test_a_condition_asks_for_a_value_that_its_rule_can_have(reason: str, field: str, value: object) -> None:
    assert field in rule_fields(), reason
    base = load_preset("tenhou-sanma" if reason == "three_players" else "tenhou")
    if field != "players":
        changed = change_rule(base, field, value)
        assert plain_values(changed)[field] == value


def test_every_reason_can_keep_something_from_coming_up_and_nothing_has_another() -> None:
    used = {reason for table in (conditions().rules, conditions().topics) for each in table.values() for reason in each}
    assert used == set(conditions().unless)
    assert set(conditions().rules) <= set(rule_fields())
    assert set(conditions().topics) | set(conditions().alone) == set(load_texts("en").topics)
    assert not set(conditions().topics) & set(conditions().alone)
    assert set(conditions().made_of) <= set(conditions().topics)
    assert {field for fields in conditions().made_of.values() for field in fields} <= set(rule_fields())


@pytest.mark.parametrize(
    ("name", "preset", "reason"),
    [
        ("abortive_deal", "m-league", "There are no abortive draws."),
        ("abortive_ends_last_hand", "tenhou", "No abortive draw passes the deal."),
        ("ippatsu_with_chankan", "jpml-a", "There is no ippatsu."),
        ("ippatsu_end", "jpml-a", "There is no ippatsu."),
        ("fpoint_ippatsu_tsumo", "jpml-a", "There is no ippatsu."),
        ("kan_dora_timing", "jpml-a", "There are no kan dora."),
        ("triple_ron", "majsoul-sanma", "Three people play, and this is for four."),
        ("tsumo_share", "majsoul", "Four people play, and this is for three."),
        ("end_points", "team-tournament", "The game ends with the last hand, whatever the points."),
        ("open_riichi_deal_in", "tenhou", "There is no open riichi."),
        ("multiple_ron_honba", "wrc", "Only one player wins on a discard."),
        ("fpoint_triple_ron", "f-league", "Three rons are an abortive draw."),
        ("pao_scope", "ema-2016", "A hand is paid as one yakuman, however many it has."),
        ("rounding_balance", "m-league", "Final points are not rounded."),
        ("return_points", "team-tournament", "There is no oka: points carry from match to match."),
        ("rule_history", "wrc", "This is about Tenhou alone."),
        ("thinking_time", "tenhou", "This is about the lobby of the team tournament alone."),
    ],
)
def test_what_cannot_come_up_has_its_reason(name: str, preset: str, reason: str) -> None:
    found = why_not(name, load_preset(preset))
    assert found is not None
    assert reason_sentence(found, "en") == reason


@pytest.mark.parametrize("preset", preset_names())
def test_what_no_game_can_be_played_without_is_told_in_every_ruleset(preset: str) -> None:
    rules = load_preset(preset)
    for topic in ("same_turn_furiten", "called_discard_furiten", "pass_after_riichi", "game_end", "chankan_furiten"):
        assert why_not(topic, rules) is None
    assert (why_not("ippatsu_end", rules) is None) == rules.ippatsu


def test_rules_of_ones_own_have_the_topics_of_what_they_were_made_from() -> None:
    own = replace(change_rule(load_preset("tenhou"), "kuitan", value=False), name="our rules")
    assert origin(own).name == "tenhou-no-kuitan"
    assert stands_alone("rule_history")
    assert why_not("rule_history", own) is None
    assert why_not("rule_history", replace(load_preset("wrc"), name="our rules")) == "only_tenhou"


def test_rules_of_ones_own_are_asked_about_their_own_values() -> None:
    own = replace(change_rule(load_preset("tenhou"), "ippatsu", value=False), name="our rules")
    assert why_not("ippatsu_end", own) == why_not("ippatsu_with_rinshan", own) == "no_ippatsu"
    other = replace(change_rule(load_preset("jpml-a"), "ippatsu", value=True), name="our rules")
    assert why_not("ippatsu_end", other) is None


def test_the_end_of_a_game_is_said_by_rules_and_furiten_is_not() -> None:
    assert is_made_of_rules("game_end")
    assert not is_made_of_rules("same_turn_furiten")


def test_a_group_of_rulesets_is_told_by_the_sentence_of_its_rule() -> None:
    rules = load_preset("tenhou")
    assert stance_sentence(rules, "kuitan", "en") == describe_rule(rules, "kuitan", "en").sentence


def test_what_is_neither_rule_nor_topic_is_unknown() -> None:
    with pytest.raises(UnknownRule):
        why_not("kuitann", load_preset("tenhou"))
