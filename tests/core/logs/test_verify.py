"""Logs against the rules: what is right passes, and what is wrong is reported where it stands."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from core.errors import NoYaku, RiichiTooDear, WrongPlayerCount
from core.hand import Yaku, parse_hand
from core.logs import Contradiction, Disagreement, GameRecord, StatedRiichi, What, explaining_rules, read_log, verify
from core.logs.tenhou6 import read_tenhou6
from core.rules import load_preset
from core.rules.choices import FifthTileTenpai, MultipleRon, Rounding, ShortPayment, StartingPoints, TripleRon
from core.table import RiichiDeclared, Start
from tests.support.cases import DATA
from tests.support.changes import changes, missed
from tests.support.editor import FAR, ITTSUU, game, hand, seat, win

LOGS = sorted((DATA / "logs").iterdir())
FOUR = DATA / "logs" / "four.json"


def four() -> GameRecord:
    """A short game of four players without a mistake."""
    return read_log(FOUR.read_bytes())


def after(path: str, value: object) -> list[Disagreement]:
    """What is found in that game after one of its values has been changed."""
    log: Any = json.loads(FOUR.read_bytes())
    *way, last = (int(step) if step.isdigit() else step for step in path.split())
    at = log
    for step in way:
        at = at[step]
    at[last] = value
    return list(verify(read_tenhou6(log)))


def brief(found: list[Disagreement] | tuple[Disagreement, ...]) -> list[tuple[Any, ...]]:
    return [(each.what, each.hand.number if each.hand else 0, each.seat, each.stated, each.found) for each in found]


@pytest.mark.parametrize("file", LOGS, ids=[file.name for file in LOGS])
def test_logs_without_a_mistake_agree(file: Any) -> None:  # noqa: ANN401
    assert verify(read_log(file.read_bytes())) == ()


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("log 1 1 2", 25100, [(What.POINTS, 2, 2, 25100, 25000)]),
        ("log 1 0 1", 2, [(What.HONBA, 2, None, 2, 0)]),
        ("log 1 0 2", 1, [(What.STICKS, 2, None, 1000, 0)]),
        ("log 0 1 2", 25100, [(What.POINTS, 1, 2, 25100, 25000)]),
        (
            "log 0 0 2",
            1,
            [
                (What.POINTS, 1, None, 101000, 100000),
                (What.CHANGE, 1, 1, 2600, 3600),
                (What.POINTS, 2, 1, 27600, 28600),
            ],
        ),
        ("log 0 16 1 3", 300, [(What.CHANGE, 1, 3, 300, 0)]),
        ("log 0 16 2 3", "30符2飜2600点", [(What.FU, 1, 1, 30, 40)]),
        ("log 0 16 2 3", "40符2飜2500点", [(What.WORTH, 1, 1, 2500, 2600)]),
        ("log 0 16 2 4", "一気通貫(1飜)", [(What.YAKU, 1, 1, 1, 2)]),
        ("log 0 16 2 4", "平和(2飜)", [(What.YAKU, 1, 1, 2, 0), (What.YAKU, 1, 1, 0, 2)]),
        ("log 1 16 1 0", -900, [(What.CHANGE, 2, 0, -900, -1000)]),
        ("log 2 6 0", 60, [(What.YAKU, 3, 0, 2, 0)]),
        ("sc 0", 30900, [(What.FINAL_POINTS, 0, 0, 30900, 30800)]),
        ("sc 7", -34.0, [(What.FINAL_SCORE, 0, 3, -340, -350)]),
        ("name 2", "", [(What.NAME, 0, 2, "", 0)]),
        ("name 2", "Ben", [(What.NAME, 0, 2, "Ben", 0)]),
    ],
    ids=str,
)
def test_a_change_is_reported_where_it_is(path: str, value: object, expected: list[tuple[Any, ...]]) -> None:
    found = brief(after(path, value))
    assert found[: len(expected)] == expected
    if path != "log 2 6 0":
        # A riichi that was not declared changes the hands after it as well.
        assert len(found) == len(expected)


def test_guests_share_their_name() -> None:
    assert verify(replace(four(), names=("NoName", "NoName", "NoName", "Dan"))) == ()


@pytest.mark.parametrize("file", LOGS, ids=[file.name for file in LOGS])
def test_any_changed_number_is_found(file: Any) -> None:  # noqa: ANN401
    data = file.read_bytes()
    tried = list(changes(data, Random(file.name), 40))  # noqa: S311  -- the same changes on every run
    assert tried
    assert not [problem for change in tried if (problem := missed(change))]


# --- what rules do otherwise


def test_other_rules_find_what_they_score_otherwise() -> None:
    found = verify(four(), replace(four().rules, honba_points=1500, ippatsu=False))
    assert (What.YAKU, 3, 0, 1, 0) in brief(found)
    assert {each.yaku for each in found} == {Yaku.IPPATSU, None}
    with pytest.raises(WrongPlayerCount):
        verify(four(), load_preset("tenhou-sanma"))


def test_points_that_are_carried_may_begin_anywhere() -> None:
    carried = replace(four().rules, starting_points=StartingPoints.CARRIED)
    started = replace(four(), start=Start((20000, 30000, 25000, 25000)))
    assert What.POINTS not in {each.what for each in verify(four(), carried)}
    assert What.POINTS in {each.what for each in verify(started, four().rules)}


def test_tenths_in_the_result_mean_that_nobody_rounded() -> None:
    record = four()
    settled = replace(record, final_scores=(408, -137, 77, -348))
    assert verify(settled) == ()
    (one_off,) = verify(replace(record, final_scores=(413, -140, 80, -350)))
    assert (one_off.what, one_off.seat) == (What.FINAL_SCORE, 0)


def test_a_log_that_says_less_is_compared_as_far_as_it_goes() -> None:
    record = four()
    assert verify(replace(record, final_scores=None)) == ()
    assert verify(replace(record, final_points=None, final_scores=None, kyokus=record.kyokus[:2])) == ()
    assert verify(replace(record, final_points=None, final_scores=None, kyokus=())) == ()
    (missing_end,) = verify(
        replace(record, final_points=(21400, 26600, 28000, 24000), final_scores=None, kyokus=record.kyokus[:2])
    )
    assert (missing_end.what, missing_end.stated, missing_end.found) == (What.END, 1, 0)


def test_a_game_that_goes_on_after_its_end_is_followed() -> None:
    record = four()
    last = record.kyokus[3]
    further = last._replace(points=(30800, 26300, 27700, 15200), honba=0)
    found = verify(replace(record, kyokus=(*record.kyokus, further)))
    assert brief(found)[0] == (What.END, 5, None, 0, 1)


def test_a_log_that_keeps_to_other_points_is_followed() -> None:
    record = four()
    kyokus = tuple(
        kyoku._replace(points=(kyoku.points[0] + 500 * (number > 0), *kyoku.points[1:]))
        for number, kyoku in enumerate(record.kyokus)
    )
    found = verify(replace(record, kyokus=kyokus))
    assert brief(found)[0] == (What.POINTS, 2, 0, 22900, 22400)
    assert [each.hand.number for each in found if each.hand] == [2]


def test_a_hand_that_the_rules_would_not_deal_is_followed() -> None:
    record = four()
    found = verify(replace(record, kyokus=(record.kyokus[0], *record.kyokus[2:])))
    assert brief(found)[:2] == [(What.ROUND, 2, None, 2, 1), (What.HONBA, 2, None, 1, 0)]
    assert all(each.hand and each.hand.number == 2 for each in found)


def test_the_log_against_itself_is_passed_on() -> None:
    said = (Contradiction(1, "REACH ten", "250", "240"), Contradiction(None, "UN n0", "Aoi", "Ann"))
    one, whole = verify(replace(four(), contradictions=said))
    assert (one.what, one.part, one.stated, one.found) == (What.ITSELF, "REACH ten", "250", "240")
    assert (one.hand and one.hand.number, whole.hand) == (2, None)


# --- hands


def test_a_riichi_has_to_be_tenpai_and_closed() -> None:
    record = four()
    for text in ("147m258p369s1234z", "123m456p789s1z(111m)"):
        kyoku = record.kyokus[2]._replace(riichi=(StatedRiichi(0, parse_hand(text)),))
        (wrong,) = verify(replace(record, kyokus=(*record.kyokus[:2], kyoku, record.kyokus[3])))
        assert (wrong.what, wrong.seat, wrong.hand and wrong.hand.number) == (What.RIICHI, 0, 3)


def test_a_hand_that_wins_nothing_is_said_to() -> None:
    record = read_tenhou6(
        game(
            hand(
                [seat(FAR, [14], [60]), seat("23m678m456p55s999s"), seat(), seat()],
                win([-1000, 1000, 0, 0], [1, 0, 1], "30符1飜1000点", "断幺九(1飜)"),
            )
        )
    )
    (wrong,) = verify(record)
    assert (wrong.what, wrong.seat) == (What.WIN, 1)
    assert isinstance(wrong.reason, NoYaku)


DOUBLE_RON = game(
    hand(
        [seat(FAR, [25], [60]), seat(ITTSUU), seat(ITTSUU), seat()],
        [
            *win([-2600, 2600, 0, 0], [1, 0, 1], "40符2飜2600点", "一気通貫(2飜)"),
            *win([-2600, 0, 2600, 0], [2, 0, 2], "40符2飜2600点", "一気通貫(2飜)")[1:],
        ],
    )
)


def test_one_of_two_hands_that_wins_nothing_is_named() -> None:
    record = read_tenhou6(DOUBLE_RON)
    (kyoku,) = record.kyokus
    broken = kyoku.wins[1]._replace(hand=parse_hand("123m678m456p55s99s 5p"))
    (wrong,) = verify(replace(record, kyokus=(kyoku._replace(wins=(kyoku.wins[0], broken)),)))
    assert (wrong.what, wrong.seat) == (What.WIN, 2)


def test_rules_that_pay_one_ron_say_who_wins() -> None:
    record = read_tenhou6(DOUBLE_RON)
    (wrong,) = verify(record, replace(record.rules, multiple_ron=MultipleRon.HEAD_BUMP))
    assert (wrong.what, wrong.seat, wrong.stated, wrong.found) == (What.WINNER, 2, 1, 0)


def test_han_without_yaku_are_compared_too() -> None:
    record = four()
    kyoku = record.kyokus[0]
    nameless = kyoku.wins[0]._replace(yaku=None, han=3)
    (wrong,) = verify(replace(record, kyokus=(kyoku._replace(wins=(nameless,)), *record.kyokus[1:])))
    assert (wrong.what, wrong.stated, wrong.found) == (What.HAN, 3, 2)
    nameless = kyoku.wins[0]._replace(yaku=None, yakuman=1)
    (wrong,) = verify(replace(record, kyokus=(kyoku._replace(wins=(nameless,)), *record.kyokus[1:])))
    assert (wrong.what, wrong.stated, wrong.found) == (What.YAKUMAN, 1, 0)


def test_what_is_paid_for_each_of_several_wins_is_compared() -> None:
    record = read_tenhou6(DOUBLE_RON)
    (kyoku,) = record.kyokus
    assert verify(record) == ()
    other = kyoku.wins[1]._replace(changes=(-2600, 100, 2500, 0))
    found = verify(replace(record, kyokus=(kyoku._replace(wins=(kyoku.wins[0], other)),)))
    assert brief(found) == [(What.CHANGE, 1, 1, 100, 0), (What.CHANGE, 1, 2, 2500, 2600)]


def test_payments_that_are_cut_are_compared_for_the_whole_hand() -> None:
    record = four()
    capped = replace(record.rules, short_payment=ShortPayment.CAPPED)
    assert verify(record, capped) == ()
    kyoku = record.kyokus[0]._replace(changes=(-2600, 2700, 0, 0))
    (wrong,) = verify(replace(record, kyokus=(kyoku, *record.kyokus[1:])), capped)
    assert (wrong.what, wrong.seat, wrong.found) == (What.CHANGE, 1, 2600)


def test_three_rons_may_be_a_draw() -> None:
    seats = [seat(FAR, [25], [60]), seat(ITTSUU), seat(ITTSUU), seat(ITTSUU)]
    worth = ("40符2飜2600点", "一気通貫(2飜)")
    result = ["和了"]
    for winner in (1, 2, 3):
        result += win([-2600, *(2600 * (number == winner) for number in (1, 2, 3))], [winner, 0, winner], *worth)[1:]
    record = read_tenhou6(game(hand(seats, result)))
    assert verify(record, replace(record.rules, triple_ron=TripleRon.ALL)) == ()
    found = verify(record)
    assert [(each.what, each.seat) for each in found] == [(What.WINNER, 1), (What.WINNER, 2), (What.WINNER, 3)]


def test_an_event_that_cannot_be_is_reported_and_the_log_followed() -> None:
    record = four()
    kyoku = record.kyokus[0]
    poor = kyoku._replace(events=(RiichiDeclared(seat=2), RiichiDeclared(seat=2), kyoku.events[0]))
    first = verify(replace(record, kyokus=(poor, *record.kyokus[1:])))[0]
    assert (first.what, first.seat, first.hand and first.hand.number) == (What.EVENT, 2, 1)
    poor_start = kyoku._replace(points=(900, 49100, 25000, 25000), honba=1)
    with_riichi = poor_start._replace(events=(RiichiDeclared(seat=0), kyoku.events[0]))
    joined = replace(
        record,
        start=Start(poor_start.points, honba=1),
        kyokus=(with_riichi,),
        final_points=None,
        final_scores=None,
    )
    too_dear = verify(joined)[0]
    assert isinstance(too_dear.reason, RiichiTooDear)


def test_who_is_tenpai_follows_from_the_hands() -> None:
    record = four()
    kyoku = record.kyokus[1]
    hands = dict(kyoku.held)
    for_shape = kyoku._replace(held=(*kyoku.held[:3], (3, hands[2])))
    (wrong,) = verify(replace(record, kyokus=(record.kyokus[0], for_shape, *record.kyokus[2:])))
    assert (wrong.what, wrong.seat, wrong.stated, wrong.found) == (What.TENPAI, 3, 0, 1)
    strict = replace(record.rules, fifth_tile_tenpai=FifthTileTenpai.NEVER)
    assert verify(record, strict) == ()
    with_yaku = replace(record.rules, shape_tenpai=False)
    assert verify(record, with_yaku) == ()


def test_a_hand_that_is_shown_is_the_one_held() -> None:
    record = four()
    kyoku = record.kyokus[1]
    other = parse_hand("123m567m345p67s88s")
    shown = kyoku._replace(shown=((2, other),))
    (wrong,) = verify(replace(record, kyokus=(record.kyokus[0], shown, *record.kyokus[2:])))
    assert (wrong.what, wrong.seat, wrong.stated) == (What.SHOWN, 2, str(other))
    alone = kyoku._replace(held=(), shown=((2, other),))
    assert verify(replace(record, kyokus=(record.kyokus[0], alone, *record.kyokus[2:]))) == ()


# --- which rule explains


def test_a_rule_that_explains_everything_is_named() -> None:
    record = four()
    assert explaining_rules(record) == {}
    uma = replace(record, final_scores=(510, -140, 80, -450))
    assert explaining_rules(uma) == {"uma": ((30000, 10000, -10000, -30000),)}
    other = replace(record.rules, ippatsu=False)
    assert explaining_rules(record, other) == {"ippatsu": True}
    assert explaining_rules(record, replace(other, rounding=Rounding.NONE)) == {
        "ippatsu": True,
        "rounding": Rounding.HALF_UP,
    }


def test_no_rule_explains_a_wrong_number() -> None:
    record = four()
    kyoku = record.kyokus[0]
    off = kyoku._replace(wins=(kyoku.wins[0]._replace(points=2700),))
    assert explaining_rules(replace(record, kyokus=(off, *record.kyokus[1:]))) == {}
    assert explaining_rules(replace(record, final_scores=(411, -140, 80, -350))) == {}
    assert explaining_rules(replace(record, names=("", "Ben", "Chie", "Dan"))) == {}
    tied = replace(record, final_points=(30800, 27000, 27000, 15200))
    assert explaining_rules(tied) == {}


def test_a_room_that_starts_with_more_is_explained() -> None:
    started = hand(
        [seat(FAR, [25], [60]), seat(ITTSUU), seat(), seat()],
        win([-2600, 2600, 0, 0], [1, 0, 1], "40符2飜2600点", "一気通貫(2飜)"),
        points=[30000] * 4,
    )
    assert explaining_rules(read_tenhou6(game(started))) == {"start_points": 30000}
