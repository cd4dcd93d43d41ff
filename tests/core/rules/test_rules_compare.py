"""Comparing rulesets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.rules import Difference, compare, load_preset, nearest_preset, preset_names


def test_equal_rules_do_not_differ_whatever_their_names() -> None:
    rules = load_preset("tenhou")
    assert compare(rules, replace(rules, name="ours")) == ()


def test_differences_have_both_values_in_display_order() -> None:
    rules = load_preset("tenhou")
    other = replace(rules, start_points=30000, kuitan=False)
    assert compare(rules, other) == (Difference("kuitan", a=True, b=False), Difference("start_points", 25000, 30000))


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_nearest_to_itself(name: str) -> None:
    assert nearest_preset(load_preset(name)).name == name


def test_rules_are_nearest_to_the_preset_they_differ_least_from() -> None:
    ours = replace(load_preset("f-league"), name="ours", kuitan=False, start_points=30000)
    assert nearest_preset(ours).name == "f-league"
    assert nearest_preset(replace(load_preset("tenhou-no-kuitan"), name="ours")).name == "tenhou-no-kuitan"


def test_of_presets_that_are_as_near_no_variant_is_taken() -> None:
    between = replace(load_preset("ema-2025"), name="ours", kiriage_mangan=False, ippatsu=False)
    assert nearest_preset(between).name == "ema-2016"
    east = replace(load_preset("tenhou"), name="ours", chi=False)
    assert nearest_preset(east).name == "tenhou"
