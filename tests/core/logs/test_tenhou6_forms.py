"""The log editor's JSON: the forms in which it is pasted, and what it says of the rules."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest

from core.errors import LogCutOff, LogError, LogNotWellFormed, LogTooDeep, NotALog
from core.logs import read_log
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
    undisturbed,
    win,
)

# --- beside the hands


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


# --- what is pasted


@pytest.mark.parametrize(
    "paste",
    [
        lambda text: text.encode("utf-8-sig"),
        lambda text: f"https://tenhou.net/6/#json={text}",
        lambda text: f"https://tenhou.net/6/#json={quote(text)}\n",
        lambda text: f"[{text}]",
        json.loads,
    ],
    ids=["bytes", "address", "quoted", "list", "parsed"],
)
def test_a_log_is_read_however_it_is_pasted(paste: Any) -> None:  # noqa: ANN401
    text = json.dumps(game(RON_ON_FIRST_DISCARD), ensure_ascii=False)
    assert read_tenhou6(paste(text)) == read_tenhou6(game(RON_ON_FIRST_DISCARD))


def test_hands_one_a_line_are_one_game() -> None:
    second = undisturbed(["全員不聴"], draws=70)
    second[0], second[1] = [1, 0, 0], [22400, 27600, 25000, 25000]
    for place in range(4, 16, 3):
        second[place + 1] = second[place + 1][:17]
        second[place + 2] = second[place + 2][:17]
    lines = "\n".join(f"http://tenhou.net/6/#json={json.dumps(game(each))}" for each in (RON_ON_FIRST_DISCARD, second))
    assert [kyoku.dealer for kyoku in read_log(lines.encode()).kyokus] == [0, 1]


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"\xff\xfe", LogNotWellFormed(line=1, column=1)),
        (b'{"log":\n[1,\xff', LogNotWellFormed(line=2, column=4)),
        (b"hello", NotALog()),
        (b"[]", NotALog()),
        (b"[1]", NotALog()),
        (b"{}", NotALog()),
        (b'{"log": [[[0,0', LogCutOff(line=1, column=15)),
        (b'{"log": "abc', LogCutOff(line=1, column=9)),
        (b'{"log": [1 2]}', LogNotWellFormed(line=1, column=12)),
        (b'{"log": ' + b"1" * 5000 + b"}", LogNotWellFormed(line=1, column=1)),
        (b'{"log": ' + b"[" * 100_000, LogTooDeep(limit=16)),
        (b'http://tenhou.net/6/#json={"log":[', LogCutOff(line=1, column=9)),
    ],
)
def test_what_is_no_log_is_said_to_be_none(data: bytes, error: LogError) -> None:
    with pytest.raises(type(error)) as raised:
        read_tenhou6(data)
    assert raised.value.facts == error.facts
