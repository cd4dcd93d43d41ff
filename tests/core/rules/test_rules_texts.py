"""Words: nothing without a text, no text without a use."""

from __future__ import annotations

import dataclasses
import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from enum import EnumType
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from core.errors import UnknownRule
from core.rules import (
    Group,
    change_rule,
    describe,
    describe_rule,
    describe_topic,
    languages,
    load_preset,
    meanings,
    preset_character,
    preset_names,
    preset_title,
    read_preset,
    rule,
    rule_fields,
    rule_label,
    source_of,
    stance,
    stance_sentence,
    texts,
)
from core.rules.conditions import conditions
from core.rules.loading import PresetSource
from core.rules.texts import load_texts
from tests.support.languages import COMPLETE

LONGEST = 320
ENGLISH = "en"
TEXTS = Path(__file__).parents[3] / "core" / "rules" / "texts"
TRANSLATED = [language for language in COMPLETE if language != ENGLISH]
WRITTEN_WITHOUT_LATIN_WORDS = [language for language in TRANSLATED if language.startswith(("ja", "zh"))]
LATIN_WORD = re.compile("[A-Za-z]{2,}")


def all_entries() -> list[PresetSource]:
    presets = [read_preset(name) for name in preset_names()]
    return [entry for preset in presets for entry in (*preset.entries.values(), *preset.topics.values())]


def data(language: str) -> dict[str, Any]:
    """The file of a language as it is, without what it would take from English."""
    found: dict[str, Any] = tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8"))
    return found


def said(language: str) -> dict[tuple[str, ...], str]:
    """All that people read in a language's file, by where it stands."""
    return {where: text for where, text in leaves(data(language)) if where[0] != "preset_aliases"}


def leaves(table: Mapping[str, Any], *above: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a table and the tables in it; lists hold other spellings, which nobody reads."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, *above, key)
        elif isinstance(value, str):
            yield (*above, key), value


def places(sentence: str) -> list[tuple[str, str | None]]:
    """What a sentence leaves to be filled in, and how."""
    return sorted((name, form) for _, name, form, _ in string.Formatter().parse(sentence) if name is not None)


def keys_of(field: str) -> set[str]:
    """The sentences a rule needs: one for each value, or one for all numbers."""
    kind = rule(field).kind
    if kind is bool:
        return {"true", "false"}
    if isinstance(kind, EnumType):
        return set(map(str, kind))
    special = {"uma": {"none", "rows", "row", "between"}, "return_points": {"none", "oka", "no_oka"}}
    return {"value"} | special.get(field, set())


@pytest.mark.parametrize("language", COMPLETE)
def test_every_rule_and_value_has_a_text_and_no_text_is_left_over(language: str) -> None:
    rules = load_texts(language).rules
    assert tuple(rules) == rule_fields(), "in display order"
    for field, text in rules.items():
        special = {key for key in text.sentences if key.replace(" ", "").isdigit()}
        assert set(text.sentences) - special == keys_of(field), field
        assert text.label, field
        for key in special:
            assert rule(field).numbers, field
            assert all(int(number) in rule(field).numbers for number in key.split()), field


@pytest.mark.parametrize("language", COMPLETE)
def test_every_topic_reading_notice_and_group_has_a_text_and_no_text_is_left_over(language: str) -> None:
    words, entries = load_texts(language), all_entries()
    topics = {topic for name in preset_names() for topic in read_preset(name).topics}
    assert set(words.topics) == topics
    assert all(set(text.sentences) == {"sentence"} for text in words.topics.values())
    readings = {(fact, name) for fact, by_name in words.readings.items() for name in by_name}
    assert readings == {(fact, entry.name) for entry in entries for fact in entry.reading}
    assert set(words.notices) == {entry.notice.key for entry in entries}
    assert set(words.presets) == set(words.characters) == set(preset_names()) >= set(words.preset_aliases)
    assert tuple(words.groups) == tuple(Group)
    assert set(words.marks) == {"silent", "measured", "unconfirmed", "common"}
    assert set(words.reasons) == {*conditions().unless, *conditions().alone.values()}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_says_what_english_says_and_fills_in_the_same(language: str) -> None:
    english, other = said(ENGLISH), said(language)
    assert list(other) == list(english), "in the same order"
    differing = [where for where, text in other.items() if places(text) != places(english[where])]
    assert differing == []


@pytest.mark.parametrize("language", WRITTEN_WITHOUT_LATIN_WORDS)
def test_no_english_is_left_in_a_language_of_another_script(language: str) -> None:
    plain = {where: re.sub(r"\{[^}]*\}", "", text) for where, text in said(language).items()}
    assert {where: text for where, text in plain.items() if LATIN_WORD.search(text)} == {}


@pytest.mark.parametrize("language", languages())
def test_no_two_rules_have_the_same_label(language: str) -> None:
    labels = [text.label for text in load_texts(language).names.values()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", languages())
def test_sentences_are_short_and_whole(language: str) -> None:
    words = load_texts(language)
    sentences = [
        s for text in words.names.values() for key, s in text.sentences.items() if key not in ("row", "between")
    ]
    readings = chain.from_iterable(by_name.values() for by_name in words.readings.values())
    for sentence in [*sentences, *words.marks.values(), *words.reasons.values(), *readings]:
        assert len(sentence) <= LONGEST, sentence
        assert sentence == sentence.strip()
        assert sentence[-1] in ".。", sentence


@pytest.mark.parametrize("language", languages())
def test_only_texts_for_numbers_have_places_to_fill(language: str) -> None:
    for field, text in load_texts(language).rules.items():
        for key, sentence in text.sentences.items():
            filled = any(name is not None for _, name, _, _ in string.Formatter().parse(sentence))
            assert filled == (key in {"value", "rows", "row", "oka"} or (field, key) == ("return_points", "none")), key


@pytest.mark.parametrize("language", languages())
def test_no_spelling_is_written_twice_for_one_name(language: str) -> None:
    for name, text in load_texts(language).names.items():
        assert len(set(text.aliases)) == len(text.aliases), name


def test_a_language_without_a_file_is_described_in_english() -> None:
    rules = load_preset("tenhou")
    assert [one.sentence for one in describe(rules, "xx")] == [one.sentence for one in describe(rules, ENGLISH)]
    assert load_texts("xx").language == "xx"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_bytes((TEXTS / "en.toml").read_bytes())
    (tmp_path / "fr.toml").write_text(
        '[rules.kuitan]\nlabel = "Tanyao ouvert"\nfalse = "Tanyao seulement en main fermée."\n', "utf-8"
    )
    monkeypatch.setattr(texts, "_folder", lambda: tmp_path)
    load_texts.cache_clear()
    try:
        played, closed = (describe_rule(load_preset(name), "kuitan", "fr") for name in ("tenhou", "tenhou-no-kuitan"))
        assert (played.label, played.group_title) == ("Tanyao ouvert", "Yaku")
        assert played.sentence == describe_rule(load_preset("tenhou"), "kuitan", ENGLISH).sentence
        assert closed.sentence == "Tanyao seulement en main fermée."
        assert preset_title("f-league", "fr") == "F league"
    finally:
        load_texts.cache_clear()


def test_a_preset_without_words_has_its_name_and_the_title_of_its_notice() -> None:
    preset = dataclasses.replace(read_preset("tenhou"), name="new")
    notice = dataclasses.replace(preset.notice, key="new", title="New rules")
    entries = {name: dataclasses.replace(entry, notice=notice) for name, entry in preset.entries.items()}
    preset = dataclasses.replace(preset, entries=entries)
    assert preset_title("new", "ja") == "new"
    assert preset_character("new", "ja") == ""
    assert source_of(preset, "kuitan", "ja").notice == "New rules"


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_words_that_english_lacks(language: str) -> None:
    english, own = said(ENGLISH), said(language)
    assert own.keys() - english.keys() == set()
    lacking = len(english.keys() - own.keys())
    if lacking and language not in COMPLETE:
        pytest.skip(f"{lacking} of {len(english)} words of rules are not written in {language} yet")


@pytest.mark.parametrize("preset", preset_names())
@pytest.mark.parametrize("language", languages())
def test_describe_puts_every_rule_into_words(preset: str, language: str) -> None:
    rules = load_preset(preset)
    described = describe(rules, language)
    assert tuple(one.field for one in described) == rule_fields()
    assert [one.value for one in described] == [getattr(rules, field) for field in rule_fields()]
    assert all("{" not in one.sentence for one in described)
    groups = [one.group for one in described]
    assert groups == sorted(groups, key=list(Group).index), "groups stay together"


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("kuitan", True, "An open hand may have tanyao."),
        ("kuitan", False, "closed hand"),
        ("nagashi", "full_win", "with honba and sticks"),
        ("start_points", 30000, "30000 points"),
        ("points_cap", 0, "No number of points"),
        ("points_cap", 60000, "60000"),
        ("fpoint_deal_in", 1, "by +1"),
        ("fpoint_ippatsu_tsumo", -1, "by -1"),
        ("red_fives", [0, 0, 0], "no red fives"),
        ("red_fives", [1, 2, 1], "1 in characters, 2 in circles, 1 in bamboo"),
        ("uma", [[0, 0, 0, 0]], "no uma"),
        ("uma", [[30000, 10000, -10000, -30000]], "+30 +10 -10 -30"),
        ("uma", [[500, 0, 0, -500]], "+0.5 0 0 -0.5"),
        ("uma", [[0] * 4, [12000, -1000, -3000, -8000], *[[0] * 4] * 3], "0: 0 0 0 0; 1: +12 -1 -3 -8; 2:"),
    ],
)
def test_sentence_follows_the_value(field: str, value: object, part: str) -> None:
    described = describe_rule(change_rule(load_preset("tenhou"), field, value), field, "en")
    assert part in described.sentence


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("kuitan", True, "喰いタンありです。鳴いた手にもタンヤオが付きます。"),
        ("start_points", 25000, "25000点持ちで始めます。"),
        (
            "red_fives",
            [1, 1, 1],
            "赤五は萬子に1枚、筒子に1枚、索子に1枚あり、1枚につきドラ1です。",
        ),
        ("uma", [[30000, 10000, -10000, -30000]], "ウマは1位から順に+30 +10 -10 -30（千点単位）です。"),
        (
            "fpoint_ippatsu_tsumo",
            -1,
            "一発のツモ和了では、和了者のFポイントは-1です。ダブルリーチやオープンリーチでも同じです。",
        ),
    ],
)
def test_sentences_are_filled_in_in_japanese_too(field: str, value: object, sentence: str) -> None:
    assert describe_rule(change_rule(load_preset("tenhou"), field, value), field, "ja").sentence == sentence


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("kuitan", True, "有食斷：鳴過牌也能成立斷么九。"),
        ("start_points", 25000, "每人以25000點開始。"),
        ("red_fives", [1, 1, 1], "赤五有萬子1張、筒子1張、索子1張，每張算1翻寶牌。"),
        ("uma", [[30000, 10000, -10000, -30000]], "馬點從第一名起為+30 +10 -10 -30（以千點計）。"),
        ("fpoint_ippatsu_tsumo", -1, "一發自摸時，和牌者的F點-1；兩立直、開立直也一樣。"),
    ],
)
def test_sentences_are_filled_in_in_traditional_chinese_too(field: str, value: object, sentence: str) -> None:
    assert describe_rule(change_rule(load_preset("tenhou"), field, value), field, "zh-TW").sentence == sentence


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("kuitan", True, "有食断：鸣过牌也能成立断幺九。"),
        ("start_points", 25000, "每人以25000点开始。"),
        ("red_fives", [1, 1, 1], "红五有万子1张、筒子1张、索子1张，每张算1番宝牌。"),
        ("uma", [[30000, 10000, -10000, -30000]], "马点从第一名起为+30 +10 -10 -30（以千点计）。"),
        ("fpoint_ippatsu_tsumo", -1, "一发自摸时，和牌者的F点-1；两立直、开立直也一样。"),
    ],
)
def test_sentences_are_filled_in_in_simplified_chinese_too(field: str, value: object, sentence: str) -> None:
    assert describe_rule(change_rule(load_preset("tenhou"), field, value), field, "zh-CN").sentence == sentence


def test_description_has_its_group_and_title() -> None:
    described = describe_rule(load_preset("tenhou"), "kuitan", "en")
    assert (described.group, described.group_title, described.label) == (Group.YAKU, "Yaku", "Open tanyao (kuitan)")


def test_a_topic_is_told_where_it_can_come_up() -> None:
    topic = describe_topic(load_preset("tenhou-sanma"), "rinshan_tiles", "en")
    assert (topic.topic, topic.label) == ("rinshan_tiles", "Replacement tiles with three players")
    assert "eight" in topic.sentence
    with pytest.raises(UnknownRule):
        describe_topic(load_preset("tenhou"), "rinshan_tiles", "en")


def test_a_topic_that_rules_say_is_told_by_those_that_can_come_up() -> None:
    parts = describe_topic(load_preset("m-league"), "game_end", "en").parts
    assert "Nobody busts: the game goes on whatever the points." in parts
    assert not any("First place needs" in part for part in parts)
    assert any(
        "First place needs 30000" in part for part in describe_topic(load_preset("tenhou"), "game_end", "en").parts
    )


def test_source_names_notice_and_facts() -> None:
    source = source_of(read_preset("f-league"), "kyuushu", "en")
    assert (source.notice, source.language, source.year) == ("the F league's notice", "ja", 2011)
    assert source.facts == ("F-29", "F-28")
    assert not source.silent
    assert not source.remarks


def test_source_of_a_topic() -> None:
    assert source_of(read_preset("tenhou"), "rule_history", "en").facts == ("T-45",)


def test_source_says_what_is_our_reading_and_names_the_alternative() -> None:
    (reading,) = source_of(read_preset("f-league"), "rounding_basis", "en").readings
    assert "notice does not say" in reading
    assert "alternative" in reading


def test_source_says_that_a_notice_is_silent() -> None:
    source = source_of(read_preset("f-league"), "double_wind_pair_fu", "en")
    assert source.silent
    assert source.remarks == ("The notice does not say this; we play the common rule.",)


def test_source_of_a_topic_common_to_riichi_says_that_the_notice_has_none() -> None:
    assert source_of(read_preset("f-league"), "same_turn_furiten", "en").silent
    (remark,) = source_of(read_preset("wrc"), "same_turn_furiten", "en").remarks
    assert remark == "What we have of this notice does not say this; the common rule is played."


@pytest.mark.parametrize(
    ("preset", "sentence", "group"),
    [
        (
            "tenhou",
            "Final points are counted from 30000. The difference to the starting points, 20000 in all,",
            "20000",
        ),
        ("tenhou-sanma", "Final points are counted from 40000. The difference to the starting points, 15000", "15000"),
        ("wrc", "There is no oka: final points are counted from 30000", "There is no oka."),
        ("majsoul", "There is no oka: final points are counted from 25000", "There is no oka."),
        ("team-tournament", "There is no oka: final points are counted from 100000", "There is no oka."),
    ],
)
def test_oka_is_said_as_what_first_place_gets(preset: str, sentence: str, group: str) -> None:
    rules = load_preset(preset)
    assert describe_rule(rules, "return_points", "en").sentence.startswith(sentence)
    assert stance(rules, "return_points") == rules.oka
    assert group in stance_sentence(rules, "return_points", "en")


def test_source_says_what_real_games_settle() -> None:
    (remark,) = source_of(read_preset("tenhou"), "kazoe_yakuman", "en").remarks
    assert "Real games" in remark


def test_source_says_that_no_source_confirms_a_value() -> None:
    source = source_of(read_preset("m-league"), "pinfu_tsumo", "en")
    assert not source.confirmed
    assert source.remarks == ("Not confirmed: no source at hand says this, or sources disagree. It is our best guess.",)
    assert source_of(read_preset("m-league"), "uma", "en").remarks == ()


def test_source_of_nothing_known() -> None:
    with pytest.raises(UnknownRule):
        source_of(read_preset("tenhou"), "rinshan_tiles", "en")


def test_preset_has_a_title_and_a_club_ruleset_its_name() -> None:
    assert preset_title("f-league", "en") == "F league"
    assert preset_title("Thursday club", "en") == "Thursday club"


def test_what_a_rule_can_be_is_said_value_by_value() -> None:
    assert meanings("tobi", "en") == (
        ("none", "Nobody busts: the game goes on whatever the points."),
        ("below_zero", "A player below zero ends the game. With exactly 0 the game goes on."),
    )
    assert [value for value, _ in meanings("kuitan", "ja")] == ["true", "false"]
    assert meanings("start_points", "en") == meanings("uma", "en") == ()
    assert rule_label("kuitan", "ja") == "喰いタン"
    with pytest.raises(UnknownRule):
        rule_label("rule_history", "en")
