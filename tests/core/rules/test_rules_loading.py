"""Loading is strict: a preset says every rule, and nothing that is no rule."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from core.errors import MissingRule, UnknownPreset, UnknownRule, WrongRuleValue
from core.rules import (
    Kita,
    Kuikae,
    ObeyedBy,
    RuleSet,
    allowed_values,
    change_rule,
    load_preset,
    obeyed_by,
    plain_values,
    preset_names,
    preset_of,
    read_preset,
    rules_from_values,
)
from core.rules.loading import build_preset

NOTICE = {"title": "Rules", "language": "en", "year": 2020}


@pytest.fixture
def data() -> dict[str, Any]:
    """The tables of a whole preset file."""
    values = plain_values(load_preset("tenhou"))
    return {"notice": NOTICE, "rules": {field: {"value": value, "silent": True} for field, value in values.items()}}


def test_a_whole_file_loads(data: dict[str, Any]) -> None:
    assert build_preset("mine", data).rules == dataclasses.replace(load_preset("tenhou"), name="mine")


def test_rules_are_a_preset_by_their_name_and_all_their_values() -> None:
    rules = load_preset("tenhou")
    assert preset_of(rules) == read_preset("tenhou")
    assert preset_of(change_rule(rules, "kuitan", value=False)) is None
    assert preset_of(dataclasses.replace(rules, name="mine")) is None


def test_unknown_preset_names_the_known_ones() -> None:
    with pytest.raises(UnknownPreset) as caught:
        load_preset("tenho")
    assert caught.value.known == preset_names()


@pytest.mark.parametrize("missing", ["uma", "chi"])
def test_missing_rule(data: dict[str, Any], missing: str) -> None:
    del data["rules"][missing]
    with pytest.raises(MissingRule) as caught:
        build_preset("mine", data)
    assert caught.value.facts == {"preset": "mine", "rule": missing}


def test_a_rule_that_is_usual_need_not_be_named_and_has_the_notice_of_the_preset(data: dict[str, Any]) -> None:
    del data["rules"]["kuikae"]
    preset = build_preset("mine", data)
    assert preset.rules.kuikae is Kuikae.FORBIDDEN
    entry = preset.entries["kuikae"]
    assert (entry.preset, entry.notice.title, entry.silent, entry.confirmed) == ("mine", "Rules", False, False)


def test_rule_without_value(data: dict[str, Any]) -> None:
    del data["rules"]["chi"]["value"]
    with pytest.raises(MissingRule):
        build_preset("mine", data)


def test_preset_without_notice(data: dict[str, Any]) -> None:
    del data["notice"]
    with pytest.raises(MissingRule) as caught:
        build_preset("mine", data)
    assert caught.value.rule == "notice"


def test_unknown_rule(data: dict[str, Any]) -> None:
    data["rules"]["kuitann"] = {"value": True}
    with pytest.raises(UnknownRule) as caught:
        build_preset("mine", data)
    assert caught.value.name == "kuitann"


def test_unknown_key_of_an_entry(data: dict[str, Any]) -> None:
    data["rules"]["chi"]["fact"] = ["T-01"]
    with pytest.raises(WrongRuleValue) as caught:
        build_preset("mine", data)
    assert (caught.value.rule, caught.value.value) == ("chi", "fact")
    assert "facts" in caught.value.allowed


def test_topics_have_no_value(data: dict[str, Any]) -> None:
    data["info"] = {"game_end": {"value": 1}}
    with pytest.raises(WrongRuleValue):
        build_preset("mine", data)


WRONG = [
    ("chi", 1, ("true", "false")),
    ("chi", "true", ("true", "false")),
    ("players", True, ("3", "4")),
    ("players", "4", ("3", "4")),
    ("players", 4.0, ("3", "4")),
    ("players", 5, ("3", "4")),
    ("kita", "North", ("none", "dora")),
    ("kita", True, ("none", "dora")),
    ("start_points", 25050, ("0", "100", "...", "1000000")),
    ("start_points", -100, ("0", "100", "...", "1000000")),
    ("red_fives", [1, 1], ("0", "1", "2", "3", "4")),
    ("red_fives", [1, 1, 1, 1], ("0", "1", "2", "3", "4")),
    ("red_fives", [1, 1, 5], ("0", "1", "2", "3", "4")),
    ("red_fives", [1, 1, True], ("0", "1", "2", "3", "4")),
    ("red_fives", 1, ("0", "1", "2", "3", "4")),
    ("honba_points", 200, ("0", "300", "600", "...")),
    ("uma", [20000, 10000, -10000, -20000], ("-1000000", "-999900", "...", "1000000")),
    ("uma", [], ("[[a, b, c, d]]", "[[a, b, c, d] x 5]", "a + b + c + d = 0")),
    ("uma", [[20000, 0, -20000]], ("[[a, b, c, d]]", "[[a, b, c, d] x 5]", "a + b + c + d = 0")),
    ("uma", [[20000, 10000, -10000, -10000]], ("[[a, b, c, d]]", "[[a, b, c, d] x 5]", "a + b + c + d = 0")),
    ("uma", [[0, 0, 0, 0], [0, 0, 0, 0]], ("[[a, b, c, d]]", "[[a, b, c, d] x 5]", "a + b + c + d = 0")),
]


@pytest.mark.parametrize(("field", "value", "allowed"), WRONG)
def test_wrong_value_is_refused_with_what_it_may_be(field: str, value: object, allowed: tuple[str, ...]) -> None:
    with pytest.raises(WrongRuleValue) as caught:
        change_rule(load_preset("tenhou"), field, value)
    assert caught.value.facts == {"preset": "tenhou", "rule": field, "value": str(value), "allowed": allowed}


def test_changing_one_rule_leaves_the_others() -> None:
    rules = load_preset("tenhou")
    assert change_rule(rules, "kita", "dora") == dataclasses.replace(rules, kita=Kita.DORA)
    with pytest.raises(UnknownRule):
        change_rule(rules, "kitaa", "dora")


def test_floating_uma_has_a_row_for_every_count() -> None:
    rows = [[0, 0, 0, 0], [12000, -1000, -3000, -8000], [8000, 4000, -4000, -8000], [8000, 3000, 1000, -12000]]
    rules = change_rule(load_preset("tenhou"), "uma", [*rows, [0, 0, 0, 0]])
    assert rules.uma[3] == (8000, 3000, 1000, -12000)


@pytest.mark.parametrize("name", preset_names())
def test_plain_values_make_equal_rules_again(name: str) -> None:
    rules = load_preset(name)
    plain = plain_values(rules)
    assert rules_from_values(name, plain) == rules
    assert {type(value) for value in plain.values()} == {bool, int, str, list}


def test_name_is_no_rule() -> None:
    assert "name" in {field.name for field in dataclasses.fields(RuleSet)}
    with pytest.raises(UnknownRule):
        obeyed_by("name")


def test_each_rule_says_who_obeys_it() -> None:
    assert obeyed_by("kuitan") is ObeyedBy.SCORING
    assert obeyed_by("kuikae") is ObeyedBy.ADVISORY


def test_allowed_values_are_spelled_as_in_a_preset() -> None:
    assert allowed_values("kita") == ("none", "dora")
    assert allowed_values("chi") == ("true", "false")
    assert allowed_values("double_wind_pair_fu") == ("2", "4")
    assert allowed_values("fpoint_deal_in") == ("-20", "-19", "...", "20")
    with pytest.raises(UnknownRule):
        allowed_values("kitaa")
