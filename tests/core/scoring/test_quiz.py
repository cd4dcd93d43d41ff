"""Questions to practise with: hands that win, one right answer and three that are not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from core.hand import Riichi, parse_hand
from core.hand.tiles import PLAYED_WITHOUT, Tile, Wind
from core.hand.win import Win
from core.hand.yaku.worth import Yaku
from core.rules import RuleSet, load_preset, preset_names
from core.scoring import HandScore, Limit, draw_question, paid, score_hand
from core.scoring.quiz import ANSWERS, draw_win

TENHOU: Final = load_preset("tenhou")
MANY: Final = 400


def chance(seed: int = 1) -> Random:
    """The same luck on every run."""
    return Random(seed)  # noqa: S311  -- questions are no secret


def drawn(rules: RuleSet, count: int = MANY) -> list[HandScore]:
    """Some hands."""
    rng = chance()
    return [draw_win(rng, rules) for _ in range(count)]


def tiles_of(score: HandScore) -> list[Tile]:
    """All tiles of a hand and its indicators."""
    return [*score.hand.tiles, *score.win.dora_indicators, *score.win.ura_indicators]


@pytest.mark.parametrize("name", preset_names())
def test_every_question_has_one_right_answer(name: str) -> None:
    rng = chance()
    for _ in range(MANY):
        question = draw_question(rng, load_preset(name))
        sums = [sum(answer) for answer in question.answers]
        assert sums == sorted(set(sums))
        assert len(sums) == ANSWERS
        assert question.answers.count(paid(question.score)) == 1
        assert sum(paid(question.score)) == question.score.points


def test_the_right_answer_is_what_the_hand_pays() -> None:
    hand = parse_hand("234m567p34s66s(456s)5s")
    ron = score_hand(hand, Win(Wind.SOUTH, Wind.EAST, Wind.WEST), TENHOU)
    tsumo = score_hand(hand, Win(Wind.SOUTH, Wind.EAST), TENHOU)
    dealer = score_hand(hand, Win(Wind.EAST, Wind.EAST), TENHOU)
    assert [paid(each) for each in (ron, tsumo, dealer)] == [(1000,), (500, 300, 300), (500, 500, 500)]


def test_the_same_chance_gives_the_same_question() -> None:
    assert draw_question(chance(3), TENHOU) == draw_question(chance(3), TENHOU)
    assert draw_question(chance(3), TENHOU) != draw_question(chance(4), TENHOU)


def test_hands_are_below_a_yakuman_and_more_often_than_not_below_a_mangan() -> None:
    limits = Counter(score.limit for score in drawn(TENHOU))
    assert Limit.YAKUMAN not in limits
    assert limits[Limit.NONE] > MANY / 2
    assert {Limit.MANGAN, Limit.HANEMAN} <= limits.keys()


def test_hands_are_of_many_kinds() -> None:
    scores = drawn(TENHOU)
    found = {each.yaku for score in scores for each in score.yaku}
    assert {
        Yaku.RIICHI, Yaku.IPPATSU, Yaku.MENZEN_TSUMO, Yaku.PINFU, Yaku.TANYAO, Yaku.CHIITOITSU, Yaku.HONITSU,
        Yaku.TOITOI, Yaku.HAKU, Yaku.ROUND_WIND, Yaku.SEAT_WIND, Yaku.DORA, Yaku.URA_DORA, Yaku.AKA_DORA,
    } <= found  # fmt: skip
    assert {len(score.hand.melds) for score in scores} >= {0, 1, 2, 3}
    assert {meld.kind.value for score in scores for meld in score.hand.melds} == {"chi", "pon", "daiminkan", "ankan"}
    assert {score.win.seat_wind for score in scores} == {*Wind}
    assert {score.win.discarder for score in scores} == {None, *Wind}
    assert {score.win.round_wind for score in scores} == {Wind.EAST, Wind.SOUTH}


def test_each_kan_has_turned_an_indicator_where_the_rules_say_so() -> None:
    for rules in (TENHOU, replace(TENHOU, kan_dora=False, kan_ura=False)):
        for score in drawn(rules):
            kans = sum(meld.is_kan for meld in score.hand.melds) if rules.kan_dora else 0
            assert len(score.win.dora_indicators) == 1 + kans
            assert len(score.win.ura_indicators) == (1 + kans if score.win.riichi is Riichi.RIICHI else 0)


def test_what_is_not_played_is_not_asked_about() -> None:
    rules = replace(TENHOU, red_fives=(0, 0, 0), ura_dora=False, ippatsu=False, kuitan=False)
    scores = drawn(rules)
    assert not any(tile.red for score in scores for tile in tiles_of(score))
    assert not any(score.win.ura_indicators or score.win.ippatsu for score in scores)


def test_three_players_have_no_north_seat_no_chi_and_no_2m_to_8m_but_norths_beside_the_hand() -> None:
    scores = drawn(load_preset("tenhou-sanma"))
    assert not any(tile.weight & PLAYED_WITHOUT for score in scores for tile in tiles_of(score))
    assert {score.win.seat_wind for score in scores} == {*Wind} - {Wind.NORTH}
    assert "chi" not in {meld.kind.value for score in scores for meld in score.hand.melds}
    assert {score.win.kita for score in scores} >= {0, 1, 2}
    assert any(group.bits and group.bits < 1 << 27 for score in scores for group in score.reading.closed_groups)


@pytest.mark.parametrize("minimum", [2, 5])
def test_a_high_minimum_is_met(minimum: int) -> None:
    assert all(score.han >= minimum for score in drawn(replace(TENHOU, minimum_han=minimum), 50))
