"""What a yaku is worth by itself under different rules, and that a hand is given the same."""

from __future__ import annotations

import ast
import dataclasses
import tomllib
from enum import EnumType
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from core.errors import TenbouError
from core.hand import BONUS, CLOSED_YAKUMAN, YAKUMAN, Hand, Win, Worth, Yaku, YakuHan, parse_hand, worth_of
from core.rules import (
    Kita,
    ObeyedBy,
    OpenRiichi,
    OpenRiichiDealIn,
    Renhou,
    RuleSet,
    load_preset,
    obeyed_by,
    rule,
    rule_fields,
)
from core.scoring import score_hand
from tests.support.cases import DATA, Case, changed, read_cases, result, rules_of, win_of

TENHOU = load_preset("tenhou")
LEAGUE = load_preset("f-league")


@pytest.mark.parametrize(
    ("yaku", "rules", "worth"),
    [
        (Yaku.RIICHI, TENHOU, Worth(1, 0)),
        (Yaku.TANYAO, TENHOU, Worth(1, 1)),
        (Yaku.TANYAO, load_preset("tenhou-no-kuitan"), Worth(1, 0)),
        (Yaku.CHANTA, LEAGUE, Worth(2, 1)),
        (Yaku.CHANTA, dataclasses.replace(LEAGUE, chanta_open_han=2), Worth(2, 2)),
        (Yaku.JUNCHAN, LEAGUE, Worth(3, 2)),
        (Yaku.CHINITSU, LEAGUE, Worth(6, 5)),
        (Yaku.RYANPEIKOU, LEAGUE, Worth(3, 0)),
        (Yaku.TOITOI, LEAGUE, Worth(2, 2)),
        (Yaku.SUUANKOU_TANKI, TENHOU, Worth(0, 0, 1)),
        (Yaku.SUUANKOU_TANKI, LEAGUE, Worth(0, 0, 2)),
        (Yaku.JUNSEI_CHUUREN, LEAGUE, Worth(0, 0, 2)),
        (Yaku.KOKUSHI_13, LEAGUE, Worth(0, 0, 2)),
        (Yaku.DAISUUSHII, LEAGUE, Worth(0, 0, 2)),
        (Yaku.DAISANGEN, LEAGUE, Worth(0, 0, 1)),
        (Yaku.RENHOU, TENHOU, None),
        (Yaku.RENHOU, LEAGUE, Worth(0, 0, 1)),
        (Yaku.RENHOU, dataclasses.replace(TENHOU, renhou=Renhou.MANGAN), Worth(5, 0)),
        (Yaku.IPPATSU, TENHOU, Worth(1, 0)),
        (Yaku.IPPATSU, dataclasses.replace(TENHOU, ippatsu=False), None),
        (Yaku.NORTH, TENHOU, None),
        (Yaku.NORTH, dataclasses.replace(TENHOU, north_yakuhai=True), Worth(1, 1)),
        (Yaku.OPEN_RIICHI, TENHOU, None),
        (Yaku.OPEN_RIICHI, LEAGUE, Worth(2, 0)),
        (Yaku.OPEN_DOUBLE_RIICHI, LEAGUE, Worth(3, 0)),
        (Yaku.OPEN_DOUBLE_RIICHI, dataclasses.replace(LEAGUE, open_riichi=OpenRiichi.ADDED), None),
        (Yaku.OPEN_RIICHI_DEAL_IN, LEAGUE, Worth(0, 0, 1)),
        (Yaku.OPEN_RIICHI_DEAL_IN, dataclasses.replace(LEAGUE, open_riichi=OpenRiichi.NONE), None),
        (Yaku.OPEN_RIICHI_DEAL_IN, dataclasses.replace(LEAGUE, open_riichi_deal_in=OpenRiichiDealIn.NORMAL), None),
        (Yaku.DORA, LEAGUE, Worth(1, 1)),
        (Yaku.URA_DORA, LEAGUE, Worth(1, 0)),
        (Yaku.URA_DORA, dataclasses.replace(LEAGUE, ura_dora=False), None),
        (Yaku.AKA_DORA, LEAGUE, None),
        (Yaku.AKA_DORA, TENHOU, Worth(1, 1)),
        (Yaku.KITA, TENHOU, None),
        (Yaku.KITA, dataclasses.replace(TENHOU, kita=Kita.DORA), Worth(1, 1)),
    ],
)
def test_worth(yaku: Yaku, rules: RuleSet, worth: Worth | None) -> None:
    assert worth_of(yaku, rules) == worth


SCORED = [case for file in ("hands.toml", "yaku.toml", "yakuman.toml") for case in read_cases(file) if "yaku" in case]
# A yaku of each tile or of two winds.
COUNTED = {*BONUS, Yaku.ROUND_WIND}


@pytest.mark.parametrize("case", SCORED, ids=lambda case: case["name"])
def test_hands_are_given_what_a_yaku_is_worth(case: Case) -> None:
    rules, found = rules_of(case), result(case)
    for name, han in found["yaku"].items():
        worth = worth_of(Yaku(name), rules)
        assert worth is not None
        assert han in {worth.closed, worth.open} or Yaku(name) in COUNTED
    for name, times in found["yakuman"].items():
        worth = worth_of(Yaku(name), rules)
        assert worth is not None
        assert worth.yakuman == times


def test_every_yaku_has_a_hand_that_has_it() -> None:
    given = {name for case in SCORED for name in (*result(case)["yaku"], *result(case)["yakuman"])}
    assert {str(yaku) for yaku in Yaku} - given == set()


def test_what_can_be_open_has_an_open_hand_that_has_it() -> None:
    opened = {
        name for case in SCORED if "(" in case["hand"] for name in (*result(case)["yaku"], *result(case)["yakuman"])
    }
    rules = dataclasses.replace(LEAGUE, north_yakuhai=True)
    can_be_open = {
        str(yaku)
        for yaku in Yaku
        if yaku not in BONUS and yaku not in CLOSED_YAKUMAN and (worth := worth_of(yaku, rules))
        if worth.open or yaku in YAKUMAN
    }
    assert can_be_open - opened == set()


# --- a yaku is worth in a hand what people are told, whichever rule of scoring is changed


SCORING = [field for field in rule_fields() if obeyed_by(field) is ObeyedBy.SCORING]
MOST_NUMBERS = 4
ABOUT_WHEN = {"pinfu_tsumo", "open_riichi", "ryuuiisou_needs_hatsu", "chuuren_suits"}
"""Rules about when a hand has a yaku, beside those about what it is worth."""


def values_of(field: str) -> list[object]:
    """Return every value of a rule; of many numbers some from the smallest to the largest."""
    kind, numbers = rule(field).kind, rule(field).numbers
    if kind is bool:
        return [False, True]
    if isinstance(kind, EnumType):
        return list(kind)
    some = list(numbers[:: -(-len(numbers) // MOST_NUMBERS)])
    return [[number] * len(get_args(kind)) for number in some] if get_args(kind) else list(some)


@cache
def hands_by_rules() -> dict[RuleSet, list[tuple[Hand, Win]]]:
    """Return every hand of the files of cases, those that show what a rule changes included, by the case's rules."""
    flips = tomllib.loads((DATA / "flips.toml").read_text("utf-8")).values()
    shown = [
        {**{key: flip[key] for key in ("rules", "change") if key in flip}, **flip[name]}
        for flip in flips
        for name in ("changes", "keeps")
    ]
    found: dict[RuleSet, list[tuple[Hand, Win]]] = {}
    for case in (*shown, *SCORED):
        if "hand" in case and case.get("call", "hand") == "hand":
            found.setdefault(rules_of(case), []).append((parse_hand(case["hand"]), win_of(case.get("win", {}))))
    return found


@cache
def given_to(hand: Hand, win: Win, rules: RuleSet) -> tuple[YakuHan, ...]:
    """Return the yaku of a hand; nothing for one that does not win under the rules."""
    try:
        return score_hand(hand, win, rules).yaku
    except TenbouError:
        return ()


def check_worth(given: YakuHan, rules: RuleSet, *, closed: bool) -> None:
    """Check that a yaku was given what people are told."""
    worth = worth_of(given.yaku, rules)
    assert worth is not None, given
    one = worth.closed if closed else worth.open
    count = given.han // one if given.yaku in COUNTED else 1
    assert given[1:] == ((0, worth.yakuman) if worth.yakuman else (one * count, 0)), given


@pytest.mark.parametrize("field", SCORING)
def test_whatever_a_rule_is_changed_to_hands_are_given_what_a_yaku_is_worth(field: str) -> None:
    for value in values_of(field):
        had, kept = set(), set()
        for before, hands in hands_by_rules().items():
            rules = changed(before, field, value)
            told = {yaku for yaku in Yaku if worth_of(yaku, rules)}
            for hand, win in hands:
                how = (win.riichi, win.is_tsumo, hand.is_closed)
                if found := given_to(hand, win, rules):
                    kept |= {(given.yaku, how) for given in found}
                    had |= {(given.yaku, how) for given in given_to(hand, win, before) if given.yaku in told}
                for given in found:
                    check_worth(given, rules, closed=hand.is_closed)
        # A yaku that people are told of is found in one of the hands that had it before the change.
        assert field in ABOUT_WHEN or had - kept == set(), value


def test_scoring_takes_every_han_from_the_table() -> None:
    root = Path(__file__).parents[4] / "core"
    made = {
        file.name
        for file in (*(root / "hand").rglob("*.py"), *(root / "scoring").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "YakuHan"
    }
    assert made == {"given.py"}
