"""The content of a log, in the terms of the table: its events, and everything that it states about them.

Seats count from the first dealer (East 1), whatever the log calls them. Points are table points, final scores tenths.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from core.hand.tiles import Wind
from core.hand.value import Hand
from core.hand.win import Win
from core.hand.yaku.worth import YakuHan
from core.rules.ruleset import RuleSet
from core.table.events import Event, Won
from core.table.state import Start


class StatedWin(NamedTuple):
    """One win as a log states it.

    `win` is the situation, with honba and sticks as the winner collects them. `discarder` is a seat, or `None` for a
    tsumo. `han`, `fu` and `yakuman` are the log's counts, 0 where it does not say. `points` are for the hand alone;
    `changes` are what each seat got by this win, sticks and honba included. `yaku` is `None` where the log names none.
    `gone` has a bit for each kind of tile that would make the winner of a ron furiten (振聴): the own discards, called
    ones too, and what others have let go since the last of them, or in riichi since its own tile.
    """

    winner: int
    discarder: int | None
    hand: Hand
    win: Win
    yaku: tuple[YakuHan, ...] | None
    han: int
    fu: int
    yakuman: int
    points: int
    changes: tuple[int, ...]
    gone: int = 0


class StatedRiichi(NamedTuple):
    """A declaration of riichi: the seat, and the 13 tiles that the player kept."""

    seat: int
    hand: Hand


class StatedKan(NamedTuple):
    """A closed kan in riichi: the seat, and the hand before the draw and after the kan."""

    seat: int
    before: Hand
    after: Hand


class Contradiction(NamedTuple):
    """Two statements of a log that cannot both be true.

    `kyoku` is the index of the hand in `GameRecord.kyokus`, or `None` for the whole game. `part` is the log's own name
    of the place (`REACH ten`), `stated` the text there, and `expected` what the rest of the log makes of it.
    """

    kyoku: int | None
    part: str
    stated: str
    expected: str


class StatedKyoku(NamedTuple):
    """One hand (局) as a log states it.

    `points`, `honba` and `kyoutaku_points` are those at its beginning. `events` are in order, and the last one ends the
    hand, unless the log breaks off. `changes` are what the end brought each seat, as stated. `shown` are the hands
    shown at an exhaustive draw, by seat; `held` are all hands at that moment, where the log lets them be followed.
    `kans` are the closed kans in riichi.
    """

    round_wind: Wind
    dealer: int
    honba: int
    kyoutaku_points: int
    points: tuple[int, ...]
    events: tuple[Event, ...]
    wins: tuple[StatedWin, ...] = ()
    riichi: tuple[StatedRiichi, ...] = ()
    changes: tuple[int, ...] | None = None
    shown: tuple[tuple[int, Hand], ...] = ()
    held: tuple[tuple[int, Hand], ...] = ()
    kans: tuple[StatedKan, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A game as a log tells it.

    `names` are the players from the first dealer on. `rules` are what the log's marks say, and `untold` names the rules
    that they cannot say, such as those of a private lobby. `start` is where the log begins. `final_points` are the
    points at the end and `final_scores` the result in tenths, `None` for a log that breaks off or does not say.
    `reference` is the log's own name, where it has one. `contradictions` are found by reading alone, in the log's
    order.
    """

    names: tuple[str, ...]
    rules: RuleSet
    untold: tuple[str, ...]
    start: Start
    kyokus: tuple[StatedKyoku, ...]
    final_points: tuple[int, ...] | None
    final_scores: tuple[int, ...] | None
    reference: str = ""
    contradictions: tuple[Contradiction, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all events of the game, for `core.table.replay`; each win has its hand."""
        return tuple(
            _with_hands(event, kyoku.wins) if isinstance(event, Won) else event
            for kyoku in self.kyokus
            for event in kyoku.events
        )

    @property
    def is_complete(self) -> bool:
        """Return whether the log goes to the end of the game."""
        return self.final_points is not None


def _with_hands(event: Won, wins: tuple[StatedWin, ...]) -> Won:
    claims = zip(event.claims, wins, strict=True)
    return replace(event, claims=tuple(replace(claim, hand=str(win.hand)) for claim, win in claims))
