"""Games settle as worked out by hand."""

from __future__ import annotations

import pytest

from tests.support.settling import CASES, Case, expected, settled


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_game_settles_as_worked_out_by_hand(case: Case) -> None:
    found, wanted = settled(case), expected(case)
    assert wanted, "the case states nothing"
    assert {key: found.get(key) for key in wanted} == wanted, found


def test_no_case_is_named_twice() -> None:
    names = [case["name"] for case in CASES]
    assert sorted(set(names)) == sorted(names)
