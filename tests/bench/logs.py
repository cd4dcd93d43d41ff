"""How fast logs of games are verified, beside the same work with the `mahjong` package as the scorer.

Both sides get the bytes of real logs. The package neither reads logs nor keeps a table, so both read with the same
reader and replay with the same engine. By one or the other each win is scored, each riichi and each hand at a draw
checked for tenpai, each ron for furiten, and each closed kan in riichi for what it does to the waits. They take turns,
log by log. Run with `make bench`.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from mahjong.agari import Agari
from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as PeerMeld
from mahjong.shanten import Shanten

from core.hand import Hand, MeldKind, Riichi, Tile, Wind
from core.logs import GameRecord, StatedWin, read_log, verify
from core.rules import load_preset
from core.rules.choices import Tobi
from core.settlement import settle
from core.table import Event, RiichiDeclared, Ryuukyoku, TableState, apply, replay

LOGS: Final = Path(__file__).parents[3] / "shared" / "oracle" / "mjlog"
ROUNDS: Final = 5
EVENTS: Final = 2000

_PEER_WINDS: Final = (EAST, SOUTH, WEST, NORTH)
_PEER_MELDS: Final = {
    MeldKind.CHI: (PeerMeld.CHI, True),
    MeldKind.PON: (PeerMeld.PON, True),
    MeldKind.DAIMINKAN: (PeerMeld.KAN, True),
    MeldKind.KAKAN: (PeerMeld.SHOUMINKAN, True),
    MeldKind.ANKAN: (PeerMeld.KAN, False),
}
_PEER: Final = HandCalculator()
_SHANTEN: Final = Shanten()
_AGARI: Final = Agari()


def ours(data: bytes) -> int:
    """Read and verify a log; how much in it disagrees."""
    return len(verify(read_log(data)))


def peer(data: bytes) -> int:
    """The same with the package's scorer and its shanten."""
    record = read_log(data)
    return sum(_peer_checks(record)) + _replayed(record)


def _peer_checks(record: GameRecord) -> Iterator[bool]:
    """Whether each win and each tenpai hand is otherwise than the log says."""
    rules = record.rules
    options = OptionalRules(has_open_tanyao=rules.kuitan, has_aka_dora=any(rules.red_fives))
    for kyoku in record.kyokus:
        for riichi in kyoku.riichi:
            yield _SHANTEN.calculate_shanten(_counts(riichi.hand)) != 0
        end = kyoku.events[-1]
        if isinstance(end, Ryuukyoku):
            for seat, hand in (dict(kyoku.shown) | dict(kyoku.held)).items():
                yield (_SHANTEN.calculate_shanten(_counts(hand)) == 0) != (seat in end.tenpai)
        for win in kyoku.wins:
            yield _peer_differs(win, options)
            if win.gone:
                yield _waits_among(_counts(win.hand), [kind for kind in range(34) if win.gone >> kind & 1])
        for kan in kyoku.kans:
            yield _waits(_counts(kan.before)) != _waits(_counts(kan.after))


def _waits_among(counts: list[int], kinds: Sequence[int]) -> bool:
    """Whether a hand waits for one of these kinds; no others are tried."""
    for kind in kinds:
        if counts[kind] < 4:
            counts[kind] += 1
            if _AGARI.is_agari(counts):
                return True
            counts[kind] -= 1
    return False


def _waits(counts: list[int]) -> list[int]:
    return [kind for kind in range(34) if _waits_among(counts.copy(), [kind])]


def _peer_differs(win: StatedWin, options: OptionalRules) -> bool:
    found = peer_score(win, options)
    if found.cost is None:
        return True
    main, additional = found.cost["main"], found.cost["additional"]
    points = main if win.discarder is not None else main + 2 * additional
    return bool(points != win.points or (not win.yakuman and (found.han, found.fu) != (win.han, win.fu)))


def peer_score(win: StatedWin, options: OptionalRules) -> Any:  # noqa: ANN401  -- the package has no public type
    """Score a win with the package, which counts the 136 tiles one by one."""
    hand, moment = win.hand, win.win
    used = [0] * 34
    assert hand.winning_tile is not None
    winning = _number(hand.winning_tile, used)
    tiles = [winning, *(_number(tile, used) for tile in hand.concealed)]
    melds = []
    for meld in hand.melds:
        name, is_open = _PEER_MELDS[meld.kind]
        numbers = [_number(tile, used) for tile in meld.tiles]
        melds.append(PeerMeld(name, numbers, opened=is_open))
        tiles += numbers
    config = HandConfig(
        is_tsumo=win.discarder is None,
        is_riichi=moment.riichi is Riichi.RIICHI,
        is_daburu_riichi=moment.riichi is Riichi.DOUBLE,
        is_ippatsu=moment.ippatsu and not moment.rinshan,
        is_rinshan=moment.rinshan,
        is_chankan=moment.chankan is not None,
        is_haitei=moment.last_tile and win.discarder is None and not moment.rinshan,
        is_houtei=moment.last_tile and win.discarder is not None,
        is_tenhou=moment.first_turn and win.discarder is None and moment.seat_wind is Wind.EAST,
        is_chiihou=moment.first_turn and win.discarder is None and moment.seat_wind is not Wind.EAST,
        player_wind=_PEER_WINDS[moment.seat_wind],
        round_wind=_PEER_WINDS[moment.round_wind],
        options=options,
    )
    return _PEER.estimate_hand_value(
        tiles,
        winning,
        melds=melds,
        dora_indicators=[4 * tile.kind for tile in moment.dora_indicators],
        config=config,
        ura_dora_indicators=[4 * tile.kind for tile in moment.ura_indicators],
    )


def _number(tile: Tile, used: list[int]) -> int:
    """One of the four tiles of a kind that is not used yet; the first of the fives is the red one."""
    if tile.red:
        return 4 * tile.kind
    plain_five = tile.kind in (4, 13, 22)
    used[tile.kind] += 1
    return 4 * tile.kind + used[tile.kind] - 1 + plain_five


def _counts(hand: Hand) -> list[int]:
    counts = [0] * 34
    for tile in hand.concealed:
        counts[tile.kind] += 1
    return counts


def _replayed(record: GameRecord) -> int:
    """How many of the log's numbers the table denies."""
    state, wrong = TableState.at_start(record.rules, record.names, record.start), 0
    for kyoku in record.kyokus:
        begin = (kyoku.points, kyoku.honba, kyoku.kyoutaku_points, kyoku.dealer, kyoku.round_wind)
        wrong += begin != (state.points, state.honba, state.kyoutaku_points, state.dealer, state.round_wind)
        before = state
        for event in kyoku.events:
            before = state
            state = apply(state, event)
        paid = tuple(new - old for new, old in zip(state.points, before.points, strict=True))
        wrong += kyoku.changes is not None and _without_returned_stick(paid, kyoku.changes)
    if record.final_points is None:
        return wrong
    settled = settle(state.points, record.rules, kyoutaku_points=state.kyoutaku_points)
    return wrong + (tuple(each.raw + each.kyoutaku for each in settled.placements) != record.final_points)


def _without_returned_stick(paid: tuple[int, ...], stated: tuple[int, ...]) -> bool:
    """Whether payments differ by more than the stick of a riichi that did not stand."""
    return any(ours not in (theirs, theirs + 1000) for ours, theirs in zip(paid, stated, strict=True))


def seconds(work: Callable[[bytes], object], data: bytes) -> float:
    """How long `work` takes over a log, whatever else the machine does meanwhile."""
    start = time.process_time()
    work(data)
    return time.process_time() - start


def read_and_replay(data: bytes) -> int:
    """What both sides have in common."""
    return _replayed(read_log(data))


def round_of(logs: Sequence[bytes]) -> tuple[float, float, float, float]:
    """Milliseconds a log for ours, the peer, reading alone, and reading and replaying, taking turns."""
    totals = [0.0, 0.0, 0.0, 0.0]
    for data in logs:
        for index, work in enumerate((ours, peer, read_log, read_and_replay)):
            totals[index] += seconds(work, data)
    own, others, reading, replaying = (total / len(logs) * 1e3 for total in totals)
    return own, others, reading, replaying


def after_many_events() -> float:
    """Milliseconds to the state after many events, each hand a riichi and a draw at which the dealer stays."""
    rules = replace(load_preset("tenhou"), tobi=Tobi.NONE)
    hand: tuple[Event, ...] = (RiichiDeclared(seat=0), Ryuukyoku(tenpai=frozenset({0, 1})))
    events = hand * (EVENTS // 2)
    start = time.process_time()
    state = replay(events, rules, ("East", "South", "West", "North"))
    elapsed = time.process_time() - start
    assert state.hands == EVENTS // 2
    return elapsed * 1e3


def main() -> int:
    """Print the comparison; 2 if there are no logs."""
    if not LOGS.is_dir():
        print(f"no logs at {LOGS}: nothing to measure")
        return 2
    files = [file.read_bytes() for file in sorted(LOGS.iterdir())]
    # The package has no rules for three players.
    four = [data for data in files if len(read_log(data).names) == 4]
    cold = sum(seconds(ours, data) for data in four) / len(four) * 1e3
    logs = [data for data in four if not ours(data)]
    wrong = sum(bool(peer(data)) for data in logs)
    print(f"{len(logs)} logs in which nothing disagrees; with mahjong something does in {wrong}")
    gc.collect()
    gc.freeze()
    rounds = [round_of(logs) for _ in range(ROUNDS)]
    own, others, reading, replaying = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratios = sorted(theirs / mine for mine, theirs, *_ in rounds)
    checks = sorted((theirs - read) / (mine - read) for mine, theirs, read, _ in rounds)
    print(f"tenbou       {own:5.2f} ms a log, {1e3 / own:4.0f} logs a second ({cold:.1f} ms on the first pass)")
    print(f"with mahjong {others:5.2f} ms a log, {1e3 / others:4.0f} logs a second")
    print(f"tenbou verifies {statistics.median(ratios):.2f} times as many logs a second from bytes on")
    print(f"({ratios[0]:.2f} to {ratios[-1]:.2f}), and {statistics.median(checks):.2f} times once they are read")
    print("Both read a log with the same reader and replay it at the same table, which is most of the work:")
    print(
        f"reading is {reading:.2f} ms, {reading / own:.0%} of tenbou's time and {reading / others:.0%} of the other's;"
    )
    print(f"replaying {replaying - reading:.2f} ms. What is left, scoring wins and looking for tenpai and furiten,")
    print(
        f"is {own - replaying:.2f} ms by tenbou and {others - replaying:.2f} ms by mahjong, so that from bytes on the"
    )
    print(f"ratio could not be more than {others / replaying:.2f} however fast a scorer is.")
    print(f"state after {EVENTS} events: {statistics.median(after_many_events() for _ in range(ROUNDS)):.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
