"""Logs as clubs have them, which once were refused; tests read them where they are present."""

import pytest

from core.logs import read_log, verify
from core.table import Won, replay
from tests.conftest import SHARED

CASES = SHARED / "cases"


def case(name: str) -> bytes:
    file = CASES / f"{name}.json"
    if not file.is_file():
        pytest.skip(f"the log is not at {file}")
    return file.read_bytes()


@pytest.mark.parametrize("name", ["w1_twin_discard", "w2_all_tenpai", "w3_soul_triple_ron", "w4_sanma_pon"])
def test_logs_of_clubs_agree_with_the_rules(name: str) -> None:
    record = read_log(case(name))
    assert record.contradictions == ()
    assert verify(record) == ()


def test_three_are_paid_at_mahjong_soul() -> None:
    record = read_log(case("w3_soul_triple_ron"))
    state = replay(record.events, record.rules, record.names)
    assert record.rules.name == "majsoul"
    assert state.points == (21100, 26300, 26300, 26300)
    assert isinstance(record.events[-1], Won)


def test_all_are_tenpai_where_nobody_pays() -> None:
    record = read_log(case("w2_all_tenpai"))
    state = replay(record.events, record.rules, record.names)
    assert (state.dealer, state.honba) == (0, 1)
