"""The numbers that Tenhou's logs write melds as."""

import pytest

from core.hand import MeldKind
from core.logs.mjlog.melds import MELD_NUMBERS, decode_call, meld_of


def test_every_number_is_a_call_or_refused() -> None:
    kinds = set()
    for number in MELD_NUMBERS:
        try:
            call = decode_call(str(number))
        except ValueError:
            continue
        kinds.add(call.kind)
        assert all(0 <= tile < 136 for tile in call.tiles)
        if call.kind is not None and (call.kind is not MeldKind.CHI or call.turns == 3):
            assert meld_of(str(number), call.turns, 4, reds=True).kind is call.kind
    assert kinds == {*MeldKind, None}


@pytest.mark.parametrize(
    ("number", "what"),
    [(31264, "a North"), ((4 * 10) << 10 | 4 | 1, "a chi from the right")],
)
def test_what_is_no_meld(number: int, what: str) -> None:
    with pytest.raises(ValueError, match=str(number)):
        meld_of(str(number), number & 3, 4, reds=True)
    assert what
