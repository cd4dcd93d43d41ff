"""The rules that the log editor's JSON tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.logs.tenhou6 import read_tenhou6
from core.rules import load_preset
from core.rules.choices import GameLength, Rounding
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
        (
            "金の間南喰赤",
            {},
            {
                "return_points": 25000,
                "uma": ((15000, 5000, -5000, -15000),),
                "rounding": Rounding.NONE,
                "suuankou_tanki_double": True,
                "junsei_chuuren_double": True,
                "kokushi_13_double": True,
                "daisuushii_double": True,
            },
            False,
        ),
    ],
)
def test_the_room_tells_the_rules(
    disp: str, more: dict[str, Any], changes: dict[str, Any], *, open_rules: bool
) -> None:
    record = read_tenhou6(game(RON_ON_FIRST_DISCARD, disp=disp, **more))
    assert record.rules == replace(load_preset("tenhou"), **changes)
    assert bool(record.untold) is open_rules


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
