"""A log against the rules: every hand is replayed, every win scored again, and every statement compared.

The replay follows the rules' own course, so that a wrong number is reported where it stands and not in every hand after
it. A hand that begins otherwise than the one before has ended is reported once; if the log keeps to it, the replay goes
on from there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from core.errors import TenbouError
from core.hand.shape.shanten import is_tenpai, wait_bits
from core.hand.tiles import TILES, count_of, write_tiles
from core.logs.disagreement import Disagreement, HandNumber, What, hand_number, seat_differences
from core.logs.rescore import is_told_by_win, rescore
from core.rules.choices import FifthTileTenpai, Rounding, StartingPoints
from core.settlement.settle import settle
from core.table.events import RiichiDeclared, Ryuukyoku, Won
from core.table.play import apply
from core.table.state import Start, TableState
from core.table.tenpai import counts_as_tenpai

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.hand.value import Hand
    from core.logs.record import GameRecord, StatedKyoku
    from core.rules.ruleset import RuleSet
    from core.table.events import Event

NO_NAME: Final = "NoName"
"""The name of guests on Tenhou, several of whom may sit at a table."""

_PARTS: Final = (What.ROUND, What.HONBA, What.STICKS)
# The numbers that a hand begins with: its own number from East 1, the honba, the sticks, and the points of each seat.
_Numbers = tuple[int, ...]


def verify(record: GameRecord, rules: RuleSet | None = None) -> tuple[Disagreement, ...]:
    """Return everything in a log that `rules` (by default the log's own) or its own play deny.

    Raises `WrongPlayerCount` for rules of a game with more or fewer players.
    """
    return tuple(_Verifier(record, rules or told_rules(record)).found())


def told_rules(record: GameRecord) -> RuleSet:
    """Return the rules of a log, with what its result tells beside its marks.

    A result in tenths has not been rounded.
    """
    tenths = sum(score % 10 != 0 for score in record.final_scores or ())
    # A single score with tenths is more likely a mistake.
    return replace(record.rules, rounding=Rounding.NONE) if tenths > 1 else record.rules


class _Verifier:
    """The replay of one log under the rules."""

    def __init__(self, record: GameRecord, rules: RuleSet) -> None:
        self.record, self.rules = record, rules
        self.state = TableState.at_start(rules, record.names, record.start)
        # The differences between the numbers that a hand began with and those that follow from the hands before.
        self.off: _Numbers = ()
        # True where the rules cannot say what comes next, so that the log has to.
        self.is_lost = False

    def found(self) -> Iterator[Disagreement]:
        yield from self._itself()
        yield from self._start()
        for index, kyoku in enumerate(self.record.kyokus):
            yield from self._kyoku(kyoku, hand_number(kyoku, index + 1))
        if not self.is_lost:
            yield from self._final()

    def _itself(self) -> Iterator[Disagreement]:
        """Yield where the log contradicts itself, and players without a name or with the same name."""
        names = self.record.names
        for seat, name in enumerate(names):
            if not name.strip() or (name in names[:seat] and name != NO_NAME):
                yield Disagreement(what=What.NAME, seat=seat, stated=name)
        for kyoku, part, stated, expected in self.record.contradictions:
            where = None if kyoku is None else hand_number(self.record.kyokus[kyoku], kyoku + 1)
            yield Disagreement(what=What.ITSELF, hand=where, part=part, stated=stated, found=expected)

    def _start(self) -> Iterator[Disagreement]:
        """Yield where the game begins otherwise than the rules say.

        A game that the log joins later has the right points in all.
        """
        start, rules = self.record.start, self.rules
        if rules.starting_points is not StartingPoints.FIXED or not self.record.kyokus:
            return
        where = hand_number(self.record.kyokus[0], 1)
        if start == Start(start.points):
            yield from seat_differences(What.POINTS, start.points, (rules.start_points,) * rules.players, where)
            self.state = TableState.at_start(rules, self.record.names)
            self.off = (0, 0, 0, *(points - rules.start_points for points in start.points))
            return
        # The log of a game under way may come from one that began with more or fewer points, unless it is complete.
        total, whole = self.state.total, rules.players * rules.start_points
        if not self.record.is_complete:
            whole = round(total / (1000 * rules.players)) * 1000 * rules.players
        if total != whole:
            yield Disagreement(what=What.POINTS, hand=where, stated=total, found=whole)

    # --- one hand

    def _kyoku(self, kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
        if self.is_lost:
            self._follow(kyoku)
        elif self.state.end is not None:
            yield Disagreement(what=What.END, hand=where, found=1)
            self._follow(kyoku)
        else:
            yield from self._beginning(kyoku, where)
        for seat, hand in kyoku.riichi:
            if not hand.is_closed or not is_tenpai(hand):
                yield Disagreement(what=What.RIICHI, hand=where, seat=seat, stated=1)
        yield from _furiten_and_kans(kyoku, where)
        for event in kyoku.events:
            yield from self._event(event, kyoku, where)

    def _beginning(self, kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
        """Yield where a hand begins otherwise than the one before has ended."""
        stated, found = _stated(kyoku), _found(self.state)
        if stated == found:
            self.off = ()
            return
        off = tuple(a - b for a, b in zip(stated, found, strict=True))
        before = self.off or (0,) * len(off)
        for index, difference in enumerate(off):
            # A number that is as far off as one hand before was reported there, and the log keeps to it.
            if difference and difference != before[index]:
                seat = index - len(_PARTS) if index >= len(_PARTS) else None
                what = _PARTS[index] if seat is None else What.POINTS
                yield Disagreement(what=what, hand=where, seat=seat, stated=stated[index], found=found[index])
        if (off == self.off or off[0]) and where.number > 1:
            # The log deals another hand than the rules would, so it has to be followed at once.
            self._follow(kyoku)
        else:
            self.off = off

    def _follow(self, kyoku: StatedKyoku) -> None:
        """Go on from what the log says."""
        start = Start(kyoku.points, kyoku.round_wind, kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points)
        self.state = TableState.at_start(self.rules, self.record.names, start)
        self.off, self.is_lost = (), False

    def _event(self, event: Event, kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
        before = self.state
        if isinstance(event, Won):
            rescored = rescore(event, kyoku, before, where)
            yield from rescored.disagreements
            if rescored.event is None:
                self.is_lost = True
                return
            event = rescored.event
        elif isinstance(event, Ryuukyoku):
            yield from self._tenpai(event, kyoku, where)
        try:
            self.state = apply(before, event)
        except TenbouError as reason:
            seat = event.seat if isinstance(event, RiichiDeclared) else None
            yield Disagreement(what=What.EVENT, hand=where, seat=seat, reason=reason)
            self.is_lost = True
            return
        last = self.state.last
        if (
            last is not None
            and last.end is event
            and kyoku.changes is not None
            and not is_told_by_win(kyoku, self.rules)
        ):
            yield from seat_differences(What.CHANGE, kyoku.changes, last.paid, where)

    def _tenpai(self, event: Ryuukyoku, kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
        """Yield where the stated tenpai are not those of the hands, or the shown hands not those held."""
        held = dict(kyoku.held)
        for seat, hand in kyoku.shown:
            if held.setdefault(seat, hand) != hand:
                yield Disagreement(what=What.SHOWN, hand=where, seat=seat, stated=str(hand), found=str(held[seat]))
        for seat, hand in held.items():
            stated, found = seat in event.tenpai, self._counts_as_tenpai(seat, hand)
            if stated != found:
                yield Disagreement(what=What.TENPAI, hand=where, seat=seat, stated=int(stated), found=int(found))

    def _counts_as_tenpai(self, seat: int, hand: Hand) -> bool:
        rules, state = self.rules, self.state
        if rules.shape_tenpai and rules.fifth_tile_tenpai is not FifthTileTenpai.NEVER:
            return is_tenpai(hand)
        return counts_as_tenpai(
            hand,
            rules,
            seat_wind=state.wind_of(seat),
            round_wind=state.round_wind,
            has_riichi=state.riichi[seat] is not None and hand.is_closed,
        )

    # --- the end

    def _final(self) -> Iterator[Disagreement]:
        if self.record.final_points is None:
            return
        if self.state.end is None:
            yield Disagreement(what=What.END, stated=1)
        settled = settle(self.state.points, self.rules, kyoutaku_points=self.state.kyoutaku_points)
        points = tuple([each.raw + each.kyoutaku for each in settled.placements])
        yield from seat_differences(What.FINAL_POINTS, self.record.final_points, points, None)
        if self.record.final_scores is not None:
            scores = tuple([each.total for each in settled.placements])
            yield from seat_differences(What.FINAL_SCORE, self.record.final_scores, scores, None)


def _furiten_and_kans(kyoku: StatedKyoku, where: HandNumber) -> Iterator[Disagreement]:
    """Yield rons in furiten (T-29, T-36, T-39, T-43), and closed kans that riichi does not allow (T-30)."""
    for win in kyoku.wins:
        if win.gone and (gone := win.gone & wait_bits(win.hand)):
            tiles = write_tiles([tile for tile in TILES if gone >> tile.kind & 1])
            yield Disagreement(what=What.FURITEN, hand=where, seat=win.winner, stated=tiles)
    for seat, before, after in kyoku.kans:
        kan = after.melds[-1].tiles
        if count_of(before.closed_counts, kan[0].kind) > 3 or wait_bits(before) != wait_bits(after):
            yield Disagreement(what=What.KAN, hand=where, seat=seat, stated=write_tiles(kan))


def _stated(kyoku: StatedKyoku) -> _Numbers:
    players = len(kyoku.points)
    return (kyoku.round_wind * players + kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points, *kyoku.points)


def _found(state: TableState) -> _Numbers:
    players = len(state.points)
    return (state.round_wind * players + state.dealer, state.honba, state.kyoutaku_points, *state.points)
