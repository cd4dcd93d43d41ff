"""Comparing rulesets."""

from __future__ import annotations

from dataclasses import replace

from core.rules import Difference, compare, load_preset


def test_equal_rules_do_not_differ_whatever_their_names() -> None:
    rules = load_preset("tenhou")
    assert compare(rules, replace(rules, name="ours")) == ()


def test_differences_have_both_values_in_display_order() -> None:
    rules = load_preset("tenhou")
    other = replace(rules, start_points=30000, kuitan=False)
    assert compare(rules, other) == (Difference("kuitan", a=True, b=False), Difference("start_points", 25000, 30000))
