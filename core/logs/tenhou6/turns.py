"""The turns of one player in the log editor's JSON: what was taken, what was declared, and what was discarded.

The form lists for each player what was taken and what was done with it. Which entries make one turn follows from these
two lists alone, whatever the other players do meanwhile.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from core.errors import LogBroken
from core.hand.tiles import Tile
from core.logs.tenhou6.calls import ANKAN, CHI, DAIMINKAN, KAKAN, KITA, PON, Call, read_call, read_tile

_TSUMOGIRI: Final = 60
_NOTHING: Final = 0
_RIICHI: Final = "r"


class Discard(NamedTuple):
    """A discarded tile, and whether it declares riichi."""

    tile: Tile
    riichi: bool


Step: TypeAlias = Tile | Call | Discard
"""A tile drawn, a call, or a discard."""


class Turn(NamedTuple):
    """One turn of a player. `entry` is what the log writes for its first step.

    It begins with a draw or with the call of a discard. Declared kans and Norths follow, each with its replacement
    tile. It ends with a discard, unless the hand ends before.
    """

    entry: Any
    steps: tuple[Step, ...]

    @property
    def call(self) -> Call | None:
        """Return the call of a discard that begins the turn, or `None` for a draw."""
        first = self.steps[0]
        return first if isinstance(first, Call) else None

    @property
    def discarded(self) -> Tile | None:
        """Return the tile that ends the turn, or `None` where the hand ends before."""
        last = self.steps[-1]
        return last.tile if isinstance(last, Discard) else None


def read_turns(kyoku: int, takes: list[Any], acts: list[Any]) -> tuple[Turn, ...]:
    """Return the turns of one player in hand `kyoku` (from 1); raises `LogBroken`."""
    return tuple(_Reader(kyoku, takes, acts).turns())


class _Reader:
    """The two lists of a player, read side by side."""

    def __init__(self, kyoku: int, takes: list[Any], acts: list[Any]) -> None:
        self.kyoku = kyoku
        self.takes, self.acts = takes, acts
        self.taken = self.acted = 0

    def turns(self) -> list[Turn]:
        found: list[Turn] = []
        while self.taken < len(self.takes):
            if found and found[-1].discarded is None:
                # The player takes again without having discarded.
                raise LogBroken(kyoku=self.kyoku, part="draw", value=str(self.takes[self.taken]))
            entry = self.takes[self.taken]
            found.append(Turn(entry, tuple(self._steps())))
        if self.acted < len(self.acts):
            raise LogBroken(kyoku=self.kyoku, part="discard", value=str(self.acts[self.acted]))
        return found

    def _steps(self) -> list[Step]:
        """Read one turn."""
        steps: list[Step] = []
        drawn: Tile | None = None
        if isinstance(self.takes[self.taken], str):
            call = read_call(self.takes[self.taken], CHI + PON + DAIMINKAN, self.kyoku, "call")
            self.taken += 1
            steps.append(call)
            if call.letter == DAIMINKAN:
                # Nothing is discarded before the replacement tile, which most programs write as 0.
                self.acted += self.acts[self.acted : self.acted + 1] == [_NOTHING]
                drawn = self._draw(steps)
        else:
            drawn = self._draw(steps)
        while self.acted < len(self.acts):
            entry = self.acts[self.acted]
            self.acted += 1
            if not isinstance(entry, str) or entry.startswith(_RIICHI):
                steps.append(self._discard(entry, drawn))
                break
            steps.append(read_call(entry, KAKAN + ANKAN + KITA, self.kyoku, "discard"))
            drawn = self._draw(steps)
        return steps

    def _draw(self, steps: list[Step]) -> Tile | None:
        """Read a draw, unless the hand ends before it."""
        if self.taken == len(self.takes):
            return None
        tile = read_tile(self.takes[self.taken], self.kyoku, "draw")
        self.taken += 1
        steps.append(tile)
        return tile

    def _discard(self, entry: Any, drawn: Tile | None) -> Discard:  # noqa: ANN401  -- whatever JSON holds
        riichi = isinstance(entry, str)
        written = entry[1:] if riichi else entry
        if riichi and written.isascii() and written.isdigit():
            written = int(written)
        if written == _TSUMOGIRI and drawn is not None:
            return Discard(drawn, riichi)
        return Discard(read_tile(written, self.kyoku, "discard"), riichi)
