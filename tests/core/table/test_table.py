"""A table outside of whole games: where it starts, what it tells of a hand, and what no line of a game can say."""

from __future__ import annotations

from typing import Any

import pytest

from core import errors
from core.hand import Riichi, Wind
from core.rules import load_preset, rule_fields
from core.scoring import Reason
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    Adjustment,
    Chombo,
    Claim,
    EndReason,
    Event,
    KyokuResult,
    RiichiDeclared,
    Ryuukyoku,
    SeatPayment,
    Start,
    TableState,
    Won,
    apply,
    is_all_last,
    is_last_possible,
    paid_claims,
    replay,
    results,
)
from tests.support.playing import SCORING

TENHOU = load_preset("tenhou")
SANMA = load_preset("tenhou-sanma")
F_LEAGUE = load_preset("f-league")
SEATS = ("Ann", "Bea", "Chi", "Dee")
MANGAN = Claim(winner=1, han=5)


def at_start(**given: Any) -> TableState:  # noqa: ANN401  -- the fields of a start
    return TableState.at_start(TENHOU, SEATS, Start(**{"points": (25000,) * 4, **given}))


def test_a_table_starts_with_the_points_of_its_rules() -> None:
    state = TableState.at_start(SANMA, SEATS[:3])
    assert (state.points, state.kyoutaku_points, state.honba) == ((35000,) * 3, 0, 0)
    assert (state.round_wind, state.dealer, state.kyoku, state.hands) == (Wind.EAST, 0, 1, 0)
    assert (state.end, state.last, state.may_stop, state.chombo) == (None, None, False, (0, 0, 0))


@pytest.mark.parametrize(
    ("start", "error"),
    [
        ({"points": (25000,) * 3}, errors.WrongPlayerCount(count=3, players=4)),
        ({"points": (25050, 24950, 25000, 25000)}, errors.OddPoints(points=25050)),
        ({"kyoutaku_points": 1050}, errors.OddPoints(points=1050)),
        ({"dealer": 4}, errors.NoSuchSeat(number=4, players=4)),
        ({"dealer": -1}, errors.NoSuchSeat(number=-1, players=4)),
        ({"honba": -1}, errors.NegativeCount(name="honba", count=-1)),
        ({"kyoutaku_points": -1000}, errors.NegativeCount(name="kyoutaku", count=-1000)),
    ],
)
def test_a_start_that_cannot_be_is_refused(start: dict[str, Any], error: errors.TenbouError) -> None:
    with pytest.raises(type(error)) as caught:
        at_start(**start)
    assert caught.value.facts == error.facts


def test_a_table_has_as_many_seats_as_its_rules() -> None:
    with pytest.raises(errors.WrongPlayerCount) as caught:
        replay([], TENHOU, SEATS[:3])
    assert caught.value.facts == {"count": 3, "players": 4}
    with pytest.raises(errors.WrongPlayerCount):
        replay([], SANMA, SEATS)


def test_a_table_may_start_with_the_last_hand_and_with_points_below_zero() -> None:
    state = at_start(points=(-3000, 3000, 50000, 49000), round_wind=Wind.WEST, dealer=3, kyoutaku_points=1000, honba=2)
    assert (state.total, state.kyoku) == (100_000, 4)
    assert is_all_last(state)
    assert is_last_possible(state)


@pytest.mark.parametrize(
    ("wind", "dealer", "all_last", "last_possible"),
    [
        (Wind.EAST, 3, False, False),
        (Wind.SOUTH, 2, False, False),
        (Wind.SOUTH, 3, True, False),
        (Wind.WEST, 0, True, False),
        (Wind.WEST, 3, True, True),
    ],
)
def test_which_hands_are_the_last(wind: Wind, dealer: int, *, all_last: bool, last_possible: bool) -> None:
    state = at_start(round_wind=wind, dealer=dealer)
    assert (is_all_last(state), is_last_possible(state)) == (all_last, last_possible)


def test_equal_points_are_ordered_from_the_first_dealer_on_whoever_deals() -> None:
    assert at_start(points=(20000, 30000, 20000, 30000), dealer=2).order == (1, 3, 0, 2)


def test_winds_go_round_from_the_dealer() -> None:
    state = TableState.at_start(SANMA, SEATS[:3], Start((35000,) * 3, dealer=1))
    assert [state.wind_of(seat) for seat in range(3)] == [Wind.WEST, Wind.EAST, Wind.SOUTH]
    assert [state.seat_of(wind) for wind in (Wind.EAST, Wind.SOUTH, Wind.WEST)] == [1, 2, 0]


# --- what a hand tells when it is over -------------------------------------------------------------------------


def test_a_hand_is_told_as_it_began_with_what_it_came_to() -> None:
    won = Won(claims=(MANGAN,), discarder=0)
    start = Start((25000, 25000, 25000, 24000), honba=1, kyoutaku_points=1000)
    events: list[Event] = [RiichiDeclared(seat=1, riichi=Riichi.DOUBLE), won]
    (told,) = results(events, TENHOU, SEATS, start=start)
    assert told == KyokuResult(
        round_wind=Wind.EAST,
        dealer=0,
        honba=1,
        kyoutaku_points=1000,
        before=(25000, 25000, 25000, 24000),
        riichi=(None, Riichi.DOUBLE, None, None),
        end=won,
        payments=(
            SeatPayment(0, 1, 8000, Reason.HAND),
            SeatPayment(0, 1, 300, Reason.HONBA),
            SeatPayment(None, 1, 2000, Reason.KYOUTAKU),
        ),
        after=(16700, 34300, 25000, 24000),
        short=frozenset(),
        stays=False,
    )
    assert told.changes == (-8300, 9300, 0, 0)


def test_hands_are_told_when_they_are_over_and_not_before() -> None:
    draw = AbortiveDraw(kind=AbortiveKind.FOUR_KANS)
    events: list[Event] = [draw, RiichiDeclared(seat=2), draw, RiichiDeclared(seat=2)]
    told = list(results(events, TENHOU, SEATS))
    assert [(hand.honba, hand.kyoutaku_points, hand.stays) for hand in told] == [(0, 0, True), (1, 0, True)]
    assert [hand.riichi[2] for hand in told] == [None, Riichi.RIICHI]
    assert told[1].changes == (0, 0, -1000, 0)


def test_a_chombo_is_told_with_the_riichi_that_went_back_and_is_counted() -> None:
    state = replay([RiichiDeclared(seat=0), Chombo(seat=3), Chombo(seat=3), Chombo(seat=1)], F_LEAGUE, SEATS)
    assert state.chombo == (0, 1, 0, 2)
    (told, *_) = results([RiichiDeclared(seat=0), Chombo(seat=3)], F_LEAGUE, SEATS)
    assert told.riichi[0] is Riichi.RIICHI
    assert told.changes == (4000, 2000, 2000, -8000)
    assert told.end == Chombo(seat=3)


def test_a_riichi_that_does_not_stand_is_not_told() -> None:
    events: list[Event] = [RiichiDeclared(seat=0), Won(claims=(MANGAN,), discarder=0, riichi_tile=True)]
    (told,) = results(events, TENHOU, SEATS)
    assert told.riichi == (None,) * 4


def test_three_rons_are_told_as_the_draw_they_are() -> None:
    claims = tuple(Claim(winner=seat, han=5) for seat in (1, 2, 3))
    (told,) = results([Won(claims=claims, discarder=0, called=frozenset({1}))], TENHOU, SEATS)
    assert told.end == AbortiveDraw(kind=AbortiveKind.TRIPLE_RON, called=frozenset({1}))
    assert told.payments == ()


def test_an_adjustment_is_no_part_of_the_hand_it_falls_in() -> None:
    moved = Adjustment(points=(-1000, 0, 0, 500), kyoutaku_points=500)
    (told,) = results([moved, Won(claims=(MANGAN,), discarder=0)], TENHOU, SEATS)
    assert (told.before, told.kyoutaku_points) == ((24000, 25000, 25000, 25500), 500)
    assert told.changes == (-8000, 8500, 0, 0)


def test_the_winner_nearest_to_the_discarder_is_named_first() -> None:
    claims = tuple(Claim(winner=seat, han=5) for seat in (0, 2))
    assert [claim.winner for claim in paid_claims(Won(claims=claims, discarder=3), at_start())] == [0, 2]
    assert [claim.winner for claim in paid_claims(Won(claims=claims, discarder=1), at_start())] == [2, 0]
    assert paid_claims(Won(claims=(MANGAN,)), at_start()) == (MANGAN,)


def test_the_end_leaves_the_hand_it_came_in_on_the_board() -> None:
    state = replay([Won(claims=(Claim(winner=1, yakuman=1),), discarder=3)], TENHOU, SEATS)
    assert (state.end, state.dealer, state.hands) == (EndReason.BUST, 0, 1)
    assert state.riichi == (None,) * 4


# --- events that no table knows --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event",
    [
        Won(claims=()),
        Won(claims=(), discarder=0),
        Won(claims=(MANGAN, Claim(winner=2, han=5))),
    ],
)
def test_a_win_needs_winners_and_a_tsumo_one(event: Won) -> None:
    with pytest.raises(errors.ClaimsDisagree):
        apply(at_start(), event)


@pytest.mark.parametrize(
    "event",
    [
        Won(claims=(MANGAN,), called=frozenset({4})),
        Ryuukyoku(called=frozenset({0, -1})),
        AbortiveDraw(kind=AbortiveKind.FOUR_KANS, called=frozenset({4})),
        AbortiveDraw(kind=AbortiveKind.FOUR_KANS, seat=4),
    ],
)
def test_whoever_is_named_sits_at_the_table(event: Event) -> None:
    with pytest.raises(errors.NoSuchSeat):
        apply(at_start(), event)


def test_ippatsu_needs_riichi() -> None:
    won = Won(claims=(Claim(winner=1, han=5, ippatsu=True),))
    with pytest.raises(errors.IppatsuWithoutRiichi):
        apply(at_start(), won)
    assert replay([RiichiDeclared(seat=1), won], TENHOU, SEATS).points == (21000, 33000, 23000, 23000)


def test_a_tsumo_is_not_on_a_riichi_tile() -> None:
    state = apply(at_start(), RiichiDeclared(seat=1))
    with pytest.raises(errors.NoRiichiToTakeBack):
        apply(state, Won(claims=(MANGAN,), riichi_tile=True))


def test_what_is_no_event_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        apply(at_start(), "riichi")  # type: ignore[arg-type]


def test_nobody_shows_nine_terminals_after_a_riichi() -> None:
    state = apply(at_start(), RiichiDeclared(seat=1))
    with pytest.raises(errors.KyuushuInRiichi) as refused:
        apply(state, AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=1))
    assert refused.value.facts == {"seat": 1}
    # Whoever has not drawn yet may, and another abortive draw is not about whoever is named.
    assert apply(state, AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=2)).hands == 1
    assert apply(state, AbortiveDraw(kind=AbortiveKind.FOUR_KANS, seat=1)).hands == 1


def test_a_refused_event_says_whom_it_is_about() -> None:
    state = at_start(points=(900, 25000, 25000, 49100))
    with pytest.raises(errors.RiichiTooDear) as dear:
        apply(state, RiichiDeclared(seat=0))
    assert dear.value.facts == {"seat": 0, "points": 900, "stick": 1000}
    with pytest.raises(errors.AdjustmentNotEven) as uneven:
        apply(state, Adjustment(points=(100, 100, 0, 0), kyoutaku_points=-300))
    assert uneven.value.facts == {"surplus": -100}
    with pytest.raises(errors.NoSuchYakuman) as yakuman:
        apply(state, Won(claims=(Claim(winner=1, yakuman=7),)))
    assert yakuman.value.facts == {"count": 7, "most": 6}


def test_the_rules_of_scoring_that_random_games_change_are_rules() -> None:
    assert set(rule_fields()) >= SCORING
