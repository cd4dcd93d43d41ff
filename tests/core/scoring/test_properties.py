"""What holds for every hand, situation and ruleset."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import NotAWin, TenbouError
from core.hand import Hand, Meld, MeldKind, Riichi, Tile, Win, Wind, Yaku, parse_hand, tile
from core.hand.tiles import TILES
from core.rules import ObeyedBy, RuleSet, allowed_values, load_preset, obeyed_by, rule_fields
from core.scoring import (
    HandScore,
    balance,
    cap_payments,
    nagashi_payments,
    noten_payments,
    score_hand,
    score_readings,
    score_rons,
    score_waits,
    ways_to_win,
)
from core.scoring.points import HIGHEST_FU
from tests.support.cases import changed, written_score
from tests.support.strategies import any_hands, any_wins, changed_rules, hands, presets, seats, wins

TENHOU = load_preset("tenhou")
LEAGUE = load_preset("f-league")


@st.composite
def situations(draw: st.DrawFn) -> tuple[Hand, Win]:
    hand = draw(hands)
    return hand, draw(wins(hand))


def score(hand: Hand, win: Win, rules: RuleSet) -> HandScore | None:
    """Score a hand that may lack a yaku."""
    with contextlib.suppress(NotAWin):
        return score_hand(hand, win, rules)
    return None


def outcome(hand: Hand, win: Win, rules: RuleSet) -> dict[str, Any]:
    """Score a hand; an error is an outcome too."""
    try:
        found = written_score(score_hand(hand, win, rules))
    except TenbouError as error:
        return {"error": error.key, **error.facts}
    # Which of two readings of the same worth is shown depends on nothing that counts.
    del found["items"]
    return found


@given(data=st.data(), situation=situations(), rules=changed_rules())
def test_the_order_of_tiles_does_not_matter(data: st.DataObject, situation: tuple[Hand, Win], rules: RuleSet) -> None:
    hand, win = situation
    melds = [
        Meld(meld.kind, tuple(data.draw(st.permutations(meld.tiles))), meld.called, meld.source)
        for meld in data.draw(st.permutations(hand.melds))
    ]
    shuffled = Hand(tuple(data.draw(st.permutations(hand.concealed))), tuple(melds), hand.winning_tile)
    assert outcome(shuffled, win, rules) == outcome(hand, win, rules)


@given(situation=situations(), rules=changed_rules())
def test_payments_and_sticks_sum_to_zero(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    found = score(*situation, rules)
    if found is None:
        return
    _, win = situation
    changes = balance(found.payments, rules)
    assert sum(changes) == win.kyoutaku_points
    gained = found.points + win.kyoutaku_points + win.honba * rules.honba_points
    assert changes[win.seat_wind] == gained
    assert all(payment.points > 0 and payment.points % 100 == 0 for payment in found.payments)
    payers = {payment.payer for payment in found.payments} - {None}
    liable = {pao.seat for pao in win.pao}
    assert payers <= (set(Wind) if win.discarder is None else {win.discarder} | liable)
    assert win.seat_wind not in payers


@given(situation=situations(), rules=changed_rules())
def test_the_best_reading_counts(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    best = score(*situation, rules)
    if best is None:
        return
    readings = score_readings(*situation, rules)
    worth = [(found.points, found.han, found.fu) for found in readings]
    assert (best.points, best.han, best.fu) == max(worth) == worth[0]
    assert worth == sorted(worth, reverse=True)
    assert all(one != other for one, other in combinations(readings, 2))


@given(situation=situations(), rules=changed_rules())
def test_fu_lines_add_up_to_the_fu(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    with contextlib.suppress(NotAWin):
        for found in score_readings(*situation, rules):
            assert sum(item.fu for item in found.fu_items) == found.fu
            assert all(item.fu > 0 for item in found.fu_items)


@given(situation=situations(), rules=changed_rules())
def test_han_and_yakuman_add_up(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    found = score(*situation, rules)
    if found is None:
        return
    assert len({y.yaku for y in found.yaku}) == len(found.yaku)
    if found.yakuman:
        assert found.han == 0
        assert found.base == 8000 * found.yakuman
    else:
        assert found.han == sum(y.han for y in found.yaku)
        assert found.fu in {20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140}


@given(hand=any_hands() | hands, win=any_wins, rules=presets)
def test_only_known_errors_are_raised(hand: Hand, win: Win, rules: RuleSet) -> None:
    with contextlib.suppress(TenbouError):
        found = score_hand(hand, win, rules)
        assert sum(balance(found.payments, rules)) == win.kyoutaku_points
    with contextlib.suppress(TenbouError):
        ways_to_win(hand, win, rules)
    with contextlib.suppress(TenbouError):
        score_rons([(hand, win), (hand, win._replace(seat_wind=Wind.WEST))], rules)


@given(situation=situations(), rules=changed_rules())
def test_each_wait_scores_as_the_whole_hand_does(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    hand, win = situation
    win = win._replace(rinshan=False, chankan=None, dora_indicators=(), ura_indicators=())
    found = {wait.tile.kind: wait for wait in score_waits(Hand(hand.concealed, hand.melds), win, rules)}
    assert hand.winning_tile is not None
    plain = Hand(hand.concealed, hand.melds, TILES[hand.winning_tile.kind])
    wait = found[plain.winning_tile.kind] if plain.winning_tile else None
    assert wait is not None
    both = wait.tsumo if win.discarder is None else wait.ron
    assert (both if isinstance(both, HandScore) else None) == score(plain, win, rules)


# --- rules that a hand does not touch --------------------------------------------------------------------------

Untouched = Callable[[HandScore], bool]


def has(score: HandScore, name: str) -> bool:
    return any(held == tile(name) for held in score.hand.tiles)


def made(score: HandScore, *names: Yaku) -> bool:
    return any(y.yaku in names for y in score.yaku)


def always(_: HandScore) -> bool:
    return True


def without_pao(score: HandScore) -> bool:
    return not score.win.pao


def far_from_kiriage(score: HandScore) -> bool:
    readings = score_readings(score.hand, score.win, score.rules)
    return all(reading.fu << 2 + reading.han != 1920 for reading in readings)


def is_closed(score: HandScore) -> bool:
    return score.hand.is_closed


# What must be so for a hand to have nothing to do with a rule. Of the rules not named here each hand may feel a
# change: players, tiles in the set and the least han.
UNTOUCHED: dict[str, Untouched] = {
    "red_fives": lambda s: not any(held.red for held in s.hand.tiles),
    "chi": always,
    "kita": lambda s: not s.win.kita,
    "ura_dora": lambda s: not s.win.ura_indicators,
    "kan_dora": lambda s: len(s.win.dora_indicators) < 2,
    "kan_ura": lambda s: len(s.win.ura_indicators) < 2,
    "bonus_han_for_minimum": always,
    "multiple_ron": always,
    "triple_ron": always,
    "multiple_ron_honba": always,
    "ankan_robbery": always,
    "kuitan": is_closed,
    "ippatsu": lambda s: not s.win.ippatsu,
    "pinfu_tsumo": lambda s: s.win.discarder is not None or not s.hand.is_closed,
    "chanta_open_han": is_closed,
    "round_wind_yaku": lambda s: s.win.round_wind is Wind.EAST or not has(s, "1z"),
    "north_yakuhai": lambda s: not has(s, "4z"),
    "open_riichi": always,
    "open_riichi_deal_in": always,
    "haitei_with_rinshan": always,
    "ippatsu_with_rinshan": lambda s: not (s.win.ippatsu and s.win.rinshan),
    "ippatsu_with_chankan": lambda s: not (s.win.ippatsu and s.win.chankan),
    "kita_chankan": always,
    "renhou": always,
    "suuankou_tanki_double": lambda s: not made(s, Yaku.SUUANKOU_TANKI),
    "junsei_chuuren_double": lambda s: not made(s, Yaku.JUNSEI_CHUUREN),
    "kokushi_13_double": lambda s: not made(s, Yaku.KOKUSHI_13),
    "daisuushii_double": lambda s: not made(s, Yaku.DAISUUSHII),
    "yakuman_stacking": lambda s: s.yakuman < 2,
    "tsuuiisou_chiitoitsu": lambda s: not made(s, Yaku.TSUUIISOU),
    "ryuuiisou_needs_hatsu": lambda s: not made(s, Yaku.RYUUIISOU),
    "suukantsu_completion": lambda s: not (made(s, Yaku.SUUKANTSU) and s.win.rinshan),
    "chuuren_suits": lambda s: not made(s, Yaku.CHUUREN, Yaku.JUNSEI_CHUUREN),
    "double_wind_pair_fu": lambda s: s.win.seat_wind is not s.win.round_wind,
    "rinshan_tsumo_fu": lambda s: not s.win.rinshan,
    "open_pinfu_fu": lambda s: s.hand.is_closed or s.win.discarder is None,
    "chiitoitsu_fu": lambda s: bool(s.hand.melds),
    "kiriage_mangan": far_from_kiriage,
    "kazoe_yakuman": lambda s: s.han < 13,
    "honba_points": lambda s: not s.win.honba,
    "tsumo_share": always,
    "noten_total": always,
    "short_payment": always,
    "pao_daisangen": without_pao,
    "pao_daisuushii": without_pao,
    "pao_suukantsu": without_pao,
    "pao_rinshan": without_pao,
    "pao_scope": without_pao,
    "pao_ron_honba": lambda s: not s.win.pao or not s.win.honba,
    "nagashi": always,
    "chombo_payment": always,
}
FELT_BY_ALL = {"players", "tile_set", "minimum_han"}


def other_values(field: str, rules: RuleSet) -> list[object]:
    spelled: dict[str, object] = {"true": True, "false": False}
    special: dict[str, list[object]] = {"red_fives": [(0, 0, 0), (2, 2, 2)], "honba_points": [0, 1500]}
    values = [
        spelled.get(text, int(text) if text.isdigit() else text) for text in allowed_values(field) if text != "..."
    ]
    return [value for value in special.get(field, values) if value != getattr(rules, field)]


def test_every_rule_of_scoring_is_either_felt_by_all_hands_or_can_be_left_alone() -> None:
    obeyed = {field for field in rule_fields() if obeyed_by(field) is ObeyedBy.SCORING}
    assert obeyed == UNTOUCHED.keys() | FELT_BY_ALL


@given(situation=situations(), rules=changed_rules())
def test_a_rule_that_a_hand_does_not_touch_changes_nothing(situation: tuple[Hand, Win], rules: RuleSet) -> None:
    hand, win = situation
    found = score(hand, win, rules)
    if found is None:
        return
    expected = outcome(hand, win, rules)
    for field, untouched in UNTOUCHED.items():
        if untouched(found):
            for value in other_values(field, rules):
                assert outcome(hand, win, changed(rules, field, value)) == expected, (field, value)


# --- several wins, draws, payers who run dry -------------------------------------------------------------------


@given(tenpai=st.sets(seats), rules=presets)
def test_noten_payments_are_even_and_sum_to_zero(tenpai: set[Wind], rules: RuleSet) -> None:
    changes = balance(noten_payments(tenpai, rules), rules)
    assert sum(changes) == 0
    ready = {change for seat, change in enumerate(changes) if Wind(seat) in tenpai}
    noten = {change for seat, change in enumerate(changes) if Wind(seat) not in tenpai}
    assert len(ready) <= 1 >= len(noten)
    assert all(change >= 0 for change in ready)
    assert all(change <= 0 for change in noten)


@given(
    winners=st.lists(seats, unique=True, max_size=4),
    honba=st.integers(0, 9),
    sticks=st.integers(0, 9),
    rules=presets,
    full=st.booleans(),
)
def test_nagashi_payments_sum_to_the_sticks_they_collect(
    winners: list[Wind], honba: int, sticks: int, rules: RuleSet, *, full: bool
) -> None:
    if full:
        rules = changed(rules, "nagashi", "full_win")
    paid = nagashi_payments(winners, rules, honba=honba, kyoutaku_points=1000 * sticks)
    anybody = any(winner < rules.players for winner in winners)
    assert sum(balance(paid, rules)) == (1000 * sticks if full and anybody else 0)


@given(situation=situations(), held=st.lists(st.integers(-20, 500), min_size=4, max_size=4))
def test_nobody_pays_more_than_the_own_points(situation: tuple[Hand, Win], held: list[int]) -> None:
    found = score(*situation, LEAGUE)
    if found is None:
        return
    points = {seat: 100 * count for seat, count in zip(Wind, held, strict=True)}
    capped = cap_payments(found.payments, points, LEAGUE)
    due, paid = balance(found.payments, LEAGUE), balance(capped.payments, LEAGUE)
    assert sum(paid) == sum(due)
    for seat in Wind:
        if seat is not found.win.seat_wind:
            assert -paid[seat] == min(-due[seat], max(0, points[seat]))
            assert (seat in capped.short) == (-due[seat] > max(0, points[seat]))


# --- the most fu -----------------------------------------------------------------------------------------------

TERMINALS = ("1m", "9m", "1p", "9p")


def hands_with_most_fu() -> list[Hand]:
    """Build every mix of runs, triplets and kans of terminals with a pair of double winds."""
    pair = (tile("1z"), tile("1z"))
    found = []
    for parts in combinations_with_replacement(["run", "closed", *MeldKind], 4):
        closed: list[Tile] = [*pair]
        melds = []
        for part, name in zip(parts, TERMINALS, strict=True):
            if part == "run" or part is MeldKind.CHI:
                tiles = [TILES[tile(name).kind // 9 * 9 + 3 + i] for i in range(3)]
            else:
                tiles = [tile(name)] * (4 if part in (MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.KAKAN) else 3)
            if isinstance(part, MeldKind):
                melds.append(Meld(part, tuple(tiles)))
            else:
                closed += tiles
        for winning in dict.fromkeys(closed):
            rest = closed.copy()
            rest.remove(winning)
            found.append(Hand(tuple(rest), tuple(melds), winning))
    return found


@pytest.mark.parametrize(("discarder", "most"), [(Wind.WEST, HIGHEST_FU), (None, HIGHEST_FU - 10)])
def test_no_hand_has_more_fu_than_the_table_of_points(discarder: Wind | None, most: int) -> None:
    win = Win(Wind.EAST, Wind.EAST, discarder, last_tile=True)
    scores = [score_hand(hand, win, TENHOU) for hand in hands_with_most_fu()]
    assert max(found.fu for found in scores if not found.yakuman) == most


def test_riichi_and_open_riichi_differ_in_their_own_yaku_only() -> None:
    hand = parse_hand("123m456777p1399s2s")
    plain, shown = (
        score_hand(hand, Win(Wind.SOUTH, Wind.EAST, riichi=riichi), replace(LEAGUE, name="x"))
        for riichi in (Riichi.RIICHI, Riichi.OPEN)
    )
    assert (shown.han - plain.han, shown.fu) == (1, plain.fu)
