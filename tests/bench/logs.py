"""How fast logs of games are verified, beside the same work with the `mahjong` package as the scorer, in two ways.

All get the bytes of real logs, and in each every move is followed, each win scored, each riichi and each hand at a
draw checked for tenpai, each ron for furiten, each closed kan in riichi for what it does to the waits, and all points
are counted to the end of the game. Each takes its turn on all logs. Run with `make bench`.

- The whole peer (`peer_logs`) has nothing of ours: it reads with `defusedxml` and follows the play by itself.
- The peer with our reader reads and replays as we do, and only scores and checks by the package, so that the two
  scorers can be told from all the rest. Since most of the time goes into what they share, its ratio is bounded.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import fromstring

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
from tests.bench import peer_logs

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


def whole_peer(data: bytes) -> int:
    """The same by the verifier that has nothing of ours."""
    return len(peer_logs.disagreements(data))


def unsafe_peer(data: bytes) -> int:
    """The same with the standard library's parser, which is not safe for what strangers upload, but faster."""
    return len(peer_logs.disagreements(data, fromstring))


def peer(data: bytes) -> int:
    """Read and replay as ours does, with the package's scorer and its shanten."""
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


def seconds(work: Callable[[bytes], object], logs: Sequence[bytes]) -> float:
    """How long `work` takes over the logs, whatever else the machine does meanwhile."""
    start = time.process_time()
    for data in logs:
        work(data)
    return time.process_time() - start


def read_and_replay(data: bytes) -> int:
    """What ours and the peer with our reader have in common."""
    return _replayed(read_log(data))


class Times(NamedTuple):
    """Milliseconds a log."""

    own: float
    whole: float
    unsafe: float
    shared: float
    reading: float
    replaying: float
    parsing: float


_WORKS: Final[tuple[Callable[[bytes], object], ...]] = (
    ours,
    whole_peer,
    unsafe_peer,
    peer,
    read_log,
    read_and_replay,
    peer_logs.parse,
)


def round_of(logs: Sequence[bytes]) -> Times:
    """What each of the works takes, one after the other over all logs, so that none meets the caches of another."""
    return Times(*(seconds(work, logs) / len(logs) * 1e3 for work in _WORKS))


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


def spread(ratios: Iterable[float]) -> str:
    """The median of what the rounds gave, and the least and the most."""
    ordered = sorted(ratios)
    return f"{statistics.median(ordered):.2f} ({ordered[0]:.2f} to {ordered[-1]:.2f})"


def report(rounds: Sequence[Times], cold: float) -> None:
    """Print what the rounds gave."""
    times = Times(*(statistics.median(column) for column in zip(*rounds, strict=True)))
    for name, time_of in (
        ("tenbou", times.own),
        ("the whole peer", times.whole),
        ("  by an unsafe parser", times.unsafe),
        ("peer with our reader", times.shared),
    ):
        print(f"{name:22} {time_of:5.2f} ms a log, {1e3 / time_of:4.0f} logs a second")
    print(f"On its first pass tenbou takes {cold:.2f} ms. It verifies, in logs a second from bytes on,")
    print(f"  {spread(each.whole / each.own for each in rounds)} times as many as the whole peer: defusedxml, mahjong")
    print(f"  {spread(each.unsafe / each.own for each in rounds)} times as many as that with the parser of Python")
    print(f"  {spread(each.shared / each.own for each in rounds)} times as many as mahjong with our reader and table")
    left = spread((each.shared - each.replaying) / (each.own - each.replaying) for each in rounds)
    print(f"and scores and checks what has been read and replayed {left} times as fast.")
    print(
        f"Of tenbou's time reading is {times.reading:.2f} ms, replaying {times.replaying - times.reading:.2f}, scoring"
        f" and checking {times.own - times.replaying:.2f};"
    )
    print(f"of the whole peer's, parsing alone is {times.parsing:.2f} ms.")
    print(
        f"With our reader and table on both sides no scorer could bring more than {times.shared / times.replaying:.2f}."
    )


def main() -> int:
    """Print the comparison; 2 if there are no logs."""
    if not LOGS.is_dir():
        print(f"no logs at {LOGS}: nothing to measure")
        return 2
    files = [file.read_bytes() for file in sorted(LOGS.iterdir())]
    # The peers play by the rules for four.
    four = [data for data in files if len(read_log(data).names) == 4]
    cold = seconds(ours, four) / len(four) * 1e3
    logs = [data for data in four if not ours(data)]
    print(f"{len(logs)} logs in which nothing disagrees; by the whole peer something does in", end=" ")
    print(f"{sum(map(bool, map(whole_peer, logs)))}, by the peer with our reader in {sum(map(bool, map(peer, logs)))}")
    others = [data for data in four if ours(data)]
    print(f"in {len(others)} others something does; by the whole peer in {sum(map(bool, map(whole_peer, others)))}")
    gc.collect()
    gc.freeze()
    report([round_of(logs) for _ in range(ROUNDS)], cold)
    print(f"state after {EVENTS} events: {statistics.median(after_many_events() for _ in range(ROUNDS)):.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
