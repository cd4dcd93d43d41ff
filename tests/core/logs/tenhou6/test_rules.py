"""The rules that the log editor's JSON tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.logs.tenhou6 import read_tenhou6
from core.logs.tenhou6.rules import RuleMarks, is_sanma, read_rules
from core.rules import load_preset
from core.rules.choices import GameLength
from tests.support.editor import (
    FAR,
    ITTSUU,
    RON_ON_FIRST_DISCARD,
    agreed,
    game,
    hand,
    seat,
    win,
)


@pytest.mark.parametrize(
    ("disp", "more", "changes", "open_rules"),
    [
        ("般東喰赤速", {}, {"game_length": GameLength.EAST}, False),
        ("鳳南", {}, {"kuitan": False, "red_fives": (0, 0, 0)}, False),
        ("特南喰赤", {"lobby": 7994}, {}, True),
        ("うちの卓南喰赤", {}, {}, True),
    ],
)
def test_the_room_tells_the_rules(
    disp: str, more: dict[str, Any], changes: dict[str, Any], *, open_rules: bool
) -> None:
    record = read_tenhou6(game(RON_ON_FIRST_DISCARD, disp=disp, **more))
    assert record.rules == replace(load_preset("tenhou"), **changes)
    assert bool(record.untold) is open_rules


RANKED = (
    "銅の間",
    "銀の間",
    "金の間",
    "玉の間",
    "王座の間",
    "铜之间",
    "銀之間",
    "金之间",
    "玉之間",
    "王座之间",
    "段位戦",
    "段位场",
)


@pytest.mark.parametrize(
    "disp",
    [
        *(f"{room}{rest}" for room in RANKED for rest in ("南喰赤", "南喰")),
        "Jade Room South",
        "Throne Room South Red Fives",
        "Jade South",
        "Ranked South",
    ],
)
def test_ranked_rooms_of_mahjong_soul_play_by_its_rules(disp: str) -> None:
    found = read_rules(RuleMarks(text=disp, players=4, reds=(1, 1, 1), lobby=0, points=25000))
    assert found.rules == load_preset("majsoul")
    assert found.untold == (() if "喰" in disp else ("kuitan",))


@pytest.mark.parametrize(
    "disp", ["友人戦", "友人战", "友人场", "友人場", "Friendly", "大会戦", "Tournament", "Tounament", "比赛场", "雀魂"]
)
@pytest.mark.parametrize(("mark", "length"), [("東", GameLength.EAST), (" South", GameLength.EAST_SOUTH)])
def test_other_rooms_of_mahjong_soul_leave_rules_untold(disp: str, mark: str, length: GameLength) -> None:
    found = read_rules(RuleMarks(text=disp + mark, players=4, reds=None, lobby=0, points=30000))
    assert found.rules == replace(load_preset("majsoul"), game_length=length, start_points=30000, return_points=30000)
    assert {"uma", "kuitan", "red_fives", "suuankou_tanki_double"} <= set(found.untold)


@pytest.mark.parametrize("disp", ["三金の間南喰赤", "3金の間南喰赤", "三麻 玉の間南喰赤", "3-Player Gold Room South"])
def test_three_player_rooms_of_mahjong_soul(disp: str) -> None:
    assert is_sanma(disp)
    found = read_rules(RuleMarks(text=disp, players=3, reds=(0, 1, 1), lobby=0, points=35000))
    assert found.rules == load_preset("majsoul-sanma")


@pytest.mark.parametrize(
    ("disp", "reds", "counted"),
    [
        ("友人戦南喰", (0, 0, 0), (0, 0, 0)),
        ("友人戦南喰赤", (0, 0, 0), (1, 1, 1)),
        ("Friendly South Aka Nashi", None, (0, 0, 0)),
        ("Friendly South No Red Fives", (0, 0, 0), (0, 0, 0)),
        ("友人戦南喰", (1, 2, 1), (1, 2, 1)),
    ],
)
def test_red_fives_of_a_room_at_mahjong_soul(disp: str, reds: tuple[int, ...] | None, counted: tuple[int, ...]) -> None:
    found = read_rules(RuleMarks(text=disp, players=4, reds=reds, lobby=0, points=None))
    assert found.rules.red_fives == counted
    assert "red_fives" not in found.untold


def test_rooms_of_tenhou_are_no_rooms_of_mahjong_soul() -> None:
    for disp in ("銀南喰赤", "琥南喰赤", "般南喰赤"):
        found = read_rules(RuleMarks(text=disp, players=4, reds=None, lobby=0, points=25000))
        assert found == (load_preset("tenhou"), ())


def test_rooms_of_ones_own_tell_what_they_start_with() -> None:
    started = hand(
        [seat(FAR, [25], [60]), seat(ITTSUU), seat(), seat()],
        win([-2600, 2600, 0, 0], [1, 0, 1], "40符2飜2600点", "一気通貫(2飜)"),
        points=[35000] * 4,
    )
    record = agreed(started, disp="友人戦南喰赤")
    assert (record.rules.start_points, record.rules.return_points) == (35000, 35000)
    later = hand(
        [seat(FAR), seat(FAR, [25], [60]), seat(ITTSUU), seat()],
        win([0, -2600, 2600, 0], [2, 1, 2], "40符2飜2600点", "一気通貫(2飜)"),
        kyoku=1,
    )
    assert agreed(later, disp="友人戦南喰赤").rules.start_points == 25000


def test_red_fives_are_counted_where_the_log_counts_them() -> None:
    text = game(RON_ON_FIRST_DISCARD, disp="般南喰")
    text["rule"] = {"disp": "般南喰", "aka51": 1, "aka52": 2, "aka53": 9}
    assert read_tenhou6(text).rules.red_fives == (1, 2, 4)
    text["rule"] = {"disp": "般南喰", "aka": 1}
    assert read_tenhou6(text).rules.red_fives == (1, 1, 1)
    assert read_tenhou6({**text, "rule": {}}).rules.red_fives == (0, 0, 0)
