"""Hands played at random are read back from the editor's form as they were played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from core.logs import verify
from core.logs.tenhou6 import read_tenhou6
from core.table import Ryuukyoku, Won
from core.table.events import RiichiDeclared
from tests.support.randomhands import RandomHand


def check(hand: RandomHand) -> None:
    """Everything that happened is read, and nothing disagrees with the rules."""
    record = read_tenhou6(hand.log())
    (kyoku,) = record.kyokus
    *declared, end = kyoku.events
    assert [
        (event.seat, event.riichi, event.draw_left) for event in declared if isinstance(event, RiichiDeclared)
    ] == hand.riichi
    assert [(win.winner, str(win.hand), win.win) for win in kyoku.wins] == [
        (winner, str(won), win) for winner, won, win in hand.winners
    ]
    if hand.tenpai is None:
        assert isinstance(end, Won)
        assert (end.discarder, end.riichi_tile) == (hand.discarder, hand.riichi_tile)
    else:
        assert isinstance(end, Ryuukyoku)
        assert end.tenpai == hand.tenpai
    assert end.called == frozenset(at for at, seat in enumerate(hand.seats) if not seat.is_closed)
    assert verify(record) == ()


def played(seeds: range) -> Counter[str]:
    """Play hands and check them; how many there were of what."""
    found: Counter[str] = Counter()
    for seed in seeds:
        hand = RandomHand(Random(seed), 4 if seed % 3 else 3)  # noqa: S311  -- the same hands on every run
        check(hand)
        found[hand.result[0]] += 1
        found["riichi"] += len(hand.riichi)
        for seat in hand.seats:
            for entry in (*seat.takes, *seat.acts):
                if isinstance(entry, str):
                    found[next(letter for letter in entry if letter.isalpha())] += 1
    return found


def test_random_hands_are_read_as_they_were_played() -> None:
    found = played(range(200))
    # Everything that a log can say has been said.
    assert all(found[each] for each in ("和了", "流局", "c", "p", "m", "k", "a", "f", "r"))


@pytest.mark.long
def test_very_many_random_hands_are_read_as_they_were_played() -> None:
    found = played(range(1_000, 5_000))
    assert min(found[each] for each in ("和了", "流局", "c", "p", "m", "k", "a", "f", "r")) > 50
