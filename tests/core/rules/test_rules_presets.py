"""The presets: their values, and that each fact has one home."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.rules import PresetSource, compare, load_preset, plain_values, preset_names, read_preset, rule, rule_fields

DATA = Path(__file__).parents[2] / "data"
VALUES: dict[str, dict[str, dict[str, object]]] = tomllib.loads((DATA / "rules.toml").read_text("utf-8"))
FACTS: dict[str, list[int]] = tomllib.loads((DATA / "rules_facts.toml").read_text("utf-8"))
CASES = [
    pytest.param(preset, fact, field, value, id=f"{preset}-{fact}-{field}")
    for preset, facts in VALUES.items()
    for fact, fields in facts.items()
    for field, value in fields.items()
]
BODIES: dict[str, dict[str, Any]] = tomllib.loads((DATA / "rules_of_bodies.toml").read_text("utf-8"))
"""Presets of which no list of facts has been made."""
SAID = [
    pytest.param(preset, field, value, id=f"{preset}-{field}")
    for preset, fields in BODIES.items()
    for field, value in fields.items()
    if field != "unconfirmed"
]


def own_entries() -> Iterator[PresetSource]:
    """All entries of presets with a list of facts, each in the file that writes it."""
    for name in preset_names():
        if name in BODIES:
            continue
        preset = read_preset(name)
        entries = [*preset.entries.values(), *preset.topics.values()]
        yield from (entry for entry in entries if entry.preset == name)


def test_presets_are_the_four_house_rulesets_variants_of_tenhou_and_those_of_other_bodies() -> None:
    house = {
        "f-league",
        "team-tournament",
        "tenhou",
        "tenhou-east",
        "tenhou-no-kuitan",
        "tenhou-no-red",
        "tenhou-sanma",
    }
    assert set(preset_names()) == house | set(BODIES)


@pytest.mark.parametrize(("preset", "field", "value"), SAID)
def test_preset_of_a_body_plays_what_its_source_says(preset: str, field: str, value: object) -> None:
    entry = read_preset(preset).entries[field]
    assert plain_values(load_preset(preset))[field] == value
    assert entry.confirmed
    assert not entry.silent


@pytest.mark.parametrize("preset", BODIES)
def test_what_no_source_confirms_is_marked_and_nothing_else_is_both(preset: str) -> None:
    entries = read_preset(preset).entries
    assert [field for field in BODIES[preset].get("unconfirmed", ()) if entries[field].confirmed] == []
    assert [entry.name for entry in entries.values() if entry.silent and not entry.confirmed] == []
    assert [entry.name for entry in entries.values() if entry.facts or entry.see or entry.measured] == []


def test_presets_with_a_list_of_facts_are_confirmed_by_it() -> None:
    assert [entry.name for entry in own_entries() if not entry.confirmed] == []


@pytest.mark.parametrize(
    ("variant", "of", "fields"),
    [
        ("ema-2016", "ema-2025", ["kiriage_mangan"]),
        ("jpml-wrc-r", "jpml-wrc", ["red_fives", "uma"]),
    ],
)
def test_variant_of_a_body_differs_in_what_is_known_to(variant: str, of: str, fields: list[str]) -> None:
    assert [each.field for each in compare(load_preset(of), load_preset(variant))] == fields


@pytest.mark.parametrize(("preset", "fact", "field", "value"), CASES)
def test_preset_plays_what_the_fact_says(preset: str, fact: str, field: str, value: object) -> None:
    entry = read_preset(preset).entries[field]
    assert plain_values(load_preset(preset))[field] == value
    assert entry.silent if fact == "silent" else fact in entry.facts + entry.see


@pytest.mark.parametrize("preset", ["tenhou", "f-league", "team-tournament"])
def test_every_value_of_a_whole_preset_is_tested_once(preset: str) -> None:
    tested = Counter(field for fields in VALUES[preset].values() for field in fields)
    # Rules of a later version are as old presets are read, unless they say otherwise.
    assert Counter(field for field in tested.elements() if not rule(field).added) == Counter(
        field for field in rule_fields() if not rule(field).added
    )


def test_three_players_play_as_four_do_but_for_the_tested_values() -> None:
    tested = {field for fields in VALUES["tenhou-sanma"].values() for field in fields}
    differing = {difference.field for difference in compare(load_preset("tenhou"), load_preset("tenhou-sanma"))}
    assert differing <= tested
    assert tested == {entry.name for entry in read_preset("tenhou-sanma").entries.values() if entry.preset != "tenhou"}


def test_each_fact_is_carried_by_exactly_one_entry() -> None:
    carried = Counter(fact for entry in own_entries() for fact in entry.facts)
    expected = Counter(f"{letter}-{number:02}" for letter, numbers in FACTS.items() for number in numbers)
    assert carried - expected == Counter(), "doubled or unknown"
    assert expected - carried == Counter(), "missing"


def test_every_reference_is_to_a_known_fact() -> None:
    known = {f"{letter}-{number:02}" for letter, numbers in FACTS.items() for number in numbers}
    for entry in own_entries():
        assert {*entry.see, *entry.reading, *entry.measured} <= known, entry.name


def test_readings_and_measurements_are_of_facts_that_the_entry_names() -> None:
    for entry in own_entries():
        assert {*entry.reading, *entry.measured} <= {*entry.facts, *entry.see}, entry.name


def test_every_entry_has_a_source_or_says_that_there_is_none() -> None:
    assert [entry.name for entry in own_entries() if not (entry.facts or entry.see or entry.silent)] == []


@pytest.mark.parametrize(
    ("variant", "field", "value"),
    [
        ("tenhou-no-red", "red_fives", (0, 0, 0)),
        ("tenhou-no-kuitan", "kuitan", False),
        ("tenhou-east", "game_length", "east"),
    ],
)
def test_variant_differs_from_tenhou_in_one_rule(variant: str, field: str, value: object) -> None:
    (difference,) = compare(load_preset("tenhou"), load_preset(variant))
    assert (difference.field, difference.b) == (field, value)


def test_inherited_entries_keep_the_notice_they_came_from() -> None:
    sanma = read_preset("tenhou-sanma")
    assert sanma.entries["kuitan"].notice.key == "tenhou"
    assert sanma.entries["chi"].notice.key == "tenhou-sanma"
    assert read_preset("tenhou-east").notice.key == "tenhou"


@pytest.mark.parametrize(
    ("preset", "oka", "honba"),
    [
        ("tenhou", 20000, 100),
        ("tenhou-sanma", 15000, 100),
        ("f-league", 20000, 100),
        ("team-tournament", 0, 100),
        ("m-league", 20000, 100),
        ("majsoul", 0, 100),
        ("majsoul-sanma", 0, 100),
        ("ema-2025", 0, 100),
    ],
)
def test_oka_and_honba_of_one_payer_follow_from_the_rules(preset: str, oka: int, honba: int) -> None:
    rules = load_preset(preset)
    assert (rules.oka, rules.honba_per_payer) == (oka, honba)


def test_rulesets_are_values() -> None:
    assert load_preset("tenhou") is load_preset("tenhou")
    assert hash(load_preset("tenhou")) != hash(load_preset("f-league"))
    rules: Any = load_preset("tenhou")
    with pytest.raises(AttributeError):
        rules.players = 3
