"""Builds hands in the form of the log editor from tiles in notation."""

from __future__ import annotations

from typing import Any, Final

from core.hand import parse_tiles
from core.logs import GameRecord, StatedWin, verify
from core.logs.tenhou6 import read_tenhou6
from core.logs.tenhou6.words import TILE_OF

NUMBER_OF: Final = {tile: number for number, tile in TILE_OF.items()}
FAR: Final = "147m258p369s1234z"
"""Thirteen tiles that are far from anything."""
FAR_IN_SANMA: Final = "19m147p258s12356z"
ITTSUU: Final = "123456789m55s46p"
"""Waits for 5p."""

Seat = tuple[list[Any], list[Any], list[Any]]


def numbers(text: str) -> list[int]:
    """The editor's numbers of tiles in notation."""
    return [NUMBER_OF[tile] for tile in parse_tiles(text)] if text else []


def seat(deal: str = FAR, takes: list[Any] | None = None, acts: list[Any] | None = None) -> Seat:
    """One player: the tiles dealt, those taken and what was done; strings are calls."""
    return numbers(deal), takes or [], acts or []


def hand(  # noqa: PLR0913  -- what a hand of a log consists of
    seats: list[Seat],
    result: list[Any],
    *,
    kyoku: int = 0,
    honba: int = 0,
    sticks: int = 0,
    points: list[int] | None = None,
    dora: str = "9s",
    ura: str = "",
) -> list[Any]:
    """One hand of a log."""
    start = 25000 if len(seats) == 4 else 35000
    places: list[Any] = [part for each in seats for part in each]
    places += [[]] * (12 - len(places))
    begin = points or [start] * len(seats) + [0] * (4 - len(seats))
    return [[kyoku, honba, sticks], begin, numbers(dora), numbers(ura), *places, result]


def game(*hands: list[Any], disp: str = "般南喰赤", **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """A whole log."""
    names = ["Aoi", "Ben", "Chie", "Dan"] if "三" not in disp else ["Aoi", "Ben", "Chie"]
    return {"name": names, "rule": {"disp": disp, "aka": 0}, "log": list(hands), **more}


def win(changes: list[int], seats: list[int], *words: str) -> list[Any]:
    """The result of one win: what each seat gets, then winner, payer and who is liable, and what it is worth."""
    return ["和了", changes, [*seats, *words]]


def undisturbed(result: list[Any], deals: tuple[str, ...] = (FAR,) * 4, draws: int = 4) -> list[Any]:
    """A hand in which everybody discards what they draw, until the log ends it."""
    seats = [seat(deal) for deal in deals]
    for turn in range(draws):
        seats[turn % 4][1].append(41 + turn % 4)
        seats[turn % 4][2].append(60)
    return hand(seats, result)


RON_ON_FIRST_DISCARD: Final = hand(
    [seat(FAR, [25], [60]), seat(ITTSUU), seat(), seat()],
    win([-2600, 2600, 0, 0], [1, 0, 1], "40符2飜2600点", "一気通貫(2飜)"),
)
"""South wins on the first tile that East discards."""


def agreed(*hands: list[Any], **more: Any) -> GameRecord:  # noqa: ANN401
    """Read a log that has nothing wrong."""
    record = read_tenhou6(game(*hands, **more))
    assert verify(record) == ()
    return record


def won(record: GameRecord) -> StatedWin:
    """The only win of the only hand."""
    (kyoku,) = record.kyokus
    (stated,) = kyoku.wins
    return stated
