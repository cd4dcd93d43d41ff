"""Pages of standings, read from the lines of a season, or for the players' last games from those games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Row, Select, Subquery, case, cast, func, or_, select, true
from sqlalchemy import Float as SqlFloat
from sqlalchemy.ext.asyncio import AsyncSession

from core.league import Line, Sort, WeekLosers, losers_of_the_week, sort_value, week_of
from db.schema.games import Game, Seat
from db.schema.leagues import Season
from db.schema.players import Player
from db.schema.totals import SeasonLine
from db.values.results import PlayerInfo, Standing
from db.values.states import GameStatus

PAGE: Final = 10

_FEWER_IS_BETTER: Final = (Sort.AVERAGE_PLACE, Sort.FPOINTS, Sort.FPOINTS_PER_GAME)
_WITHOUT_GAMES_TOO: Final = (Sort.TOTAL, Sort.GAMES)
_OWN: Final = ("player_id", "games", "total", "penalties", "places", "firsts", "seconds", "thirds", "fourths")
Rows = list[Row[Any]]

_COLUMNS: Final = (*_OWN, "best", "worst", "fpoints", "chombo")


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Which standings to read: the season (the newest if left out), the order, the least games, the page.

    With `last` only that many last games of each player count, and no penalties.
    """

    season: int | None = None
    sort: Sort = Sort.TOTAL
    min_games: int = 0
    last: int = 0
    page: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A page of lines. `own` is the asker's line where it is not among them."""

    lines: tuple[Standing, ...]
    own: Standing | None
    page: int
    pages: int
    players: int


def page_of(players: int, page: int) -> tuple[int, int]:
    """Return the page to show where `page` is asked for, and the number of pages for so many players."""
    pages = max(1, -(-players // PAGE))
    return min(max(page, 0), pages - 1), pages


async def read_page(session: AsyncSession, season: Season, view: View, *, asker: int | None = None) -> Shown:
    """Return the page that is asked for; one that does not exist is the last one."""
    ranked = _ranked(season, view)
    # Each query adds the last games up anew, so one query reads all lines.
    every = await _rows(session, ranked, true()) if view.last > 0 else None
    count = select(func.count()).select_from(ranked)
    players = len(every) if every is not None else await session.scalar(count) or 0
    page, pages = page_of(players, view.page)
    positions = range(page * PAGE + 1, (page + 1) * PAGE + 1)
    if every is None:
        wanted = ranked.c.position.between(positions.start, positions.stop - 1)
        rows = await _rows(session, ranked, wanted if asker is None else or_(wanted, Player.user_id == asker))
    else:
        rows = [row for row in every if row.position in positions or (asker is not None and row.user_id == asker)]
    lines = await _with_gaps(session, ranked, rows, view.sort, every=every)
    here = [line for row, line in zip(rows, lines, strict=True) if row.position in positions]
    elsewhere = [line for row, line in zip(rows, lines, strict=True) if row.position not in positions]
    own = elsewhere[0] if elsewhere else None
    return Shown(lines=tuple(here), own=own, page=page, pages=pages, players=players)


async def line_of(session: AsyncSession, season: Season, view: View, player_id: int) -> Standing | None:
    """Return one player's line."""
    ranked = _ranked(season, view)
    rows = await _rows(session, ranked, ranked.c.player_id == player_id)
    lines = await _with_gaps(session, ranked, rows, view.sort)
    return lines[0] if lines else None


def _ranked(season: Season, view: View) -> Subquery:
    """Select the lines with enough games, each with its rank, which equals share, and its position in the list."""
    source = (_last_games(season, view.last) if view.last > 0 else _whole_season(season)).subquery()
    value = _value(source, view.sort)
    least = max(view.min_games, 0)
    if least == 0 and view.sort in _WITHOUT_GAMES_TOO:
        # A player with a penalty and no game is listed too.
        shown = or_(source.c.games > 0, source.c.penalties != 0)
    else:
        shown = source.c.games >= max(least, 1)
    position = func.row_number().over(order_by=(value.desc(), source.c.total.desc(), source.c.player_id))
    rank = func.rank().over(order_by=value.desc())
    return select(source, value.label("value"), rank.label("rank"), position.label("position")).where(shown).subquery()


def _whole_season(season: Season) -> Select[Any]:
    return select(*(getattr(SeasonLine, name) for name in _COLUMNS)).where(SeasonLine.season_id == season.id)


def _last_games(season: Season, last: int) -> Select[Any]:
    """Select the lines as they would be if only each player's last games had been played.

    The index of seats by player finds the first of these games for each player. So the cost grows with the players
    and the games asked for, not with all games that were played.
    """
    counted = (Game.season_id == season.id, Game.status == GameStatus.CONFIRMED)
    first = (
        select(Seat.game_id)
        .join(Game, Game.id == Seat.game_id)
        .where(Seat.player_id == SeasonLine.player_id, *counted)
        .order_by(Seat.game_id.desc())
        .offset(last - 1)
        .limit(1)
        .correlate(SeasonLine)
        .scalar_subquery()
    )
    since = (
        select(SeasonLine.player_id, func.coalesce(first, 0).label("game_id"))
        .where(SeasonLine.season_id == season.id, SeasonLine.games > 0)
        .cte("since")
    )
    sums = {
        "games": func.count(),
        "total": func.sum(Seat.total),
        "penalties": func.sum(0),
        "places": func.sum(Seat.place),
        **{name: func.sum(case((Seat.place == at, 1), else_=0)) for at, name in enumerate(_OWN[5:], start=1)},
        "best": func.max(Seat.total),
        "worst": func.min(Seat.total),
        "fpoints": func.sum(Seat.fpoints),
        "chombo": func.sum(Seat.chombo),
    }
    return (
        select(since.c.player_id, *(cast(total, BigInteger).label(name) for name, total in sums.items()))
        .join(Seat, (Seat.player_id == since.c.player_id) & (Seat.game_id >= since.c.game_id))
        .join(Game, Game.id == Seat.game_id)
        .where(*counted)
        .group_by(since.c.player_id)
    )


def _value(source: Subquery, sort: Sort) -> ColumnElement[Any]:
    """Return the value that orders the list, turned so that more is always better."""
    lines = source.c
    games = case((lines.games > 0, lines.games), else_=1)
    values: dict[Sort, ColumnElement[Any]] = {
        Sort.TOTAL: lines.total,
        Sort.AVERAGE: cast(lines.total, SqlFloat) / games,
        Sort.AVERAGE_PLACE: cast(lines.places, SqlFloat) / games,
        Sort.GAMES: lines.games,
        Sort.FIRST_RATE: cast(lines.firsts, SqlFloat) / games,
        Sort.BEST_GAME: lines.best,
        Sort.FPOINTS: lines.fpoints,
        Sort.FPOINTS_PER_GAME: cast(lines.fpoints, SqlFloat) / games,
    }
    return -values[sort] if sort in _FEWER_IS_BETTER else values[sort]


async def _rows(session: AsyncSession, ranked: Subquery, wanted: ColumnElement[bool]) -> Rows:
    query = (
        select(ranked, Player.name, Player.user_id)
        .join(Player, Player.id == ranked.c.player_id)
        .where(wanted)
        .order_by(ranked.c.position)
    )
    return list(await session.execute(query))


async def _with_gaps(
    session: AsyncSession, ranked: Subquery, rows: Rows, sort: Sort, *, every: Rows | None = None
) -> list[Standing]:
    """Return the lines of some rows, each with its gap to the next better one; `every` saves looking those up."""
    known = {row.position: row for row in every or rows}
    # The next better line is the last one before those who share the rank.
    missing = {row.rank - 1 for row in rows if row.rank > 1} - known.keys()
    if missing:
        better = await session.execute(select(ranked).where(ranked.c.position.in_(missing)))
        known |= {row.position: row for row in better}
    return [_standing(row, known.get(row.rank - 1), sort) for row in rows]


def _standing(row: Row[Any], better: Row[Any] | None, sort: Sort) -> Standing:
    own = sort_value(_line(row), sort)
    ahead = None if better is None else sort_value(_line(better), sort)
    return Standing(
        rank=row.rank,
        player=PlayerInfo(row.player_id, row.name, row.user_id),
        games=row.games,
        total=row.total,
        places=(row.firsts, row.seconds, row.thirds, row.fourths),
        best=row.best or 0,
        worst=row.worst or 0,
        penalties=row.penalties,
        fpoints=row.fpoints,
        chombo=row.chombo,
        gap=None if own is None or ahead is None else abs(ahead - own),
    )


def _line(row: Row[Any]) -> Line[int]:
    return Line(
        player=row.player_id,
        games=row.games,
        total=row.total,
        places=(row.firsts, row.seconds, row.thirds, row.fourths),
        best=row.best,
        worst=row.worst,
        fpoints=row.fpoints,
        chombo=row.chombo,
        penalties=row.penalties,
    )


async def weekly_losers(
    session: AsyncSession, season: Season, *, until: datetime, weeks: int
) -> tuple[WeekLosers[PlayerInfo], ...]:
    """Return who had most F-points in each of the `weeks` up to that of `until`, newest first."""
    monday = datetime.combine(until.date() - timedelta(days=until.weekday()), time(), UTC)
    mondays = [monday - timedelta(weeks=before) for before in range(weeks)]
    points = func.sum(Seat.fpoints)
    before = case(*((Game.played_at >= start, at) for at, start in enumerate(mondays)))
    rows = await session.execute(
        select(before, cast(points, BigInteger), Player.id, Player.name, Player.user_id)
        .select_from(Game)
        .join(Seat, Seat.game_id == Game.id)
        .join(Player, Player.id == Seat.player_id)
        .where(Game.season_id == season.id, Game.status == GameStatus.CONFIRMED, Seat.fpoints != 0)
        .where(Game.played_at >= mondays[-1], Game.played_at < monday + timedelta(weeks=1))
        .group_by(before, Player.id, Player.name, Player.user_id)
        .having(points > 0)
        .order_by(Player.id)
    )
    dated = [(week_of(mondays[at].date()), PlayerInfo(*player), sum_) for at, sum_, *player in rows]
    return losers_of_the_week(dated)[::-1]
