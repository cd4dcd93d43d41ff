"""The log editor's JSON: wins, of which the hands are followed tile by tile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.hand import Chankan, Liability, MeldKind, Riichi, Source, Wind, Yaku
from core.logs import verify
from core.logs.tenhou6 import read_tenhou6
from core.table import RiichiDeclared, Won
from tests.support.editor import (
    FAR,
    FAR_IN_SANMA,
    ITTSUU,
    RON_ON_FIRST_DISCARD,
    agreed,
    game,
    hand,
    seat,
    win,
    won,
)

# --- what a hand is won with


def test_a_ron_before_the_own_first_draw_is_told() -> None:
    stated = won(agreed(RON_ON_FIRST_DISCARD))
    assert (stated.winner, stated.discarder, stated.fu, stated.points) == (1, 0, 40, 2600)
    assert stated.win.first_turn
    assert str(stated.hand) == "123456789m46p55s 5p"


def test_riichi_ippatsu_and_ura_count_with_the_stick_and_the_honba() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [46], [60]),
                seat(ITTSUU, [41], ["r60"]),
                seat(FAR, [45], [60]),
                seat(FAR, [25], [60]),
            ],
            win(
                [0, 9300, 0, -8300],
                [1, 3, 1],
                "満貫8000点",
                "両立直(2飜)",
                "一発(1飜)",
                "一気通貫(2飜)",
                "裏ドラ(0飜)",
            ),
            honba=1,
            ura="3z",
        )
    )
    stated = won(record)
    assert (stated.win.riichi, stated.win.ippatsu, stated.win.kyoutaku_points) == (Riichi.DOUBLE, True, 1000)
    assert record.events[0] == RiichiDeclared(seat=1, riichi=Riichi.DOUBLE)
    (riichi,) = record.kyokus[0].riichi
    assert (riichi.seat, str(riichi.hand)) == (1, "123456789m46p55s")
    end = record.events[-1]
    assert isinstance(end, Won)
    assert (end.claims[0].han, end.claims[0].fu, end.claims[0].ippatsu) == (5, 40, True)
    assert [each.yaku for each in end.claims[0].yaku] == [Yaku.DOUBLE_RIICHI, Yaku.IPPATSU, Yaku.ITTSUU]


def test_a_riichi_whose_tile_is_won_on_leaves_no_stick() -> None:
    record = agreed(
        hand(
            [seat(FAR, [47], [60]), seat("123456p789s11z44z", [25], ["r60"]), seat(ITTSUU), seat()],
            win([0, -2600, 2600, 0], [2, 1, 2], "40符2飜2600点", "一気通貫(2飜)"),
        )
    )
    end = record.events[-1]
    assert isinstance(end, Won)
    assert end.riichi_tile
    assert won(record).win.kyoutaku_points == 0


def test_a_call_in_between_ends_ippatsu() -> None:
    stated = won(
        agreed(
            hand(
                [
                    seat("147m258p369s1123z", [46, "p414141"], [60, 11]),
                    seat(ITTSUU, [44, 25], ["r60"]),
                    seat(FAR, [47], [60]),
                    seat(FAR, [41], [60]),
                ],
                win(
                    [-4000, 9000, -2000, -2000],
                    [1, 1, 1],
                    "満貫2000-4000点",
                    "両立直(2飜)",
                    "一気通貫(2飜)",
                    "門前清自摸和(1飜)",
                ),
            )
        )
    )
    assert (stated.win.riichi, stated.win.ippatsu) == (Riichi.DOUBLE, False)


def test_a_call_before_the_first_discard_makes_riichi_single() -> None:
    stated = won(
        agreed(
            hand(
                [
                    seat(FAR, [41, 46], [60, 60]),
                    seat(ITTSUU, [44], ["r60"]),
                    seat("147m258p369s1123z", ["41p4141", 47], [11, 60]),
                    seat(FAR, [47, 25], [60, 60]),
                ],
                win([0, 9000, 0, -8000], [1, 3, 1], "満貫8000点", "立直(1飜)", "一発(1飜)", "一気通貫(2飜)"),
            )
        )
    )
    assert (stated.win.riichi, stated.win.ippatsu) == (Riichi.RIICHI, True)


def test_a_kan_that_is_added_to_can_be_robbed() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [25, 44], [60, 60]),
                seat("55p147m369s23467z", ["p252525", 25], [11, "k25252525"]),
                seat(ITTSUU, [47], [60]),
                seat(FAR, [46], [60]),
            ],
            win([0, -5200, 5200, 0], [2, 1, 2], "40符3飜5200点", "槍槓(1飜)", "一気通貫(2飜)"),
        )
    )
    assert won(record).win.chankan is Chankan.ADDED_KAN
    end = record.events[-1]
    assert isinstance(end, Won)
    assert end.called == frozenset({1})


def test_a_kan_is_added_to_the_pon_of_its_tile() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [24, 25, 44], [60, 60, 60]),
                seat("4455p147m369s346z", ["p242424", "p252525", 25], [11, 14, "k25252525"]),
                seat(FAR, [47, 47], [60, 60]),
                seat(FAR, [46, 46], [60, 60]),
            ],
            ["四槓散了"],
        )
    )
    (_, kept) = record.kyokus[0].held[1]
    assert [meld.kind for meld in kept.melds] == [MeldKind.PON, MeldKind.KAKAN]


def test_a_called_kan_draws_its_tile_before_the_discard() -> None:
    for placeholder in ([0], []):
        stated = won(
            agreed(
                hand(
                    [seat(FAR, [41], [60]), seat("234m567p7899s111z", ["m41414141", 36], placeholder), seat(), seat()],
                    win(
                        [-1300, 2700, -700, -700],
                        [1, 1, 1],
                        "40符2飜700-1300点",
                        "嶺上開花(1飜)",
                        "場風 東(1飜)",
                    ),
                )
            )
        )
        assert stated.win.rinshan
        (meld,) = stated.hand.melds
        assert (meld.kind, meld.source) == (MeldKind.DAIMINKAN, Source.KAMICHA)


def test_the_own_kan_leaves_it_to_the_rules_whether_ippatsu_counts() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [46, 47], [60, 60]),
                seat("111m456p45789s99s", [44, 11, 36], ["r60", "111111a11"]),
                seat(FAR, [47], [60]),
                seat(FAR, [46], [60]),
            ],
            win(
                [-4000, 9000, -2000, -2000],
                [1, 1, 1],
                "満貫2000-4000点",
                "両立直(2飜)",
                "嶺上開花(1飜)",
                "門前清自摸和(1飜)",
            ),
            dora="9s1z",
            ura="3z3z",
        )
    )
    stated = won(record)
    assert stated.win.rinshan
    assert stated.win.ippatsu
    found = verify(record, replace(record.rules, ippatsu_with_rinshan=True))
    assert [(each.yaku, each.stated, each.found) for each in found if each.yaku] == [(Yaku.IPPATSU, 0, 1)]


def test_an_open_hand_wins_with_what_it_called() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [14], [60]),
                seat("23m678m456p55s78s1z", ["c141213"], [41]),
                seat(FAR, [36], [60]),
                seat(),
            ],
            win([0, 1000, -1000, 0], [1, 2, 1], "30符1飜1000点", "断幺九(1飜)"),
        )
    )
    assert str(won(record).hand) == "678m456p5578s 6s (234<m)"


def test_who_is_liable_for_three_dragons_pays_half() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [45, 44, 43], [60, 60, 60]),
                seat(FAR, [46, 29], [60, 60]),
                seat("123m9p147s556677z", ["45p4545", "p464646", "4747p47"], [31, 34, 37]),
                seat(FAR, [44, 47, 43], [60, 60, 60]),
            ],
            win([0, -16000, 32000, -16000], [2, 1, 3], "役満32000点", "大三元(役満)"),
        )
    )
    (pao,) = won(record).win.pao
    assert (pao.liability, pao.seat) == (Liability.DAISANGEN, Wind.NORTH)
    sources = [meld.source for meld in won(record).hand.melds]
    assert sources == [Source.TOIMEN, Source.KAMICHA, Source.SHIMOCHA]


def test_who_is_liable_for_four_winds_pays_a_tsumo_alone() -> None:
    record = agreed(
        hand(
            [
                seat(FAR, [45, 46, 46, 46, 46], [60, 60, 60, 60, 60]),
                seat(FAR, [41, 42, 43, 44, 45], [60, 60, 60, 60, 60]),
                seat(
                    "1479m9p11223344z",
                    ["p414141", "p424242", "p434343", "p444444", 29],
                    [11, 14, 17, 19],
                ),
                seat(FAR, [45, 45, 47, 47], [60, 60, 60, 60]),
            ],
            win([0, -32000, 32000, 0], [2, 2, 1], "役満8000-16000点", "大四喜(役満)"),
        )
    )
    assert won(record).win.pao[0].liability is Liability.DAISUUSHII


def test_whoever_is_liable_for_no_such_melds_is_for_four_kans() -> None:
    kan = hand(
        [seat(FAR, [41], [60]), seat("234m567p7899s111z", ["m41414141", 36], [0]), seat(), seat()],
        win([-2700, 2700, 0, 0], [1, 1, 0], "40符2飜700-1300点", "嶺上開花(1飜)", "場風 東(1飜)"),
    )
    assert won(read_tenhou6(game(kan))).win.pao[0].liability is Liability.SUUKANTSU


@pytest.mark.parametrize(("last", "winner"), [("haitei", 1), ("houtei", 2)])
def test_the_last_tile_is_known_by_counting(last: str, winner: int) -> None:
    by_draw = last == "haitei"
    result = (
        win([-3900, 7900, -2000, -2000], [1, 1, 1], "30符4飜2000-3900点", "門前清自摸和(1飜)", "海底摸月(1飜)",
            "一気通貫(2飜)")
        if by_draw
        else win([0, -5200, 5200, 0], [2, 1, 2], "40符3飜5200点", "河底撈魚(1飜)", "一気通貫(2飜)")
    )  # fmt: skip
    seats = [
        seat(ITTSUU if number == winner else FAR, [41] * (18 if number < 2 else 17), [60] * (18 if number < 2 else 17))
        for number in range(4)
    ]
    seats[1][1][-1] = 25
    if by_draw:
        seats[1][2].pop()
    stated = won(agreed(hand(seats, result)))
    assert stated.win.last_tile
    assert not stated.win.first_turn


def test_two_can_win_on_one_tile() -> None:
    record = agreed(
        hand(
            [seat(FAR, [25], [60]), seat(ITTSUU), seat(ITTSUU), seat()],
            [
                *win([-2900, 3900, 0, 0], [1, 0, 1], "40符2飜2600点", "一気通貫(2飜)"),
                *win([-2600, 0, 2600, 0], [2, 0, 2], "40符2飜2600点", "一気通貫(2飜)")[1:],
            ],
            honba=1,
            sticks=1,
            points=[24000, 25000, 25000, 25000],
        )
    )
    assert record.kyokus[0].changes == (-5500, 3900, 2600, 0)
    assert [stated.win.honba for stated in record.kyokus[0].wins] == [1, 0]


def test_a_limit_that_no_rule_gives_is_read_all_the_same() -> None:
    stated = hand(
        [seat(FAR, [25], [60]), seat(FAR), seat(), seat()],
        win([-8000, 8000, 0, 0], [1, 0, 1], "満貫8000点", "一気通貫(4飜)"),
    )
    end = read_tenhou6(game(stated)).events[-1]
    assert isinstance(end, Won)
    assert end.claims[0].fu == 40


def test_a_yakuman_can_count_twice() -> None:
    for word, times in (("役満", 1), ("ダブル役満", 2), ("3倍役満", 3)):
        stated = hand(
            [seat(FAR, [25], [60]), seat(ITTSUU), seat(), seat()],
            win([0, 0, 0, 0], [1, 0, 1], "役満32000点", f"四暗刻単騎({word})"),
        )
        assert won(read_tenhou6(game(stated))).yakuman == times


# --- three players


SANMA_ITTSUU = "123456789p55s46s"


def test_three_players_set_norths_aside() -> None:
    record = agreed(
        hand(
            [seat(FAR_IN_SANMA, [41], [60]), seat(SANMA_ITTSUU, [44, 35], ["f44"]), seat(FAR_IN_SANMA)],
            win(
                [-4000, 6000, -2000],
                [1, 1, 1],
                "満貫2000-4000点",
                "門前清自摸和(1飜)",
                "嶺上開花(1飜)",
                "一気通貫(2飜)",
                "ドラ(1飜)",
            ),
        ),
        disp="三般南喰赤",
    )
    stated = won(record)
    assert (stated.win.kita, stated.win.rinshan, stated.win.first_turn) == (1, True, False)
    assert record.rules.players == 3


def test_a_north_that_is_set_aside_can_be_won_on() -> None:
    record = agreed(
        hand(
            [seat(FAR_IN_SANMA, [44], ["f44"]), seat("123456789p1114z"), seat(FAR_IN_SANMA)],
            win([-12000, 12000, 0], [1, 0, 1], "跳満12000点", "場風 東(1飜)", "一気通貫(2飜)", "混一色(3飜)"),
        ),
        disp="三般南喰赤",
    )
    assert won(record).win.chankan is Chankan.KITA


@pytest.mark.parametrize("call", ["p434343", "43p4343"])
def test_seats_of_three_players_are_counted_with_a_fourth_or_without(call: str) -> None:
    record = read_tenhou6(
        game(
            hand(
                [
                    seat("19m147p258s33567z", [46, call], [60, 11]),
                    seat(FAR_IN_SANMA, [46], [60]),
                    seat(FAR_IN_SANMA, [43], [60]),
                ],
                ["流局", [0, 0, 0]],
            ),
            disp="三般南喰赤",
        )
    )
    (_, hand_kept) = record.kyokus[0].held[0]
    assert hand_kept.melds[0].source is Source.KAMICHA


def test_a_tsumo_right_after_a_riichi_brings_its_stick() -> None:
    east = seat("234456m2233678p", [44], ["r60"])
    south = seat(ITTSUU, [25])
    record = agreed(
        hand(
            [east, south, seat(), seat()],
            win([-16000, 33000, -8000, -8000], [1, 1, 1], "役満8000-16000点", "地和(役満)"),
        )
    )
    assert won(record).win.kyoutaku_points == 1000
