"""What holds at every table, whatever happens at it and under which rules."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import GameOver, TenbouError, WrongEvent
from core.hand import Wind
from core.rules import ShortPayment
from core.table import (
    Adjustment,
    EndReason,
    Event,
    RiichiDeclared,
    Start,
    TableState,
    apply,
    event_from_plain,
    gone_bust,
    plain_event,
    replay,
    results,
)
from tests.support.playing import events, played

# Each test plays games of its own, so a few are enough.
a_few = settings(max_examples=40)

Played = tuple[Start, list[Event], list[TableState]]


@a_few
@given(game=played())
def test_no_event_makes_or_loses_points(game: Played) -> None:
    _, _, states = game
    assert {state.total for state in states} == {states[0].total}


@a_few
@given(game=played())
def test_there_are_sticks_for_all_points(game: Played) -> None:
    for state in game[2]:
        assert not any(points % 100 for points in (*state.points, state.kyoutaku_points))
        assert state.kyoutaku_points >= 0
        assert state.honba >= 0


@a_few
@given(game=played())
def test_where_payments_are_capped_nobody_falls_below_zero_by_one(game: Played) -> None:
    _, happened, states = game
    if states[0].rules.short_payment is ShortPayment.CAPPED:
        for event, (before, after) in zip(happened, pairwise(states), strict=True):
            if not isinstance(event, Adjustment | RiichiDeclared):
                assert all(b >= min(a, 0) for a, b in zip(before.points, after.points, strict=True))


@a_few
@given(game=played())
def test_undo_is_exact_and_a_prefix_comes_to_the_table_as_it_was_then(game: Played) -> None:
    start, happened, states = game
    for count, state in enumerate(states):
        assert replay(happened[:count], state.rules, state.seats, start=start) == state


@a_few
@given(game=played())
def test_the_hands_told_fit_together(game: Played) -> None:
    start, happened, states = game
    told = list(results(happened, states[0].rules, states[0].seats, start=start))
    assert len(told) == states[-1].hands
    assert told[-1:] == [states[-1].last][: len(told)]
    for hand in told:
        assert sum(hand.before) + hand.kyoutaku_points == states[0].total
        assert sum(hand.changes) <= hand.kyoutaku_points + len(hand.before) * states[0].rules.riichi_stick


@a_few
@given(game=played())
def test_a_hand_that_is_over_leaves_nothing_of_it_but_the_points(game: Played) -> None:
    for before, after in pairwise(game[2]):
        if after.hands > before.hands:
            assert not any(after.riichi)
            assert not after.dead
            assert not after.short
            assert (after.hand_points, after.hand_kyoutaku) == (after.points, after.kyoutaku_points)
            assert after.last is not None
            assert after.end or (after.dealer == before.dealer) >= after.last.stays


@a_few
@given(game=played(), event=events)
def test_once_a_game_is_over_nothing_happens(game: Played, event: Event) -> None:
    state = game[2][-1]
    if state.end is None:
        return
    assert not state.may_stop
    with pytest.raises(GameOver):
        apply(state, event)


@a_few
@given(game=played(), event=events)
def test_an_event_happens_or_is_refused_with_a_reason(game: Played, event: Event) -> None:
    state = game[2][-1]
    after = state
    with suppress(TenbouError):
        after = apply(state, event)
    assert after.total == state.total


@a_few
@given(game=played())
def test_seats_and_winds_fit(game: Played) -> None:
    for state in game[2]:
        players = range(len(state.points))
        assert [state.seat_of(state.wind_of(seat)) for seat in players] == list(players)
        assert state.wind_of(state.dealer) is Wind.EAST
        assert sorted(state.order) == list(players)
        ranked = [state.points[seat] for seat in state.order]
        assert ranked == sorted(ranked, reverse=True)
        assert all(state.points[seat] <= 0 for seat in gone_bust(state))
        assert bool(gone_bust(state)) is (state.end is EndReason.BUST)


@a_few
@given(game=played())
def test_a_game_that_was_stored_is_the_same_game(game: Played) -> None:
    start, happened, states = game
    stored = json.dumps([plain_event(event) for event in happened])
    read = [event_from_plain(values) for values in json.loads(stored)]
    assert replay(read, states[0].rules, states[0].seats, start=start) == states[-1]


@given(event=events)
def test_every_event_is_the_same_after_it_was_stored(event: Event) -> None:
    read = event_from_plain(json.loads(json.dumps(plain_event(event))))
    assert read == event
    assert hash(read) == hash(event)


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 5) | st.floats(allow_nan=False) | st.sampled_from(["", "won", "draw"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["event", "seat", "x"]), inner),
    max_leaves=6,
)


def damaged(draw: st.DrawFn, value: Any) -> Any:  # noqa: ANN401
    """Change something somewhere in plain data."""
    if isinstance(value, dict) and value and draw(st.booleans()):
        name = draw(st.sampled_from(sorted(value)))
        rest = {other: part for other, part in value.items() if other != name}
        return draw(st.sampled_from([rest, {**rest, name: damaged(draw, value[name])}, {**value, "more": 1}]))
    if isinstance(value, list) and value and draw(st.booleans()):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], damaged(draw, value[place]), *value[place + draw(st.integers(0, 1)) :]]
    return draw(plain)


@st.composite
def damaged_events(draw: st.DrawFn) -> dict[str, Any]:
    values = plain_event(draw(events))
    name = draw(st.sampled_from(sorted(values)))
    return {**values, name: damaged(draw, values[name])}


@given(values=damaged_events() | st.dictionaries(st.sampled_from(["event", "seat", "claims"]), plain))
def test_stored_events_that_are_damaged_are_refused_or_are_events(values: dict[str, Any]) -> None:
    event = None
    with suppress(WrongEvent):
        event = event_from_plain(values)
    assert event is None or event_from_plain(plain_event(event)) == event
    hash(event)
