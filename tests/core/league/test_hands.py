"""What players did in the hands of a game."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.hand import Liability, Yaku, YakuHan
from core.league import FpointEntry, FpointEvent, HandCounts, HandStat, Ratio, fpoint_entries, game_fpoints, hand_counts
from core.rules import RuleSet, change_rule, load_preset
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    Chombo,
    Claim,
    EndReason,
    Event,
    KyokuResult,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Start,
    Stopped,
    TableState,
    Won,
    replay,
    results,
)
from tests.support.oracle import records
from tests.support.replays import SEATS, departures, logged_games

LEAGUE = load_preset("f-league")
TENHOU = load_preset("tenhou")
DEAL_IN, DOUBLE, TRIPLE, IPPATSU = FpointEvent

RIICHI_IPPATSU_URA = (YakuHan(Yaku.RIICHI, 1), YakuHan(Yaku.IPPATSU, 1), YakuHan(Yaku.URA_DORA, 1))


class Played(NamedTuple):
    """A game: its finished hands and the table after them."""

    results: tuple[KyokuResult, ...]
    state: TableState

    def counts(self) -> tuple[HandCounts, ...]:
        """Count the hands of each seat."""
        return hand_counts(self.results, self.state)

    def entries(self) -> tuple[FpointEntry[int], ...]:
        """Return the entries of F-points."""
        return fpoint_entries(self.results, self.state)


def play(*events: Event, rules: RuleSet = LEAGUE, start: Start | None = None) -> Played:
    seats = SEATS[: rules.players]
    return Played(
        tuple(results(events, rules, seats, start=start)),
        replay(events, rules, seats, start=start),
    )


def done(counts: HandCounts) -> dict[str, int]:
    """Return what is not zero."""
    return {name: count for name, count in asdict(counts).items() if count}


GAME = play(
    # East 1. 3 han 40 fu from the dealer: 5200.
    RiichiDeclared(seat=1),
    Won(
        claims=(Claim(winner=1, han=3, fu=40, ippatsu=True, yaku=RIICHI_IPPATSU_URA),),
        discarder=0,
        called=frozenset({2}),
    ),
    # East 2. 2000 from each.
    Won(claims=(Claim(winner=1, han=3, fu=30),)),
    # East 2, 1 honba. 0 and 2 are tenpai.
    RiichiDeclared(seat=0),
    Ryuukyoku(tenpai=frozenset({0, 2}), called=frozenset({2, 3})),
    # East 3, 2 honba. 2000 and 1000 on the tile of a riichi; 600 of honba and the stick are the first's.
    RiichiDeclared(seat=3),
    Won(
        claims=(Claim(winner=1, han=1, fu=30), Claim(winner=0, han=2, fu=30)),
        discarder=3,
        riichi_tile=True,
    ),
    # East 4
    AbortiveDraw(kind=AbortiveKind.KYUUSHU, seat=0, deal_stays=False, called=frozenset()),
    # South 1, 1 honba, twice
    RiichiDeclared(seat=0),
    Chombo(seat=2),
    # 16000 from the discarder and from who is liable
    Won(
        claims=(Claim(winner=2, yakuman=1, pao=(LiableSeat(3, Liability.DAISANGEN),)),),
        discarder=1,
    ),
    Stopped(),
)


@pytest.mark.parametrize(
    ("seat", "counts"),
    [
        (0, {"dealer_hands": 2, "wins": 1, "win_points": 2000, "deal_ins": 1, "deal_in_points": 5200,
             "riichi_hands": 1, "draw_tenpai": 1}),
        (1, {"dealer_hands": 2, "wins": 3, "tsumo_wins": 1, "dealer_wins": 1, "win_points": 5200 + 6000 + 1000,
             "deal_ins": 1, "deal_in_points": 16000, "riichi_hands": 1, "riichi_wins": 1, "riichi_wins_known": 1,
             "ippatsu_wins": 1, "ura": 1}),
        (2, {"chombo": 1, "dealer_hands": 1, "wins": 1, "win_points": 32000, "called_hands": 2, "draw_tenpai": 1}),
        (3, {"dealer_hands": 1, "deal_ins": 1, "deal_in_points": 3000, "riichi_hands": 1, "riichi_deal_ins": 1,
             "called_hands": 1}),
    ],
)  # fmt: skip
def test_a_game_counted_by_hand(seat: int, counts: dict[str, int]) -> None:
    # The chombo is no hand. Who called is known of the first hand and of both draws.
    of_all = {"games": 1, "hands": 6, "called_known": 3, "draws": 1}
    assert done(GAME.counts()[seat]) == of_all | counts


def test_the_entries_of_the_same_game() -> None:
    assert GAME.entries() == (
        FpointEntry(0, DEAL_IN),
        FpointEntry(3, DOUBLE),
        FpointEntry(1, DEAL_IN),  # not who is liable
    )


@pytest.mark.parametrize(
    ("claim", "known"),
    [
        (Claim(winner=1, han=3, fu=40, yaku=RIICHI_IPPATSU_URA), {"riichi_wins_known": 1, "ippatsu_wins": 1, "ura": 1}),
        (Claim(winner=1, han=3, fu=40, yaku=(YakuHan(Yaku.RIICHI, 1),)), {"riichi_wins_known": 1}),
        (Claim(winner=1, han=3, fu=40, ippatsu=True), {}),
        (Claim(winner=1, yakuman=1, yaku=(YakuHan(Yaku.SUUANKOU, 0, 1),)), {}),
    ],
)
def test_ippatsu_and_ura_are_counted_where_the_yaku_are_known(claim: Claim, known: dict[str, int]) -> None:
    counts = done(play(RiichiDeclared(seat=1), Won(claims=(claim,), discarder=2)).counts()[1])
    assert {name: counts[name] for name in counts if name in {"riichi_wins_known", "ippatsu_wins", "ura"}} == known
    assert counts["riichi_wins"] == 1


def test_ura_without_riichi_are_not_counted() -> None:
    claim = Claim(winner=1, han=3, fu=40, yaku=RIICHI_IPPATSU_URA)
    assert "ura" not in done(play(Won(claims=(claim,), discarder=2)).counts()[1])


def test_who_cannot_pay_in_full_is_bust_and_only_what_was_paid_counts() -> None:
    game = play(
        Won(claims=(Claim(winner=2, yakuman=1), Claim(winner=3, han=1, fu=30)), discarder=1, called=frozenset())
    )
    assert game.state.end is EndReason.BUST
    assert [done(counts) for counts in game.counts()] == [
        {"games": 1, "hands": 1, "dealer_hands": 1, "called_known": 1},
        {"games": 1, "hands": 1, "busts": 1, "deal_ins": 1, "deal_in_points": 25000, "called_known": 1},
        {"games": 1, "hands": 1, "wins": 1, "win_points": 25000, "called_known": 1},
        {"games": 1, "hands": 1, "wins": 1, "called_known": 1},  # paid nothing, but won
    ]
    assert game.entries() == (FpointEntry(1, DOUBLE),)


def test_who_has_exactly_nothing_is_not_bust() -> None:
    start = Start((20000, 16000, 34000, 30000))
    game = play(Won(claims=(Claim(winner=2, han=8, fu=30),), discarder=1), start=start)
    assert (game.state.points[1], game.state.end) == (0, None)
    assert [counts.busts for counts in game.counts()] == [0, 0, 0, 0]


def test_below_zero_is_bust_only_where_that_ends_the_game() -> None:
    win = Won(claims=(Claim(winner=2, yakuman=1),), discarder=1)
    assert [counts.busts for counts in play(win, rules=TENHOU).counts()] == [0, 1, 0, 0]
    without = play(win, rules=change_rule(TENHOU, "tobi", "none"))
    assert [counts.busts for counts in without.counts()] == [0, 0, 0, 0]


def test_a_game_without_a_hand_is_a_game() -> None:
    assert [done(counts) for counts in play(Stopped()).counts()] == [{"games": 1}] * 4


def test_with_head_bump_only_the_first_has_won() -> None:
    rons = Won(claims=(Claim(winner=2, han=1, fu=30), Claim(winner=3, han=3, fu=30)), discarder=1)
    game = play(rons, rules=change_rule(LEAGUE, "multiple_ron", "head_bump"))
    assert [counts.wins for counts in game.counts()] == [0, 0, 1, 0]
    assert game.counts()[1].deal_in_points == 1000
    assert game.entries() == (FpointEntry(1, DEAL_IN),)


THREE_RONS = Won(claims=tuple(Claim(winner=winner, han=1, fu=30) for winner in (0, 2, 3)), discarder=1)


def test_three_rons_that_are_a_draw_are_nobodys_deal_in() -> None:
    game = play(THREE_RONS)
    assert game.entries() == ()
    assert [(counts.hands, counts.wins, counts.deal_ins, counts.draws) for counts in game.counts()] == [
        (1, 0, 0, 0)
    ] * 4


def test_three_rons_that_are_paid_are_one_deal_in() -> None:
    game = play(THREE_RONS, rules=change_rule(LEAGUE, "triple_ron", "all"))
    assert game.entries() == (FpointEntry(1, TRIPLE),)
    assert (game.counts()[1].deal_ins, game.counts()[1].deal_in_points) == (1, 1500 + 1000 + 1000)


@pytest.mark.parametrize(
    ("claim", "entries"),
    [
        (Claim(winner=1, han=3, fu=30, ippatsu=True), (FpointEntry(1, IPPATSU),)),
        (Claim(winner=1, han=3, fu=30, ippatsu=True, fpoint_declined=True), ()),
        (Claim(winner=1, han=3, fu=30), ()),
    ],
)
def test_a_tsumo_with_ippatsu_counts_unless_it_is_declined(claim: Claim, entries: tuple[object, ...]) -> None:
    assert play(RiichiDeclared(seat=1), Won(claims=(claim,))).entries() == entries


def test_draws_and_chombo_make_no_entry() -> None:
    assert play(Ryuukyoku(tenpai=frozenset({1})), Chombo(seat=1)).entries() == ()


def test_a_game_adds_up_by_seat_as_a_league_counts() -> None:
    ippatsu = Won(claims=(Claim(winner=1, han=3, fu=30, ippatsu=True),))
    dealt_in = Won(claims=(Claim(winner=2, han=1, fu=30),), discarder=1)
    twice = Won(claims=(Claim(winner=2, han=1, fu=30), Claim(winner=3, han=1, fu=30)), discarder=0)
    game = play(RiichiDeclared(seat=1), ippatsu, dealt_in, twice)
    assert game_fpoints(game.results, game.state, LEAGUE) == {1: -1 + 1, 0: 2}
    assert game_fpoints(game.results, game.state, change_rule(LEAGUE, "fpoint_double_ron", 3)) == {1: 0, 0: 3}


def test_a_game_that_was_added_can_be_taken_out() -> None:
    one, other = HandCounts(games=1, hands=8, wins=2, win_points=9100), HandCounts(games=1, hands=11, wins=3, busts=1)
    assert one + other == HandCounts(games=2, hands=19, wins=5, win_points=9100, busts=1)
    assert one + other - one == other


def test_ratios_say_of_how_many() -> None:
    counts = GAME.counts()[1]
    assert {stat.value: tuple(counts.ratio(stat)) for stat in HandStat} == {
        "win": (3, 6),
        "deal_in": (1, 6),
        "tsumo": (1, 3),
        "riichi": (1, 6),
        "call": (0, 3),
        "win_points": (12200, 3),
        "deal_in_points": (16000, 1),
        "draw_tenpai": (0, 1),
        "dealer_win": (1, 2),
        "riichi_win": (1, 1),
        "riichi_deal_in": (0, 1),
        "ippatsu": (1, 1),
        "ura": (1, 1),
        "bust": (0, 1),
        "chombo": (0, 1),
    }
    assert counts.ratio(HandStat.WIN_POINTS).value == Fraction(12200, 3)
    assert Ratio(0, 0).value is None


any_counts = st.builds(HandCounts, **{name: st.integers(0, 1000) for name in HandCounts.__slots__})


@given(any_counts, any_counts)
def test_what_was_added_can_be_taken_out(one: HandCounts, other: HandCounts) -> None:
    assert one + other == other + one
    assert one + other - other == one
    assert one + HandCounts() == one


def test_real_games_are_counted_as_their_logs_say(oracle: Path) -> None:
    compared = 0
    for record, game in islice(zip(records(oracle, "games"), logged_games(oracle), strict=True), 200):
        if departures(game):
            continue
        events = [event for hand in game.hands for event in hand.events]
        total = sum(play(*events, rules=game.rules, start=game.hands[0].start).counts(), HandCounts())
        wins = [win for hand in record["hands"] for win in hand.get("wins", ())]
        assert total.hands == game.rules.players * len(record["hands"])
        assert total.dealer_hands == len(record["hands"])
        assert (total.wins, total.win_points) == (len(wins), sum(win["points"] for win in wins))
        assert total.deal_ins == sum("wins" in hand and hand["result"] != "tsumo" for hand in record["hands"])
        assert total.riichi_hands == sum(len(hand["riichi"]) for hand in record["hands"])
        compared += 1
    assert compared > 100
