"""The places of the tiles in the picture of a hand.

The closed tiles stand in a row, then the winning tile apart, then the melds, in further rows if there is no room. Below
them lie the indicators and the Norths set aside, smaller, each with a name before them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from cogs.draw.base import fonts
from cogs.draw.tiles.pieces import LARGE, SMALL, Piece
from core.hand import Hand, Meld, MeldKind, Source, Tile, Win, sort_tiles, tile

WIDTH: Final = 1000
"""The width of every picture in pixels. A phone of 360 shows it at about a third."""
MARGIN: Final = 18
ROOM: Final = WIDTH - 2 * MARGIN
GAP: Final = 18
"""The space between the closed tiles, the winning tile and each meld."""
ROW_GAP: Final = 14
TEXT: Final = 32
"""The size of the names before small tiles."""

_NORTH: Final = tile("4z")
_KAN: Final = 4


class Role(StrEnum):
    """The role of a tile in the picture."""

    CLOSED = "closed"
    WINNING = "winning"
    MELD = "meld"
    DORA = "dora"
    URA = "ura"
    KITA = "kita"


class Box(NamedTuple):
    """One tile: its upper left corner and size in pixels; a `tile` of `None` lies face down."""

    left: int
    top: int
    width: int
    height: int
    tile: Tile | None
    role: Role
    piece: Piece = LARGE
    sideways: bool = False

    @property
    def right(self) -> int:
        """The first pixel to the right of the box."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first pixel below the box."""
        return self.top + self.height

    def moved(self, right: int, down: int) -> "Box":
        """Return the same tile elsewhere."""
        return self._replace(left=self.left + right, top=self.top + down)


class Label(NamedTuple):
    """A word before small tiles: its left end, the middle of its height, its width."""

    left: int
    middle: int
    width: int
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole picture: its tiles, its words, its height."""

    boxes: tuple[Box, ...]
    labels: tuple[Label, ...]
    height: int


Names = dict[Role, str]
"""The names of the groups of small tiles."""


def lay_out(hand: Hand, win: Win | None, names: Names) -> Layout:
    """Lay out a hand. Without a `win` there are no indicators and no Norths."""
    rows = _tidy_rows(_closed(hand), [meld_boxes(meld) for meld in hand.melds])
    boxes: list[Box] = []
    top = MARGIN
    for row in rows:
        boxes += [box.moved(MARGIN, top) for box in row]
        top += _row_bottom(row) + ROW_GAP
    labels: list[Label] = []
    for small_row in _small_rows(win, names) if win else ():
        for label, tiles in small_row:
            labels.append(label._replace(left=label.left + MARGIN, middle=top + SMALL.standing[1] // 2))
            boxes += [box.moved(MARGIN, top) for box in tiles]
        top += SMALL.standing[1] + ROW_GAP
    return Layout(tuple(boxes), tuple(labels), top - ROW_GAP + MARGIN)


def _row_bottom(row: Sequence[Box]) -> int:
    return max(box.bottom for box in row)


def _closed(hand: Hand) -> tuple[Box, ...]:
    """Lay out the closed tiles, and the winning one apart."""
    boxes = list(_in_line([(each, False) for each in sort_tiles(hand.concealed)], Role.CLOSED))
    if hand.winning_tile is not None:
        left = (boxes[-1].right if boxes else 0) + GAP
        boxes += [box.moved(left, 0) for box in _in_line([(hand.winning_tile, False)], Role.WINNING)]
    return tuple(boxes)


def meld_boxes(meld: Meld) -> tuple[Box, ...]:
    """Lay out a meld from 0; the called tile is turned and lies towards its discarder.

    The tile added to a pon lies above the called one; a closed kan shows two backs. Where the discarder is unknown no
    tile is turned.
    """
    tiles = list(sort_tiles(meld.tiles))
    if meld.kind is MeldKind.ANKAN:
        first, second, *_ = tiles
        return tuple(_in_line([(None, False), (first, False), (second, False), (None, False)], Role.MELD))
    if meld.called is None or meld.source is None:
        return tuple(_in_line([(each, False) for each in tiles], Role.MELD))
    tiles.remove(meld.called)
    added = tiles.pop() if meld.kind is MeldKind.KAKAN else None
    at = {Source.KAMICHA: 0, Source.TOIMEN: 1, Source.SHIMOCHA: len(tiles)}[meld.source]
    line = [(each, False) for each in tiles]
    line.insert(at, (meld.called, True))
    boxes = list(_in_line(line, Role.MELD))
    if added is not None:
        # The called tile hides the front edge of the tile behind it.
        below = boxes[at]
        boxes.append(below._replace(top=below.top - LARGE.width, height=LARGE.width, tile=added))
        boxes = [box.moved(0, -boxes[-1].top) for box in boxes]
    return tuple(boxes)


def _in_line(tiles: Iterable[tuple[Tile | None, bool]], role: Role, piece: Piece = LARGE) -> Iterator[Box]:
    """Lay tiles side by side with their front edges in line."""
    left = 0
    bottom = piece.standing[1]
    for each, sideways in tiles:
        width, height = piece.lying if sideways else piece.standing
        yield Box(left, bottom - height, width, height, each, role, piece, sideways)
        left += width


def _tidy_rows(closed: tuple[Box, ...], melds: Sequence[tuple[Box, ...]]) -> list[list[Box]]:
    """Return as few rows as possible, and if that leaves a choice, the melds below the closed tiles."""
    fewest = _rows([closed, *melds])
    apart = [list(closed), *_rows(melds)]
    return apart if len(apart) <= len(fewest) else fewest


def _rows(groups: Sequence[tuple[Box, ...]]) -> list[list[Box]]:
    """Put groups side by side while there is room."""
    rows: list[list[Box]] = []
    for group in groups:
        width = max(box.right for box in group)
        left = max(box.right for box in rows[-1]) + GAP if rows else 0
        if rows and left + width <= ROOM:
            bottom = max(_row_bottom(rows[-1]), _row_bottom(group))
            rows[-1] = [box.moved(0, bottom - _row_bottom(rows[-1])) for box in rows[-1]]
            rows[-1] += [box.moved(left, bottom - _row_bottom(group)) for box in group]
        else:
            rows.append(list(group))
    return rows


def _small_rows(win: Win, names: Names) -> list[list[tuple[Label, tuple[Box, ...]]]]:
    """Lay out the groups of small tiles, each behind its name."""
    groups = (
        (Role.DORA, win.dora_indicators),
        (Role.URA, win.ura_indicators),
        (Role.KITA, (_NORTH,) * win.kita),
    )
    rows: list[list[tuple[Label, tuple[Box, ...]]]] = []
    left = ROOM + 1
    for role, tiles in groups:
        if not tiles:
            continue
        name = fonts.fit(names[role], size=TEXT, room=ROOM // 2)
        label = Label(0, 0, fonts.width(name, TEXT), name)
        width = label.width + GAP // 2 + len(tiles) * SMALL.width
        if left + width > ROOM:
            rows.append([])
            left = 0
        first = left + label.width + GAP // 2
        boxes = _in_line([(each, False) for each in tiles], role, SMALL)
        rows[-1].append((label._replace(left=left), tuple(box.moved(first, 0) for box in boxes)))
        left += width + 2 * GAP
    return rows
