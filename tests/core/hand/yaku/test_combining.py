"""Which yaku go together: no hand has two that do not, and some hand has any two that do."""

from __future__ import annotations

import tomllib
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import TenbouError
from core.hand import BONUS, Yaku, combines, combining_with, parse_hand, worth_of
from core.rules import RuleSet, YakumanStacking, change_rule, load_preset, preset_names
from core.scoring import HandScore, score_hand
from tests.support.cases import DATA, changed, win_of
from tests.support.strategies import changed_rules, hands, wins

FILE: dict[str, Any] = tomllib.loads((DATA / "yaku_pairs.toml").read_text(encoding="utf-8"))


def most_combining() -> RuleSet:
    rules = load_preset("f-league")
    for field, value in FILE["change"].items():
        rules = changed(rules, field, value)
    return rules


def pairs_of(score: HandScore) -> set[tuple[Yaku, Yaku]]:
    """Every two yaku of a hand, in the usual order."""
    return set(combinations([yaku for yaku in Yaku if yaku in {each.yaku for each in score.yaku} - BONUS], 2))


def test_some_hand_has_any_two_that_go_together_and_no_others() -> None:
    rules = most_combining()
    scores = [score_hand(parse_hand(each["hand"]), win_of(each["win"]), rules) for each in FILE["hand"]]
    found = set[tuple[Yaku, Yaku]]().union(*map(pairs_of, scores))
    assert found == {pair for pair in combinations(Yaku, 2) if combines(*pair, rules)}


@given(st.data())
def test_no_hand_has_two_that_do_not_go_together(data: st.DataObject) -> None:
    hand = data.draw(hands)
    win = data.draw(wins(hand))
    rules = data.draw(changed_rules())
    try:
        score = score_hand(hand, win, rules)
    except TenbouError:
        return
    if rules.yakuman_stacking is YakumanStacking.SINGLE and score.yakuman:
        # Every yakuman that the hand makes is named, and one is paid.
        return
    assert all(combines(*pair, rules) for pair in pairs_of(score)), score.yaku


@pytest.mark.parametrize(
    ("field", "value", "a", "b"),
    [
        ("pinfu_tsumo", False, Yaku.PINFU, Yaku.MENZEN_TSUMO),
        ("haitei_with_rinshan", False, Yaku.HAITEI, Yaku.RINSHAN),
        ("ippatsu_with_rinshan", False, Yaku.IPPATSU, Yaku.RINSHAN),
        ("ippatsu_with_chankan", False, Yaku.IPPATSU, Yaku.CHANKAN),
        ("open_riichi", "instead", Yaku.RIICHI, Yaku.OPEN_RIICHI),
        ("ippatsu", False, Yaku.IPPATSU, Yaku.RIICHI),
        ("yakuman_stacking", "single", Yaku.DAISANGEN, Yaku.TSUUIISOU),
        ("renhou", "mangan", Yaku.RENHOU, Yaku.KOKUSHI),
    ],
)
def test_rules_keep_apart_what_goes_together_elsewhere(field: str, value: object, a: Yaku, b: Yaku) -> None:
    rules = most_combining()
    assert combines(a, b, rules)
    assert not combines(a, b, change_rule(rules, field, value))


@pytest.mark.parametrize("name", preset_names())
def test_it_does_not_matter_which_is_named_first(name: str) -> None:
    rules = load_preset(name)
    assert all(combines(a, b, rules) == combines(b, a, rules) for a, b in product(Yaku, repeat=2))
    assert not any(combines(yaku, yaku, rules) for yaku in Yaku)
    assert all(worth_of(other, rules) for yaku in Yaku for other in combining_with(yaku, rules))
    assert not any(combining_with(yaku, rules) for yaku in BONUS)


def test_runs_of_three_suits_need_the_whole_set() -> None:
    assert combining_with(Yaku.SANSHOKU_DOUJUN, load_preset("tenhou-sanma")) == ()
    assert combining_with(Yaku.SANSHOKU_DOUJUN, load_preset("tenhou"))


def test_a_raised_hand_keeps_its_ordinary_yaku() -> None:
    rules = load_preset("f-league")
    assert combines(Yaku.OPEN_RIICHI_DEAL_IN, Yaku.OPEN_RIICHI, rules)
    assert not combines(Yaku.OPEN_RIICHI_DEAL_IN, Yaku.KOKUSHI, rules)
