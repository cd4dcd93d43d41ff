"""The order of turns: found whatever equal discards there are, and the only one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from core.errors import LogBroken
from core.hand import Tile, parse_tiles
from core.logs.tenhou6.calls import Call, called_from
from core.logs.tenhou6.order import order_of
from core.logs.tenhou6.turns import Discard, Turn

A, B, C, D = parse_tiles("19m19p")
Turns = list[list[Turn]]


def draws(tile: Tile) -> Turn:
    """A turn that begins with a draw."""
    return Turn(f"draw {tile}", (D, Discard(tile, riichi=False)))


def pons(called: Tile, seat: int, source: int, tile: Tile, *, players: int = 4) -> Turn:
    """A turn that begins with a pon, and a discard after it."""
    place = next(place for place in range(3) if called_from(seat, Call("p", (called,) * 3, place), players) == source)
    return Turn(f"pon {called}", (Call("p", (called,) * 3, place), Discard(tile, riichi=False)))


def forwards(turns: Turns, dealer: int) -> Iterator[tuple[int, ...]]:
    """Every order that fits, found by trying whoever may follow each discard."""
    total = sum(map(len, turns))

    def go_on(order: tuple[int, ...], done: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(order) == total:
            yield order
            return
        before = order[-1]
        tile = turns[before][done[before] - 1].discarded
        for seat in range(len(turns)):
            if seat == before or done[seat] == len(turns[seat]):
                continue
            call = turns[seat][done[seat]].call
            by_draw = call is None and seat == (before + 1) % len(turns)
            by_call = call is not None and call.tile == tile and called_from(seat, call, len(turns)) == before
            if by_draw or by_call:
                yield from go_on((*order, seat), tuple(n + (s == seat) for s, n in enumerate(done)))

    yield from go_on((dealer,), tuple(int(seat == dealer) for seat in range(len(turns))))


def at_random(rng: Random, players: int, length: int, tiles: Sequence[Tile]) -> tuple[Turns, tuple[int, ...]]:
    """Turns with many equal discards and calls, and their order."""
    turns: Turns = [[] for _ in range(players)]
    order = [rng.randrange(players)]
    turns[order[0]].append(draws(rng.choice(tiles)))
    while len(order) < length:
        before = order[-1]
        tile = turns[before][-1].discarded
        assert tile is not None
        seat = (before + 1) % players
        if rng.random() < 0.5:
            seat = rng.choice([other for other in range(players) if other != before])
            turns[seat].append(pons(tile, seat, before, rng.choice(tiles), players=players))
        else:
            turns[seat].append(draws(rng.choice(tiles)))
        order.append(seat)
    return turns, tuple(order)


def test_the_second_of_two_equal_discards_is_called() -> None:
    """The first 1m cannot have been called: North would never have drawn."""
    turns = [
        [draws(A), pons(B, 0, 1, A)],
        [draws(B)],
        [pons(A, 2, 0, C)],
        [draws(C)],
    ]
    assert order_of(1, turns, 0) == (0, 1, 0, 2, 3)


@pytest.mark.parametrize("players", [3, 4])
def test_the_order_is_found_and_no_other_fits(players: int) -> None:
    rng = Random(players)  # noqa: S311  -- the same turns on every run
    for length in range(1, 25):
        for _ in range(20):
            turns, order = at_random(rng, players, length, (A, B, C)[: rng.randint(1, 3)])
            assert order_of(1, turns, order[0]) == order
            assert list(forwards(turns, order[0])) == [order]


@pytest.mark.parametrize("players", [3, 4])
def test_the_longest_hand_of_equal_discards_takes_one_step_a_turn(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More turns than any hand has, and every discard the same."""
    turns, order = at_random(Random(0), players, 80 * players, (A,))  # noqa: S311
    steps: list[Turn] = []

    def counted(turn: Turn, _before: Turn) -> bool:
        steps.append(turn)
        return True

    monkeypatch.setattr("core.logs.tenhou6.order._follows", counted)
    assert order_of(1, turns, order[0]) == order
    assert len(steps) == len(order) - 1


def test_a_hand_that_ends_before_it_begins_has_no_order() -> None:
    assert order_of(1, [[], [], [], []], 0) == ()


@pytest.mark.parametrize(
    ("turns", "part", "value"),
    [
        ([[draws(A)], [], [pons(B, 2, 0, C)], []], "call", "pon 9m"),
        ([[draws(A)], [draws(B)], [], [draws(C)]], "draw", "draw 1p"),
        ([[draws(A)], [], [], [draws(B)]], "draw", "draw 9m"),
        ([[], [draws(A)], [], []], "draw", "draw 1m"),
        ([[Turn("last", (D,))], [draws(B)], [], []], "draw", "draw 9m"),
        ([[draws(A)], [Turn("nowhere", (Call("p", (A, A, A), 1), Discard(B, riichi=False)))], []], "call", "nowhere"),
        ([[draws(A)], [], [draws(A), pons(A, 2, 3, B)], [pons(A, 3, 2, A)]], "call", "pon 1m"),
        ([[], [pons(A, 1, 2, B)], [pons(B, 2, 1, A)], []], "call", "pon 1m"),
    ],
)
def test_a_turn_without_a_place_is_named(turns: Turns, part: str, value: str) -> None:
    with pytest.raises(LogBroken) as caught:
        order_of(7, turns, 0)
    assert caught.value.facts == {"kyoku": 7, "part": part, "value": value}


@pytest.mark.parametrize(
    ("seat", "place", "players", "source"),
    [
        (2, 0, 4, 1), (2, 1, 4, 0), (2, 2, 4, 3), (0, 0, 4, 3),
        # With three players as if there were a fourth, or counted as three.
        (2, 0, 3, 1), (2, 1, 3, 0), (2, 2, 3, 0), (0, 0, 3, 2), (0, 1, 3, 2), (0, 2, 3, 1), (1, 1, 3, None),
    ],
)  # fmt: skip
def test_the_place_of_the_letter_says_whose_discard_was_called(
    seat: int, place: int, players: int, source: int | None
) -> None:
    assert called_from(seat, Call("p", (A, A, A), place), players) == source
