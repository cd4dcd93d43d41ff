"""Logs of Mahjong Soul as converters write them: its own rules for yakuman, liability and three rons."""

from __future__ import annotations

import pytest

from core.hand import Liability, Pao, Wind
from core.logs import What, explaining_rules, verify
from core.logs.tenhou6 import read_tenhou6
from core.table import replay
from tests.support.editor import FAR, ITTSUU, agreed, game, hand, seat, win

TANKI = "111222333m444p5s"


@pytest.mark.parametrize("room", ["金の間南喰赤", "Gold Room South", "友人戦南喰赤"])
def test_a_double_yakuman_counts_twice_though_it_is_named_once(room: str) -> None:
    record = agreed(
        hand(
            [seat(FAR, [35], [60]), seat(TANKI), seat(), seat()],
            win([-64000, 64000, 0, 0], [1, 0, 1], "役満64000点", "四暗刻単騎(役満)"),
        ),
        disp=room,
    )
    assert record.rules.name == "majsoul"
    assert record.kyokus[0].wins[0].yakuman == 2


def test_a_room_may_count_double_yakuman_once() -> None:
    record = read_tenhou6(
        game(
            hand(
                [seat(FAR, [35], [60]), seat(TANKI), seat(), seat()],
                win([-32000, 32000, 0, 0], [1, 0, 1], "役満32000点", "四暗刻単騎(役満)"),
            ),
            disp="友人戦南喰赤",
        )
    )
    assert What.YAKU in {each.what for each in verify(record)}
    assert explaining_rules(record) == {"suuankou_tanki_double": False}


def test_liability_covers_its_own_yakuman_alone() -> None:
    """West feeds the third dragon of South, East the winning tile of daisangen and all honours.

    Of 64000, West owes half of daisangen (16000) and East the rest.
    """
    east = seat(FAR, [45, 46, 43], [60, 60, 60])
    south = seat("556677z22334z19m", ["p454545", "p464646", "4747p47"], [11, 19, 44])
    west = seat("7z147m258p369s112z", [19, 19, 19], [60, 47, 60])
    record = agreed(
        hand(
            [east, south, west, seat(FAR, [29, 29], [60, 60])],
            win([-48000, 64000, -16000, 0], [1, 0, 2], "役満64000点", "大三元(役満)", "字一色(役満)"),
        ),
        disp="金の間南喰赤",
    )
    assert record.kyokus[0].wins[0].win.pao == (Pao(Liability.DAISANGEN, Wind.WEST),)


def test_three_rons_are_paid() -> None:
    waits = seat(ITTSUU)
    record = agreed(
        hand(
            [seat(FAR, [25], [60]), waits, waits, waits],
            [
                "和了",
                [-2600, 2600, 0, 0],
                [1, 0, 1, "40符2飜2600点", "一気通貫(2飜)"],
                [-2600, 0, 2600, 0],
                [2, 0, 2, "40符2飜2600点", "一気通貫(2飜)"],
                [-2600, 0, 0, 2600],
                [3, 0, 3, "40符2飜2600点", "一気通貫(2飜)"],
            ],
        ),
        disp="王座の間南喰赤",
    )
    assert replay(record.events, record.rules, record.names).points == (17200, 27600, 27600, 27600)
