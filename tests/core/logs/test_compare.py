"""One game told twice: what differs is found, what only one of them says is not missed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.hand import parse_hand
from core.logs import GameRecord, What, differences, read_log
from core.table import Ryuukyoku
from tests.support.cases import DATA

GAME = read_log((DATA / "logs" / "four.json").read_bytes())


def with_kyoku(number: int, **changes: Any) -> GameRecord:  # noqa: ANN401
    """The game with something else in its hand `number`, from 0."""
    kyokus = list(GAME.kyokus)
    kyokus[number] = kyokus[number]._replace(**changes)
    return replace(GAME, kyokus=tuple(kyokus))


def with_win(**changes: Any) -> GameRecord:  # noqa: ANN401
    """The game with something else in its first win."""
    return with_kyoku(0, wins=(GAME.kyokus[0].wins[0]._replace(**changes),))


def test_a_game_is_like_itself() -> None:
    assert differences(GAME, GAME) == ()


def test_what_only_one_says_is_no_difference() -> None:
    shorter = replace(with_win(fu=0, han=0, yaku=None), final_points=None, final_scores=None)
    assert differences(GAME, shorter) == ()
    assert differences(shorter, GAME) == ()
    assert differences(with_kyoku(1, changes=None), GAME) == ()


@pytest.mark.parametrize(
    ("changed", "what", "hand", "seat"),
    [
        (replace(GAME, names=("Aoi", "Ben", "Chi", "Dan")), What.NAME, 0, 2),
        (replace(GAME, names=GAME.names[:3]), What.NAME, 0, None),
        (replace(GAME, kyokus=GAME.kyokus[:3]), What.HANDS, 0, None),
        (replace(GAME, final_points=(30900, 26300, 27700, 15200)), What.FINAL_POINTS, 0, 0),
        (replace(GAME, final_scores=(410, -140, 80, -360)), What.FINAL_SCORE, 0, 3),
        (with_kyoku(1, dealer=2), What.ROUND, 2, None),
        (with_kyoku(1, honba=1), What.HONBA, 2, None),
        (with_kyoku(1, kyoutaku_points=1000), What.STICKS, 2, None),
        (with_kyoku(1, points=(22400, 27600, 25100, 25000)), What.POINTS, 2, 2),
        (with_kyoku(1, changes=(-1000, -1000, 2900, -1000)), What.CHANGE, 2, 2),
        (with_kyoku(2, riichi=()), What.RIICHI, 3, 0),
        (with_kyoku(0, wins=(), events=(Ryuukyoku(),), changes=None), What.WINNER, 1, 1),
        (with_win(hand=parse_hand("123456789m46p66s 5p")), What.SHOWN, 1, 1),
        (with_win(yaku=()), What.YAKU, 1, 1),
        (with_win(fu=30), What.FU, 1, 1),
        (with_win(han=3), What.HAN, 1, 1),
        (with_win(yakuman=1), What.YAKUMAN, 1, 1),
        (with_win(points=2700), What.WORTH, 1, 1),
        (with_win(changes=(-2700, 2600, 0, 0)), What.CHANGE, 1, 0),
    ],
    ids=lambda value: "" if isinstance(value, GameRecord) else str(value),
)
def test_what_differs_is_found_where_it_is(changed: GameRecord, what: What, hand: int, seat: int | None) -> None:
    (found,) = differences(changed, GAME)
    assert (found.what, found.hand.number if found.hand else 0, found.seat) == (what, hand, seat)
