"""The log editor's JSON: hands that nobody wins."""

from __future__ import annotations

from typing import Any

import pytest

from core.logs import What, verify
from core.logs.tenhou6 import read_tenhou6
from core.table import AbortiveDraw, AbortiveKind, Ryuukyoku
from tests.support.editor import (
    FAR,
    ITTSUU,
    agreed,
    game,
    hand,
    seat,
    undisturbed,
)


@pytest.mark.parametrize(
    ("result", "deals", "tenpai", "nagashi"),
    [
        (["流局", [1500, 1500, -1500, -1500]], (ITTSUU, ITTSUU, FAR, FAR), {0, 1}, set()),
        (["全員聴牌"], (ITTSUU,) * 4, {0, 1, 2, 3}, set()),
        (["全員不聴"], (FAR,) * 4, set(), set()),
        (["流局"], (FAR,) * 4, set(), set()),
        (["流局", [0, 0, 0, 0]], (ITTSUU,) * 4, {0, 1, 2, 3}, set()),
        (["流局"], (ITTSUU,) * 4, {0, 1, 2, 3}, set()),
        (["流局", [0, 0, 0, 0]], (FAR,) * 4, set(), set()),
        (["Exhaustive Draw", [1500, 1500, -1500, -1500]], (ITTSUU, ITTSUU, FAR, FAR), {0, 1}, set()),
        (["荒牌平局", [1500, 1500, -1500, -1500]], (ITTSUU, ITTSUU, FAR, FAR), {0, 1}, set()),
        (["流し満貫", [-4000, -2000, 8000, -2000]], (FAR, FAR, FAR, ITTSUU), {3}, {2}),
    ],
)
def test_draws_say_who_is_tenpai(
    result: list[Any], deals: tuple[str, ...], tenpai: set[int], nagashi: set[int]
) -> None:
    record = agreed(undisturbed(result, deals, 70))
    assert record.events == (Ryuukyoku(tenpai=frozenset(tenpai), nagashi=frozenset(nagashi), called=frozenset()),)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("四風連打", AbortiveKind.FOUR_WINDS),
        ("Four Wind Abortion", AbortiveKind.FOUR_WINDS),
        ("四槓散了", AbortiveKind.FOUR_KANS),
        ("四開槓", AbortiveKind.FOUR_KANS),
        ("Suukaikan", AbortiveKind.FOUR_KANS),
        ("三家和", AbortiveKind.TRIPLE_RON),
        ("三家和了", AbortiveKind.TRIPLE_RON),
        ("Three Ron Abortion", AbortiveKind.TRIPLE_RON),
    ],
)
def test_abortive_draws_are_told_by_their_names(word: str, kind: AbortiveKind) -> None:
    assert agreed(undisturbed([word])).events == (AbortiveDraw(kind=kind, called=frozenset()),)


def test_nine_terminals_are_shown_by_whoever_drew_last() -> None:
    record = agreed(hand([seat(FAR, [41], [60]), seat(FAR, [41]), seat(), seat()], ["九種九牌"]))
    assert record.events == (AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=1, called=frozenset()),)
    assert [number for number, _ in record.kyokus[0].held] == [0, 2, 3]


def test_a_riichi_whose_tile_three_win_on_does_not_stand() -> None:
    record = agreed(
        hand([seat("123456p789s11z44z", [25], ["r60"]), seat(ITTSUU), seat(ITTSUU), seat(ITTSUU)], ["三家和了"])
    )
    assert record.events == (AbortiveDraw(kind=AbortiveKind.TRIPLE_RON, called=frozenset()),)


def test_nobody_pays_where_some_are_tenpai_is_wrong() -> None:
    record = read_tenhou6(game(undisturbed(["流局", [0] * 4], (ITTSUU, FAR, FAR, FAR), 70)))
    assert [(each.what, each.seat) for each in verify(record)] == [(What.TENPAI, 0)]
