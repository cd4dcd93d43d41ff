"""Tenhou's own logs: small ones for each thing that happens, and real games where they are present."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.hand import Chankan, Liability, MeldKind, Riichi, Source, Yaku, parse_hand
from core.hand.tiles import Wind
from core.logs import GameRecord, StatedKyoku, StatedWin, read_log, verify
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    EndReason,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Start,
    Won,
    replay,
    results,
)
from tests.support.mjlogs import log, turned

OWN = ("wins", "draws", "three", "middle")


def read(name: str) -> GameRecord:
    return read_log(log(name).encode())


def only_win(kyoku: StatedKyoku) -> StatedWin:
    (win,) = kyoku.wins
    return win


# --- the game


def test_names_are_decoded() -> None:
    assert read("wins").names == ("Ann", "Bob", "花子", "Dan")
    assert read("three").names == ("Ann", "Bob", "花子")


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("by", [1, 2, 3])
def test_seats_are_counted_from_the_first_dealer_wherever_the_log_begins(name: str, by: int) -> None:
    assert read_log(turned(log(name), by).encode()) == read(name)


def test_a_log_may_begin_in_the_middle_and_break_off_in_a_hand() -> None:
    record = read("middle")
    assert record.start == Start((24000, 31000, 18000, 45000), Wind.SOUTH, 1, 1, 2000)
    assert record.final_points is None
    assert not record.is_complete
    assert record.kyokus[-1].changes is None
    assert record.events[-1] == RiichiDeclared(seat=3, riichi=Riichi.DOUBLE)


def test_a_game_goes_to_its_final_points() -> None:
    record = read("wins")
    assert record.final_points == (17500, 89400, 32300, -39200)
    assert record.final_scores == (-220, 990, 120, -890)
    assert replay(record.events, record.rules, record.names).end is EndReason.BUST


def test_whole_numbers_of_old_logs_are_scores_too() -> None:
    text = re.sub(r'owari="[^"]*"', 'owari="175,-22,894,109,323,12,-392,-99"', log("wins"))
    assert read_log(text.encode()).final_scores == (-220, 1090, 120, -990)


def test_chips_are_passed_over() -> None:
    text = re.sub(r'(sc|owari)="([^"]*)"', r'\1="\2,0,-1,1,3,0,-1,-1,-1"', log("wins"))
    assert read_log(text.encode()) == read("wins")


@pytest.mark.parametrize("name", OWN)
def test_a_log_agrees_with_the_rules(name: str) -> None:
    record = read(name)
    assert record.contradictions == ()
    assert verify(record) == ()


# --- wins


def test_a_riichi_with_ippatsu_and_ura() -> None:
    kyoku = read("wins").kyokus[0]
    win = only_win(kyoku)
    assert kyoku.events[0] == RiichiDeclared(seat=1)
    assert (win.winner, win.discarder, win.win.riichi, win.win.ippatsu) == (1, None, Riichi.RIICHI, True)
    assert win.hand == parse_hand("234m456p34556s22z 7s")
    assert (win.han, win.fu, win.yakuman, win.points) == (5, 30, 0, 8000)
    assert win.yaku is not None
    assert [one.yaku for one in win.yaku] == [Yaku.RIICHI, Yaku.IPPATSU, Yaku.MENZEN_TSUMO, Yaku.URA_DORA]
    assert [str(tile) for tile in (*win.win.dora_indicators, *win.win.ura_indicators)] == ["9s", "1z"]
    assert win.changes == kyoku.changes == (-4000, 9000, -2000, -2000)
    assert win.win.kyoutaku_points == 1000
    (riichi,) = kyoku.riichi
    assert (riichi.seat, str(riichi.hand)) == (1, "234m456p34556s22z")


def test_a_riichi_tile_that_is_won_on_leaves_no_stick() -> None:
    kyoku = read("wins").kyokus[1]
    won = kyoku.events[-1]
    assert [event.seat for event in kyoku.events if isinstance(event, RiichiDeclared)] == [2, 3]
    assert isinstance(won, Won)
    assert won.riichi_tile
    assert won.discarder == 3
    assert only_win(kyoku).win.riichi is Riichi.DOUBLE
    assert [riichi.seat for riichi in kyoku.riichi] == [2, 3]
    assert kyoku.changes == (0, 0, 8700, -7700)


def test_two_rons_are_one_event() -> None:
    kyoku = read("wins").kyokus[2]
    (won,) = kyoku.events
    assert isinstance(won, Won)
    assert [claim.winner for claim in won.claims] == [0, 2]
    assert won.called == frozenset({2})
    assert kyoku.changes == (1300, 0, 2900, -4200)
    assert str(kyoku.wins[1].hand) == "33567m46s555z 5s (340<p)"


def test_the_second_of_two_winners_gets_no_honba_though_the_log_repeats_them() -> None:
    text = log("wins").replace('<INIT seed="2,0,0', '<INIT seed="2,5,0')
    text = re.sub(r'ba="0,0"( hai="(?:4,5,40|8,9,17))', r'ba="5,0"\1', text)
    record = read_log(text.encode())
    assert [win.win.honba for win in record.kyokus[2].wins] == [5, 0]
    assert record.contradictions == ()


def test_a_robbed_kan_leaves_ippatsu() -> None:
    win = only_win(read("wins").kyokus[3])
    assert (win.discarder, win.win.chankan, win.win.ippatsu) == (0, Chankan.ADDED_KAN, True)
    assert (win.win.honba, win.win.last_tile, win.win.rinshan) == (1, False, False)


def test_a_tile_that_replaces_a_closed_kan() -> None:
    win = only_win(read("wins").kyokus[4])
    assert win.win.rinshan
    assert str(win.hand) == "234p5667799s 8s [1111m]"
    assert len(win.win.dora_indicators) == 2


def test_a_call_ends_ippatsu_and_the_first_turn() -> None:
    win = only_win(read("wins").kyokus[5])
    assert (win.win.riichi, win.win.ippatsu, win.win.first_turn, win.win.rinshan) == (None, False, False, False)


def test_the_liable_player_is_named_with_what_for() -> None:
    kyoku = read("wins").kyokus[6]
    won, win = kyoku.events[-1], only_win(kyoku)
    assert isinstance(won, Won)
    assert won.claims[0].pao == (LiableSeat(3, Liability.DAISANGEN),)
    assert won.claims[0].yakuman == win.yakuman == 1
    assert (won.claims[0].han, won.claims[0].fu) == (0, 0)
    assert win.win.pao == ((Liability.DAISANGEN, Wind.WEST),)
    assert [meld.source for meld in win.hand.melds] == [Source.SHIMOCHA, Source.TOIMEN, Source.TOIMEN]
    assert [meld.kind for meld in win.hand.melds] == [MeldKind.PON, MeldKind.PON, MeldKind.DAIMINKAN]


def test_the_first_draw() -> None:
    win = only_win(read("middle").kyokus[0])
    assert win.win.first_turn
    assert win.yaku == ((Yaku.TENHOU, 0, 1),)
    assert (win.win.honba, win.win.kyoutaku_points) == (1, 2000)


def test_the_points_beside_a_riichi_may_be_left_out() -> None:
    assert read_log(re.sub(r'(<REACH who="\d") ten="[^"]*"', r"\1", log("wins")).encode()) == read("wins")


# --- three players


def test_norths_set_aside() -> None:
    kyoku = read("three").kyokus[0]
    win = only_win(kyoku)
    assert (win.win.kita, win.win.rinshan, win.win.seat_wind) == (2, True, Wind.SOUTH)
    assert win.hand.melds == ()
    assert kyoku.changes == (-8000, 13000, -4000)
    won = kyoku.events[-1]
    assert isinstance(won, Won)
    assert won.called == frozenset()


def test_a_north_can_be_won_on_when_it_is_set_aside() -> None:
    win = only_win(read("three").kyokus[1])
    assert (win.discarder, win.win.chankan, win.win.ippatsu) == (2, Chankan.KITA, True)


def test_the_last_tile_and_the_last_discard() -> None:
    by_tsumo, by_ron = (only_win(kyoku) for kyoku in read("three").kyokus[2:])
    assert (by_tsumo.discarder, by_tsumo.win.last_tile) == (None, True)
    assert (by_ron.discarder, by_ron.win.last_tile) == (1, True)


def test_a_call_among_three() -> None:
    kyoku = read("three").kyokus[3]
    won = kyoku.events[-1]
    assert isinstance(won, Won)
    assert won.called == frozenset({1})


# --- draws


def draws() -> Iterator[object]:
    for kyoku in read("draws").kyokus:
        yield kyoku.events[-1]


def test_abortive_draws() -> None:
    kinds = [(draw.kind, draw.seat) for draw in draws() if isinstance(draw, AbortiveDraw)]
    assert kinds == [
        (AbortiveKind.KYUUSHU, 1),
        (AbortiveKind.FOUR_WINDS, None),
        (AbortiveKind.FOUR_KANS, None),
        (AbortiveKind.FOUR_RIICHI, None),
        (AbortiveKind.TRIPLE_RON, None),
    ]


def test_the_riichi_that_three_win_on_is_none() -> None:
    kyoku = read("draws").kyokus[4]
    assert kyoku.events == (AbortiveDraw(kind=AbortiveKind.TRIPLE_RON, called=frozenset()),)


def test_exhaustive_draws() -> None:
    nobody: frozenset[int] = frozenset()
    assert [draw for draw in draws() if isinstance(draw, Ryuukyoku)] == [
        Ryuukyoku(tenpai=frozenset({0}), nagashi=frozenset({1}), called=nobody),
        Ryuukyoku(called=nobody),
        Ryuukyoku(tenpai=frozenset({1, 2}), called=frozenset({2})),
    ]


def test_hands_at_a_draw_are_those_shown_and_those_held() -> None:
    kyoku = read("draws").kyokus[-1]
    assert [(seat, str(hand)) for seat, hand in kyoku.shown] == [
        (1, "123456789m1123p"),
        (2, "123m456p7899s (2>22z)"),
    ]
    assert len(kyoku.held) == 4
    assert dict(kyoku.held)[1] == dict(kyoku.shown)[1]


# --- real games

NOT_BY_THE_RULES = {
    "G00040": "a lobby where a honba is 1500",
    "G00083": "of a time when a tenpai dealer did not end the game",
    "G00093": "a room with kiriage",
}


def real_logs(oracle: Path) -> Iterator[tuple[str, GameRecord]]:
    for path in sorted((oracle / "mjlog").iterdir()):
        yield path.stem, read_log(path.read_bytes())


def test_real_games_are_read_and_replayed(oracle: Path) -> None:
    count, wrong, final_points = 0, [], []
    for name, record in real_logs(oracle):
        count += 1
        assert record.contradictions == (), name
        if name in NOT_BY_THE_RULES:
            continue
        played = list(results(record.events, record.rules, record.names, start=record.start))
        for kyoku, result in zip(record.kyokus, played, strict=False):
            stated = (kyoku.points, kyoku.honba, kyoku.kyoutaku_points, kyoku.dealer, kyoku.round_wind, kyoku.changes)
            sticks = tuple(1000 * (riichi is not None) for riichi in result.riichi)
            changes = tuple(change + stick for change, stick in zip(result.changes, sticks, strict=True))
            found = (result.before, result.honba, result.kyoutaku_points, result.dealer, result.round_wind, changes)
            if stated != found:
                wrong.append((name, stated, found))
        state = replay(record.events, record.rules, record.names, start=record.start)
        ended = [
            points + (state.kyoutaku_points if seat == state.order[0] else 0)
            for seat, points in enumerate(state.points)
        ]
        if record.final_points is not None and (tuple(ended) != record.final_points or state.end is None):
            final_points.append((name, record.final_points, ended))
    assert wrong == []
    assert final_points == []
    assert count == 325


def test_real_games_begin_with_any_seat(oracle: Path) -> None:
    for path in sorted((oracle / "mjlog").iterdir())[::20]:
        data = path.read_bytes()
        text = (gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data).decode()
        assert read_log(turned(text, 1).encode()) == read_log(data)
