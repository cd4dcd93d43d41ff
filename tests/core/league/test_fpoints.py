"""F-points: what each event counts, totals, and who lost a week."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from core.league import (
    FpointChange,
    FpointEntry,
    FpointEvent,
    Week,
    WeekLosers,
    deal_in_event,
    fpoint_changes,
    fpoint_totals,
    losers_of_the_week,
    week_of,
)
from core.rules import change_rule, load_preset

LEAGUE = load_preset("f-league")


@pytest.mark.parametrize(
    ("event", "points"),
    [
        (FpointEvent.DEAL_IN, 1),  # F-60
        (FpointEvent.DOUBLE_DEAL_IN, 2),  # F-61: in all, not on top
        (FpointEvent.TRIPLE_DEAL_IN, 0),  # F-33: a draw in which nobody dealt in
        (FpointEvent.IPPATSU_TSUMO, -1),  # F-62
    ],
)
def test_an_event_counts_what_the_rules_say(event: FpointEvent, points: int) -> None:
    assert fpoint_changes([FpointEntry("ann", event)], LEAGUE) == (FpointChange("ann", event, points),)


@pytest.mark.parametrize(
    ("field", "event"),
    [
        ("fpoint_deal_in", FpointEvent.DEAL_IN),
        ("fpoint_double_ron", FpointEvent.DOUBLE_DEAL_IN),
        ("fpoint_triple_ron", FpointEvent.TRIPLE_DEAL_IN),
        ("fpoint_ippatsu_tsumo", FpointEvent.IPPATSU_TSUMO),
    ],
)
def test_each_rule_changes_its_own_event_alone(field: str, event: FpointEvent) -> None:
    entries = [FpointEntry("ann", each) for each in FpointEvent]
    before = fpoint_changes(entries, LEAGUE)
    after = fpoint_changes(entries, change_rule(LEAGUE, field, 7))
    assert {new.event: new.points for old, new in zip(before, after, strict=True) if old != new} == {event: 7}


def test_rules_without_fpoints_count_nothing() -> None:
    changes = fpoint_changes([FpointEntry("ann", event) for event in FpointEvent], load_preset("tenhou"))
    assert fpoint_totals(changes) == {"ann": 0}


@pytest.mark.parametrize(
    ("winners", "event"),
    [(1, FpointEvent.DEAL_IN), (2, FpointEvent.DOUBLE_DEAL_IN), (3, FpointEvent.TRIPLE_DEAL_IN)],
)
def test_a_discard_is_one_event_however_many_win_on_it(winners: int, event: FpointEvent) -> None:
    assert deal_in_event(winners) is event


def test_totals_add_up_and_may_fall_below_zero() -> None:
    entries = [
        FpointEntry("ann", FpointEvent.DEAL_IN),
        FpointEntry("bob", FpointEvent.IPPATSU_TSUMO),
        FpointEntry("ann", FpointEvent.DOUBLE_DEAL_IN),
        FpointEntry("ann", FpointEvent.IPPATSU_TSUMO),
    ]
    # 1 + 2 - 1 for ann, -1 for bob
    assert fpoint_totals(fpoint_changes(entries, LEAGUE)) == {"ann": 2, "bob": -1}


@pytest.mark.parametrize(
    ("day", "week"),
    [
        (date(2024, 12, 29), Week(2024, 52)),  # a Sunday
        (date(2024, 12, 30), Week(2025, 1)),  # the Monday after it belongs to the next year
        (date(2021, 1, 3), Week(2020, 53)),
        (date(2021, 1, 4), Week(2021, 1)),
    ],
)
def test_weeks_begin_on_monday_and_the_first_has_a_thursday(day: date, week: Week) -> None:
    assert week_of(day) == week


def test_a_moment_falls_in_the_week_of_the_zone_it_is_in() -> None:
    moment = datetime(2024, 12, 29, 20, tzinfo=UTC)
    assert week_of(moment) == Week(2024, 52)
    assert week_of(moment.astimezone(timezone(timedelta(hours=9)))) == Week(2025, 1)


def test_the_loser_of_a_week_has_most_points_in_it() -> None:
    first, second, third = Week(2025, 1), Week(2025, 2), Week(2025, 3)
    dated = [
        (second, "bob", 1),
        (first, "ann", 2),
        (first, "bob", 1),
        (first, "ann", -1),
        (first, "bob", 1),
        (second, "ann", 1),
        (second, "cat", -1),
        (third, "ann", -1),
        (third, "bob", 1),
        (third, "bob", -1),
    ]
    # First: ann 2 - 1 = 1, bob 1 + 1 = 2. Second: bob and ann 1 each. Third: nobody above zero.
    assert losers_of_the_week(dated) == (WeekLosers(first, ("bob",), 2), WeekLosers(second, ("bob", "ann"), 1))


def test_without_entries_there_is_no_loser() -> None:
    assert losers_of_the_week([]) == ()
