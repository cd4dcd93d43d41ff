"""Scores real games, and hands that other programs scored, and finds the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from core.rules import RuleSet
from tests.support.oracle import Outcome, agari, differences, discards_won, random_hands, workload

SHOWN = 5

OTHER_RULES = {"G00093.00.0": "a lobby that counts 3 han 60 fu and 4 han 30 fu as mangan"}
"""Wins of lobbies whose rules are not those that the log states."""


def unchanged(rules: RuleSet) -> RuleSet:
    return rules


def with_kiriage(rules: RuleSet) -> RuleSet:
    return replace(rules, kiriage_mangan=True)


def wins_of(oracle: Path) -> Iterator[tuple[str, Outcome, Outcome]]:
    for together in discards_won(oracle):
        yield from agari(together, unchanged)


def check(found: Iterator[tuple[str, Outcome, Outcome]], count: int) -> None:
    scored = list(found)
    wrong = differences(scored)
    assert not wrong, f"{len(wrong)} of {len(scored)} differ:\n" + "\n".join(wrong[:SHOWN])
    assert len(scored) == count


def test_random_hands_are_scored_and_paid_as_another_program_does(oracle: Path) -> None:
    check(random_hands(oracle), 6000)


def test_hands_that_five_programs_agree_on_are_scored_alike(oracle: Path) -> None:
    check(workload(oracle), 2000)


def test_wins_of_real_games_are_scored_and_paid_as_they_were(oracle: Path) -> None:
    check((win for win in wins_of(oracle) if win[0] not in OTHER_RULES), 14736 - len(OTHER_RULES))


@pytest.mark.parametrize("name", OTHER_RULES)
def test_the_exceptions_are_of_lobbies_with_kiriage(oracle: Path, name: str) -> None:
    (together,) = (wins for wins in discards_won(oracle) if wins[0]["id"] == name)
    assert differences(agari(together, unchanged)) != []
    assert differences(agari(together, with_kiriage)) == []
