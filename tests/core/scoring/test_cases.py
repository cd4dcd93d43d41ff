"""Hands, draws and points by name: what they score and who pays."""

from __future__ import annotations

import pytest

from tests.support.cases import Case, check, params


@pytest.mark.parametrize("case", params("hands.toml"))
def test_hand(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", params("yaku.toml"))
def test_yaku(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", params("yakuman.toml"))
def test_yakuman(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", params("situations.toml"))
def test_situation(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", params("payments.toml"))
def test_payment(case: Case) -> None:
    check(case)
