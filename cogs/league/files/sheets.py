"""A league as tables for spreadsheets: CSV files, or one workbook."""

import csv
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from io import BytesIO, StringIO
from typing import Final

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE, Cell
from openpyxl.styles import Font
from openpyxl.worksheet._write_only import WriteOnlyWorksheet

from cogs.ui.texts import Texts
from core.league import GameResult, Line, Sort, add_game, add_penalty, empty_line, rank
from core.settlement import Placement
from db import GameStatus, LeagueCopy

_STARTS_FORMULA: Final = "=+-@\t\r\n"
_ITEMS: Final = ("rounded", "uma", "oka", "balance", "penalty", "total")
_GAME: Final = ("game", "season", "played", "status", "seat", "place", "player", "raw", "kyoutaku", *_ITEMS)

Value = str | int | Decimal | None
"""Decimals are scores in points."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: its key, the keys of its headings, its rows."""

    key: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def sheets_of(copy: LeagueCopy) -> tuple[Sheet, ...]:
    """Return the tables of standings, games and penalties."""
    return (_standings(copy), _games(copy), _penalties(copy))


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, with an apostrophe before what could begin one.

    Full-width signs count as well, since some programs read them as the ordinary ones.
    """
    signs = text[:1] + unicodedata.normalize("NFKC", text.lstrip()[:1])
    return f"'{text}" if any(sign in _STARTS_FORMULA for sign in signs) else text


def csv_file(sheet: Sheet, texts: Texts) -> bytes:
    """Write a table as CSV in UTF-8, with the byte order mark by which spreadsheets know that."""
    written = StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(_headings(sheet, texts))
    writer.writerows([_written(each) for each in row] for row in sheet.rows)
    return written.getvalue().encode("utf-8-sig")


def workbook(sheets: Sequence[Sheet], texts: Texts) -> bytes:
    """Write all tables as one workbook; numbers stay numbers, and text is never a formula."""
    book = Workbook(write_only=True)
    for sheet in sheets:
        page = book.create_sheet(texts.text(f"sheet-{sheet.key}"))
        page.freeze_panes = "A2"
        page.append([_bold(page, heading) for heading in _headings(sheet, texts)])
        for row in sheet.rows:
            page.append([_plain(value) for value in row])
    written = BytesIO()
    book.save(written)
    return written.getvalue()


def _bold(page: WriteOnlyWorksheet, heading: str) -> Cell:
    cell = WriteOnlyCell(page, heading)
    cell.font = Font(bold=True)
    return cell


def _plain(value: Value) -> str | float | None:
    """Return a value as a workbook takes it; `harmless` keeps text from being a formula."""
    if isinstance(value, str):
        return ILLEGAL_CHARACTERS_RE.sub("", harmless(value))
    return float(value) if isinstance(value, Decimal) else value


def _written(value: Value) -> str | int | None:
    if isinstance(value, Decimal):
        return f"{value:.1f}"
    return harmless(value) if isinstance(value, str) else value


def _headings(sheet: Sheet, texts: Texts) -> list[str]:
    return [texts.text(f"heading-{key.replace('_', '-')}") for key in sheet.headings]


def _points(tenths: int) -> Decimal:
    return Decimal(tenths) / 10


def _games(copy: LeagueCopy) -> Sheet:
    names = {player.key: player.name for player in copy.players}
    rows: list[tuple[Value, ...]] = []
    for game in copy.games:
        for seat in game.seats:
            result = seat.placement
            items = [_points(getattr(result, name)) for name in _ITEMS]
            own: tuple[Value, ...] = (game.number, game.season, game.played_at.isoformat(), game.status.value)
            at: tuple[Value, ...] = (result.seat + 1, result.place, names[seat.player], result.raw, result.kyoutaku)
            rows.append((*own, *at, *items, seat.chombo, seat.fpoints, game.kyoutaku_points, game.comment))
    return Sheet("games", (*_GAME, "chombo", "fpoints", "sticks", "comment"), tuple(rows))


def _penalties(copy: LeagueCopy) -> Sheet:
    names = {player.key: player.name for player in copy.players}
    rows = tuple(
        (
            each.season,
            names[each.player],
            _points(each.score),
            each.reason,
            each.given_at.isoformat(),
            each.cancelled_at.isoformat() if each.cancelled_at else None,
        )
        for each in copy.penalties
    )
    return Sheet("penalties", ("season", "player", "total", "reason", "given", "cancelled"), rows)


def _standings(copy: LeagueCopy) -> Sheet:
    players = copy.rulesets[copy.rules].players
    places = tuple(f"place-{place}" for place in range(1, players + 1))
    ends = ("best", "worst", "fpoints", "chombo", "penalties")
    rows = tuple(row for season in copy.seasons for row in _season_rows(copy, season.number, players))
    return Sheet("standings", ("season", "rank", "player", "games", "total", *places, *ends), rows)


def _season_rows(copy: LeagueCopy, season: int, players: int) -> Iterator[tuple[Value, ...]]:
    names = {player.key: player.name for player in copy.players}
    for standing in rank(season_lines(copy, season, players).values(), Sort.TOTAL, minimum_games=0):
        line = standing.line
        extremes = [None if each is None else _points(each) for each in (line.best, line.worst)]
        start = (season, standing.rank, names[line.player], line.games, _points(line.total))
        yield (*start, *line.places, *extremes, line.fpoints, line.chombo, _points(line.penalties))


def season_lines(copy: LeagueCopy, season: int, players: int) -> dict[int, Line[int]]:
    """Compute everybody's record in a season from the games and the penalties, by the player's key."""
    lines: dict[int, Line[int]] = {}
    for game in copy.games:
        if game.season == season and game.status is GameStatus.CONFIRMED:
            for seat in game.seats:
                line = lines.get(seat.player) or empty_line(seat.player, players)
                lines[seat.player] = add_game(line, _result(seat.placement, players, seat.fpoints, seat.chombo))
    for penalty in copy.penalties:
        if penalty.season == season and penalty.cancelled_at is None:
            line = lines.get(penalty.player) or empty_line(penalty.player, players)
            lines[penalty.player] = add_penalty(line, penalty.score)
    return lines


def _result(placement: Placement, players: int, fpoints: int, chombo: int) -> GameResult:
    # The result has the cost of a chombo in it; penalties here are only those outside games.
    return GameResult(players=players, place=placement.place, total=placement.total, fpoints=fpoints, chombo=chombo)
