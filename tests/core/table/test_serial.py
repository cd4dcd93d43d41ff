"""Events as they are stored."""

from __future__ import annotations

from typing import Any

import pytest

from core.errors import WrongEvent
from core.hand import Liability, Riichi
from core.hand.yaku.worth import Yaku, YakuHan
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    Adjustment,
    Agariyame,
    Chombo,
    Claim,
    DeadHand,
    Event,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Stopped,
    Won,
    WrongCall,
    event_from_plain,
    plain_event,
)
from core.table.serial import EVENT_NAMES

CLAIM = {"winner": 1, "han": 3, "fu": 40}

STORED: list[tuple[Event, dict[str, Any]]] = [
    (
        RiichiDeclared(seat=2, riichi=Riichi.OPEN, draw_left=False),
        {"event": "riichi", "seat": 2, "riichi": "open", "draw_left": False},
    ),
    (
        Won(
            claims=(
                Claim(
                    winner=1,
                    yakuman=1,
                    pao=(LiableSeat(3, Liability.DAISANGEN),),
                    ippatsu=True,
                    hand="555666777z11m22s2s",
                    yaku=(YakuHan(Yaku.DAISANGEN, 0, 1),),
                ),
            ),
            discarder=0,
            riichi_tile=True,
            called=frozenset({3, 1}),
        ),
        {
            "event": "won",
            "claims": [
                {
                    "winner": 1,
                    "han": 0,
                    "fu": 0,
                    "yakuman": 1,
                    "pao": [[3, "daisangen"]],
                    "ippatsu": True,
                    "fpoint_declined": False,
                    "hand": "555666777z11m22s2s",
                    "yaku": [["daisangen", 0, 1]],
                }
            ],
            "discarder": 0,
            "riichi_tile": True,
            "called": [1, 3],
        },
    ),
    (
        Ryuukyoku(tenpai=frozenset({2, 0}), nagashi=frozenset({1})),
        {"event": "ryuukyoku", "tenpai": [0, 2], "nagashi": [1], "called": None},
    ),
    (
        AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=3, deal_stays=True),
        {"event": "abortive_draw", "kind": "kyuushu", "seat": 3, "deal_stays": True, "called": None},
    ),
    (Chombo(seat=1), {"event": "chombo", "seat": 1}),
    (WrongCall(seat=1), {"event": "wrong_call", "seat": 1}),
    (DeadHand(seat=1), {"event": "dead_hand", "seat": 1}),
    (
        Adjustment(points=(100, -100, 0, 0), honba=2, reason="miscounted"),
        {
            "event": "adjustment",
            "points": [100, -100, 0, 0],
            "kyoutaku_points": 0,
            "honba": 2,
            "reason": "miscounted",
        },
    ),
    (Agariyame(), {"event": "agariyame"}),
    (Stopped(reason="late"), {"event": "stopped", "reason": "late"}),
]


@pytest.mark.parametrize(("event", "values"), STORED)
def test_an_event_is_stored_as_plain_values(event: Event, values: dict[str, Any]) -> None:
    assert plain_event(event) == values
    assert event_from_plain(values) == event


def test_every_kind_of_event_can_be_stored() -> None:
    assert {type(event) for event, _ in STORED} == set(EVENT_NAMES.values())
    assert {values["event"] for _, values in STORED} == set(EVENT_NAMES)


def test_equal_events_are_stored_equally() -> None:
    assert plain_event(Ryuukyoku(tenpai=frozenset({9, 2, 8})))["tenpai"] == [2, 8, 9]


def test_what_is_left_out_is_as_if_it_had_not_been_said() -> None:
    assert event_from_plain({"event": "won", "claims": [CLAIM]}) == Won(claims=(Claim(winner=1, han=3, fu=40),))
    assert event_from_plain({"event": "ryuukyoku"}) == Ryuukyoku()


@pytest.mark.parametrize(
    ("values", "part"),
    [
        ({}, "event"),
        ({"event": None}, "event"),
        ({"event": "tsumo"}, "event"),
        ({"event": ["won"]}, "event"),
        ({"event": "chombo"}, "Chombo"),
        ({"event": "chombo", "seat": 1, "who": 1}, "Chombo"),
        ({"event": "chombo", "seat": "1"}, "seat"),
        ({"event": "chombo", "seat": True}, "seat"),
        ({"event": "chombo", "seat": 1.0}, "seat"),
        ({"event": "chombo", "seat": None}, "seat"),
        ({"event": "riichi", "seat": 1, "riichi": "closed"}, "riichi"),
        ({"event": "riichi", "seat": 1, "riichi": ["open"]}, "riichi"),
        ({"event": "riichi", "seat": 1, "draw_left": 1}, "draw_left"),
        ({"event": "won", "claims": CLAIM}, "claims"),
        ({"event": "won", "claims": [1]}, "Claim"),
        ({"event": "won", "claims": [{"han": 1}]}, "Claim"),
        ({"event": "won", "claims": [{**CLAIM, "event": "won"}]}, "Claim"),
        ({"event": "won", "claims": [{**CLAIM, "pao": [3]}]}, "pao"),
        ({"event": "won", "claims": [{**CLAIM, "pao": [[3]]}]}, "pao"),
        ({"event": "won", "claims": [{**CLAIM, "pao": [[3, "daisangen", 1]]}]}, "pao"),
        ({"event": "won", "claims": [{**CLAIM, "pao": [["daisangen", 3]]}]}, "pao"),
        ({"event": "won", "claims": [{**CLAIM, "yaku": [["riichi", 1]]}]}, "yaku"),
        ({"event": "won", "claims": [{**CLAIM, "hand": None}]}, "hand"),
        ({"event": "won", "claims": [CLAIM], "called": 1}, "called"),
        ({"event": "ryuukyoku", "tenpai": [[0]]}, "tenpai"),
        ({"event": "ryuukyoku", "tenpai": "0"}, "tenpai"),
    ],
)
def test_what_is_no_event_is_refused_with_its_place(values: dict[str, Any], part: str) -> None:
    with pytest.raises(WrongEvent) as caught:
        event_from_plain(values)
    assert caught.value.part == part
