"""Calls as the log editor writes them, such as 47p4747: a pon of 7z from the player across."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from core.errors import LogBroken
from core.hand.tiles import Wind
from core.logs.tenhou6.words import TILE_OF

if TYPE_CHECKING:
    from core.hand.tiles import Tile

CHI, PON, DAIMINKAN = "c", "p", "m"
"""The letters of calls of a discard."""
KAKAN, ANKAN, KITA = "k", "a", "f"
"""The letters of what a player declares with the own tiles."""

_TILES_OF: Final = {CHI: 3, PON: 3, DAIMINKAN: 4, KAKAN: 4, ANKAN: 4, KITA: 1}
_CALL: Final = re.compile(r"(?:\d\d)*[a-z](?:\d\d)+")
_LETTER: Final = re.compile(r"[a-z]")


class Call(NamedTuple):
    """A call: its letter, its tiles, and the place (from 0) of the tile that the letter stands before."""

    letter: str
    tiles: tuple[Tile, ...]
    place: int

    @property
    def tile(self) -> Tile:
        """Return the tile that was called, added or set aside."""
        return self.tiles[self.place]

    @property
    def others(self) -> tuple[Tile, ...]:
        """Return the tiles that the caller had."""
        return (*self.tiles[: self.place], *self.tiles[self.place + 1 :])


def read_tile(entry: Any, kyoku: int, part: str) -> Tile:  # noqa: ANN401  -- whatever JSON holds
    """Return the tile of a number; raises `LogBroken`."""
    tile = TILE_OF.get(entry) if type(entry) is int else None
    if tile is None:
        _broken(entry, kyoku, part)
    return tile


def read_call(entry: str, letters: str, kyoku: int, part: str) -> Call:
    """Return a call with one of `letters`; raises `LogBroken`."""
    found = _LETTER.search(entry)
    if found is None or found[0] not in letters or not _CALL.fullmatch(entry):
        _broken(entry, kyoku, part)
    letter, digits = found[0], entry.replace(found[0], "")
    tiles = tuple([read_tile(int(digits[at : at + 2]), kyoku, part) for at in range(0, len(digits), 2)])
    if len(tiles) != _TILES_OF[letter] or (letter == KITA and tiles[0].kind != Wind.NORTH.kind):
        _broken(entry, kyoku, part)
    return Call(letter, tiles, found.start() // 2)


def called_from(seat: int, call: Call, players: int) -> int | None:
    """Return the seat whose discard a call takes, or `None` for a seat that this table does not have.

    The letter stands before the first tile for the player to the left, before the last for the one to the right, and
    between them for the one across. With three players the seats are counted as if North sat at the table; some
    programs count three seats instead, which never contradicts that.
    """
    if call.place == 0:
        return (seat - 1) % players
    if call.place == len(call.tiles) - 1:
        return (seat + 1) % players
    across = (seat + 2) % 4
    return across if across < players else None


def _broken(entry: object, kyoku: int, part: str) -> NoReturn:
    raise LogBroken(kyoku=kyoku, part=part, value=str(entry))
