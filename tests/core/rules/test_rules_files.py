"""Rules as files: what is written reads back, and every mistake is named."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest

from core.errors import (
    MissingRule,
    NoRulesTable,
    NotToml,
    RulesFileTooLong,
    UnknownPreset,
    UnknownRule,
    WrongRuleValue,
)
from core.rules import LONGEST_FILE, languages, load_preset, preset_names, read_rules, write_rules
from core.rules.consistent import ChiWithThreePlayers, ReturnBelowStart


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", preset_names())
def test_what_is_written_reads_back(name: str, language: str) -> None:
    written = write_rules(load_preset(name), language)
    assert read_rules("ours", written) == (replace(load_preset(name), name="ours"), ())
    assert len(written) * 4 < LONGEST_FILE * 2


def test_a_file_says_what_each_rule_means() -> None:
    written = write_rules(load_preset("tenhou"), "en", title="House rules\n[rules]\nchi = 1")
    first, *_ = written.splitlines()
    assert first == "# House rules [rules] chi = 1"
    assert "\n# Open tanyao (kuitan): An open hand may have tanyao.\nkuitan = true\n" in written
    assert "\n# --- Yaku\n" in written
    assert "\numa = [[20000, 10000, -10000, -20000]]\n" in written
    assert write_rules(load_preset("tenhou"), "en").startswith("# Tenhou, four players\n")


@pytest.mark.parametrize("name", preset_names())
def test_the_presets_own_files_can_be_read(name: str) -> None:
    text = (files("core.rules") / "presets" / f"{name}.toml").read_text("utf-8")
    assert read_rules(name, text) == (load_preset(name), ())


def test_only_what_differs_is_needed_where_a_file_extends_a_preset() -> None:
    text = '[preset]\nextends = "tenhou"\n[rules]\nkuitan = false\n'
    assert read_rules("tenhou-no-kuitan", text) == (load_preset("tenhou-no-kuitan"), ())
    with pytest.raises(UnknownPreset):
        read_rules("ours", '[preset]\nextends = "nothing"\n[rules]\n')


def test_every_mistake_is_named() -> None:
    written = write_rules(load_preset("tenhou"), "en")
    text = written.replace("kuitan = true", "kuitann = true").replace("\nchi = true", '\nchi = "no"')
    rules, mistakes = read_rules("ours", text.replace("players = 4", "players = 7"))
    assert rules is None
    assert [type(mistake) for mistake in mistakes] == [UnknownRule, WrongRuleValue, WrongRuleValue, MissingRule]
    assert [str(mistake.facts.get("rule", mistake.facts.get("name"))) for mistake in mistakes] == [
        "kuitann",
        "players",
        "chi",
        "kuitan",
    ]


def test_values_that_do_not_fit_the_players_are_all_named() -> None:
    text = write_rules(load_preset("tenhou"), "en").replace("players = 4", "players = 3")
    _, mistakes = read_rules("ours", text.replace("honba_points = 300", "honba_points = 100"))
    assert [mistake.facts["rule"] for mistake in mistakes] == ["honba_points", "uma"]


def test_what_cannot_be_played_together_is_named_once_every_value_is_right() -> None:
    text = write_rules(load_preset("tenhou-sanma"), "en")
    text = text.replace("chi = false", "chi = true").replace("start_points = 35000", "start_points = 50000")
    rules, mistakes = read_rules("ours", text)
    assert rules is None
    assert [type(mistake) for mistake in mistakes] == [ChiWithThreePlayers, ReturnBelowStart]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[rules]\nchi = = true\n", 2),
        ("[rules]\nchi = yes\n", 2),
        ("[rules", 0),
        ("[rules]\numa = " + "[" * 20_000, 0),
        ("[rules]\nplayers = " + "9" * 5_000, 0),
        ("[rules]\nchi = true\nchi = true\n", 3),
    ],
)
def test_what_is_no_toml_is_refused_with_the_line(text: str, line: int) -> None:
    with pytest.raises(NotToml) as caught:
        read_rules("ours", text)
    assert caught.value.line == line


@pytest.mark.parametrize("text", ["", "chi = true", "rules = 3", "[[rules]]\nchi = true"])
def test_a_file_without_rules_is_refused(text: str) -> None:
    with pytest.raises(NoRulesTable):
        read_rules("ours", text)


def test_a_very_long_file_is_refused() -> None:
    with pytest.raises(RulesFileTooLong) as caught:
        read_rules("ours", "#" * (LONGEST_FILE + 1))
    assert caught.value.facts == {"length": LONGEST_FILE + 1, "longest": LONGEST_FILE}


@pytest.mark.parametrize(
    "value", ["nan", "1979-05-27", "{ a = 1 }", "[[[[1]]]]", '"x"', "[1, [2]]", "{ value = { value = 1 } }"]
)
def test_values_of_any_kind_are_refused_alike(value: str) -> None:
    _, mistakes = read_rules("ours", f'[preset]\nextends = "tenhou"\n[rules]\numa = {value}\n')
    assert [type(mistake) for mistake in mistakes] == [WrongRuleValue]
