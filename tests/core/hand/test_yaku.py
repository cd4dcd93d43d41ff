"""What a yaku is worth by itself under different rules, and that a hand is given the same."""

from __future__ import annotations

import dataclasses

import pytest

from core.hand import BONUS, CLOSED_YAKUMAN, YAKUMAN, Worth, Yaku, worth_of
from core.rules import Kita, OpenRiichi, OpenRiichiDealIn, Renhou, RuleSet, load_preset
from tests.support.cases import Case, read_cases, result, rules_of

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
