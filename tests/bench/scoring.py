"""How fast hands are scored, beside the `mahjong` package on the same hands in the same run.

Both sides get the tile numbers of a deal (0-135) and build the objects that a caller would build. They take turns on
small batches, so that whatever else the machine does meets both. Run with `make bench`.
"""

from __future__ import annotations

import dataclasses
import gc
import gzip
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as PeerMeld

from core.hand import RED_FIVES, TILES, Chankan, Hand, Meld, MeldKind, Riichi, Win, Wind
from core.rules import load_preset
from core.scoring import HandScore, score_hand

WORKLOAD: Final = Path(__file__).parents[3] / "shared" / "oracle" / "workload.jsonl.gz"
BATCH: Final = 2000
ROUNDS: Final = 15

_RED_NUMBERS: Final = (16, 52, 88)
_TILE_OF: Final = tuple(
    RED_FIVES[_RED_NUMBERS.index(number)] if number in _RED_NUMBERS else TILES[number // 4] for number in range(136)
)
_RIICHI: Final = (None, Riichi.RIICHI, Riichi.DOUBLE)
_WINDS: Final = tuple(Wind)
_PEER_WINDS: Final = (EAST, SOUTH, WEST, NORTH)
_PEER_MELDS: Final = {
    MeldKind.CHI: (PeerMeld.CHI, True),
    MeldKind.PON: (PeerMeld.PON, True),
    MeldKind.DAIMINKAN: (PeerMeld.KAN, True),
    MeldKind.KAKAN: (PeerMeld.SHOUMINKAN, True),
    MeldKind.ANKAN: (PeerMeld.KAN, False),
}
_RULES: Final = dataclasses.replace(
    load_preset("tenhou"),
    suuankou_tanki_double=True,
    junsei_chuuren_double=True,
    kokushi_13_double=True,
    daisuushii_double=True,
)
_PEER_RULES: Final = OptionalRules(has_open_tanyao=True, has_aka_dora=True)
_PEER: Final = HandCalculator()


@dataclasses.dataclass(frozen=True, slots=True)
class Deal:
    """One hand of the workload, as numbers."""

    closed: tuple[int, ...]
    win: int
    melds: tuple[tuple[MeldKind, tuple[int, ...]], ...]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    seat: int
    round_wind: int
    from_seat: int | None
    riichi: int
    ippatsu: bool
    haitei: bool
    houtei: bool
    rinshan: bool
    chankan: bool
    tenhou: bool
    chiihou: bool
    points: int


def read_deal(record: dict[str, Any]) -> Deal:
    """Take what both sides need from a record of the workload."""
    seat = record["seat_wind"]
    flags = ("ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou")
    return Deal(
        closed=tuple(record["closed"]),
        win=record["win"],
        melds=tuple((MeldKind(meld["type"]), tuple(meld["tiles"])) for meld in record["melds"]),
        dora=tuple(record["dora"]),
        ura=tuple(record["ura"]),
        seat=seat,
        round_wind=record["round_wind"],
        from_seat=None if record["tsumo"] else (seat + record["ron_from"]) % 4,
        riichi=record["riichi"],
        points=record["expected"]["points"],
        **{flag: record[flag] for flag in flags},
    )


def ours(deal: Deal) -> HandScore:
    """Build hand and situation, and score."""
    number = deal.win
    hand = Hand(
        tuple([_TILE_OF[n] for n in deal.closed if n != number]),
        tuple([Meld(kind, tuple([_TILE_OF[n] for n in tiles])) for kind, tiles in deal.melds]),
        _TILE_OF[number],
    )
    win = Win(
        seat_wind=_WINDS[deal.seat],
        round_wind=_WINDS[deal.round_wind],
        discarder=None if deal.from_seat is None else _WINDS[deal.from_seat],
        riichi=_RIICHI[deal.riichi],
        ippatsu=deal.ippatsu,
        last_tile=deal.haitei or deal.houtei,
        rinshan=deal.rinshan,
        chankan=Chankan.ADDED_KAN if deal.chankan else None,
        first_turn=deal.tenhou or deal.chiihou,
        dora_indicators=tuple([_TILE_OF[n] for n in deal.dora]),
        ura_indicators=tuple([_TILE_OF[n] for n in deal.ura]),
    )
    return score_hand(hand, win, _RULES)


def explained(deal: Deal) -> tuple[object, ...]:
    """The same with all that a card shows: the points, the fu line by line, every payment."""
    score = ours(deal)
    return score.points, score.fu_items, score.payments


def peer(deal: Deal) -> Any:  # noqa: ANN401  -- the package's result has no public type
    """The same with the `mahjong` package."""
    tiles = list(deal.closed)
    melds = []
    for kind, numbers in deal.melds:
        name, is_open = _PEER_MELDS[kind]
        melds.append(PeerMeld(name, numbers, opened=is_open))
        tiles += numbers
    config = HandConfig(
        is_tsumo=deal.from_seat is None,
        is_riichi=deal.riichi == 1,
        is_daburu_riichi=deal.riichi == 2,
        is_ippatsu=deal.ippatsu,
        is_rinshan=deal.rinshan,
        is_chankan=deal.chankan,
        is_haitei=deal.haitei,
        is_houtei=deal.houtei,
        is_tenhou=deal.tenhou,
        is_chiihou=deal.chiihou,
        player_wind=_PEER_WINDS[deal.seat],
        round_wind=_PEER_WINDS[deal.round_wind],
        options=_PEER_RULES,
    )
    return _PEER.estimate_hand_value(
        tiles,
        deal.win,
        melds=melds,
        dora_indicators=deal.dora,
        config=config,
        ura_dora_indicators=deal.ura,
    )


def wrong_results(deals: Sequence[Deal]) -> tuple[int, int]:
    """How many hands each side scores differently from what is expected."""
    own = sum(ours(deal).points != deal.points for deal in deals)
    others = sum(_peer_points(deal) != deal.points for deal in deals)
    return own, others


def _peer_points(deal: Deal) -> int | None:
    cost = peer(deal).cost
    return int(cost["main"] + (2 * cost["additional"] if deal.from_seat is None else 0)) if cost else None


def seconds(work: Callable[[Deal], object], deals: Sequence[Deal]) -> float:
    """How long `work` takes over `deals`."""
    start = time.perf_counter()
    for deal in deals:
        work(deal)
    return time.perf_counter() - start


def round_of(deals: Sequence[Deal]) -> tuple[float, float, float]:
    """Microseconds a hand for ours, ours with explanations, and the peer, taking turns batch by batch."""
    totals = [0.0, 0.0, 0.0]
    for first in range(0, len(deals), BATCH):
        batch = deals[first : first + BATCH]
        for index, work in enumerate((ours, explained, peer)):
            totals[index] += seconds(work, batch)
    own, with_explanations, others = (total / len(deals) * 1e6 for total in totals)
    return own, with_explanations, others


def main() -> int:
    """Print the comparison; 1 if either side is wrong about a hand, 2 if there is no workload."""
    if not WORKLOAD.exists():
        print(f"no workload at {WORKLOAD}: nothing to measure")
        return 2
    with gzip.open(WORKLOAD, "rt", encoding="utf-8") as lines:
        deals = [read_deal(json.loads(line)) for line in lines]
    cold = seconds(ours, deals) / len(deals) * 1e6
    wrong = wrong_results(deals)
    print(f"{len(deals)} hands; scored otherwise than expected: tenbou {wrong[0]}, mahjong {wrong[1]}")
    gc.collect()
    gc.freeze()
    rounds = [round_of(deals) for _ in range(ROUNDS)]
    own, with_explanations, others = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratios = sorted(others / own for own, _, others in rounds)
    median = statistics.median(ratios)
    print(f"tenbou  {own:6.2f} µs a hand  ({cold:.1f} µs on the first pass, while its tables fill)")
    print(f"mahjong {others:6.2f} µs a hand")
    print(f"tenbou scores {median:.2f} times as many hands a second ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    share = 1 - own / with_explanations
    print(f"with points, fu lines and payments {with_explanations:.2f} µs: explanations are {share:.0%} of it,")
    print(f"and then it is {others / with_explanations:.2f} times as many")
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
