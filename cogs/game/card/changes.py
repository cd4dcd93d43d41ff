"""The differences between a game and its correction, seat by seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from cogs.game.card.lines import seat_name
from cogs.ui.cards import escape
from cogs.ui.limits import clip
from cogs.ui.texts import Texts
from cogs.ui.words.figures import points, score
from cogs.ui.words.results import counted_items
from db import GameInfo

SHOWN: Final = 40
"""The characters of a name or a comment that a line of changes shows."""


@dataclass(frozen=True, slots=True)
class SideSeat:
    """One seat before or after a correction."""

    player: int
    raw: int
    total: int
    chombo: int
    fpoints: int


@dataclass(frozen=True, slots=True)
class Side:
    """A game before or after a correction; `kyoutaku_points` are those left on the table."""

    seats: tuple[SideSeat, ...]
    kyoutaku_points: int
    comment: str

    @classmethod
    def of(cls, game: GameInfo) -> Self:
        """Take a game as it is."""
        seats = (
            SideSeat(seat.player.id, seat.placement.raw, seat.placement.total, seat.chombo, seat.fpoints)
            for seat in game.seats
        )
        return cls(tuple(seats), game.kyoutaku_points, game.comment)

    @classmethod
    def kept(cls, entry: Mapping[str, Any]) -> Self:
        """Read a game from an entry of the history."""
        seats = (SideSeat(*(seat[name] for name in SideSeat.__slots__)) for seat in entry["seats"])
        return cls(tuple(seats), entry["kyoutaku_points"], entry["comment"])

    @property
    def players(self) -> set[int]:
        """The ids of the players."""
        return {seat.player for seat in self.seats}


def changes(before: Side, after: Side, names: Mapping[int, str], texts: Texts) -> Iterator[str]:
    """Say what differs, a line for each difference; `names` are those of the players' ids."""
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new:
            sides = {"before": _seat(old, names, texts), "after": _seat(new, names, texts)}
            yield texts.text("game-change-seat", seat=seat_name(number, texts), **sides)
    if before.kyoutaku_points != after.kyoutaku_points:
        yield texts.text("game-change-sticks", before=before.kyoutaku_points, after=after.kyoutaku_points)
    if before.comment != after.comment:
        sides = {"before": escape(clip(before.comment, SHOWN)), "after": escape(clip(after.comment, SHOWN))}
        yield texts.text("game-change-comment", **sides)


def _seat(seat: SideSeat, names: Mapping[int, str], texts: Texts) -> str:
    return " ".join(
        [
            *(escape(clip(names[seat.player], SHOWN)), points(seat.raw), score(seat.total)),
            *counted_items(seat.chombo, seat.fpoints, texts),
        ]
    )
