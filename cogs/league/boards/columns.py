"""The columns of standings and of other tables with ranks."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Protocol, TypeVar

from cogs.ui.cards import tables
from cogs.ui.texts import Texts
from cogs.ui.words.figures import MINUS, average, average_score, percent, score, signed
from db import PlayerInfo, Sort, Standing

NONE: Final = "\N{EN DASH}"
MARK: Final = ">"
"""The mark before the name of the person who asks."""

LEAST_NAME: Final = 6
_GAP: Final = " "

Cell = Callable[[Standing], str]


def _per_game(cell: Cell) -> Cell:
    return lambda line: cell(line) if line.games else NONE


VALUES: Final[dict[Sort, Cell]] = {
    Sort.TOTAL: lambda line: score(line.total),
    Sort.AVERAGE: _per_game(lambda line: average_score(line.total, line.games)),
    Sort.AVERAGE_PLACE: _per_game(lambda line: average(line.sum_of_places, line.games)),
    Sort.GAMES: lambda line: str(line.games),
    Sort.FIRST_RATE: _per_game(lambda line: percent(line.places[0], line.games)),
    Sort.BEST_GAME: _per_game(lambda line: score(line.best)),
    Sort.FPOINTS: lambda line: signed(line.fpoints).replace("+", ""),
    Sort.FPOINTS_PER_GAME: _per_game(lambda line: average(line.fpoints, line.games)),
}
"""The cell of a line for each value that can order the standings."""


def gap(line: Standing, sort: Sort) -> str:
    """Write the gap to the next better line, in the value that orders the standings, without a sign."""
    if line.gap is None:
        return NONE
    if sort in (Sort.TOTAL, Sort.BEST_GAME):
        return score(int(line.gap)).lstrip("+")
    if sort is Sort.AVERAGE:
        return _decimal(line.gap / 10)
    if sort is Sort.FIRST_RATE:
        return percent(line.gap.numerator, line.gap.denominator)
    return str(line.gap) if sort in (Sort.GAMES, Sort.FPOINTS) else _decimal(line.gap)


def _decimal(value: Fraction) -> str:
    return average(value.numerator, value.denominator).lstrip(MINUS)


def main_table(lines: Sequence[Standing], sort: Sort, texts: Texts, *, own: int | None) -> str:
    """Lay out rank, name, the value that orders the standings, and the gap to the next."""
    cells: dict[str, Cell] = {sort.value: VALUES[sort], "gap": lambda line: gap(line, sort)}
    return lines_table(lines, cells, texts, own=own)


def detail_tables(lines: Sequence[Standing], sort: Sort, players: int, texts: Texts, *, own: int | None) -> list[str]:
    """Lay out everything else about the same lines, in tables that a phone can show."""
    sums = {each.value: VALUES[each] for each in (Sort.GAMES, Sort.TOTAL) if each is not sort}
    averages = {each.value: VALUES[each] for each in (Sort.AVERAGE, Sort.AVERAGE_PLACE) if each is not sort}
    placings: dict[str, Cell] = {
        f"place-{place}": lambda line, place=place: str(line.places[place - 1])  # type: ignore[misc]
        for place in range(1, players + 1)
    }
    others: dict[str, Cell] = {
        "best_game": VALUES[Sort.BEST_GAME],
        "fpoints": VALUES[Sort.FPOINTS],
        "chombo": lambda line: str(line.chombo),
    }
    tables_of = [sums, averages, placings, others]
    if any(line.penalties for line in lines):
        tables_of.append({"penalties": lambda line: score(line.penalties)})
    return [lines_table(lines, cells, texts, own=own) for cells in tables_of]


class Line(Protocol):
    """A line of anything that is ranked."""

    @property
    def rank(self) -> int:
        """The place, which equals share."""
        ...

    @property
    def player(self) -> PlayerInfo:
        """The player of the line."""
        ...


L = TypeVar("L", bound=Line)


def lines_table(lines: Sequence[L], cells: Mapping[str, Callable[[L], str]], texts: Texts, *, own: int | None) -> str:
    """Lay out lines with rank, name and `cells` by the key of their heading; the name of `own` is marked."""
    headings = [texts.text(f"column-{key.replace('_', '-')}") for key in cells]
    values = [[cell(line) for cell in cells.values()] for line in lines]
    ranks = max(len(str(line.rank)) for line in lines)
    taken = [max(map(tables.width, column)) for column in zip(headings, *values, strict=True)]
    columns = tables.columns(line.player.name for line in lines)
    room = max(columns - ranks - sum(taken) - len(_GAP) * (len(cells) + 1), LEAST_NAME)
    # The mark replaces the space between rank and name, so it takes up no room.
    names = [
        f"{line.rank:>{ranks}}{MARK if line.player.user_id == own else _GAP}"
        f"{tables.fit(tables.plain(line.player.name), room)}"
        for line in lines
    ]
    heading = f"{'#':>{ranks}}{_GAP}{texts.text('column-player')}"
    rows = [[name, *row] for name, row in zip([heading, *names], [headings, *values], strict=True)]
    return tables.table(rows, gap=_GAP)
