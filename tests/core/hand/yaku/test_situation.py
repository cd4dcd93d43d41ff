"""The parts of a situation by themselves: who wins how, and which tile an indicator makes dora."""

from __future__ import annotations

import pytest

from core.hand import Win, Wind, dora_after, tile
from core.rules import load_preset


@pytest.mark.parametrize(
    ("preset", "indicators", "dora"),
    [
        ("tenhou", "1m 8m 9m 0p 9p 9s 3s", "2m 9m 1m 6p 1p 1s 4s"),
        ("tenhou", "1z 2z 3z 4z 5z 6z 7z", "2z 3z 4z 1z 6z 7z 5z"),
        ("tenhou-sanma", "1m 9m 1p 4z", "9m 1m 2p 1z"),
    ],
)
def test_dora_after(preset: str, indicators: str, dora: str) -> None:
    found = [dora_after(tile(name), load_preset(preset)) for name in indicators.split()]
    assert " ".join(map(str, found)) == dora


def test_who_wins_how() -> None:
    assert Win(Wind.EAST, Wind.SOUTH).is_dealer
    assert not Win(Wind.SOUTH, Wind.SOUTH).is_dealer
    assert Win(Wind.EAST, Wind.EAST).is_tsumo
    assert not Win(Wind.SOUTH, Wind.EAST, Wind.EAST).is_tsumo
