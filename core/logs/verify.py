"""A log against the rules: every hand replayed, every win scored again, everything that the log states compared.

Replaying follows the rules' own course, so that a wrong number is reported where it stands and not in every hand
after it: a hand that begins otherwise than the one before has ended is reported once, and if the log keeps to it, the
replay goes on from there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from core.errors import TenbouError
from core.hand.shanten import is_tenpai, wait_bits
from core.hand.tiles import TILES, count_of, write_tiles
from core.logs.disagreement import Disagreement, Place, What, place_of, seat_differences
from core.logs.rescore import is_told_by_win, rescore
from core.rules.choices import FifthTileTenpai, Rounding, StartingPoints
from core.settlement.settle import settle
from core.table.events import RiichiDeclared, Ryuukyoku, Won
from core.table.play import apply
from core.table.state import Start, TableState
from core.table.tenpai import counts_as_tenpai

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.hand.hand import Hand
    from core.logs.record import GameRecord, StatedKyoku
    from core.rules.ruleset import RuleSet
    from core.table.events import Event

NO_NAME: Final = "NoName"
"""What guests are called on Tenhou, several of whom may sit at a table."""

_PARTS: Final = (What.ROUND, What.HONBA, What.STICKS)
# The numbers that a hand begins with: which it is, counted from East 1, the two others, and the points of each seat.
_Numbers = tuple[int, ...]


def verify(record: GameRecord, rules: RuleSet | None = None) -> tuple[Disagreement, ...]:
    """Everything that a log states and that `rules` (those of the log, unless given) and its own play deny.

    Raises `WrongPlayerCount` for rules of a game with more or fewer players.
    """
    return tuple(_Verifier(record, rules or told_rules(record)).found())


def told_rules(record: GameRecord) -> RuleSet:
    """The rules of a log, with what its result tells beside its marks: one that has tenths has not been rounded."""
    tenths = sum(score % 10 != 0 for score in record.final_scores or ())
    # One such score alone is more likely wrong than all others even.
    return replace(record.rules, rounding=Rounding.NONE) if tenths > 1 else record.rules


class _Verifier:
    """One log on its way through the rules."""

    def __init__(self, record: GameRecord, rules: RuleSet) -> None:
        self.record, self.rules = record, rules
        self.state = TableState.at_start(rules, record.names, record.start)
        # How far what a hand began with is from what the rules make of the hands before.
        self.off: _Numbers = ()
        # Whether the rules cannot say what comes next, so that the log has to.
        self.is_lost = False

    def found(self) -> Iterator[Disagreement]:
        yield from self._itself()
        yield from self._start()
        for index, kyoku in enumerate(self.record.kyokus):
            yield from self._kyoku(kyoku, place_of(kyoku, index + 1))
        if not self.is_lost:
            yield from self._final()

    def _itself(self) -> Iterator[Disagreement]:
        """What the log says against itself; a player without a name, or two of the same."""
        names = self.record.names
        for seat, name in enumerate(names):
            if not name.strip() or (name in names[:seat] and name != NO_NAME):
                yield Disagreement(what=What.NAME, seat=seat, stated=name)
        for kyoku, part, stated, expected in self.record.contradictions:
            place = None if kyoku is None else place_of(self.record.kyokus[kyoku], kyoku + 1)
            yield Disagreement(what=What.ITSELF, place=place, part=part, stated=stated, found=expected)

    def _start(self) -> Iterator[Disagreement]:
        """A game begins with what the rules say; one that a log joins later has the same points in all."""
        start, rules = self.record.start, self.rules
        if rules.starting_points is not StartingPoints.FIXED or not self.record.kyokus:
            return
        place = place_of(self.record.kyokus[0], 1)
        if start == Start(start.points):
            yield from seat_differences(What.POINTS, start.points, (rules.start_points,) * rules.players, place)
            self.state = TableState.at_start(rules, self.record.names)
            self.off = (0, 0, 0, *(points - rules.start_points for points in start.points))
            return
        # A game that the log joins later may have begun with more or less, unless the log tells of all that matters.
        total, whole = self.state.total, rules.players * rules.start_points
        if not self.record.is_complete:
            whole = round(total / (1000 * rules.players)) * 1000 * rules.players
        if total != whole:
            yield Disagreement(what=What.POINTS, place=place, stated=total, found=whole)

    # --- one hand

    def _kyoku(self, kyoku: StatedKyoku, place: Place) -> Iterator[Disagreement]:
        if self.is_lost:
            self._follow(kyoku)
        elif self.state.end is not None:
            yield Disagreement(what=What.END, place=place, found=1)
            self._follow(kyoku)
        else:
            yield from self._beginning(kyoku, place)
        for seat, hand in kyoku.riichi:
            if not hand.is_closed or not is_tenpai(hand):
                yield Disagreement(what=What.RIICHI, place=place, seat=seat, stated=1)
        yield from _furiten_and_kans(kyoku, place)
        for event in kyoku.events:
            yield from self._event(event, kyoku, place)

    def _beginning(self, kyoku: StatedKyoku, place: Place) -> Iterator[Disagreement]:
        """Compare what a hand begins with to what the one before has come to."""
        stated, found = _stated(kyoku), _found(self.state)
        if stated == found:
            self.off = ()
            return
        off = tuple(a - b for a, b in zip(stated, found, strict=True))
        before = self.off or (0,) * len(off)
        for index, difference in enumerate(off):
            # What is as far off as one hand ago was reported there, and is what the log keeps to.
            if difference and difference != before[index]:
                seat = index - len(_PARTS) if index >= len(_PARTS) else None
                what = _PARTS[index] if seat is None else What.POINTS
                yield Disagreement(what=what, place=place, seat=seat, stated=stated[index], found=found[index])
        if (off == self.off or off[0]) and place.number > 1:
            # Another hand than the rules would deal has to be followed at once.
            self._follow(kyoku)
        else:
            self.off = off

    def _follow(self, kyoku: StatedKyoku) -> None:
        """Go on from what the log says."""
        start = Start(kyoku.points, kyoku.round_wind, kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points)
        self.state = TableState.at_start(self.rules, self.record.names, start)
        self.off, self.is_lost = (), False

    def _event(self, event: Event, kyoku: StatedKyoku, place: Place) -> Iterator[Disagreement]:
        before = self.state
        if isinstance(event, Won):
            rescored = rescore(event, kyoku, before, place)
            yield from rescored.disagreements
            if rescored.event is None:
                self.is_lost = True
                return
            event = rescored.event
        elif isinstance(event, Ryuukyoku):
            yield from self._tenpai(event, kyoku, place)
        try:
            self.state = apply(before, event)
        except TenbouError as reason:
            seat = event.seat if isinstance(event, RiichiDeclared) else None
            yield Disagreement(what=What.EVENT, place=place, seat=seat, reason=reason)
            self.is_lost = True
            return
        last = self.state.last
        if (
            last is not None
            and last.end is event
            and kyoku.changes is not None
            and not is_told_by_win(kyoku, self.rules)
        ):
            yield from seat_differences(What.CHANGE, kyoku.changes, last.paid, place)

    def _tenpai(self, event: Ryuukyoku, kyoku: StatedKyoku, place: Place) -> Iterator[Disagreement]:
        """Compare who was tenpai with the hands; those that were shown have to be the ones held."""
        held = dict(kyoku.held)
        for seat, hand in kyoku.shown:
            if held.setdefault(seat, hand) != hand:
                yield Disagreement(what=What.SHOWN, place=place, seat=seat, stated=str(hand), found=str(held[seat]))
        for seat, hand in held.items():
            stated, found = seat in event.tenpai, self._counts_as_tenpai(seat, hand)
            if stated != found:
                yield Disagreement(what=What.TENPAI, place=place, seat=seat, stated=int(stated), found=int(found))

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


def _furiten_and_kans(kyoku: StatedKyoku, place: Place) -> Iterator[Disagreement]:
    """Rons on a tile that had gone by (T-29, T-36, T-39, T-43), and kans that a riichi does not allow (T-30)."""
    for win in kyoku.wins:
        if win.gone and (gone := win.gone & wait_bits(win.hand)):
            tiles = write_tiles([tile for tile in TILES if gone >> tile.kind & 1])
            yield Disagreement(what=What.FURITEN, place=place, seat=win.winner, stated=tiles)
    for seat, before, after in kyoku.kans:
        kan = after.melds[-1].tiles
        if count_of(before.closed_counts, kan[0].kind) > 3 or wait_bits(before) != wait_bits(after):
            yield Disagreement(what=What.KAN, place=place, seat=seat, stated=write_tiles(kan))


def _stated(kyoku: StatedKyoku) -> _Numbers:
    players = len(kyoku.points)
    return (kyoku.round_wind * players + kyoku.dealer, kyoku.honba, kyoku.kyoutaku_points, *kyoku.points)


def _found(state: TableState) -> _Numbers:
    players = len(state.points)
    return (state.round_wind * players + state.dealer, state.honba, state.kyoutaku_points, *state.points)
