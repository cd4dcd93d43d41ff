"""Reads the records of real games as tables: where they start, the events of each hand, and what the log says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from core.hand import Liability, Wind
from core.rules import RuleSet, change_rule, load_preset
from core.table import (
    AbortiveDraw,
    AbortiveKind,
    Claim,
    Event,
    LiableSeat,
    RiichiDeclared,
    Ryuukyoku,
    Start,
    TableState,
    Won,
    apply,
)
from tests.support.oracle import Record, records

SEATS = ("Ann", "Bea", "Chi", "Dee")

_ABORTS = {
    "kyuushu": AbortiveKind.KYUUSHU,
    "suufon": AbortiveKind.FOUR_WINDS,
    "suukaikan": AbortiveKind.FOUR_KANS,
    "suucha_riichi": AbortiveKind.FOUR_RIICHI,
    "sanchahou": AbortiveKind.TRIPLE_RON,
}
_ALL_TENPAI = "全員聴牌"
_LEAST_MANGAN_FU = {3: 70, 4: 40}
_Seat = Callable[[int], int]


class LoggedHand(NamedTuple):
    """One hand of a real game: its events, and what the log says of its beginning, its end and its outcome.

    `changes` are those of the end alone, without the sticks that players put down in the hand.
    """

    events: tuple[Event, ...]
    start: Start
    changes: tuple[int, ...]
    after: tuple[int, ...]
    result: str


class LoggedGame(NamedTuple):
    """A real game with seats from the first dealer. `final` are the points its log ends with, sticks included."""

    name: str
    rules: RuleSet
    hands: tuple[LoggedHand, ...]
    final: tuple[int, ...] | None


def departures(game: LoggedGame, rules: RuleSet | None = None) -> list[str]:
    """Replay a game hand by hand, and name each place where the table and the log part.

    Where they do, the next hand begins as the log says.
    """
    state = TableState.at_start(rules or game.rules, SEATS[: game.rules.players], game.hands[0].start)
    found: list[str] = []
    for number, hand in enumerate(game.hands):
        if state.end is not None:
            return [*found, f"over before hand {number}"]
        if begun(state) != hand.start:
            found.append(f"begin of hand {number}")
            state = TableState.at_start(state.rules, state.seats, hand.start)
        *before, end = hand.events
        for event in before:
            state = apply(state, event)
        held, state = state.points, apply(state, end)
        changes = tuple(after - had for had, after in zip(held, state.points, strict=True))
        if (changes, state.points) != (hand.changes, hand.after):
            found.append(f"end of hand {number}")
            state = state._replace(points=hand.after)
    if game.final is not None:
        found += [] if state.end else ["not over at the end"]
        found += [] if with_sticks(state) == game.final else ["final points"]
    return found


def begun(state: TableState) -> Start:
    """Return how the hand begins that is to be played next."""
    return Start(state.points, state.round_wind, state.dealer, state.honba, state.kyoutaku_points)


def with_sticks(state: TableState) -> tuple[int, ...]:
    """Return the points after first place took what lies on the table."""
    first = state.order[0]
    return tuple(points + state.kyoutaku_points * (seat == first) for seat, points in enumerate(state.points))


def logged_games(folder: Path) -> Iterator[LoggedGame]:
    """Read every game."""
    return map(_game, records(folder, "games"))


def _game(record: Record) -> LoggedGame:
    players: int = record["n"]
    first = record["hands"][0]
    # The number of the hand counts four a wind, also with three players.
    start: int = (first["dealer"] - first["kyoku"] % 4) % players

    def seat(number: int) -> int:
        return (number - start) % players

    def by_seat(values: list[int]) -> tuple[int, ...]:
        return tuple(values[(start + turn) % players] for turn in range(players))

    hands = record["hands"]
    following = [*hands[1:], None]
    return LoggedGame(
        name=record["id"],
        rules=_rules(record),
        hands=tuple(
            LoggedHand(
                events=(*_riichi(hand, seat), _end(hand, after, seat)),
                start=_start(hand, by_seat),
                changes=by_seat(hand["deltas"]),
                after=by_seat(hand["scores_after"]),
                result=hand["result"],
            )
            for hand, after in zip(hands, following, strict=True)
        ),
        final=by_seat(record["final_raw"]) if record["complete"] else None,
    )


def _rules(record: Record) -> RuleSet:
    rules = load_preset("tenhou" if record["n"] == 4 else "tenhou-sanma")
    return change_rule(rules, "game_length", "east") if record["rule"]["length"] == "tonpuu" else rules


def _start(hand: Record, by_seat: Callable[[list[int]], tuple[int, ...]]) -> Start:
    wind, dealer = divmod(hand["kyoku"], 4)
    return Start(by_seat(hand["scores"]), Wind(wind), dealer, hand["honba"], 1000 * hand["sticks"])


def _riichi(hand: Record, seat: _Seat) -> tuple[Event, ...]:
    return tuple(RiichiDeclared(seat=seat(number)) for number in hand["riichi"])


def _end(hand: Record, following: Record | None, seat: _Seat) -> Event:
    result = hand["result"]
    if "wins" in hand:
        return _won(hand, seat)
    if result in _ABORTS:
        # Who shows nine terminals is not in every record, and changes nothing under these rules.
        shown = 0 if result == "kyuushu" else None
        return AbortiveDraw(kind=_ABORTS[result], seat=shown)
    changes = hand["deltas"]
    nagashi = frozenset(seat(n) for n, change in enumerate(changes) if change > 0 and result == "nagashi")
    return Ryuukyoku(tenpai=frozenset(map(seat, _tenpai(hand, following))), nagashi=nagashi)


def _tenpai(hand: Record, following: Record | None) -> list[int]:
    if "tenpai" in hand:
        return list(hand["tenpai"])
    # Logs of the editor say it by the payments, and with a nagashi mangan only by who deals next.
    if hand["result"] == "nagashi":
        stays = following is not None and following["dealer"] == hand["dealer"]
        return [*hand["riichi"], *([hand["dealer"]] if stays else [])]
    if hand["result_text"] == _ALL_TENPAI:
        return list(range(len(hand["deltas"])))
    return [number for number, change in enumerate(hand["deltas"]) if change > 0]


def _won(hand: Record, seat: _Seat) -> Won:
    wins: list[dict[str, Any]] = hand["wins"]
    source = None if hand["result"] == "tsumo" else seat(wins[0]["from_seat"])
    return Won(claims=tuple(_claim(win, seat) for win in wins), discarder=source)


def _claim(win: dict[str, Any], seat: _Seat) -> Claim:
    # Only daisangen was ever paid by a liable player in these games.
    pao = () if win["pao"] is None else (LiableSeat(seat(win["pao"]), Liability.DAISANGEN),)
    if win["yakuman"]:
        return Claim(winner=seat(win["winner"]), yakuman=win["yakuman"], pao=pao)
    # Where a log writes only the limit, a mangan has at least the fu that make it one.
    fu = win["fu"] or _LEAST_MANGAN_FU.get(win["han"], 0)
    return Claim(winner=seat(win["winner"]), han=win["han"], fu=fu)
