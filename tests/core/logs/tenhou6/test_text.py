"""The log editor's JSON: the forms in which people paste it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from core.errors import LogCutOff, LogError, LogNotWellFormed, LogTooDeep, NotALog
from core.logs import read_log
from core.logs.tenhou6 import read_tenhou6
from tests.support.editor import (
    RON_ON_FIRST_DISCARD,
    game,
    undisturbed,
)


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
